"""An estimate of who is winning: what both cities have, with weights learnt from many games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ....core.engine.weights import exponential, read_weights, weighed
from ..rules.position import Position
from .features import lead_of
from .places import FEATURES

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights-0.1.txt", FEATURES)


def chance(position: Position, seat: i64) -> float:
    """The chance of a seat to win, from how far it is ahead in everything."""
    ahead = weighed(lead_of(position, seat), 0, WEIGHTS)
    if ahead < 0.0:
        behind = exponential(ahead)
        return behind / (1.0 + behind)
    return 1.0 / (1.0 + exponential(-ahead))
