"""The tiles of the archipelago: their text form, read and checked (L2.4)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .....core.contract.refusal import NotationError

SIDES: Final = ("front", "back")
RADIUS: Final = 2
# the hexagons of a tile in reading order, in axial coordinates from its centre
CELLS: Final = tuple(
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if max(abs(q), abs(r), abs(q + r)) <= RADIUS
)
# the middle of each edge: sea on every tile, so that there is a passage across every seam
MIDDLES: Final = tuple(CELLS.index(cell) for cell in ((-2, 1), (-1, -1), (-1, 2), (1, -2), (1, 1), (2, -1)))
STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
LANDS: Final = "123456789"
SEAS: Final = "abcdefghi"
# what the masks and tables of the engine can hold, over all tiles of a side
MOST_LANDS: Final = 30
MOST_SEAS: Final = 60
MOST_SITES: Final = 60
MOST_TILES: Final = 10

Start = tuple[tuple[str, str], ...]  # of a faction: its lands, each with the sea of its fleet

START: Final = re.compile(r"start (?P<players>\d+)(?P<lands>( [A-Za-z]+[1-9]@[A-Za-z]+[A-I]){3})")
HEADING: Final = re.compile(r"tile (?P<name>[A-Za-z]+) (?P<side>front|back)")
AREA: Final = re.compile(r"(?P<area>\w): (?P<marks>.*)")
MARK: Final = re.compile(r"(?P<number>\d+) (?P<what>site|horn)s?")


@dataclass(frozen=True)
class Line:
    """A line of the text without its comment, and where it is."""

    file: str
    number: int
    text: str

    def wrong(self, problem: str) -> NotationError:
        """The error that says where it is."""
        return NotationError(f"{self.file}, line {self.number}: {problem}")


@dataclass(frozen=True)
class Area:
    """An area of a tile: if it is land, its building sites and whether it shows a priestess; its cornucopias."""

    sign: str
    sites: int
    horns: int
    priestess: bool

    @property
    def is_land(self) -> bool:
        return self.sign in LANDS


@dataclass(frozen=True)
class Tile:
    """One side of a tile: for each hexagon the sign of its area, and the areas, lands first."""

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
    """All tiles, by side; by number of players, the shapes of random maps, the codes of quick ones, and where factions
    begin on these."""

    fronts: tuple[Tile, ...]
    backs: tuple[Tile, ...]
    shapes: dict[int, str]
    quick: dict[int, str]
    starts: dict[int, tuple[Start, ...]]

    def side(self, number: int) -> tuple[Tile, ...]:
        return self.backs if number else self.fronts


def read_tiles(text: str, file: str) -> TileSet:
    """The tiles and maps that a file's text describes; an error says what is wrong, where, and what would be right."""
    blocks: list[list[Line]] = []
    shapes: dict[int, str] = {}
    quick: dict[int, str] = {}
    starts: dict[int, list[Line]] = {}
    for number, written in enumerate(text.splitlines(), 1):
        line = Line(file, number, written.partition("#")[0].strip())
        words = line.text.split()
        if not words:
            continue
        if words[0] == "tile":
            blocks.append([line])
        elif words[0] in ("shape", "quick"):
            if len(words) != 3 or not words[1].isdigit():
                raise line.wrong(
                    f"{line.text!r}: expected a number of players and a code, as in 'quick 3 f:e4b0c1/f2d2/i1'"
                )
            (shapes if words[0] == "shape" else quick)[int(words[1])] = words[2]
        elif words[0] == "start":
            starts.setdefault(players_of_start(line), []).append(line)
        elif blocks:
            blocks[-1].append(line)
        else:
            raise line.wrong(f"{line.text!r}: expected a tile, as in 'tile Andros front'")
    tiles = [read_tile(block) for block in blocks]
    check_pairs([block[0] for block in blocks], tiles)
    fronts, backs = (tuple(tile for tile in tiles if tile.side == side) for side in SIDES)
    for side in (fronts, backs):
        check_totals(side, file)
    begun = {players: tuple(read_start(line, fronts) for line in lines) for players, lines in starts.items()}
    return TileSet(fronts, backs, shapes, quick, begun)


def players_of_start(line: Line) -> int:
    """The number of players for which the line says where a faction begins."""
    match = START.fullmatch(line.text)
    if match is None:
        example = "start 3 Kea1@KeaB Ios2@DelosC Melos1@MelosA"
        raise line.wrong(f"{line.text!r}: expected a number of players and three lands with seas, as in {example!r}")
    return int(match["players"])


def read_start(line: Line, tiles: tuple[Tile, ...]) -> Start:
    """Where a faction begins: "start 3 Kea1@KeaB Ios2@DelosC Melos1@MelosA"."""
    known = {tile.name + area.sign.upper() for tile in tiles for area in tile.areas}
    places = tuple(tuple(word.split("@")) for word in line.text.split()[2:])
    for land, sea in places:
        for name in (land, sea):
            if name not in known:
                raise line.wrong(f"{name!r} is not an area of a front; each is a tile and its sign, as in Kea1 or KeaB")
    return tuple((land, sea) for land, sea in places)


def check_pairs(headings: list[Line], tiles: list[Tile]) -> None:
    """Check that every tile has a front and, in the same order, a back."""
    fronts, backs = ([tile.name for tile in tiles if tile.side == side] for side in SIDES)
    for line, tile in zip(headings, tiles, strict=True):
        own, others = (fronts, backs) if tile.side == "front" else (backs, fronts)
        if own.count(tile.name) > 1:
            raise line.wrong(f"the tile {tile.name} has two sides called {tile.side}; give one of them another name")
        if tile.name not in others or others.index(tile.name) != own.index(tile.name):
            raise line.wrong(f"the tile {tile.name} needs a front and a back, and backs come in the order of fronts")


def read_tile(block: list[Line]) -> Tile:
    """A side of a tile: its heading, five rows of areas, and a line for each area that has something."""
    first = block[0]
    heading = HEADING.fullmatch(first.text)
    if heading is None:
        raise first.wrong(f"{first.text!r}: expected 'tile', a name of letters, and front or back")
    rows = [line.text.split() for line in block[1:6]]
    widths = [len(row) for row in rows]
    if widths != [3, 4, 5, 4, 3]:
        raise first.wrong(f"expected rows of 3, 4, 5, 4 and 3 hexagons below this line, not {widths}")
    for line in block[1:6]:
        for sign in line.text.split():
            if sign not in tuple(LANDS + SEAS):
                raise line.wrong(f"{sign!r}: a hexagon is a digit, for land, or a letter from a to i, for sea")
    signs = "".join(sign for row in rows for sign in row)
    marks: dict[str, tuple[int, int, bool]] = {}
    for line in block[6:]:
        sign, found = read_marks(line)
        if sign not in signs:
            raise line.wrong(f"the tile has no area {sign}; it has {', '.join(sorted(set(signs)))}")
        marks[sign] = found
    areas = tuple(Area(sign, *marks.get(sign, (0, 0, False))) for sign in sorted(set(signs)))
    tile = Tile(heading["name"], heading["side"], signs, areas)
    check_tile(tile, first)
    return tile


def read_marks(line: Line) -> tuple[str, tuple[int, int, bool]]:
    """Sites, horns and priestess of an area: "2: 1 site, priestess"."""
    match = AREA.fullmatch(line.text)
    if match is None:
        raise line.wrong(f"{line.text!r}: expected an area and what it has, as in '1: 2 sites, 1 horn'")
    numbers = {"site": 0, "horn": 0}
    priestess = False
    for word in (part.strip() for part in match["marks"].split(",")):
        mark = MARK.fullmatch(word)
        if word == "priestess":
            priestess = True
        elif mark is not None:
            numbers[mark["what"]] = int(mark["number"])
        else:
            raise line.wrong(f"{word!r}: expected '2 sites', '1 horn' or 'priestess'")
    return match["area"], (numbers["site"], numbers["horn"], priestess)


def check_tile(tile: Tile, heading: Line) -> None:
    """Check what the rules and the seams require of a tile."""
    for area in tile.areas:
        cells = [CELLS[place] for place, sign in enumerate(tile.signs) if sign == area.sign]
        if not connected(cells):
            raise heading.wrong(f"area {area.sign} is in pieces; its hexagons must touch")
        if area.is_land and area.sites == 0:
            raise heading.wrong(f"land {area.sign} needs a building site, as in '{area.sign}: 1 site' (L1.8)")
        if not area.is_land and (area.sites or area.priestess):
            raise heading.wrong(f"sea {area.sign} can have horns, but no building sites and no priestess (L1.8, L1.11)")
        if area.is_land and len(seas_beside(tile, cells)) < 2:
            raise heading.wrong(f"land {area.sign} borders fewer than two seas, so a draft could dead-end")
    if any(tile.signs[place] in LANDS for place in MIDDLES):
        raise heading.wrong("the middle of each edge must be sea, so that the sea continues on the next tile")
    if not connected([CELLS[place] for place, sign in enumerate(tile.signs) if sign in SEAS]):
        raise heading.wrong("its sea is in pieces; all its hexagons of sea must be connected")


def seas_beside(tile: Tile, cells: list[tuple[int, int]]) -> set[str]:
    around = {(q + dq, r + dr) for q, r in cells for dq, dr in STEPS}
    return {sign for cell, sign in zip(CELLS, tile.signs, strict=True) if cell in around and sign in SEAS}


def connected(cells: list[tuple[int, int]]) -> bool:
    """Whether the hexagons are connected."""
    reached, ahead = {cells[0]}, [cells[0]]
    while ahead:
        q, r = ahead.pop()
        for dq, dr in STEPS:
            cell = (q + dq, r + dr)
            if cell in cells and cell not in reached:
                reached.add(cell)
                ahead.append(cell)
    return len(reached) == len(set(cells))


def check_totals(tiles: tuple[Tile, ...], file: str) -> None:
    for what, number, most in (
        ("tiles", len(tiles), MOST_TILES),
        ("land areas", sum(len(tile.lands) for tile in tiles), MOST_LANDS),
        ("sea areas", sum(len(tile.seas) for tile in tiles), MOST_SEAS),
        ("building sites", sum(area.sites for tile in tiles for area in tile.lands), MOST_SITES),
    ):
        if number > most:
            raise NotationError(f"{file}: the tiles have {number} {what}; the engine takes at most {most}")


TILE_FILE: Final = Path(__file__).parent / "tiles.txt"
TILE_SET: Final = read_tiles(TILE_FILE.read_text(encoding="utf-8"), TILE_FILE.name)
TILES: Final = len(TILE_SET.fronts)
TILE_NAMES: Final = tuple(tile.name.lower() for tile in TILE_SET.fronts)
