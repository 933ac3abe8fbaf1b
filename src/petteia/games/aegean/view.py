"""Parts of a view that are the same in both editions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SpaceView:
    """A space of the creature track."""

    price: int
    creature: str
