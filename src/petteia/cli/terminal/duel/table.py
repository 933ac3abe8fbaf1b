"""7 Wonders Duel on a terminal."""

from __future__ import annotations

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.contract.event import Event
from ....core.engine.state import State
from ....games.duel.rules.state import DuelState
from ....games.duel.words.view import View
from ..plain_table import PlainTable
from ..story import Telling
from ..voice import Voice
from .city import draw_city, draw_supply, draw_track
from .layout import draw_layout, layout_width
from .options import action_words, answer_options, explain, turn_options
from .signs import Signs

SIDE = 46  # letters for the cities next to the cards, if the screen has room for both


class DuelTable(PlainTable):
    """The layout of cards, both cities, the conflict track, and options in a grid."""

    telling = Telling(
        silent=frozenset({"card_taken", "guild_placed", "pair_completed"}),
        openings=frozenset({"age_dealt"}),
        topics={"age_dealt": "age", "age_begun": "age"},
    )

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self.signs = Signs(voice)

    def heading(self, state: State) -> str:
        age = duel(state).view(0).age
        return f"{self.voice.title} · {self.voice(f'age-{age}' if age else 'duel-wonders')}"

    def picture(self, state: State, seat: int, width: int) -> RenderableType:
        view = duel(state).view(seat)
        cities = [draw_city(view, place, self.signs) for place in (0, 1)]
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
            parts += [Align.center(draw_layout(view, seat, width, self.signs), width=width), Text()]
        parts += [
            Align.center(draw_track(view, self.voice), width=width),
            draw_supply(view, self.voice),
            Text(self.signs.legend(), style="muted"),
        ]
        return Group(*parts)

    def options(self, state: State) -> RenderableType:
        if state.question == "turn":
            return turn_options(duel(state), self.signs)
        return answer_options(duel(state), self.voice)

    def words(self, state: State, action: int) -> str:
        return action_words(duel(state), action, self.voice)

    def explanation(self, state: State, action: int) -> RenderableType:
        refusal = state.why_not(action)
        refused = [self.refused(refusal)] if refusal is not None else []
        return Group(*refused, *explain(duel(state), action, self.voice))

    def story(self, events: list[Event]) -> list[str]:
        """The events as lines, without the cards of an age that was just dealt: the picture shows them."""
        told, dealt = [], False
        for event in events:
            dealt = event.kind in ("age_dealt", "guild_placed") or (dealt and event.kind == "card_revealed")
            if not (dealt and event.kind == "card_revealed"):
                told.append(event)
        return super().story(told)


def duel(state: State) -> DuelState:
    """The state with its own type at this table."""
    assert isinstance(state, DuelState)
    return state
