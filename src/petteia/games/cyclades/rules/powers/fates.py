"""The Fates give an income (C10.5)."""

from __future__ import annotations

from ...facts import FATES
from ...words.telling import FOR_FATES
from ..position import Position
from .power import Power, register


class Fates(Power):
    def begin(self, position: Position) -> None:
        position.earn(position.turn, position.income(position.turn), FOR_FATES)


register(Fates([FATES], []))
