"""A guess at who is winning: what every seat has and hopes for, weighed by what was learnt from many games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.weights import NO_CHANCE, read_weights, to_chances, weighed
from .features import FEATURES, features_of, write_turn
from .position import Position
from .questions import ACTIONS

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.txt", FEATURES)


def write_chances(position: Position, out: vec[float]) -> None:
    """Each seat's chance to win; who is out has none.

    The others reckon with what the seat on turn can still do. It does not itself: else it would rather waste gold than
    end its turn and have no more hopes.
    """
    features = features_of(position)
    write_shares(position, features, out)
    own = out[position.turn]
    if position.phase == ACTIONS:
        write_turn(position, features)
        write_shares(position, features, out)
        out[position.turn] = own


def write_shares(position: Position, features: vec[float], out: vec[float]) -> None:
    """The chances that follow from the features."""
    seat: i64 = 0
    while seat < position.players:
        out[seat] = weighed(features, FEATURES * seat, WEIGHTS) if position.plays(seat) else NO_CHANCE
        seat += 1
    to_chances(out, position.players)
