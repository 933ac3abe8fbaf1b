"""A map as data for drawing: every area with its hexagons; the unit is the distance between two centres."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from ..rules.chart import ROW_HEIGHT

Cell = tuple[float, float]


@dataclass(frozen=True)
class LandPlan:
    """A land area: its island, its hexagons, its building sites and printed signs.

    `metropolis` are the sites that a metropolis covers, counted from 0; none where it takes any one of them.
    """

    id: str
    island: str
    cells: tuple[Cell, ...]
    sites: int
    metropolis: tuple[int, ...]
    horns: int
    priestess: bool


@dataclass(frozen=True)
class SeaPlan:
    """A sea area."""

    id: str
    cells: tuple[Cell, ...]
    horns: int


@dataclass(frozen=True)
class MapPlan:
    """A whole map; y points down."""

    lands: tuple[LandPlan, ...]
    seas: tuple[SeaPlan, ...]

    def plain(self) -> dict[str, object]:
        """The plan as plain data."""
        return asdict(self)


def cell_at(q: float, r: float) -> Cell:
    """The centre of a hexagon, from its axial coordinates."""
    return (round(q + r / 2, 4), round(r * ROW_HEIGHT, 4))
