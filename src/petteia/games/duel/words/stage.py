"""The stage of a game, as a word and a number."""

from __future__ import annotations

from ..rules.position import Position


def stage(position: Position) -> tuple[str, int]:
    """The current age; 0 during the draft of wonders."""
    return "age", int(position.layout.age) + 1
