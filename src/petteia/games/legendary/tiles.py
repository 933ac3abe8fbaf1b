"""The tiles of the archipelago: their text form, read and checked (L2.4)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ...core.refusal import NotationError

SIDES: Final = ("front", "back")
RADIUS: Final = 2
# the hexagons of a tile in reading order, in axial coordinates from its centre
CELLS: Final = tuple(
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if max(abs(q), abs(r), abs(q + r)) <= RADIUS
)
# the middle of each edge: sea on every tile, so that a passage crosses every seam
MIDDLES: Final = tuple(CELLS.index(cell) for cell in ((-2, 1), (-1, -1), (-1, 2), (1, -2), (1, 1), (2, -1)))
STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
LANDS: Final = "123456789"
SEAS: Final = "abcdefghi"
# what masks and tables of the engine can hold, over all tiles of a side
MOST_LANDS: Final = 30
MOST_SEAS: Final = 60
MOST_SITES: Final = 60
MOST_TILES: Final = 10

HEADING: Final = re.compile(r"tile (?P<name>[A-Za-z]+) (?P<side>front|back)")
AREA: Final = re.compile(r"(?P<area>\w): (?P<marks>.*)")
MARK: Final = re.compile(r"(?P<number>\d+) (?P<what>site|horn)s?")


@dataclass(frozen=True)
class Area:
    """An area of a tile: building sites and whether it shows a priestess, if it is land; cornucopias."""

    sign: str
    sites: int
    horns: int
    priestess: bool

    @property
    def is_land(self) -> bool:
        return self.sign in LANDS


@dataclass(frozen=True)
class Tile:
    """One side of a tile: the sign of the area of each of its hexagons, and the areas, lands first."""

    name: str
    side: str
    signs: str
    areas: tuple[Area, ...]

    @property
    def lands(self) -> tuple[Area, ...]:
        return tuple(area for area in self.areas if area.is_land)

    @property
    def seas(self) -> tuple[Area, ...]:
        return tuple(area for area in self.areas if not area.is_land)


@dataclass(frozen=True)
class TileSet:
    """All tiles, by side; the shapes of random maps and the codes of quick ones, by number of players."""

    fronts: tuple[Tile, ...]
    backs: tuple[Tile, ...]
    shapes: dict[int, str]
    quick: dict[int, str]

    def side(self, number: int) -> tuple[Tile, ...]:
        return self.backs if number else self.fronts


def read_tiles(text: str) -> TileSet:
    """The tiles and maps that a text describes; an error says which tile and what is wrong with it."""
    blocks: list[list[str]] = []
    shapes: dict[int, str] = {}
    quick: dict[int, str] = {}
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        if not words:
            continue
        if words[0] == "tile":
            blocks.append([line.strip()])
        elif words[0] in ("shape", "quick") and len(words) == 3 and words[1].isdigit():
            (shapes if words[0] == "shape" else quick)[int(words[1])] = words[2]
        elif blocks:
            blocks[-1].append(line.strip())
        else:
            raise NotationError(f"{line.strip()!r}: expected a tile, as in 'tile Andros front'")
    tiles = [read_tile(block) for block in blocks]
    fronts, backs = (tuple(tile for tile in tiles if tile.side == side) for side in SIDES)
    if [tile.name for tile in fronts] != [tile.name for tile in backs]:
        raise NotationError("every tile needs a front and a back, in the same order")
    if len({tile.name.lower() for tile in fronts}) < len(fronts):
        raise NotationError("two tiles have the same name")
    for side in (fronts, backs):
        check_totals(side)
    return TileSet(fronts, backs, shapes, quick)


def read_tile(block: list[str]) -> Tile:
    """A side of a tile: its heading, five rows of areas, and a line for each area that has something."""
    heading = HEADING.fullmatch(block[0])
    if heading is None:
        raise NotationError(f"{block[0]!r}: expected 'tile', a name of letters, and front or back")
    where = f"tile {heading['name']} {heading['side']}"
    rows = [line.split() for line in block[1:6]]
    widths = [len(row) for row in rows]
    if widths != [3, 4, 5, 4, 3]:
        raise NotationError(f"{where}: expected rows of 3, 4, 5, 4 and 3 hexagons, not {widths}")
    signs = "".join(sign for row in rows for sign in row)
    if len(signs) != len(CELLS) or any(sign not in LANDS + SEAS for sign in signs):
        raise NotationError(f"{where}: a hexagon is a digit, for land, or a letter from a to i, for sea")
    marks: dict[str, tuple[int, int, bool]] = {}
    for line in block[6:]:
        sign, found = read_marks(line, where)
        if sign not in signs:
            raise NotationError(f"{where}: there is no area {sign}")
        marks[sign] = found
    areas = tuple(Area(sign, *marks.get(sign, (0, 0, False))) for sign in sorted(set(signs)))
    tile = Tile(heading["name"], heading["side"], signs, areas)
    check_tile(tile, where)
    return tile


def read_marks(line: str, where: str) -> tuple[str, tuple[int, int, bool]]:
    """Sites, horns and priestess of an area: "2: 1 site, priestess"."""
    match = AREA.fullmatch(line)
    if match is None:
        raise NotationError(f"{where}: {line!r}: expected an area and what it has, as in '1: 2 sites, 1 horn'")
    numbers = {"site": 0, "horn": 0}
    priestess = False
    for word in (part.strip() for part in match["marks"].split(",")):
        mark = MARK.fullmatch(word)
        if word == "priestess":
            priestess = True
        elif mark is not None:
            numbers[mark["what"]] = int(mark["number"])
        else:
            raise NotationError(f"{where}: {word!r}: expected '2 sites', '1 horn' or 'priestess'")
    return match["area"], (numbers["site"], numbers["horn"], priestess)


def check_tile(tile: Tile, where: str) -> None:
    """What the written rules and the seams need of a tile."""
    for area in tile.areas:
        cells = [CELLS[place] for place, sign in enumerate(tile.signs) if sign == area.sign]
        if not connected(cells):
            raise NotationError(f"{where}: area {area.sign} is in pieces")
        if area.is_land and area.sites == 0:
            raise NotationError(f"{where}: land {area.sign} needs a building site (L1.8)")
        if not area.is_land and (area.sites or area.priestess):
            raise NotationError(f"{where}: sea {area.sign} has no building sites and no priestess (L1.8, L1.11)")
        if area.is_land and len(seas_beside(tile, cells)) < 2:
            raise NotationError(f"{where}: land {area.sign} borders fewer than two seas, so a draft could dead-end")
    if any(tile.signs[place] in LANDS for place in MIDDLES):
        raise NotationError(f"{where}: the middle of an edge is land, so the sea would not go on to the next tile")
    if not connected([CELLS[place] for place, sign in enumerate(tile.signs) if sign in SEAS]):
        raise NotationError(f"{where}: its sea is in pieces")


def seas_beside(tile: Tile, cells: list[tuple[int, int]]) -> set[str]:
    around = {(q + dq, r + dr) for q, r in cells for dq, dr in STEPS}
    return {sign for cell, sign in zip(CELLS, tile.signs, strict=True) if cell in around and sign in SEAS}


def connected(cells: list[tuple[int, int]]) -> bool:
    """Whether the hexagons hang together."""
    reached, ahead = {cells[0]}, [cells[0]]
    while ahead:
        q, r = ahead.pop()
        for dq, dr in STEPS:
            cell = (q + dq, r + dr)
            if cell in cells and cell not in reached:
                reached.add(cell)
                ahead.append(cell)
    return len(reached) == len(set(cells))


def check_totals(tiles: tuple[Tile, ...]) -> None:
    for what, number, most in (
        ("tiles", len(tiles), MOST_TILES),
        ("land areas", sum(len(tile.lands) for tile in tiles), MOST_LANDS),
        ("sea areas", sum(len(tile.seas) for tile in tiles), MOST_SEAS),
        ("building sites", sum(area.sites for tile in tiles for area in tile.lands), MOST_SITES),
    ):
        if number > most:
            raise NotationError(f"the tiles have {number} {what}; the engine takes at most {most}")


TILE_SET: Final = read_tiles((Path(__file__).parent / "tiles.txt").read_text(encoding="utf-8"))
TILES: Final = len(TILE_SET.fronts)
TILE_NAMES: Final = tuple(tile.name.lower() for tile in TILE_SET.fronts)
