"""The Legendary Edition on a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.contract.event import Event
from ....core.contract.refusal import NotationError, Refusal
from ....core.contract.result import Result
from ....core.engine.state import SPECTATOR, State
from ....games.legendary.rules.state import LegendaryState
from ....games.legendary.words.view import View
from ..aegean.panels import GAP, beside, draw_track, score_sheet
from ..aegean.words import BATTLES, TELLING, understood
from ..plain_table import PlainTable
from ..story import Story
from ..voice import Voice
from . import options as legendary_options
from .map import NARROWEST, WIDEST, across, draw_map
from .map_drawing import draw
from .panels import battle_line, draw_factions, draw_figures, draw_gods, draw_heroes, draw_holdings
from .places import SPOKEN, faction_names, in_full, short, spoken

SIDE = 46  # letters for gods and creatures next to the map, if there is room
NARROW_SIDE = 34


class LegendaryTable(PlainTable):
    """The map, gods, creatures and heroes next to it or below it, the factions, and options in groups."""

    telling = TELLING

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self.factions = Voice(voice.game, faction_names(voice.names), voice.language)
        self.last_battle = ""  # as it was told

    def heading(self, state: State) -> str:
        view = legendary(state).view(SPECTATOR)
        cycle = [self.voice("aegean-cycle", cycle=view.cycle)] if view.cycle else []
        return " · ".join([self.voice.title, *cycle, self.voice(f"phase-{view.phase}")])

    def secret(self, state: State, seat: int) -> bool:
        """Secret are gold, and cards that only one seat has seen."""
        mine, public = legendary(state).view(seat), legendary(state).view(SPECTATOR)
        return (mine.factions, mine.cards) != (public.factions, public.cards)

    def picture(self, state: State, seat: int, width: int) -> RenderableType:
        position, view = legendary(state), legendary(state).view(seat)
        if not position.map.islands:
            return Text(self.voice("question-tile"))
        hexagons = across(position.map)
        letters = min(WIDEST, (width - SIDE - GAP) // hexagons)
        below: list[RenderableType] = [*self.news(view), draw_factions(view, self.factions, width), Text()]
        track = draw_track([(space.price, space.creature) for space in view.track], self.voice)
        if letters < NARROWEST:
            letters = min(WIDEST, (width - NARROW_SIDE - GAP) // hexagons)
        if letters > NARROWEST:
            side = width - hexagons * letters - GAP
            around = Group(draw_gods(view, self.factions, side), Text(), track, Text(), draw_heroes(view, self.voice))
            return Group(beside(draw_map(position, view, letters, self.voice), around, hexagons * letters), *below)
        letters = max(NARROWEST, min(WIDEST, width // hexagons))
        gods = beside(draw_gods(view, self.factions, width // 2), track, width // 2)
        return Group(draw_map(position, view, letters, self.voice), gods, draw_heroes(view, self.voice), *below)

    def news(self, view: View) -> list[RenderableType]:
        """What the signs mean, who owns what, and the battle in progress, or the last one."""
        parts: list[RenderableType] = [Text(self.legend(), style="muted"), *draw_holdings(view, self.factions)]
        parts += draw_figures(view, self.factions)
        if view.battle is not None:
            parts.append(battle_line(view, self.factions))
        elif self.last_battle:
            parts.append(Text(self.last_battle, style="muted"))
        return parts

    def legend(self) -> str:
        """What the signs of the map mean, with a land and a sea as examples."""
        land, sea = "Melos3", "MelosA"
        examples = {"land_sign": short(land, self.voice), "sea_sign": short(sea, self.voice)}
        return self.voice(
            "terminal-legendary-legend", land=self.voice.place(land), sea=self.voice.place(sea), **examples
        )

    def question(self, state: State) -> str:
        position = legendary(state)
        asked = legendary_options.question(position, self.factions)
        two_each = len(self.names.players) == 2
        return f"{self.factions.names(position.view(SPECTATOR).faction)}: {asked}" if two_each else asked

    def numbered(self, state: State) -> dict[int, int]:
        return legendary_options.numbered(legendary(state))

    def options(self, state: State) -> RenderableType:
        return legendary_options.ANSWERS.draw(legendary(state), self.factions, self.numbered(state))

    def words(self, state: State, action: int) -> str:
        return spoken(legendary(state), action, self.factions)

    def parse(self, state: State, line: str) -> int:
        """The action that a line means; places may have their short names from the map."""
        full = in_full(line, self.voice.language)
        try:
            return self.understood(state, line)
        except NotationError:
            if full == line:
                raise
            return self.understood(state, full)

    def understood(self, state: State, line: str) -> int:
        return understood(state, line, lambda action: self.words(state, action), self.voice.game.decisions, SPOKEN)

    def explanation(self, state: State, action: int) -> RenderableType:
        refusal = state.why_not(action)
        if refusal:
            return self.refused(refusal)
        now = legendary(state)
        return legendary_options.ANSWERS.explain(now, action, now.payment(action), self.factions)

    def refused(self, refusal: Refusal) -> Text:
        return Text(self.factions.refusal(refusal), style="refusal")

    def map_drawing(self, state: State) -> tuple[str, str] | None:
        map = legendary(state).map
        return (map.code, draw(map)) if map.islands else None

    def story(self, events: list[Event]) -> list[str]:
        story = Story(self.factions, self.telling)
        lines = story.tell(events)
        self.last_battle = story.last_begun_by(BATTLES) or self.last_battle
        return lines

    def score_sheet(self, result: Result) -> Table:
        return score_sheet(result, self.voice)


def legendary(state: State) -> LegendaryState:
    """The state with its own type at this table."""
    assert isinstance(state, LegendaryState)
    return state
