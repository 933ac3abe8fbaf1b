"""Ajax: a player who has seven lands founds a metropolis (L10.20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from .....core.engine.bits import size
from ...facts import AJAX, AJAX_LANDS
from ..position import Position
from .sacrifice import SACRIFICES, Sacrifice, condition, no_sacrifice, room_without, why_no_room

CONDITION: Final = condition(AJAX, "L10.20", f"Ajax wants {AJAX_LANDS} lands, you have {{lands}}")


class Ajax(Sacrifice):
    def holds(self, position: Position, victim: i64) -> bool:
        return size(position.lands_of(position.turn)) >= AJAX_LANDS and room_without(position, victim)

    def why_not(self, position: Position, victim: int) -> Refusal:
        lands = int(size(position.lands_of(position.turn)))
        if lands >= AJAX_LANDS:
            return why_no_room(position, victim)
        return no_sacrifice(position, AJAX, CONDITION)


SACRIFICES[AJAX] = Ajax()
