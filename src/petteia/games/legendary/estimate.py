"""A guess at who is winning: what every team has and hopes for, weighed by what was learnt from many games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.weights import NO_CHANCE, read_weights, to_chances, weighed
from .facts import MOST_FACTIONS
from .features import FEATURES, features_of, write_turn
from .position import Position
from .questions import ACTIONS

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.txt", FEATURES)
NO_TEAMS: Final = vec[float]([0.0] * MOST_FACTIONS)


def write_chances(position: Position, out: vec[float]) -> None:
    """Each seat's share of the victory to be expected.

    The others reckon with what the team on turn can still do. It does not itself: else it would rather waste gold than
    end its turn and have no more hopes.
    """
    features = features_of(position)
    write_shares(position, features, out)
    if position.phase == ACTIONS:
        on_turn: i64 = position.team_of(position.turn)
        own = out[position.seat_of(position.turn)]
        write_turn(position, features)
        write_shares(position, features, out)
        seat: i64 = 0
        while seat < position.players:
            if position.team_of(seat) == on_turn:
                out[seat] = own
            seat += 1


def write_shares(position: Position, features: vec[float], out: vec[float]) -> None:
    """The chances that follow from the features; partners share their team's."""
    chances = NO_TEAMS[:]
    team: i64 = 0
    while team < position.teams:
        partner: i64 = position.partner_of(team)
        plays: bool = position.plays(team) or (partner >= 0 and position.plays(partner))
        chances[team] = weighed(features, FEATURES * team, WEIGHTS) if plays else NO_CHANCE
        team += 1
    to_chances(chances, position.teams)
    seat: i64 = 0
    while seat < position.players:
        out[seat] = chances[position.team_of(seat)] * float(position.teams) / float(position.players)
        seat += 1
