"""A sensible guess at who is winning, for one-look players."""

from __future__ import annotations

from mypy_extensions import i64

from .position import Position


def estimate(position: Position, seat: i64) -> float:
    return 0.5
