"""Cyclades on a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.event import Event
from ..core.game import Game
from ..core.refusal import Refusal
from ..core.result import Result
from ..core.state import SPECTATOR, State
from ..games.cyclades.state import CycladesState
from ..games.cyclades.view import View
from . import cyclades_options
from .aegean_panels import GAP, beside, draw_track
from .aegean_words import refusal_sentence, understood
from .cyclades_map import NARROWEST, WIDEST, across, draw_map, map_width
from .cyclades_panels import draw_battle, draw_gods, draw_players
from .cyclades_story import Story
from .cyclades_words import CREATURE_WORDS, PLACE, REASONS, SPOKEN, THINGS, spoken
from .names import Names
from .plain_table import PlainTable

SIDE = 46  # letters for gods and creatures beside the map, where there is room
NARROW_SIDE = 29
PHASES = {
    "set_up": "setting up",
    "creatures": "creatures come",
    "gods": "gods come",
    "offerings": "offerings",
    "actions": "actions",
}
LEGEND = (
    "i1 island, ●2 troops on land or fleets at sea, +1 income, P port, F fortress, T temple, U university, "
    "M metropolis, · free slot, ▸ can be chosen now"
)
HELP = """\
**The aim**: own 2 metropolises (3 in a game of two) when a cycle ends. A metropolis comes for a port, a fortress, a
temple and a university together, or for 4 philosophers, or with an island that you conquer.

**The map**: a space touches the two beside it and the two above and below; an island is one place, whatever its size.

**A cycle**

1. Creatures come to the track; gods are laid out in the order in which they will act.
2. Everybody gets 1 gold for each +1 on his islands and under his fleets. Gold is secret.
3. Everybody offers gold to one god. Who is outbid must go to another god at once; Apollo is free for all.
4. All pay; each priest saves 1 gold, but 1 is always paid.
5. The gods act from the top. *Poseidon*: fleets, ports. *Ares*: troops, fortresses. *Zeus*: priests, temples.
   *Athena*: philosophers, universities. The first unit or card is free, a building costs 2, a move 1.
6. Troops march only over an unbroken chain of your fleets. Who meets an enemy fights: each side rolls a die of 0 to 3
   and adds its units; the lower total loses one unit, at a tie both do.
7. With any god but Apollo you may summon creatures; a temple saves 1 gold at one of them in each cycle.
8. Apollo gives 1 gold, 4 to who has one island, and a mark of prosperity to the first.
9. Who acted first bids last in the next cycle.
10. If somebody has his metropolises when all have acted, the game ends; of several, the one with more gold wins.
"""


class CycladesTable(PlainTable):
    """The map, the gods and creatures beside or below it, the players, and options in groups."""

    def __init__(self, game: Game, names: Names) -> None:
        super().__init__(game, names)
        self.last_battle = ""  # as it was told

    def heading(self, state: State) -> str:
        view = cyclades(state).view(SPECTATOR)
        return f"{self.game.title} · cycle {view.cycle} · {PHASES[view.phase]}" if view.cycle else self.game.title

    def secret(self, state: State, seat: int) -> bool:
        """Only gold is secret; what a seat has to pay follows from what all can see."""
        return cyclades(state).view(seat).seats != cyclades(state).view(SPECTATOR).seats

    def picture(self, state: State, seat: int, width: int) -> RenderableType:
        position, view = cyclades(state), cyclades(state).view(seat)
        hexagons = across(position)
        letters = max(NARROWEST, min(WIDEST, (width - SIDE - GAP) // hexagons))
        side = width - map_width(position, letters) - GAP
        players = draw_players(view, self.names, width)
        track = draw_track([(space.price, space.creature) for space in view.track], CREATURE_WORDS)
        if side >= NARROW_SIDE:
            around = Group(draw_gods(view, self.names, side), Text(), track, Text(), *self.news(view))
            return Group(
                beside(draw_map(position, view, letters), around, map_width(position, letters)), players, Text()
            )
        letters = max(NARROWEST, min(WIDEST, width // hexagons))
        below = beside(draw_gods(view, self.names, width // 2), track, width // 2)
        return Group(draw_map(position, view, letters), below, *self.news(view), players, Text())

    def news(self, view: View) -> list[RenderableType]:
        """The battle that goes on, or the last one; and what the signs mean."""
        legend = Text(LEGEND, style="muted")
        if view.battle is not None:
            return [draw_battle(view, self.names), legend]
        return [Text(self.last_battle, style="muted"), Text(), legend] if self.last_battle else [legend]

    def question(self, state: State) -> str:
        return cyclades_options.question(cyclades(state))

    def numbered(self, state: State) -> dict[int, int]:
        return cyclades_options.numbered(cyclades(state))

    def options(self, state: State) -> RenderableType:
        return cyclades_options.draw_options(cyclades(state), self.names, self.numbered(state))

    def words(self, state: State, action: int) -> str:
        return spoken(cyclades(state), action, self.names)

    def parse(self, state: State, line: str) -> int:
        return understood(state, line, lambda action: self.words(state, action), SPOKEN)

    def refusal(self, refusal: Refusal) -> str:
        return refusal_sentence(refusal, self.names, THINGS, PLACE)

    def explanation(self, state: State, action: int) -> RenderableType:
        return cyclades_options.explain(cyclades(state), action, self.names)

    def story(self, events: list[Event]) -> list[str]:
        story = Story(self.names)
        lines = story.tell(events)
        self.last_battle = story.last_battle or self.last_battle
        return lines

    def ending(self, result: Result) -> RenderableType:
        winners = " and ".join(self.names.subject(seat) for seat in result.winners)
        sheet = Table("", box=None, padding=(0, 2), header_style="muted")
        for category in ("metropolises", "gold"):
            sheet.add_column(category, justify="right")
        for seat, score in enumerate(result.scores):
            sheet.add_row(self.names.badge(seat), str(score["metropolises"]), str(score["gold"]))
        return Group(Text(f"{winners} won {REASONS[result.reason]}.", style="bold"), Text(), sheet)

    def help(self) -> str:
        return HELP


def cyclades(state: State) -> CycladesState:
    """The state as what it is at this table."""
    assert isinstance(state, CycladesState)
    return state
