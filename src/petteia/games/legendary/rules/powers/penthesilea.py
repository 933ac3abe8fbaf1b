"""Penthesilea is sacrificed when a metropolis is built, which she then shelters (L10.27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from ...facts import PENTHESILEA
from ..position import Position
from .sacrifice import SACRIFICES, Sacrifice, condition, no_sacrifice

CONDITION: Final = condition(PENTHESILEA, "L10.27", "Penthesilea is sacrificed when you build a metropolis")


class Penthesilea(Sacrifice):
    def holds(self, position: Position, victim: i64) -> bool:
        return False

    def why_not(self, position: Position, victim: int) -> Refusal:
        return no_sacrifice(position, PENTHESILEA, CONDITION)


SACRIFICES[PENTHESILEA] = Penthesilea()
