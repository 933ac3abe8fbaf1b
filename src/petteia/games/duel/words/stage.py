"""How far a game is, in a word and a number."""

from __future__ import annotations

from ..rules.position import Position


def stage(position: Position) -> tuple[str, int]:
    """The age that is being played; before the first, wonders are chosen."""
    return "age", int(position.layout.age) + 1
