"""Units fly with Pegasus, and with Perseus when he is sacrificed (L10.9, L10.28)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from .....core.engine.bits import bit
from ...facts import PEGASUS, PERSEUS
from ..position import BY_AIR, Position
from ..questions import FLY_FROM
from ..refusals import why_not_garrison
from ..turn.troops import garrisons, muster
from .power import Power, register
from .sacrifice import SACRIFICES, Sacrifice, condition, no_sacrifice

CONDITION: Final = condition(
    PERSEUS, "L10.28", "Perseus lets units fly, and no other unit of yours could leave its land"
)


class Flight(Power):
    def usable(self, position: Position, creature: i64) -> bool:
        return garrisons(position, BY_AIR) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        return garrisons(position, BY_AIR)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        muster(position, index, BY_AIR, 0)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        found = why_not_garrison(position, int(index), BY_AIR)
        assert found is not None
        return found


class Perseus(Sacrifice):
    def holds(self, position: Position, victim: i64) -> bool:
        return lands_to_fly_from(position, victim) != 0

    def take_effect(self, position: Position) -> None:
        position.asked = FLY_FROM

    def why_not(self, position: Position, victim: int) -> Refusal:
        return no_sacrifice(position, PERSEUS, CONDITION)


def lands_to_fly_from(position: Position, victim: i64) -> i64:
    """The lands from which units can fly once that hero is gone."""
    lands: i64 = garrisons(position, BY_AIR)
    home: i64 = position.hero_land(victim)
    if position.hero_holder(victim) >= 0 and position.units_on(home) == 1:
        lands &= ~bit(home)
    return lands


SACRIFICES[PERSEUS] = Perseus()
register(Flight([PEGASUS], [FLY_FROM], free=True, founds=True))
