"""A map of either edition as a picture: sea and land, and who holds what with how many units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

from ....core.contract.maps import Cell, LandPlan, MapPlan, SeaPlan
from ....core.contract.sketch import HEIGHT, WIDTH, Point, Shape, Sketch, block, number, round_shape

DEEP, WATER, SHORE, LAND, ROOF, WALL = "#3e90ac", "#66b0c4", "#bce5e3", "#eadbb3", "#2f7f9e", "#fffdf8"
VERMILION, COBALT, EMERALD, SAFFRON, OBSIDIAN, MUREX = "#c8432b", "#2c55b0", "#1c8560", "#f1bd35", "#343a44", "#b4518f"
EDGE: Final = 30.0


class Held(NamedTuple):
    """An area, the colour of its holder ("" for nobody), the number of units, and whether there is a metropolis."""

    area: str
    colour: str
    units: int
    metropolis: bool = False


def areas_of(plan: MapPlan) -> Sequence[LandPlan | SeaPlan]:
    return (*plan.lands, *plan.seas)


class Canvas:
    """Where in the picture the hexagons of a map are."""

    def __init__(self, plan: MapPlan) -> None:
        cells = [cell for area in areas_of(plan) for cell in area.cells]
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 2 / sqrt(3)
        self.unit = min((WIDTH - 2 * EDGE) / wide, (HEIGHT - 2 * EDGE) / high)
        self.left = WIDTH / 2 - self.unit * (max(xs) + min(xs)) / 2
        self.top = HEIGHT / 2 - self.unit * (max(ys) + min(ys)) / 2

    def at(self, cell: Cell) -> Point:
        return self.left + self.unit * cell[0], self.top + self.unit * cell[1]

    def hexagon(self, colour: str, cell: Cell, size: float) -> Shape:
        return round_shape(colour, self.at(cell), self.unit * size / sqrt(3), 6)

    def middle(self, cells: Sequence[Cell]) -> Point:
        """The middle of the cell that is nearest to the middle of them all."""
        x, y = sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)
        return self.at(min(cells, key=lambda cell: (cell[0] - x) ** 2 + (cell[1] - y) ** 2))


def map_sketch(plan: MapPlan, held: Sequence[Held]) -> Sketch:
    """A map with everything on it."""
    canvas = Canvas(plan)
    shapes = [block(DEEP, 0, 0, WIDTH, HEIGHT)]
    shapes += [canvas.hexagon(WATER, cell, 0.94) for sea in plan.seas for cell in sea.cells]
    for colour, size in ((SHORE, 1.16), (LAND, 0.98)):
        shapes += [canvas.hexagon(colour, cell, size) for land in plan.lands for cell in land.cells]
    cells = {area.id: area.cells for area in areas_of(plan)}
    for one in held:
        shapes += pieces(canvas, one, canvas.middle(cells[one.area]))
    return tuple(shapes)


def pieces(canvas: Canvas, held: Held, middle: Point) -> Iterator[Shape]:
    """A disc with the number of units, and a house on it if there is a metropolis."""
    x, y = middle
    size = canvas.unit
    if held.colour:
        yield round_shape(WALL, middle, size * 0.36)
        yield round_shape(held.colour, middle, size * 0.32)
        if held.units:
            yield from number(WALL, held.units, middle, size * 0.34)
    if held.metropolis:
        yield round_shape(ROOF, (x + size * 0.34, y - size * 0.42), size * 0.19)
        yield block(WALL, x + size * 0.12, y - size * 0.42, size * 0.44, size * 0.3)
