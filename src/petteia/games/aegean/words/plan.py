"""Where the hexagons of a map lie."""

from __future__ import annotations

from ....core.contract.maps import Cell
from ..rules.chart import ROW_HEIGHT


def cell_at(q: float, r: float) -> Cell:
    """The centre of a hexagon, from its axial coordinates."""
    return (round(q + r / 2, 4), round(r * ROW_HEIGHT, 4))
