"""Maps: as data to draw, and as people lay them, tile by tile."""

from __future__ import annotations

from dataclasses import asdict, dataclass

Cell = tuple[float, float]  # the centre of a hexagon; the unit is the distance between the centres of two neighbours


@dataclass(frozen=True)
class LaidTile:
    """A tile by its name, the column and row of its place, and its clockwise rotation in sixths."""

    tile: str
    column: int
    row: int
    turn: int = 0


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
