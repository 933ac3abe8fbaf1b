"""Pictures of positions as PNG, for previews of links: flat shapes, painted line by line without any library."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from typing import Final

from ...core.contract.registry import all_games
from ...core.contract.sketch import HEIGHT, WIDTH, Point, Shape
from ...problems.problem import Problem, problems
from ..live.tables import OtherRules, rules_of
from ..store import archive
from ..store.store import Connection
from ..table.course import Course

SCALE: Final = 2  # pixels to a unit; shown smaller, the picture gets smooth edges
SIZE: Final = (round(WIDTH) * SCALE, round(HEIGHT) * SCALE)
PACKING: Final = 6


def picture_of_table(connection: Connection, table: str, now: int) -> bytes | None:
    """The position of a table as far as spectators may see it; None if there is nothing to see."""
    opened = archive.open_table(connection, table)
    if opened is None or opened.header.status == "waiting":
        return None
    header = opened.header
    try:
        course = Course(rules_of(header), len(header.chairs), header.options, header.position)
    except OtherRules:
        return None
    until = now if header.status == "over" else now - header.delay * 1000
    course.load([row for row in opened.rows if row.at <= until], opened.snapshots)
    shapes = course.game.sketch(course.state)
    return painted(shapes) if shapes else None


def problem_of(game: str, id: str) -> Problem | None:
    """The problem with that id, if there is one."""
    known = problems(all_games()[game]) if game in all_games() else ()
    return next((problem for problem in known if problem.id == id), None)


def picture_of_problem(connection: Connection, game: str, id: str) -> bytes | None:
    """The position of a problem; None if there is no such problem, or its game does not draw it."""
    problem = problem_of(game, id)
    rules = all_games().get(game)
    shapes = rules.sketch(rules.read(problem.position)) if rules is not None and problem is not None else ()
    return painted(shapes) if shapes else None


def painted(shapes: Iterable[Shape]) -> bytes:
    """The picture, in the colours of its shapes."""
    width, height = SIZE
    colours: dict[str, int] = {}
    lines = [bytearray(width) for _ in range(height)]
    for colour, corners in shapes:
        ink = bytes([colours.setdefault(colour, len(colours))])
        scaled = [(x * SCALE, y * SCALE) for x, y in corners]
        lowest = max(0, round(min(y for _, y in scaled)))
        highest = min(height, round(max(y for _, y in scaled)))
        for row in range(lowest, highest):
            crossings = crossed(scaled, row + 0.5)
            for start, end in zip(crossings[::2], crossings[1::2], strict=True):
                left, right = max(0, round(start)), min(width, round(end))
                if left < right:
                    lines[row][left:right] = ink * (right - left)
    palette = b"".join(bytes.fromhex(colour.removeprefix("#")) for colour in colours)
    body = zlib.compress(b"".join(b"\0" + line for line in lines), PACKING)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)  # eight bits per pixel, by palette
    parts = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", body), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def crossed(corners: list[Point], y: float) -> list[float]:
    """Where the outline of a polygon crosses a horizontal line, from the left."""
    found = []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (y0 <= y) != (y1 <= y):
            found.append(x0 + (y - y0) * (x1 - x0) / (y1 - y0))
    return sorted(found)


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file, with its length and checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
