"""Croesus: a metropolis for a lot of gold (L10.24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from ...facts import CROESUS, CROESUS_PAYS
from ...words.telling import FOR_SACRIFICE
from ..position import Position
from ..turn.metropolises import found
from .sacrifice import SACRIFICES, Sacrifice, condition, no_sacrifice, room_without, why_no_room

CONDITION: Final = condition(CROESUS, "L10.24", f"Croesus wants {CROESUS_PAYS} gold, you have {{gold}}")


class Croesus(Sacrifice):
    def holds(self, position: Position, victim: i64) -> bool:
        return position.gold_of(position.turn) >= CROESUS_PAYS and room_without(position, victim)

    def take_effect(self, position: Position) -> None:
        position.pay(position.turn, CROESUS_PAYS, FOR_SACRIFICE)
        found(position, position.turn)

    def why_not(self, position: Position, victim: int) -> Refusal:
        gold = int(position.gold_of(position.turn))
        if gold >= CROESUS_PAYS:
            return why_no_room(position, victim)
        return no_sacrifice(position, CROESUS, CONDITION)


SACRIFICES[CROESUS] = Croesus()
