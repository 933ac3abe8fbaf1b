"""7 Wonders Duel on a terminal."""

from __future__ import annotations

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.event import Event
from ..core.refusal import Refusal
from ..core.result import Result
from ..core.state import State
from ..games.duel.state import DuelState
from ..games.duel.view import View
from .duel_city import draw_city, draw_supply, draw_track
from .duel_layout import draw_layout, layout_width
from .duel_options import answer_options, explain, turn_options
from .duel_story import Story
from .duel_words import LEGEND, NUMERALS, REASONS, plain, refusal_sentence
from .plain_table import PlainTable

SIDE = 46  # letters for the cities beside the cards, where the screen has room for both
QUESTIONS = {
    "draft": "Take one of the wonders on offer; you can build it later, on a turn of yours.",
    "turn": "Take a card marked ▸: build it, discard it for coins, or build a wonder with it.",
    "take_token": "A pair of symbols: take a progress token from the board.",
    "keep_token": "The Great Library: keep one of the tokens drawn; the others go back unseen.",
    "restore": "The Mausoleum: build a card of the discard pile for nothing.",
    "destroy_brown": "The Statue of Zeus: destroy a brown card of the opponent's.",
    "destroy_grey": "Circus Maximus: destroy a grey card of the opponent's.",
    "begin": "Who begins the next age?",
}
CATEGORIES = {
    "blue": "blue cards",
    "green": "green cards",
    "yellow": "yellow cards",
    "guilds": "guilds",
    "wonders": "wonders",
    "tokens": "progress tokens",
    "coins": "coins, 1 for each 3",
    "military": "conflict pawn",
    "total": "total",
}
HELP = """\
**How to win**: bring the conflict pawn to the other capital (red cards), or collect six different science symbols
(green cards), or else have more points after Age III.

**A turn**: take one card that no other covers. *Build* it: its letters are resources (W wood, C clay, S stone, G glass,
P papyrus); what your city does not make you buy, for 2 coins and 1 more for each that the other city makes of it.
Or *discard* it for 2 coins and 1 more for each yellow card of yours. Or put it face down under one of your *wonders*
and pay for the wonder instead. Face-down cards turn up when nothing covers them any more.

**◇ chain**: a card with ◇ lets you build a later card for nothing; "or ◇" on a card says that it can be had so.
Two equal science symbols give a progress token at once.
"""


class DuelTable(PlainTable):
    """The pyramid of cards, both cities, the conflict track, and options in a grid."""

    def heading(self, state: State) -> str:
        age = duel(state).view(0).age
        return f"{self.game.title} · Age {NUMERALS[age]}" if age else f"{self.game.title} · the wonders"

    def picture(self, state: State, seat: int, width: int) -> RenderableType:
        view = duel(state).view(seat)
        cities = [draw_city(view, place, self.names) for place in (0, 1)]
        if width >= layout_width(max(view.age, 1), 0) + SIDE:
            left = width - SIDE
            beside = Table.grid()
            beside.add_column(width=left)
            beside.add_column(width=SIDE)
            beside.add_row(self.middle(view, seat, left - 1), Group(*cities))
            return beside
        between = Table.grid(expand=True)
        between.add_column(ratio=1)
        between.add_column(ratio=1)
        between.add_row(*cities)
        return Group(self.middle(view, seat, width), between)

    def middle(self, view: View, seat: int, width: int) -> RenderableType:
        """Cards, track, tokens, discard pile, and what the signs mean."""
        parts: list[RenderableType] = []
        if view.table:
            parts += [Align.center(draw_layout(view, seat, width), width=width), Text()]
        parts += [
            Align.center(draw_track(view, self.names), width=width),
            draw_supply(view),
            Text(LEGEND, style="muted"),
        ]
        return Group(*parts)

    def question(self, state: State) -> str:
        return QUESTIONS[state.question]

    def options(self, state: State) -> RenderableType:
        if state.question == "turn":
            return turn_options(duel(state))
        return answer_options(duel(state), self.names)

    def words(self, state: State, action: int) -> str:
        return plain(state.text(action))

    def refusal(self, refusal: Refusal) -> str:
        return refusal_sentence(refusal)

    def explanation(self, state: State, action: int) -> RenderableType:
        return explain(duel(state), action, self.names)

    def story(self, events: list[Event]) -> list[str]:
        return Story(self.names).tell(events)

    def ending(self, result: Result) -> RenderableType:
        winners = " and ".join(self.names.subject(seat) for seat in result.winners)
        sheet = Table("", box=None, padding=(0, 2))
        for seat in (0, 1):
            sheet.add_column(self.names.badge(seat), justify="right")
        for category, words in CATEGORIES.items():
            style = "bold" if category == "total" else ""
            sheet.add_row(words, *(str(score[category]) for score in result.scores), style=style)
        return Group(Text(f"{winners} won {REASONS[result.reason]}.", style="bold"), Text(), sheet)

    def help(self) -> str:
        return HELP


def duel(state: State) -> DuelState:
    """The state as what it is at this table."""
    assert isinstance(state, DuelState)
    return state
