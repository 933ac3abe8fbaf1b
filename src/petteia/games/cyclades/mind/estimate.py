"""An estimate of who is winning: what every seat has and hopes for, with weights learnt from many games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.weights import NO_CHANCE, chance_of, read_tastes, read_weights, to_chances, weighed
from ...aegean.mind.standing import BY_WEIGHTS, FORMER, Judges, taste_of
from ..rules.position import Position
from ..rules.questions import IN_ACTIONS
from .features import features_of, write_turn
from .places import FEATURES
from .sights import WIDTH, write_sights

HERE: Final = Path(__file__).parent
WEIGHTS: Final = [  # by taste: none, each of its own, that of 0.1
    *read_tastes(HERE / "tastes.txt", HERE / "weights.txt", FEATURES),
    read_weights(HERE / "weights-0.1.txt", FEATURES),
]
JUDGES: Final = Judges(HERE / "cyclades.mind", HERE / "sharpness.txt", FEATURES, WIDTH)


def write_chances(position: Position, mind: i64, out: vec[float]) -> None:
    """Write each seat's chance to win, as a mind sees it; a seat that is out has none.

    The others take into account what the active seat can still do. The seat itself does so only until it has done
    something: later on, it would rather waste gold than end its turn and lose those hopes. A judge leaves hopes of the
    turn alone: it has learnt without them, and its chances add up to 1.
    """
    features = features_of(position)
    write_standings(position, mind, features, out)
    if position.phase == IN_ACTIONS and mind <= BY_WEIGHTS:
        seat: i64 = position.turn
        own = chance_of(out, position.players, seat)
        write_turn(position, features)
        out[seat] = weighed(features, FEATURES * seat, WEIGHTS[taste_of(mind)])
        to_chances(out, position.players)
        if position.begun == 0.0 or mind == FORMER:
            out[seat] = own
    else:
        to_chances(out, position.players)


def write_standings(position: Position, mind: i64, features: vec[float], out: vec[float]) -> None:
    """Write the standing of each seat, from its features."""
    weights = WEIGHTS[taste_of(mind)]
    for seat in range(position.players):
        out[seat] = weighed(features, FEATURES * seat, weights) if position.plays(seat) else NO_CHANCE
    judge = JUDGES.of(mind)
    if judge is not None:
        write_sights(position, judge.eyes.sights_of)
        judge.lift(position, features, out, position.players)


def add_weights(path: Path) -> int:
    """Read weights in training; returns the number of the mind that judges by them."""
    WEIGHTS.append(read_weights(path, FEATURES))
    return 1 - len(WEIGHTS)
