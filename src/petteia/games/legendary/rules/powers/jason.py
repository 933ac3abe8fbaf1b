"""Jason: a player who has all his fleets on the map founds a metropolis (L10.23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from ...facts import JASON, UNITS
from ..position import Position
from .sacrifice import SACRIFICES, Sacrifice, condition, no_sacrifice, room_without, why_no_room

CONDITION: Final = condition(JASON, "L10.23", f"Jason wants all {UNITS} fleets on the map, yours are {{fleets}}")


class Jason(Sacrifice):
    def holds(self, position: Position, victim: i64) -> bool:
        return position.board.fleets_of(position.turn) == UNITS and room_without(position, victim)

    def why_not(self, position: Position, victim: int) -> Refusal:
        fleets = int(position.board.fleets_of(position.turn))
        if fleets == UNITS:
            return why_no_room(position, victim)
        return no_sacrifice(position, JASON, CONDITION)


SACRIFICES[JASON] = Jason()
