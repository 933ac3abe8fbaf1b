"""7 Wonders Duel as a game that can be started, read and registered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.contract.almanac import Almanac
from ...core.contract.event import Event
from ...core.contract.game import NO_ANSWER, Game, Option, contradiction
from ...core.contract.observation import Observation
from ...core.contract.sketch import Sketch
from ...core.contract.told import rows_of
from ...core.contract.wire import Wire
from ...core.engine.state import State
from . import facts
from .manifest import MANIFEST
from .notation.positions import MAY_DECLINE, NEUTRAL_START
from .notation.setup import read_position
from .rules.actions import ACTIONS, DECISIONS, SEATS
from .rules.ages import name_first_player
from .rules.observation import OBSERVATION
from .rules.state import DuelState
from .words.almanac import ALMANAC
from .words.events import KINDS
from .words.holdings import holdings
from .words.payment import Payment
from .words.prospects import Prospect, prospect
from .words.sketch import sketch
from .words.stage import stage
from .words.themes import theme
from .words.view import View, options_of

BY_CHANCE: Final = "chance"
OPTIONS: Final = (
    Option("wonders", ("draft", "first_game"), "D2.5"),
    Option("first_player", (BY_CHANCE, "0", "1"), "D1.6"),
    Option("neutral_start", ("begins", "chooses"), "D11.3"),
    Option("decline_token", MAY_DECLINE, "D9.0"),
)


class Duel(Game):
    """7 Wonders Duel, the base game."""

    manifest = MANIFEST
    not_meant = NO_ANSWER | {"card_gone"}

    def __init__(self) -> None:
        super().__init__("duel", "7 Wonders Duel", "1", (SEATS,), OPTIONS, DECISIONS, ACTIONS)

    def begin(self, seats: int, options: dict[str, str]) -> DuelState:
        state = DuelState(None)
        state.neutral_chooses = NEUTRAL_START.index(options["neutral_start"])
        state.may_decline = MAY_DECLINE.index(options["decline_token"])
        if options["wonders"] == "first_game":
            state.unseen_wonders = 0
        if options["first_player"] != BY_CHANCE:
            name_first_player(state, int(options["first_player"]))
        return state

    def read(self, position: str) -> DuelState:
        return read_position(position)

    def options_of(self, state: State) -> dict[str, str]:
        assert isinstance(state, DuelState)
        return options_of(state)

    def options_from(self, state: State, options: dict[str, str]) -> dict[str, str]:
        """As for every game; and a first player named in the options must be the one in the position (D1.6)."""
        agreed = super().options_from(state, options)
        assert isinstance(state, DuelState)
        named = options.get("first_player", BY_CHANCE)
        if named not in (BY_CHANCE, str(state.first)):
            raise contradiction("first_player", str(state.first), named)
        return agreed

    def stage(self, state: State) -> tuple[str, int]:
        assert isinstance(state, DuelState)
        return stage(state)

    def sketch(self, state: State) -> Sketch:
        assert isinstance(state, DuelState)
        return sketch(state)

    def holdings(self, state: State, seat: int) -> Mapping[str, int]:
        assert isinstance(state, DuelState)
        return holdings(state, seat)

    def payment(self, state: State, action: int) -> Payment | None:
        assert isinstance(state, DuelState)
        return state.payment(action)

    def prospect(self, state: State, action: int) -> Prospect:
        """The position of the asked seat after a legal action."""
        assert isinstance(state, DuelState)
        return prospect(state, action)

    def theme(self, seat: int, plan: Sequence[Event], line: Sequence[Event], lure: Sequence[Event]) -> str:
        return theme(seat, plan, line, lure)

    def observation(self, seats: int) -> Observation:
        return OBSERVATION

    def facts(self) -> Mapping[str, object]:
        return rows_of(facts)

    def wire(self) -> Wire:
        return Wire(view=View, events=KINDS, payment=Payment, prospect=Prospect)

    def almanac(self) -> Almanac:
        return ALMANAC


GAME: Final = Duel()
