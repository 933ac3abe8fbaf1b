"""The stage of a game, as a word and a number."""

from __future__ import annotations

from ..rules.table import Table


def stage(position: Table) -> tuple[str, int]:
    """The current cycle."""
    return "cycle", int(position.cycle)
