"""Helen: a metropolis for two pairs of buildings (L10.22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from .....core.engine.bits import size
from ...facts import HELEN
from ..position import Position
from ..turn.metropolises import found, types_held
from .sacrifice import SACRIFICES, Sacrifice, condition, no_sacrifice, why_no_room

CONDITION: Final = condition(HELEN, "L10.22", "Helen wants pairs of 2 types of basic buildings, you have {pairs}")


class Helen(Sacrifice):
    def holds(self, position: Position, victim: i64) -> bool:
        return pairs(position) >= 2 and position.tokens != 0

    def take_effect(self, position: Position) -> None:
        position.picks = 2
        position.each = 2
        found(position, position.turn)

    def why_not(self, position: Position, victim: int) -> Refusal:
        number = int(pairs(position))
        if number >= 2:
            return why_no_room(position, victim)
        return no_sacrifice(position, HELEN, CONDITION)


def pairs(position: Position) -> i64:
    """The number of types of which the faction has two buildings."""
    return size(types_held(position, position.own_sites(position.turn), 2))


SACRIFICES[HELEN] = Helen()
