"""A position as a picture: flat shapes, one on top of another, on a canvas for others to paint."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

WIDTH: Final = 1200.0
HEIGHT: Final = 630.0
Point = tuple[float, float]
ROUND: Final = 36  # corners of a polygon that is drawn as a disc
# digits of three by five blocks, row by row
FIGURES: Final = (
    *("111 101 101 101 111", "010 110 010 010 111", "111 001 111 100 111", "111 001 111 001 111"),
    *("101 101 111 001 001", "111 100 111 001 111", "111 100 111 101 111", "111 001 001 001 001"),
    *("111 101 111 101 111", "111 101 111 001 111"),
)


class Shape(NamedTuple):
    """A polygon of one colour, `#rrggbb`; y points down."""

    colour: str
    corners: tuple[Point, ...]


Sketch = tuple[Shape, ...]


def block(colour: str, left: float, top: float, width: float, height: float) -> Shape:
    right, bottom = left + width, top + height
    return Shape(colour, ((left, top), (right, top), (right, bottom), (left, bottom)))


def round_shape(colour: str, middle: Point, radius: float, corners: int = ROUND) -> Shape:
    """A disc, or a regular polygon that stands on a corner."""
    x, y = middle
    turns = (pi * (2 * corner / corners + 0.5) for corner in range(corners))
    return Shape(colour, tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns))


def number(colour: str, value: int, middle: Point, height: float) -> Sketch:
    """A number in blocky digits."""
    side = height / 5
    figures = str(value)
    left = middle[0] - side * (4 * len(figures) - 1) / 2
    top = middle[1] - height / 2
    return tuple(
        block(colour, left + side * (4 * place + column), top + side * row, side, side)
        for place, figure in enumerate(figures)
        for row, line in enumerate(FIGURES[int(figure)].split())
        for column, inked in enumerate(line)
        if inked == "1"
    )
