"""The Legendary Edition on a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.event import Event
from ..core.game import Game
from ..core.refusal import NotationError, Refusal
from ..core.result import Result
from ..core.state import SPECTATOR, State
from ..games.legendary.state import LegendaryState
from ..games.legendary.view import View
from . import legendary_options, legendary_questions
from .aegean_panels import GAP, beside, draw_track
from .aegean_words import refusal_sentence, understood
from .legendary_map import NARROWEST, WIDEST, across, draw_map
from .legendary_panels import draw_battle, draw_factions, draw_figures, draw_gods, draw_heroes, draw_holdings
from .legendary_story import Story
from .legendary_words import CREATURE_WORDS, PLACE, REASONS, SPOKEN, THINGS, faction_names, in_full, spoken
from .names import Names
from .plain_table import PlainTable

SIDE = 46  # letters for gods and creatures beside the map, where there is room
NARROW_SIDE = 34
PHASES = {
    "set_up": "setting up",
    "deployment": "deployment",
    "start": "the cycle begins",
    "offerings": "offerings",
    "upkeep": "upkeep of creatures",
    "actions": "actions",
}
LEGEND = (
    "Me3 land Melos3, MeA sea MelosA, ●2 troops on land or fleets at sea, m1 mercenaries, +1 income, ♀ priestess, "
    "P port, F fortress, T temple, A academy, M metropolis, · free site, ▸ can be chosen now"
)
HELP = """\
**The aim**: own 3 metropolises, in a team together, when a cycle ends. A metropolis comes for a port, a fortress, a
temple and an academy together, for 4 philosophers, by the sacrifice of a hero, or with a land that you conquer.

**The map**: an area is one place, however many bricks it covers; what touches is beside it. `Me3` is the land Melos3,
`MeA` the sea MelosA; both names can be typed.

**A cycle**

1. Creatures and heroes come to their tracks; the gods turn by one row.
2. Everybody gets 1 gold for each +1 in his lands and seas. Gold is secret.
3. Everybody offers gold to one god: 1, 3, 5, 7, 10, 13, 16, 20 or 25. Who is outbid must go to another god at once.
   All pay; each priestess saves 1 gold.
4. Creatures on the map cost their holder a priestess each, or leave.
5. The gods act from the top. First come the building and the free recruit, then whatever you can pay: recruits, moves,
   creatures. A temple or metropolis saves 1 gold at one creature in each cycle.
6. Units march to a land beside theirs, or over a chain of your fleets to another island. With Ares a march costs 1;
   with other gods a hero leads them, for 1, 2, 3 … gold.
7. Who meets an enemy fights: each side rolls a die of 0 to 3 and adds its units, ports or fortresses; the lower total
   loses one unit, at a tie both do.
8. Apollo gives 2 gold and two cornucopias, and who had him bids first in the next cycle.
9. Nobody takes a faction's last land, unless that wins the game.
"""


class LegendaryTable(PlainTable):
    """The map, gods, creatures and heroes beside or below it, the factions, and options in groups."""

    def __init__(self, game: Game, names: Names) -> None:
        super().__init__(game, names)
        self.factions = faction_names(names)
        self.last_battle = ""  # as it was told

    def heading(self, state: State) -> str:
        view = legendary(state).view(SPECTATOR)
        cycle = f"cycle {view.cycle} · " if view.cycle else ""
        return f"{self.game.title} · {cycle}{PHASES[view.phase]}"

    def secret(self, state: State, seat: int) -> bool:
        """Gold, and cards that one seat has seen."""
        mine, public = legendary(state).view(seat), legendary(state).view(SPECTATOR)
        return (mine.factions, mine.cards) != (public.factions, public.cards)

    def picture(self, state: State, seat: int, width: int) -> RenderableType:
        position, view = legendary(state), legendary(state).view(seat)
        if not position.map.islands:
            return Text("The tiles of the map are being laid.")
        hexagons = across(position.map)
        letters = min(WIDEST, (width - SIDE - GAP) // hexagons)
        below: list[RenderableType] = [*self.news(view), draw_factions(view, self.factions, width), Text()]
        track = draw_track([(space.price, space.creature) for space in view.track], CREATURE_WORDS)
        if letters < NARROWEST:
            letters = min(WIDEST, (width - NARROW_SIDE - GAP) // hexagons)
        if letters > NARROWEST:
            side = width - hexagons * letters - GAP
            around = Group(draw_gods(view, self.factions, side), Text(), track, Text(), draw_heroes(view))
            return Group(beside(draw_map(position, view, letters), around, hexagons * letters), *below)
        letters = max(NARROWEST, min(WIDEST, width // hexagons))
        gods = beside(draw_gods(view, self.factions, width // 2), track, width // 2)
        return Group(draw_map(position, view, letters), gods, draw_heroes(view), *below)

    def news(self, view: View) -> list[RenderableType]:
        """What the signs mean, whose everything is, and the battle that goes on, or the last one."""
        parts: list[RenderableType] = [Text(LEGEND, style="muted"), *draw_holdings(view, self.factions)]
        parts += draw_figures(view, self.factions)
        if view.battle is not None:
            parts.append(draw_battle(view, self.factions))
        elif self.last_battle:
            parts.append(Text(self.last_battle, style="muted"))
        return parts

    def question(self, state: State) -> str:
        position = legendary(state)
        asked = legendary_questions.question(position)
        return f"{self.factions.subject(position.view(SPECTATOR).faction)}: {asked}" if self.factions.signs else asked

    def numbered(self, state: State) -> dict[int, int]:
        return legendary_options.numbered(legendary(state))

    def options(self, state: State) -> RenderableType:
        return legendary_options.draw_options(legendary(state), self.factions, self.numbered(state))

    def words(self, state: State, action: int) -> str:
        return spoken(legendary(state), action, self.factions)

    def parse(self, state: State, line: str) -> int:
        """What is meant; places may be named as they stand on the map."""
        try:
            return understood(state, line, lambda action: self.words(state, action), SPOKEN)
        except NotationError:
            if in_full(line) == line:
                raise
            return understood(state, in_full(line), lambda action: self.words(state, action), SPOKEN)

    def refusal(self, refusal: Refusal) -> str:
        return refusal_sentence(refusal, self.factions, THINGS, PLACE)

    def explanation(self, state: State, action: int) -> RenderableType:
        return legendary_options.explain(legendary(state), action, self.factions)

    def story(self, events: list[Event]) -> list[str]:
        story = Story(self.factions)
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


def legendary(state: State) -> LegendaryState:
    """The state as what it is at this table."""
    assert isinstance(state, LegendaryState)
    return state
