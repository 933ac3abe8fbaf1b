"""A guess at who is winning: what every team has and hopes for, weighed by what was learnt from many games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.weights import NO_CHANCE, read_tastes, to_chances, weighed
from ...aegean.mind.standing import Judges, taste_of
from ..facts import MOST_FACTIONS
from ..rules.position import Position
from ..rules.questions import IN_ACTIONS
from .features import features_of, write_turn
from .places import FEATURES

HERE: Final = Path(__file__).parent
WEIGHTS: Final = read_tastes(HERE / "tastes.txt", HERE / "weights.txt", FEATURES)  # without a taste, and with each
JUDGES: Final = Judges(HERE / "legendary.mind", FEATURES, 0)
NO_TEAMS: Final = vec[float]([0.0] * MOST_FACTIONS)


def write_chances(position: Position, mind: i64, out: vec[float]) -> None:
    """Each seat's share of the victory to be expected, as a mind sees it.

    The others reckon with what the team on turn can still do. It does not itself: else it would rather waste gold than
    end its turn and have no more hopes.
    """
    features = features_of(position)
    write_shares(position, mind, features, out)
    if position.phase == IN_ACTIONS:
        on_turn: i64 = position.team_of(position.turn)
        own = out[position.seat_of(position.turn)]
        write_turn(position, features)
        write_shares(position, mind, features, out)
        for seat in range(position.players):
            if position.team_of(seat) == on_turn:
                out[seat] = own


def write_shares(position: Position, mind: i64, features: vec[float], out: vec[float]) -> None:
    """The chances that follow from the features; partners share their team's."""
    chances = NO_TEAMS[:]
    write_standings(position, features, chances, taste_of(mind))
    judge = JUDGES.of(mind)
    if judge is not None:
        judge.lift(position, features, chances, position.teams)
    to_chances(chances, position.teams)
    for seat in range(position.players):
        out[seat] = chances[position.team_of(seat)] * float(position.teams) / float(position.players)


def write_standings(position: Position, features: vec[float], out: vec[float], taste: i64 = 0) -> None:
    """What the features of each team weigh, by a taste."""
    weights = WEIGHTS[taste]
    for team in range(position.teams):
        partner: i64 = position.partner_of(team)
        plays: bool = position.plays(team) or (partner >= 0 and position.plays(partner))
        out[team] = weighed(features, FEATURES * team, weights) if plays else NO_CHANCE
