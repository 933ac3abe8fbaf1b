"""Maps as people lay and write them: short codes, and what is wrong with a map (L2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ....core.contract.flaws import REFUSED
from ....core.contract.refusal import Fault, NotationError, Reason, Refusal
from ..rules.map.archipelago import (
    GAP,
    GRID_MARGIN_Q,
    GRID_MARGIN_R,
    GRID_WIDTH,
    SIDE_SIGNS,
    TILE_SIGNS,
    TURNS,
    Archipelago,
    Place,
    centre,
)
from ..rules.map.tiles import RADIUS, TILE_NAMES, TILE_SET, TILES

MAP_NO_SIDE: Final = Reason("map_no_side", "L2.4", "expected f: or b: and rows of tiles, as in {example}")
MAP_NO_TILE: Final = Reason(
    "map_no_tile", "L2.4", "{word!r}: expected a tile from a to {last} and its turn, 0 to {turns}"
)
MAP_OTHER_NUMBER: Final = Reason("map_other_number", "L2.4", "expected {wanted} tiles, found {found}")
MAP_TWICE: Final = Reason("map_twice", "L2.4", "{tile} is used twice")
MAP_IN_PIECES: Final = Reason("map_in_pieces", "L2.4", "its tiles are not all connected")

TOUCHING: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # directions between adjacent tiles of a map
EXAMPLE: Final = "f:e4b0c1/f2d2/i1"


class IllegalMap(NotationError):
    """An impossible map; says why, so that it can be explained in any language."""

    def __init__(self, code: str, refusal: Refusal) -> None:
        super().__init__(Fault("map", REFUSED, (("found", repr(code)), ("problem", refusal)), game="legendary"))
        self.refusal = refusal


@lru_cache(64)
def archipelago(code: str, tiles: int) -> Archipelago:
    """The map of a code, checked: the right number of tiles, all different and all connected (L2.4)."""
    side, places = read_code(code)
    for refusal in faults(places, tiles):
        raise IllegalMap(code, refusal)
    return Archipelago(side, from_the_corner(places))


# ---- codes


def read_code(code: str) -> tuple[int, list[Place]]:
    """The side and the tiles that a map code describes."""
    sign, colon, rows = code.lower().partition(":")
    if not colon or sign not in tuple(SIDE_SIGNS):
        raise IllegalMap(code, MAP_NO_SIDE(example=EXAMPLE))
    places: list[Place] = []
    for row, line in enumerate(rows.split("/")):
        column = at = 0
        while at < len(line):
            if line[at] == GAP:
                at += 1
            else:
                places.append(read_place(code, line[at : at + 2], column, row))
                at += 2
            column += 1
    return SIDE_SIGNS.index(sign), places


def read_place(code: str, word: str, column: int, row: int) -> Place:
    tile, turn = TILE_SIGNS[:TILES].find(word[:1]), word[1:]
    if tile < 0 or turn not in tuple(str(number) for number in range(TURNS)):
        raise IllegalMap(code, no_tile(word))
    return Place(column, row, tile, int(turn))


def quick_code(seats: int, side: int) -> str:
    """The map for a quick start, with that side of the tiles up."""
    return SIDE_SIGNS[side] + TILE_SET.quick[seats][1:]


# ---- what is wrong with a map


def faults(places: Sequence[Place], tiles: int) -> list[Refusal]:
    """Everything that makes a map unplayable, if it must have that many tiles."""
    found: list[Refusal] = []
    if len(places) != tiles:
        found.append(MAP_OTHER_NUMBER(wanted=tiles, found=len(places)))
    for tile in range(TILES):
        if sum(place.tile == tile for place in places) > 1:
            found.append(MAP_TWICE(tile=TILE_NAMES[tile]))
    if not hang_together(places):
        found.append(MAP_IN_PIECES())
    return found


def no_tile(word: str) -> Refusal:
    last = TILE_SIGNS[TILES - 1]
    return MAP_NO_TILE(word=word, last=last, turns=TURNS - 1)


def hang_together(places: Sequence[Place]) -> bool:
    """Whether the tiles are connected: each can be reached from any other over adjacent tiles."""
    spots = {(place.column, place.row) for place in places}
    ahead = list(spots)[:1]
    reached = set(ahead)
    while ahead:
        more = beside(ahead.pop()) & spots - reached
        reached |= more
        ahead += more
    return reached == spots


def beside(spot: tuple[int, int]) -> set[tuple[int, int]]:
    """The six spots around one."""
    return {(spot[0] + across, spot[1] + down) for across, down in TOUCHING}


# ---- where tiles are


def from_the_corner(places: Sequence[Place]) -> list[Place]:
    """The same map with its first tiles in the first column and row, as codes are read."""
    left = min((place.column for place in places), default=0)
    top = min((place.row for place in places), default=0)
    moved = [Place(place.column - left, place.row - top, place.tile, place.turn) for place in places]
    return sorted(moved, key=lambda place: (place.row, place.column))


def fits(place: Place) -> bool:
    """Whether the engine has room for a tile so far from the corner; it always has in connected maps."""
    q, r = centre(place.column, place.row)
    across, down = q + GRID_MARGIN_Q, r + GRID_MARGIN_R
    return all(RADIUS < number < GRID_WIDTH - RADIUS for number in (across, down))
