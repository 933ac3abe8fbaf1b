"""A guess at who is winning: what every seat has and hopes for, weighed by what was learnt from many games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.weights import NO_CHANCE, read_weights, to_chances, weighed
from .features import FEATURES, features_of
from .position import Position

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.txt", FEATURES)


def write_chances(position: Position, out: vec[float]) -> None:
    """Each seat's chance to win; who is out has none."""
    features = features_of(position)
    seat: i64 = 0
    while seat < position.players:
        out[seat] = weighed(features, FEATURES * seat, WEIGHTS) if position.plays(seat) else NO_CHANCE
        seat += 1
    to_chances(out, position.players)
