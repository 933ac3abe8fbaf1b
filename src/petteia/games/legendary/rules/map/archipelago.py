"""The map: tiles laid together become sea areas, land areas and islands (L1.1, L1.2, L2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .....core.engine.bits import bit, lowest
from ....aegean.rules.chart import Chart
from .tiles import CELLS, SIDES, TILE_SET, TILES

TURNS: Final = 6  # ways to turn a tile
HEXAGONS: Final = len(CELLS)
AT_SEA: Final = 32  # areas are numbered consecutively: lands from 0, seas from here
MOST_AREAS: Final = 96
SIDE_SIGNS: Final = "fb"
GAP: Final = "."
TILE_SIGNS: Final = "abcdefghij"

# a grid of hexagons with room around any map of ten tiles
GRID_WIDTH: Final = 64
GRID_MARGIN_Q: Final = 4
GRID_MARGIN_R: Final = 24
EMPTY_GRID: Final = vec[i64]([0] * (GRID_WIDTH * GRID_WIDTH))
EAST: Final = GRID_WIDTH
SOUTH_EAST: Final = 1
SOUTH_WEST: Final = 1 - GRID_WIDTH


def turned(q: int, r: int, turn: int) -> tuple[int, int]:
    """A hexagon turned clockwise by a number of sixths."""
    for _ in range(turn):
        q, r = -r, q + r
    return q, r


def centre(column: int, row: int) -> tuple[int, int]:
    """The hexagon in the middle of a tile of the map; so placed, tiles cover the plane without gaps."""
    return 5 * column + 2 * row, 3 * row - 2 * column


def grid_offset(q: int, r: int) -> int:
    return q * GRID_WIDTH + r


def middle_of(column: i64, row: i64) -> i64:
    """The spot of a tile's centre on the grid."""
    return (5 * column + 2 * row + GRID_MARGIN_Q) * GRID_WIDTH + 3 * row - 2 * column + GRID_MARGIN_R


def by_tile(values: list[list[int]]) -> list[int]:
    """Values by tile and area, filled up to nine for each tile."""
    return [value for row in values for value in [*row, *[0] * (9 - len(row))]]


# by rotation, for each hexagon of a tile: where it is, relative to the tile's centre
OFFSETS: Final = vec[i64]([grid_offset(*turned(q, r, turn)) for turn in range(TURNS) for q, r in CELLS])
# by side and tile, for each hexagon: its area, lands from 1 up, seas from -1 down
AREA_OF: Final = vec[i64](
    [
        [area.sign for area in tile.lands].index(sign) + 1
        if sign in [area.sign for area in tile.lands]
        else -[area.sign for area in tile.seas].index(sign) - 1
        for side in range(len(SIDES))
        for tile in TILE_SET.side(side)
        for sign in tile.signs
    ]
)


# by side and tile: how many areas, what they have, nine entries to a tile; and their names
MOST_OF_TILE: Final = 9
BOTH_SIDES: Final = (*TILE_SET.fronts, *TILE_SET.backs)
LANDS_OF: Final = vec[i64]([len(tile.lands) for tile in BOTH_SIDES])
SEAS_OF: Final = vec[i64]([len(tile.seas) for tile in BOTH_SIDES])
LAND_SITES: Final = vec[i64](by_tile([[land.sites for land in tile.lands] for tile in BOTH_SIDES]))
LAND_HORNS: Final = vec[i64](by_tile([[land.horns for land in tile.lands] for tile in BOTH_SIDES]))
LAND_PRIESTESS: Final = vec[i64](by_tile([[int(land.priestess) for land in tile.lands] for tile in BOTH_SIDES]))
SEA_HORNS: Final = vec[i64](by_tile([[sea.horns for sea in tile.seas] for tile in BOTH_SIDES]))
LAND_NAMES: Final = tuple(tuple(tile.name + land.sign for land in tile.lands) for tile in BOTH_SIDES)
SEA_NAMES: Final = tuple(tuple(tile.name + sea.sign.upper() for sea in tile.seas) for tile in BOTH_SIDES)
TILE_WORDS: Final = 9  # in an observation
NO_AREAS: Final = vec[i64]([0] * MOST_AREAS)


@dataclass(frozen=True)
class Place:
    """A tile in a map: its column and row, the tile and its rotation."""

    column: int
    row: int
    tile: int
    turn: int


@final
@mypyc_attr(acyclic=True)
class Archipelago(Chart):
    """A map of tiles. What `Chart` calls islands are the land areas here; an island is a set of them (L1.2)."""

    side: i64
    places: list[Place]
    bordering: vec[i64]  # by land: set of adjacent lands
    island_of: vec[i64]  # by land: set of all lands of its island
    sites: vec[i64]  # by land: set of building sites
    land_of: vec[i64]  # by site, for as many as there are
    horns: vec[i64]  # by area: printed cornucopias
    all_sites: i64
    priestesses: i64  # set of lands that show a priestess
    tile_words: vec[i64]  # the tiles as observations show them

    def __init__(self, side: int, places: list[Place]) -> None:
        self.side = side
        self.places = places
        lands: tuple[str, ...] = ()
        seas: tuple[str, ...] = ()
        for place in places:
            lands += LAND_NAMES[TILES * side + place.tile]
            seas += SEA_NAMES[TILES * side + place.tile]
        self.bordering = NO_AREAS[: len(lands)]
        self.sites = NO_AREAS[: len(lands)]
        self.horns = NO_AREAS[:]
        self.land_of = NO_AREAS[:]
        self.all_sites = 0
        self.priestesses = 0
        next_to = NO_AREAS[: len(seas)]
        around = NO_AREAS[: len(lands)]
        self.tile_words = words_of_tiles(side, places)
        self.read_areas()
        self.lay(next_to, around)
        super().__init__(seas, lands, next_to, around)
        self.island_of = islands(self.bordering)

    @property
    def code(self) -> str:
        """The map as a short text."""
        return write_code(self.side, self.places)

    def tiles(self) -> tuple[int, ...]:
        """The side of the tiles, then each tile in the order in which areas are numbered, as `map_of` reads them."""
        found: list[int] = [self.side]
        for place in self.places:
            found += (place.column, place.row, place.tile, place.turn)
        return tuple(found)

    def read_areas(self) -> None:
        """Note what the areas of the tiles have: sites, cornucopias and priestesses."""
        land: i64 = 0
        sea: i64 = 0
        site: i64 = 0
        for place in self.places:
            tile: i64 = TILES * self.side + place.tile
            for area in range(LANDS_OF[tile]):
                entry: i64 = MOST_OF_TILE * tile + area
                self.horns[land] = LAND_HORNS[entry]
                self.priestesses |= LAND_PRIESTESS[entry] << land
                left: i64 = LAND_SITES[entry]
                while left > 0:
                    self.sites[land] |= bit(site)
                    self.land_of[site] = land
                    site += 1
                    left -= 1
                land += 1
            for area in range(SEAS_OF[tile]):
                self.horns[AT_SEA + sea] = SEA_HORNS[MOST_OF_TILE * tile + area]
                sea += 1
        self.all_sites = bit(site) - 1

    def lay(self, next_to: vec[i64], around: vec[i64]) -> None:
        """Lay the tiles on a grid of hexagons, and note which areas touch."""
        grid = EMPTY_GRID[:]
        spots = EMPTY_GRID[: HEXAGONS * len(self.places)]
        lands: i64 = 0
        seas: i64 = 0
        spot: i64 = 0
        for place in self.places:
            tile: i64 = TILES * self.side + place.tile
            middle: i64 = middle_of(place.column, place.row)
            offset: i64 = HEXAGONS * place.turn
            areas: i64 = HEXAGONS * tile
            for cell in range(i64(HEXAGONS)):
                area: i64 = AREA_OF[areas + cell]
                spots[spot] = middle + OFFSETS[offset + cell]
                grid[spots[spot]] = lands + area if area > 0 else AT_SEA + seas - area
                spot += 1
            lands += LANDS_OF[tile]
            seas += SEAS_OF[tile]
        while spot > 0:
            spot -= 1
            at: i64 = spots[spot]
            self.join(grid[at], grid[at + EAST], next_to, around)
            self.join(grid[at], grid[at + SOUTH_EAST], next_to, around)
            self.join(grid[at], grid[at + SOUTH_WEST], next_to, around)

    def join(self, one: i64, other: i64, next_to: vec[i64], around: vec[i64]) -> None:
        """Note that two hexagons touch, given by their areas plus 1; 0 is beyond the edge of the map."""
        if one == other or one == 0 or other == 0:
            return
        if one > other:
            one, other = other, one
        if other <= AT_SEA:
            self.bordering[one - 1] |= bit(other - 1)
            self.bordering[other - 1] |= bit(one - 1)
        elif one <= AT_SEA:
            around[one - 1] |= bit(other - 1 - AT_SEA)
        else:
            next_to[one - 1 - AT_SEA] |= bit(other - 1 - AT_SEA)
            next_to[other - 1 - AT_SEA] |= bit(one - 1 - AT_SEA)

    def sites_of(self, lands: i64) -> i64:
        """All building sites of these lands."""
        found: i64 = 0
        while lands:
            found |= self.sites[lowest(lands)]
            lands &= lands - 1
        return found

    def lands_beside(self, area: i64) -> i64:
        """The lands that touch an area."""
        return self.bordering[area] if area < AT_SEA else self.shores[area - AT_SEA]

    def seas_beside(self, area: i64) -> i64:
        """The seas that touch an area."""
        return self.around[area] if area < AT_SEA else self.next_to[area - AT_SEA]

    def site_names(self) -> tuple[str, ...]:
        """The building sites, as people write them: "Ios3.1" is the first of land Ios3."""
        return tuple(
            f"{name}.{place + 1}" for land, name in enumerate(self.island_names) for place in range(self.room(land))
        )

    def room(self, land: int) -> int:
        """How many building sites a land has."""
        return bin(self.sites[land]).count("1")

    def area_name(self, area: int) -> str:
        return self.island_names[area] if area < AT_SEA else self.sea_names[area - AT_SEA]


def words_of_tiles(side: int, places: list[Place]) -> vec[i64]:
    """The side plus 1, then for up to ten tiles the tile plus 1, its rotation, column and row, a byte each."""
    words = vec[i64]([0] * TILE_WORDS)
    if places:
        words[0] = side + 1
    for number, place in enumerate(places):
        for kind, value in enumerate((place.tile + 1, place.turn, place.column, place.row)):
            words[1 + 2 * kind + number // 8] |= value << (8 * (number % 8))
    return words


def islands(bordering: vec[i64]) -> vec[i64]:
    """For each land, all lands connected with it, itself included."""
    found = vec[i64]([0] * len(bordering))
    for land in range(i64(len(bordering))):
        if found[land] == 0:
            whole: i64 = bit(land)
            ahead: i64 = whole
            while ahead:
                more: i64 = bordering[lowest(ahead)] & ~whole
                ahead &= ahead - 1
                whole |= more
                ahead |= more
            left: i64 = whole
            while left:
                found[lowest(left)] = whole
                left &= left - 1
    return found


# ---- shapes and codes


def shape_places(factions: int) -> list[tuple[int, int]]:
    """Columns and rows of the tiles of a random map, in the order in which chance lays them."""
    rows = TILE_SET.shapes[factions].split("/")
    return [(column, row) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign != GAP]


def write_code(side: int, places: list[Place]) -> str:
    """A map as a short code: its side, then rows of tiles, each a letter and its rotation: "f:e4b0c1/f2d2/i1"."""
    rows: list[str] = []
    for row in range(1 + max((place.row for place in places), default=-1)):
        line = {place.column: place for place in places if place.row == row}
        rows.append(
            "".join(
                TILE_SIGNS[line[column].tile] + str(line[column].turn) if column in line else GAP
                for column in range(1 + max(line, default=-1))
            )
        )
    return f"{SIDE_SIGNS[side]}:" + "/".join(rows)


NO_MAP: Final = Archipelago(0, [])


@lru_cache(64)
def map_of(tiles: tuple[int, ...]) -> Archipelago:
    """The map that `Archipelago.tiles` describes."""
    if len(tiles) == 1:
        return NO_MAP
    return Archipelago(tiles[0], [Place(*tiles[at : at + 4]) for at in range(1, len(tiles), 4)])
