"""How far a game is, in a word and a number."""

from __future__ import annotations

from ..rules.position import Position


def stage(position: Position) -> tuple[str, int]:
    """The cycle that is being played."""
    return "cycle", int(position.cycle)
