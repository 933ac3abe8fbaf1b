"""An estimate of who is winning: what every team has and hopes for, with weights learnt from many games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.weights import NO_CHANCE, chance_of, read_tastes, read_weights, to_chances, weighed
from ...aegean.mind.standing import BY_WEIGHTS, FORMER, Judges, taste_of
from ..facts import MOST_FACTIONS
from ..rules.position import Position
from ..rules.questions import IN_ACTIONS
from .features import features_of, write_turn
from .places import FEATURES

HERE: Final = Path(__file__).parent
WEIGHTS: Final = [  # by taste: none, each of its own, that of 0.1
    *read_tastes(HERE / "tastes.txt", HERE / "weights.txt", FEATURES),
    read_weights(HERE / "weights-0.1.txt", FEATURES),
]
JUDGES: Final = Judges(None, HERE / "sharpness.txt", FEATURES, 0)
NO_TEAMS: Final = vec[float]([0.0] * MOST_FACTIONS)


def write_chances(position: Position, mind: i64, out: vec[float]) -> None:
    """Write each seat's expected share of the victory, as a mind sees it; partners share their team's.

    The others take into account what the active team can still do. The team itself does so only until it has done
    something: later on, it would rather waste gold than end its turn and lose those hopes. A judge leaves hopes of the
    turn alone: it has learnt without them, and its chances add up to 1.
    """
    features = features_of(position)
    chances = NO_TEAMS[:]
    write_standings(position, mind, features, chances)
    if position.phase == IN_ACTIONS and mind <= BY_WEIGHTS:
        team: i64 = position.team_of(position.turn)
        own = chance_of(chances, position.teams, team)
        write_turn(position, features)
        chances[team] = weighed(features, FEATURES * team, WEIGHTS[taste_of(mind)])
        to_chances(chances, position.teams)
        if position.begun == 0.0 or mind == FORMER:
            chances[team] = own
    else:
        to_chances(chances, position.teams)
    for seat in range(position.players):
        out[seat] = chances[position.team_of(seat)] * float(position.teams) / float(position.players)


def write_standings(position: Position, mind: i64, features: vec[float], out: vec[float]) -> None:
    """Write the standing of each team, from its features."""
    weights = WEIGHTS[taste_of(mind)]
    for team in range(position.teams):
        partner: i64 = position.partner_of(team)
        plays: bool = position.plays(team) or (partner >= 0 and position.plays(partner))
        out[team] = weighed(features, FEATURES * team, weights) if plays else NO_CHANCE
    judge = JUDGES.of(mind)
    if judge is not None:
        judge.lift(position, features, out, position.teams)


def add_weights(path: Path) -> int:
    """Read weights in training; returns the number of the mind that judges by them."""
    WEIGHTS.append(read_weights(path, FEATURES))
    return 1 - len(WEIGHTS)
