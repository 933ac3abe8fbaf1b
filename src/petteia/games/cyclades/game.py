"""Cyclades as a game that can be started, read and registered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.contract.almanac import Almanac
from ...core.contract.event import Event
from ...core.contract.game import NO_ANSWER, Game, Option
from ...core.contract.maps import MapPlan
from ...core.contract.observation import Observation
from ...core.contract.refusal import OptionError
from ...core.contract.sketch import Sketch
from ...core.contract.told import rows_of
from ...core.contract.wire import Wire
from ...core.engine.state import State
from ..aegean.words.payment import Payment
from ..aegean.words.stage import stage
from ..aegean.words.themes import theme
from ..aegean.words.thoughts import Thought
from . import facts
from .facts import SEAT_COUNTS
from .manifest import MANIFEST
from .notation.positions import options_of
from .notation.reading import read_position
from .rules.actions import DECISIONS, TABLE_SIZE
from .rules.cycle.course import go_on
from .rules.observation import OBSERVATIONS
from .rules.position import FIRST_VERSION, NEWEST_VERSION
from .rules.questions import PHASES
from .rules.state import CycladesState
from .words.almanac import ALMANAC
from .words.holdings import holdings
from .words.plan import plan_of
from .words.sketch import sketch
from .words.telling import KINDS
from .words.thoughts import thought
from .words.view import View

OPTIONS: Final = (
    Option("tie_break", ("gold", "metropolises"), "C15.2"),
    Option("two_player_priests", ("total", "each"), "C12.4"),
    Option("apollo_scope", ("any", "own"), "C14.2"),
    Option("open_gold", ("no", "yes"), "C6.2"),
    Option("offer_cap", ("payable", "gold"), "C7.7"),
    Option("giant_scope", ("any", "enemy"), "C10.10"),
    Option("sylph_groups", ("any", "one"), "C10.14"),
    Option("kraken_again", ("anywhere", "swims_on"), "C10.17"),
    Option("minotaur", ("bonus", "casualty"), "C10.20"),
    Option("medusa_holds", ("everybody", "garrison"), "C10.21"),
    Option("apollo_for_two", ("both", "last_resort"), "C12.6"),
)


class Cyclades(Game):
    """Cyclades, the edition of 2009."""

    manifest = MANIFEST
    not_meant = NO_ANSWER | {"not_on_map"}

    def __init__(self, version: int) -> None:
        self.fields = options_of(version)
        names = [name for name, _, _ in self.fields]
        options = tuple(option for option in OPTIONS if option.name in names)
        super().__init__("cyclades", "Cyclades", str(version), SEAT_COUNTS, options, DECISIONS, TABLE_SIZE)

    def edition(self, version: str) -> Game:
        return next((game for game in (GAME, FIRST) if game.version == version), None) or super().edition(version)

    def begin(self, seats: int, options: dict[str, str]) -> CycladesState:
        state = CycladesState(seats, None)
        state.version = int(self.version)
        for name, values, field in self.fields:
            setattr(state, field, values.index(options[name]))
        state.deploy()
        go_on(state)
        return state

    def read(self, position: str) -> CycladesState:
        return read_position(position)

    def stage(self, state: State) -> tuple[str, int]:
        assert isinstance(state, CycladesState)
        return stage(state)

    def sketch(self, state: State) -> Sketch:
        assert isinstance(state, CycladesState)
        return sketch(state)

    def holdings(self, state: State, seat: int) -> Mapping[str, int]:
        assert isinstance(state, CycladesState)
        return holdings(state, seat)

    def payment(self, state: State, action: int) -> Payment | None:
        assert isinstance(state, CycladesState)
        return state.payment(action)

    def prospect(self, state: State, action: int) -> Thought | None:
        """What a legal action can be meant for, if it only begins a thought."""
        assert isinstance(state, CycladesState)
        return thought(self, state, action)

    def theme(self, seat: int, plan: Sequence[Event], line: Sequence[Event], lure: Sequence[Event]) -> str:
        return theme(seat, plan, line, lure)

    def observation(self, seats: int) -> Observation:
        return OBSERVATIONS[self.check_seats(seats)]

    def facts(self) -> Mapping[str, object]:
        """The box, with the phases of a cycle."""
        return rows_of(facts) | {"phases": PHASES}

    def plan(self, seats: int, code: str) -> MapPlan:
        return plan_of(seats, code)

    def wire(self) -> Wire:
        return Wire(view=View, events=KINDS, payment=Payment, prospect=Thought, map=MapPlan)

    def almanac(self) -> Almanac:
        return ALMANAC

    def options_of(self, state: State) -> dict[str, str]:
        """The options that a position shows; an error if it is played by another version of the rules."""
        assert isinstance(state, CycladesState)
        if str(state.version) != self.version:
            told = f"the position is under version {state.version} of the rules, not {self.version}"
            raise OptionError(told, "wrong-version-of-position", found=state.version, expected=self.version)
        return {name: values[getattr(state, field)] for name, values, field in options_of(state.version)}


GAME: Final = Cyclades(NEWEST_VERSION)
FIRST: Final = Cyclades(FIRST_VERSION)  # as it was played before C10.14 and C10.23 were reinterpreted
