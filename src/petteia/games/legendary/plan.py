"""A map of tiles as data for whoever draws it."""

from __future__ import annotations

from ...core.bits import lowest
from ..aegean.plan import Cell, LandPlan, MapPlan, SeaPlan, cell_at
from .archipelago import AT_SEA, Archipelago, archipelago, centre, read_code, turned
from .tiles import CELLS, TILE_SET


def map_plan(map: Archipelago) -> MapPlan:
    """The areas of a map; lands that hang together are one island (L1.2), named after the first of them."""
    cells = area_cells(map)
    lands = tuple(
        LandPlan(
            id=name,
            island=map.island_names[lowest(map.island_of[land])],
            cells=tuple(cells[name]),
            sites=map.room(land),
            metropolis=(),
            horns=int(map.horns[land]),
            priestess=map.priestesses >> land & 1 == 1,
        )
        for land, name in enumerate(map.island_names)
    )
    seas = tuple(
        SeaPlan(name, tuple(cells[name]), int(map.horns[AT_SEA + sea])) for sea, name in enumerate(map.sea_names)
    )
    return MapPlan(lands, seas)


def area_cells(map: Archipelago) -> dict[str, list[Cell]]:
    """By area, the centres of its hexagons."""
    found: dict[str, list[Cell]] = {}
    for place in map.places:
        tile = TILE_SET.side(map.side)[place.tile]
        middle_q, middle_r = centre(place.column, place.row)
        for (q, r), sign in zip(CELLS, tile.signs, strict=True):
            turned_q, turned_r = turned(q, r, place.turn)
            area = tile.name + sign.upper()
            found.setdefault(area, []).append(cell_at(middle_q + turned_q, middle_r + turned_r))
    return found


def plan_of(seats: int, code: str) -> MapPlan:
    """The map of a table, by its code."""
    return map_plan(archipelago(code, len(read_code(code)[1])))
