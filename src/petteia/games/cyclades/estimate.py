"""A sensible guess at who is winning, for one-look players."""

from __future__ import annotations

from mypy_extensions import i64

from .position import Position


def estimate(position: Position, seat: i64) -> float:
    """The chance of a seat to win."""
    return 1.0 / float(position.players)
