"""A map of the Legendary Edition as an SVG picture: soft coasts, dotted sea borders, sites and signs."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ....games.legendary.rules.map.archipelago import AT_SEA, Archipelago, centre, turned
from ....games.legendary.rules.map.tiles import CELLS, LANDS, TILE_SET, Tile

UNIT = 62.0  # pixels between the centres of neighbouring hexagons
RADIUS = UNIT / math.sqrt(3.0)
MARGIN = 64.0
ROOM = 52.0  # pixels for the signs in a hexagon
WIDEST_STEP = 21.0  # from one sign to the next
CORNERS = tuple((math.sin(math.pi / 3 * turn), -math.cos(math.pi / 3 * turn)) for turn in range(6))

Point = tuple[float, float]

STYLE = """
  .deep { fill: #12496b }  .sea { fill: #2f86a8; stroke: #246f91; stroke-width: 10; stroke-linejoin: round }
  .halo { fill: none; stroke: #8fd0d8; stroke-linejoin: round }
  .border { stroke: #e9f7f4; stroke-width: 2.6; stroke-dasharray: .1 7; stroke-linecap: round; stroke-opacity: .9 }
  .cliff { fill: #8a6f45 }  .land { fill: url(#ground); stroke: #fff7df; stroke-width: 2.4 }
  .inner { stroke: #fffaf0; stroke-width: 4.4; stroke-linecap: round }
  .inner2 { stroke: #8a7444; stroke-width: 1.5; stroke-dasharray: 5 4 }
  text { font-family: Georgia, "Times New Roman", serif; text-anchor: middle }
  .name { font-size: 13.4px; fill: #3b2c12; stroke: #f6ecd0; stroke-width: 3; paint-order: stroke }
  .sea-name { font-size: 12.4px; font-style: italic; fill: #e4f5f4 }
  .sea-name { stroke: #2f86a8; stroke-width: 3; paint-order: stroke }
  .site { fill: #fbf6e6; fill-opacity: .55; stroke: #6d5a34; stroke-width: 1.6; stroke-dasharray: 3 2.4 }
  .horn { fill: #f0bb36; stroke: #7a5408; stroke-width: 1.4 }  .kernel { fill: #7a5408 }
  .priestess { fill: #efe6f6; stroke: #6b3f86; stroke-width: 1.6 }  .caption { font-size: 15px; fill: #d8ecef }
"""


@dataclass(frozen=True)
class Hexagon:
    """A hexagon of the map: its centre, in pixels and on the axes of the grid, its area, and its tile."""

    at: Point
    across: int
    down: int
    area: str
    is_land: bool
    tile: str


def hexagons(map: Archipelago) -> list[Hexagon]:
    """All hexagons of a map."""
    found: list[Hexagon] = []
    for place in map.places:
        tile: Tile = TILE_SET.side(map.side)[place.tile]
        middle_q, middle_r = centre(place.column, place.row)
        for (q, r), sign in zip(CELLS, tile.signs, strict=True):
            turned_q, turned_r = turned(q, r, place.turn)
            across, down = middle_q + turned_q, middle_r + turned_r
            at = (UNIT * (across + down / 2), 1.5 * RADIUS * down)
            found.append(Hexagon(at, across, down, tile.name + sign.upper(), sign in LANDS, tile.name))
    return found


def corners(at: Point) -> list[Point]:
    """The corners of a hexagon; rounded, so that neighbours share them exactly."""
    return [(round(at[0] + RADIUS * x, 2), round(at[1] + RADIUS * y, 2)) for x, y in CORNERS]


def edges(at: Point) -> list[tuple[Point, Point]]:
    points = corners(at)
    return [(points[turn], points[(turn + 1) % 6]) for turn in range(6)]


def key(edge: tuple[Point, Point]) -> tuple[Point, Point]:
    """The same key for an edge in both directions; rounding makes corners that nearly coincide the same."""
    ends = sorted((round(x), round(y)) for x, y in edge)
    return (ends[0], ends[1])


def outlines(cells: list[Hexagon]) -> list[list[Point]]:
    """The rings around a set of hexagons: the edges that occur only once, chained."""
    once: dict[tuple[Point, Point], tuple[Point, Point]] = {}
    for cell in cells:
        for edge in edges(cell.at):
            if once.pop(key(edge), None) is None:
                once[key(edge)] = edge
    after = {(round(start[0]), round(start[1])): end for start, end in once.values()}
    rings: list[list[Point]] = []
    while after:
        spot, point = after.popitem()
        ring = [point]
        while (round(point[0]), round(point[1])) != spot:
            point = after.pop((round(point[0]), round(point[1])))
            ring.append(point)
        rings.append(ring)
    return rings


def noise(x: float, y: float) -> float:
    """A number from -1 to 1 that depends only on the place, so that the coast of a map never changes."""
    value = math.sin(x * 12.71 + y * 31.17) * 43758.5
    return 2.0 * (value - math.floor(value)) - 1.0


def coast(ring: list[Point], roughness: float) -> str:
    """A soft closed curve along a ring: a quadratic spline through the midpoints between its control points."""
    points: list[Point] = []
    for number, (x, y) in enumerate(ring):
        next_x, next_y = ring[(number + 1) % len(ring)]
        points.append((x, y))
        for part in (1 / 3, 2 / 3):
            px, py = x + (next_x - x) * part, y + (next_y - y) * part
            shift = roughness * noise(px / 50, py / 50)
            length = math.hypot(next_x - x, next_y - y)
            points.append((px + (next_y - y) / length * shift, py - (next_x - x) / length * shift))
    middles = [
        ((x + points[(number + 1) % len(points)][0]) / 2, (y + points[(number + 1) % len(points)][1]) / 2)
        for number, (x, y) in enumerate(points)
    ]
    path = f"M{middles[-1][0]:.1f} {middles[-1][1]:.1f}"
    for (x, y), (mx, my) in zip(points, middles, strict=True):
        path += f"Q{x:.1f} {y:.1f} {mx:.1f} {my:.1f}"
    return path + "Z"


def shape(cells: list[Hexagon], roughness: float) -> str:
    return "".join(coast(ring, roughness) for ring in outlines(cells))


def borders(cells: list[Hexagon]) -> dict[str, list[tuple[Point, Point]]]:
    """The edges between two areas: within the sea, and within an island."""
    first: dict[tuple[Point, Point], Hexagon] = {}
    found: dict[str, list[tuple[Point, Point]]] = {"border": [], "inner": []}
    for cell in cells:
        for edge in edges(cell.at):
            other = first.setdefault(key(edge), cell)
            if other.area != cell.area and other.is_land == cell.is_land:
                found["inner" if cell.is_land else "border"].append(edge)
    return found


def lines(pieces: list[tuple[Point, Point]], kind: str) -> str:
    return "".join(
        f'<line class="{kind}" x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}"/>' for a, b in pieces
    )


def heart(cells: list[Hexagon]) -> tuple[Point, int]:
    """Where the signs of an area are drawn, and on how many hexagons: in the middle of two neighbours in a row, or of
    one hexagon, nearest to the middle of the area. So signs never cross a border."""
    x = sum(cell.at[0] for cell in cells) / len(cells)
    y = sum(cell.at[1] for cell in cells) / len(cells)
    beside = {(cell.across, cell.down): cell for cell in cells}
    pairs = [(cell, beside.get((cell.across + 1, cell.down))) for cell in cells]
    places = [((one.at[0] + two.at[0]) / 2, one.at[1]) for one, two in pairs if two is not None]
    spots = places or [cell.at for cell in cells]
    nearest = min(spots, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
    return nearest, 2 if places else 1


def horn(x: float, y: float) -> str:
    return (
        f'<path class="horn" d="M{x - 9:.1f} {y - 4:.1f}q-1 12 10 12q9 -1 8 -9q-4 5 -8 2q-4 -3 -2 -9z"/>'
        f'<circle class="kernel" cx="{x - 5:.1f}" cy="{y - 5:.1f}" r="2.6"/>'
    )


def signs(map: Archipelago, cells: list[Hexagon]) -> str:
    """Names, sites, cornucopias and priestesses."""
    by_area: dict[str, list[Hexagon]] = {}
    for cell in cells:
        by_area.setdefault(cell.area, []).append(cell)
    drawn = ""
    for land, name in enumerate(map.island_names):
        (x, y), hexagons = heart(by_area[name])
        drawn += f'<text class="name" x="{x:.1f}" y="{y - 9:.1f}">{name}</text>'
        marks = ["site"] * int(map.room(land)) + ["horn"] * int(map.horns[land])
        marks += ["priestess"] * int(map.priestesses >> land & 1)
        step = min(WIDEST_STEP, ROOM * hexagons / len(marks))
        for number, mark in enumerate(marks):
            drawn += land_sign(mark, x + step * (number - (len(marks) - 1) / 2), y)
    for sea, name in enumerate(map.sea_names):
        x, y = heart(by_area[name])[0]
        horns = int(map.horns[AT_SEA + sea])
        drawn += f'<text class="sea-name" x="{x:.1f}" y="{y - 4 if horns else y + 4:.1f}">{name}</text>'
        for number in range(horns):
            drawn += horn(x + WIDEST_STEP * (number - (horns - 1) / 2), y + 8)
    return drawn


def land_sign(mark: str, x: float, y: float) -> str:
    """A building site, a cornucopia or a priestess."""
    if mark == "horn":
        return horn(x, y + 7)
    if mark == "site":
        return f'<rect class="site" x="{x - 7.5:.1f}" y="{y - 1:.1f}" width="15" height="15" rx="4"/>'
    return (
        f'<path class="priestess" d="M{x:.1f} {y + 2:.1f}l6 14h-12z"/>'
        f'<circle class="priestess" cx="{x:.1f}" cy="{y + 2:.1f}" r="3.8"/>'
    )


def draw(map: Archipelago) -> str:
    """The picture, as the text of an SVG file."""
    cells = hexagons(map)
    lands = [cell for cell in cells if cell.is_land]
    left, top = (min(cell.at[axis] for cell in cells) - MARGIN for axis in (0, 1))
    width, height = (
        max(cell.at[axis] for cell in cells) - min(cell.at[axis] for cell in cells) + 2 * MARGIN for axis in (0, 1)
    )
    sea, islands = shape(cells, 4.0), shape(lands, 5.0)
    between = borders(cells)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} {height + 30:.0f}"
  width="{width:.0f}" height="{height + 30:.0f}" role="img" aria-label="Map {map.code}">
<style>{STYLE}</style>
<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#eadfae"/><stop offset="1" stop-color="#cdb777"/></linearGradient>
<clipPath id="water"><path d="{sea}"/></clipPath></defs>
<rect class="deep" x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height + 30:.0f}"/>
<path class="sea" d="{sea}"/>
<g clip-path="url(#water)">
<path class="halo" stroke-width="40" stroke-opacity=".16" d="{islands}"/>
<path class="halo" stroke-width="24" stroke-opacity=".26" d="{islands}"/>
<g>{lines(between["border"], "border")}</g>
<path class="halo" stroke-width="9" stroke-opacity=".55" d="{islands}"/>
</g>
<path class="cliff" transform="translate(0 4.5)" d="{islands}"/>
<path class="land" d="{islands}"/>
<g>{lines(between["inner"], "inner")}{lines(between["inner"], "inner2")}</g>
<g>{signs(map, cells)}</g>
<text class="caption" x="{left + width / 2:.0f}" y="{top + height + 12:.0f}">{map.code}</text>
</svg>
"""
