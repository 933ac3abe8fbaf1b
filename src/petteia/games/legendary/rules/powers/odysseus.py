"""Odysseus: a metropolis for three buildings of one type (L10.25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from ...facts import BUILDINGS, ODYSSEUS
from ..position import Position
from ..turn.metropolises import found, types_held
from .sacrifice import SACRIFICES, Sacrifice, condition, held, no_sacrifice, why_no_room

CONDITION: Final = condition(
    ODYSSEUS, "L10.25", "Odysseus wants 3 basic buildings of one type, you have {most} at most"
)


class Odysseus(Sacrifice):
    def holds(self, position: Position, victim: i64) -> bool:
        return types_held(position, position.own_sites(position.turn), 3) != 0 and position.tokens != 0

    def take_effect(self, position: Position) -> None:
        position.picks = 1
        position.each = 3
        found(position, position.turn)

    def why_not(self, position: Position, victim: int) -> Refusal:
        most = max(held(position, building) for building in range(len(BUILDINGS)))
        if most >= 3:
            return why_no_room(position, victim)
        return no_sacrifice(position, ODYSSEUS, CONDITION)


SACRIFICES[ODYSSEUS] = Odysseus()
