"""The Kraken destroys the fleets in the sea where it is placed (L10.15)."""

from __future__ import annotations

from mypy_extensions import i64

from ....aegean.rules.fleets import destroy_fleets
from ...facts import KRAKEN
from ..map.archipelago import AT_SEA
from ..position import Position
from .power import FigurePower, register_figure


class Kraken(FigurePower):
    def enter(self, position: Position, area: i64) -> None:
        destroy_fleets(position, area - AT_SEA)


register_figure(Kraken(KRAKEN, []))
