"""A map of tiles as data for drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ....core.contract.maps import Cell, LaidTile, LandPlan, MapPlan, SeaPlan
from ....core.contract.refusal import OptionError, Refusal
from ....core.engine.bits import lowest
from ...aegean.words.plan import cell_at
from ..notation.laying import IllegalMap, archipelago, beside, faults, fits, from_the_corner, quick_code, read_code
from ..notation.options import PREPARED, QUICK, RANDOM, set_up_table
from ..rules.cycle.course import tiles_of_map
from ..rules.map.archipelago import AT_SEA, Archipelago, Place, centre, shape_places, turned, write_code
from ..rules.map.tiles import CELLS, SIDES, TILE_NAMES, TILE_SET
from ..rules.state import LegendaryState


def map_plan(map: Archipelago) -> MapPlan:
    """The areas of a map; connected lands are one island (L1.2), named after the first of them."""
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
    """For each area, the centres of its hexagons."""
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


# ---- a map that somebody is laying


@dataclass(frozen=True)
class SpotPlan:
    """A tile of a map, or a free spot next to the tiles, which has no name: its place and its hexagons."""

    tile: str
    column: int
    row: int
    turn: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class DraftPlan:
    """A map so far: what can be drawn of it, the spots and tiles that are left, and what it still lacks (L2.4)."""

    code: str
    side: str
    wanted: int
    tiles: tuple[SpotPlan, ...]
    spots: tuple[SpotPlan, ...]
    left: tuple[str, ...]
    refusals: tuple[Refusal, ...]
    plan: MapPlan | None


def places_of(tiles: Sequence[LaidTile]) -> list[Place]:
    """The tiles with their places."""
    for tile in tiles:
        if tile.tile not in TILE_NAMES:
            raise OptionError(f"There is no tile {tile.tile!r}; there are {', '.join(TILE_NAMES)}")
    if len({(tile.column, tile.row) for tile in tiles}) < len(tiles):
        raise OptionError("Two tiles are on the same space")
    return [Place(tile.column, tile.row, TILE_NAMES.index(tile.tile), tile.turn) for tile in tiles]


def draft_of_code(seats: int, side: str, code: str) -> DraftPlan:
    """A map by its code; the quick one, with its starts; or the empty places of a random one."""
    if code == QUICK:
        code = quick_code(seats, SIDES.index(side))
    elif code == PREPARED:
        code = TILE_SET.quick[seats]
    if code == RANDOM:
        return replace(draft_plan(seats, side, []), refusals=())
    try:
        number, places = read_code(code)
    except IllegalMap as error:
        return replace(draft_plan(seats, side, []), code=code, refusals=(error.refusal,))
    return draft_plan(seats, SIDES[number], places)


def draft_plan(seats: int, side: str, places: Sequence[Place]) -> DraftPlan:
    """A map of these tiles, in any columns and rows."""
    number = SIDES.index(side)
    state = LegendaryState(seats, None)
    set_up_table(state, "no")
    wanted = tiles_of_map(state)
    places = from_the_corner(places)
    taken = {(place.column, place.row) for place in places}
    free = set().union(*(beside(spot) for spot in taken)) - taken if taken else set(shape_places(seats))
    refusals = faults(places, wanted)
    names = [place.tile for place in places]
    drawn = places and len(set(names)) == len(names) and all(fits(place) for place in places)
    return DraftPlan(
        code=write_code(number, places) if places else "",
        side=side,
        wanted=wanted,
        tiles=tuple(spot_plan(TILE_NAMES[place.tile], place.column, place.row, place.turn) for place in places),
        spots=tuple(spot_plan("", column, row, 0) for column, row in sorted(free, key=lambda spot: spot[::-1])),
        left=tuple(name for tile, name in enumerate(TILE_NAMES) if tile not in names),
        refusals=tuple(refusals),
        plan=map_plan(Archipelago(number, places)) if drawn else None,
    )


def spot_plan(tile: str, column: int, row: int, turn: int) -> SpotPlan:
    q, r = centre(column, row)
    return SpotPlan(tile, column, row, turn, tuple(cell_at(q + across, r + down) for across, down in CELLS))
