"""The Graeae give an income (L10.4)."""

from __future__ import annotations

from ...facts import GRAEAE
from ...words.telling import FOR_GRAEAE
from ..position import Position
from .power import Power, register


class Graeae(Power):
    def begin(self, position: Position) -> None:
        position.earn(position.turn, position.income(position.turn), FOR_GRAEAE)


register(Graeae([GRAEAE], []))
