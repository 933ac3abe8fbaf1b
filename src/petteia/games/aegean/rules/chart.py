"""An archipelago as a chart: sea spaces and islands on a grid of hexagons, drawn as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....core.engine.bits import bit, lowest, set_of

SEA: Final = "."
TRADE: Final = "$"  # a sea space with a mark of prosperity
ROW_NAMES: Final = "ABCDEFGHIJK"
ROW_HEIGHT: Final = 0.8660254037844386  # of hexagons whose centres are 1 apart
NEIGHBOURS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))  # in axial coordinates


@dataclass(frozen=True)
class Space:
    """One hexagon: its name (row letter and number in the row), axial coordinates, centre, and the sign drawn there."""

    name: str
    q: int
    r: int
    x: float
    y: float
    sign: str


def spaces(picture: tuple[str, ...]) -> tuple[Space, ...]:
    """The hexagons of a picture, row by row. A hexagon is two columns wide; each row is shifted by one column.

    The origin is the middle of the middle row, y points down, and the unit is the distance between two centres. Axial
    coordinates are counted from the first space.
    """
    middle_row = len(picture) // 2
    middle = (len(picture[middle_row]) - 1) / 2
    found: list[Space] = []
    first_q = 0.0
    for row, line in enumerate(picture):
        r = row - middle_row
        columns = [column for column, sign in enumerate(line) if sign != " "]
        for number, column in enumerate(columns):
            x = (column - middle) / 2
            name = f"{ROW_NAMES[row]}{number + 1}"
            if not found:
                first_q = x - r / 2
            found.append(Space(name, round(x - r / 2 - first_q), r, x, r * ROW_HEIGHT, line[column]))
    return tuple(found)


@mypyc_attr(acyclic=True)
class Chart:
    """Which sea spaces and islands touch; sets are masks.

    An island is one area, whatever its size (C2.1). In the Legendary Edition these are the land areas (L1.1).
    """

    sea_names: tuple[str, ...]
    island_names: tuple[str, ...]
    seas: i64  # how many sea spaces
    islands: i64  # how many islands
    next_to: vec[i64]  # by sea space: set of sea spaces next to it
    around: vec[i64]  # by island: set of sea spaces that it touches
    shores: vec[i64]  # by sea space: set of islands that it touches

    def __init__(
        self, sea_names: tuple[str, ...], island_names: tuple[str, ...], next_to: vec[i64], around: vec[i64]
    ) -> None:
        self.sea_names = sea_names
        self.island_names = island_names
        self.seas = len(sea_names)
        self.islands = len(island_names)
        self.next_to = next_to
        self.around = around
        shores = vec[i64]([0] * len(sea_names))
        for island in range(self.islands):
            left: i64 = around[island]
            while left:
                shores[lowest(left)] |= bit(island)
                left &= left - 1
        self.shores = shores

    def chain(self, fleets: i64, island: i64) -> i64:
        """The sea spaces of those fleets that are connected with this island."""
        found: i64 = self.around[island] & fleets
        ahead: i64 = found
        while ahead:
            more: i64 = self.next_to[lowest(ahead)] & fleets & ~found
            ahead &= ahead - 1
            found |= more
            ahead |= more
        return found

    def joined(self, fleets: i64, island: i64) -> i64:
        """The other islands that an unbroken chain of those fleets joins with this one (C9.15, L8.8)."""
        chain: i64 = self.chain(fleets, island)
        reached: i64 = 0
        while chain:
            reached |= self.shores[lowest(chain)]
            chain &= chain - 1
        return reached & ~bit(island)

    def beside(self, seas: i64) -> i64:
        """All sea spaces next to one of these."""
        found: i64 = 0
        while seas:
            found |= self.next_to[lowest(seas)]
            seas &= seas - 1
        return found

    def coast(self, islands: i64) -> i64:
        """All sea spaces that touch one of these islands."""
        found: i64 = 0
        while islands:
            found |= self.around[lowest(islands)]
            islands &= islands - 1
        return found


@final
@mypyc_attr(acyclic=True)
class DrawnChart(Chart):
    """A chart read from a picture."""

    picture: tuple[str, ...]
    spaces: tuple[Space, ...]
    trade: i64  # set of sea spaces with a mark of prosperity

    def __init__(self, picture: tuple[str, ...]) -> None:
        self.picture = picture
        self.spaces = spaces(picture)
        seas = [space for space in self.spaces if space.sign in (SEA, TRADE)]
        letters = sorted({space.sign for space in self.spaces if space.sign not in (SEA, TRADE)})
        self.trade = set_of([sea for sea, space in enumerate(seas) if space.sign == TRADE])
        super().__init__(
            tuple(space.name for space in seas),
            tuple(f"i{number + 1}" for number in range(len(letters))),
            vec[i64]([touching([space], seas) for space in seas]),
            vec[i64]([touching([space for space in self.spaces if space.sign == letter], seas) for letter in letters]),
        )

    def cells(self, island: int) -> list[str]:
        """The names of the hexagons of an island."""
        letters = sorted({space.sign for space in self.spaces if space.sign not in (SEA, TRADE)})
        return [space.name for space in self.spaces if space.sign == letters[island]]


def touching(cells: list[Space], others: list[Space]) -> int:
    """The set of those other hexagons that are next to one of these."""
    beside = {(cell.q + q, cell.r + r) for cell in cells for q, r in NEIGHBOURS}
    return set_of([place for place, other in enumerate(others) if (other.q, other.r) in beside])
