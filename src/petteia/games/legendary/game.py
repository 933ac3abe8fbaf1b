"""The Legendary Edition as a game that can be started, read and registered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.contract.almanac import Almanac
from ...core.contract.event import Event
from ...core.contract.game import NO_ANSWER, Game, contradiction
from ...core.contract.maps import LaidTile, MapPlan
from ...core.contract.observation import Observation
from ...core.contract.refusal import NotationError, OptionError
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
from .notation.laying import archipelago, quick_code
from .notation.options import MAY_PLAY_IN_TEAMS, PREPARED, QUICK, RANDOM, set_options, set_up_table, table_options
from .notation.positions import option_value, options_of
from .notation.reading import read_position
from .rules.actions import DECISIONS, TABLE_SIZE
from .rules.cycle.course import go_on, tiles_of_map
from .rules.cycle.deployment import take_starts
from .rules.map.archipelago import NO_MAP, SIDE_SIGNS, Archipelago
from .rules.map.tiles import SIDES, TILE_SET
from .rules.observation import OBSERVATIONS
from .rules.position import FIRST_VERSION, NEWEST_VERSION, Position
from .rules.questions import PHASES
from .rules.state import LegendaryState
from .words.almanac import ALMANAC
from .words.holdings import holdings
from .words.plan import DraftPlan, draft_of_code, draft_plan, places_of, plan_of
from .words.sketch import sketch
from .words.telling import KINDS
from .words.thoughts import thought
from .words.view import View


class Legendary(Game):
    """Cyclades, Legendary Edition."""

    manifest = MANIFEST
    not_meant = NO_ANSWER | {"not_on_map"}

    def __init__(self, version: int) -> None:
        """The game under a version of its rules."""
        title, options = "Cyclades Legendary Edition", table_options(version)
        super().__init__("legendary", title, str(version), SEAT_COUNTS, options, DECISIONS, TABLE_SIZE)

    def begin(self, seats: int, options: dict[str, str]) -> LegendaryState:
        state = LegendaryState(seats, None)
        state.version = int(self.version)
        set_up_table(state, options["teams"])
        set_options(state, options)
        state.share_gold()
        state.side = SIDES.index(options["side"])
        if options["map"] != RANDOM:
            state.lay_map(map_named(state, options["map"], options["side"]))
            state.side = SIDE_SIGNS.index(state.map.code[0])
        if options["map"] == PREPARED:
            take_starts(state)
        go_on(state)
        return state

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """As for every game, but the map may also be a code, which is checked against the players at the start."""
        code = options.get("map", RANDOM)
        if ":" not in code:
            return super().check_options(options)
        return super().check_options({**options, "map": RANDOM}) | {"map": code}

    def edition(self, version: str) -> Game:
        return next((game for game in (GAME, FIRST) if game.version == version), None) or super().edition(version)

    def options_of(self, state: State) -> dict[str, str]:
        """The options that a position shows, except the map, which the position has however it was chosen; an error if
        it is played by another version of the rules."""
        assert isinstance(state, LegendaryState)
        if str(state.version) != self.version:
            told = f"the position is under version {state.version} of the rules, not {self.version}"
            raise OptionError(told, "wrong-version-of-position", found=state.version, expected=self.version)
        shown = {key: values[option_value(state, field)] for key, values, field in options_of(state.version)}
        if state.players == MAY_PLAY_IN_TEAMS:
            shown["teams"] = "yes" if state.teams < state.factions else "no"
        return shown

    def options_from(self, state: State, options: dict[str, str]) -> dict[str, str]:
        """As for every game; and a map in the options must be the one in the position, that side up (L2.4)."""
        agreed = super().options_from(state, options)
        self.check_options(options)
        assert isinstance(state, LegendaryState)
        named, side = options.get("map", RANDOM), SIDES[state.side]
        given_side = options.get("side", side)
        if named == RANDOM:
            if given_side != side:
                raise contradiction("side", side, given_side)
        elif map_named(state, named, given_side).code != state.map.code:
            raise contradiction("map", RANDOM if state.map.code == NO_MAP.code else state.map.code, named)
        return {"side": side} | agreed

    def read(self, position: str) -> LegendaryState:
        return read_position(position)

    def stage(self, state: State) -> tuple[str, int]:
        assert isinstance(state, LegendaryState)
        return stage(state)

    def sketch(self, state: State) -> Sketch:
        assert isinstance(state, LegendaryState)
        return sketch(state)

    def holdings(self, state: State, seat: int) -> Mapping[str, int]:
        assert isinstance(state, LegendaryState)
        return holdings(state, seat)

    def doer(self, state: State, event: Event) -> int | None:
        """The seat of the faction that an event names; a seat may have two factions."""
        assert isinstance(state, LegendaryState)
        faction = event.plain().get("faction")
        return int(state.seat_of(faction)) if isinstance(faction, int) and faction >= 0 else None

    def payment(self, state: State, action: int) -> Payment | None:
        assert isinstance(state, LegendaryState)
        return state.payment(action)

    def prospect(self, state: State, action: int) -> Thought | None:
        """What a legal action can be meant for, if it only begins a thought."""
        assert isinstance(state, LegendaryState)
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

    def draft(self, seats: int, side: str, tiles: Sequence[LaidTile], code: str) -> DraftPlan:
        self.check_seats(seats)
        return draft_of_code(seats, side, code) if code else draft_plan(seats, side, places_of(tiles))

    def wire(self) -> Wire:
        return Wire(view=View, events=KINDS, payment=Payment, prospect=Thought, map=MapPlan)

    def almanac(self) -> Almanac:
        return ALMANAC


def map_named(position: Position, name: str, side: str) -> Archipelago:
    """The map of a table that does not leave it to chance: the quick set-up's, or one given by its code (L2.4)."""
    seats = position.players
    codes = {QUICK: quick_code(seats, SIDES.index(side)), PREPARED: TILE_SET.quick[seats]}
    try:
        return archipelago(codes.get(name, name), tiles_of_map(position))
    except NotationError as error:
        raise OptionError(str(error), "wrong-map", problem=error) from None


GAME: Final = Legendary(NEWEST_VERSION)
FIRST: Final = Legendary(FIRST_VERSION)  # as it was played before L4.9 and L14.40 were reinterpreted
