"""The stage of a game, as a word and a number."""

from __future__ import annotations

from ..rules.position import Position


def stage(position: Position) -> tuple[str, int]:
    """The current cycle."""
    return "cycle", int(position.cycle)
