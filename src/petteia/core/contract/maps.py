"""Maps that people build, tile by tile."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class LaidTile:
    """A tile by its name, the column and row of its place, and its clockwise rotation in sixths."""

    tile: str
    column: int
    row: int
    turn: int = 0
