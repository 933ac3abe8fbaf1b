"""Cyclades on a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.contract.event import Event
from ....core.contract.result import Result
from ....core.engine.state import SPECTATOR, State
from ....games.cyclades.rules.state import CycladesState
from ....games.cyclades.words.view import View
from ..aegean.panels import GAP, beside, draw_track, score_sheet
from ..aegean.words import BATTLES, TELLING, understood
from ..plain_table import PlainTable
from ..story import Story
from ..voice import Voice
from . import options as cyclades_options
from .map import NARROWEST, WIDEST, across, draw_map, map_width
from .panels import battle_line, draw_gods, draw_players
from .places import SPOKEN, spoken

SIDE = 46  # letters for gods and creatures next to the map, if there is room
NARROW_SIDE = 29


class CycladesTable(PlainTable):
    """The map, the gods and creatures next to it or below it, the players, and options in groups."""

    telling = TELLING

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self.last_battle = ""  # as it was told

    def heading(self, state: State) -> str:
        view = cyclades(state).view(SPECTATOR)
        if not view.cycle:
            return self.voice.title
        return (
            f"{self.voice.title} · {self.voice('aegean-cycle', cycle=view.cycle)} · {self.voice(f'phase-{view.phase}')}"
        )

    def secret(self, state: State, seat: int) -> bool:
        """Only gold is secret; what a seat has to pay follows from public facts."""
        return cyclades(state).view(seat).seats != cyclades(state).view(SPECTATOR).seats

    def picture(self, state: State, seat: int, width: int) -> RenderableType:
        position, view = cyclades(state), cyclades(state).view(seat)
        hexagons = across(position)
        letters = max(NARROWEST, min(WIDEST, (width - SIDE - GAP) // hexagons))
        side = width - map_width(position, letters) - GAP
        players = draw_players(view, self.voice, width)
        track = draw_track([(space.price, space.creature) for space in view.track], self.voice)
        if side >= NARROW_SIDE:
            around = Group(draw_gods(view, self.voice, side), Text(), track, Text(), *self.news(view))
            return Group(
                beside(draw_map(position, view, letters, self.voice), around, map_width(position, letters)),
                players,
                Text(),
            )
        letters = max(NARROWEST, min(WIDEST, width // hexagons))
        below = beside(draw_gods(view, self.voice, width // 2), track, width // 2)
        return Group(draw_map(position, view, letters, self.voice), below, *self.news(view), players, Text())

    def news(self, view: View) -> list[RenderableType]:
        """The battle in progress, or the last one; and what the signs mean."""
        legend = Text(self.voice("terminal-cyclades-legend"), style="muted")
        if view.battle is not None:
            return [battle_line(view, self.voice), legend]
        return [Text(self.last_battle, style="muted"), Text(), legend] if self.last_battle else [legend]

    def question(self, state: State) -> str:
        return cyclades_options.question(cyclades(state), self.voice)

    def numbered(self, state: State) -> dict[int, int]:
        return cyclades_options.numbered(cyclades(state))

    def options(self, state: State) -> RenderableType:
        return cyclades_options.ANSWERS.draw(cyclades(state), self.voice, self.numbered(state))

    def words(self, state: State, action: int) -> str:
        return spoken(cyclades(state), action, self.voice)

    def parse(self, state: State, line: str) -> int:
        return understood(state, line, lambda action: self.words(state, action), self.voice.game.decisions, SPOKEN)

    def explanation(self, state: State, action: int) -> RenderableType:
        refusal = state.why_not(action)
        if refusal:
            return self.refused(refusal)
        now = cyclades(state)
        return cyclades_options.ANSWERS.explain(now, action, now.payment(action), self.voice)

    def story(self, events: list[Event]) -> list[str]:
        story = Story(self.voice, self.telling)
        lines = story.tell(events)
        self.last_battle = story.last_begun_by(BATTLES) or self.last_battle
        return lines

    def score_sheet(self, result: Result) -> Table:
        return score_sheet(result, self.voice)


def cyclades(state: State) -> CycladesState:
    """The state with its own type at this table."""
    assert isinstance(state, CycladesState)
    return state
