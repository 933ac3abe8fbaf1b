"""The features that an estimate weighs: numbers for each seat that help to tell who will win. Weights:
weights-0.1.txt."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.bits import lowest, size
from ....core.engine.weights import at_most
from ..facts import RAW_MATERIALS
from ..rules.city import City
from ..rules.position import Position
from ..rules.scoring import points, total
from ..rules.tables import AGES, BYTE, EVERY_BYTE, KINDS
from .places import (
    BUILT,
    CHAIN,
    CHEAP,
    CHOICE,
    COIN,
    EARLY_COIN,
    EXPENSE,
    FAR_SPACE,
    FEATURES,
    GOODS,
    LATE_POINTS,
    POINTS,
    RAW,
    SPACE,
    SYMBOLS,
    TO_BUILD,
    TO_MOVE,
    TOKEN,
)

MOST_UNITS: Final = 3  # of a kind; a fourth is of little use
MOST_SYMBOLS: Final = 5
FAR: Final = 3  # spaces from the centre at which the pawn becomes a threat
CARDS_AN_AGE: Final = 20.0
QUIET: Final = ("turn",)  # questions before which nothing is half done
NOTHING: Final = vec[float]([0.0] * FEATURES)
NOTHING_OF_BOTH: Final = vec[float]([0.0] * (2 * FEATURES))


def features_of(position: Position) -> vec[float]:
    """The features of both seats, one after the other."""
    out = NOTHING_OF_BOTH[:]
    left = game_left(position)
    write_features(position, 0, left, 1.0, out, 0)
    write_features(position, 1, left, 1.0, out, FEATURES)
    return out


def lead_of(position: Position, seat: i64) -> vec[float]:
    """The features of a seat minus those of the other."""
    out = NOTHING[:]
    left = game_left(position)
    write_features(position, seat, left, 1.0, out, 0)
    write_features(position, 1 - seat, left, -1.0, out, 0)
    return out


def game_left(position: Position) -> float:
    """How much of the game is left, from 1 down to 0."""
    layout = position.layout
    return (float(AGES - 1 - layout.age) + float(size(layout.present)) / CARDS_AN_AGE) / float(AGES)


def write_features(position: Position, seat: i64, left: float, sign: float, out: vec[float], at: i64) -> None:
    """Add (or, by `sign`, subtract) the features of a seat, in `out` from `at` on."""
    city = position.city(seat)
    to_come = sign * left
    scored = sign * float(total(points(position, seat)))
    out[at + POINTS] += scored
    out[at + LATE_POINTS] += scored * (1.0 - left)
    out[at + COIN] += sign * float(city.coins)
    out[at + EARLY_COIN] += to_come * float(city.coins)
    write_trade(city, to_come, out, at)
    symbols: i64 = size(city.symbols)
    if symbols:
        out[at + SYMBOLS + at_most(symbols, MOST_SYMBOLS) - 1] += sign
    out[at + TOKEN] += sign * float(size(city.tokens))
    spaces: i64 = position.lead(seat)
    out[at + SPACE] += sign * float(spaces)
    if spaces > FAR:
        out[at + FAR_SPACE] += sign * float(spaces - FAR)
    out[at + CHAIN] += to_come * float(size(city.chains))
    write_wonders(city, city.buildable, to_come, out, at + TO_BUILD)
    write_wonders(city, city.built, to_come, out, at + BUILT)
    if position.turn == seat:
        out[at + TO_MOVE] += sign


def write_wonders(city: City, places: i64, to_come: float, out: vec[float], at: i64) -> None:
    """Mark the wonders at some places of the hand: each counts as long as there is something to come."""
    while places:
        out[at + city.wonder_at(lowest(places))] += to_come
        places &= places - 1


def write_trade(city: City, to_come: float, out: vec[float], at: i64) -> None:
    """Write what a city produces, and what the rest would cost it: it counts as long as there is something to build."""
    out[at + CHOICE] += to_come * float(city.any_raw + city.any_goods)
    out[at + CHEAP] += to_come * float(size(EVERY_BYTE & ~city.undiscounted) // 8)
    raw: i64 = 0
    goods: i64 = 0
    expense: i64 = 0
    production: i64 = city.production
    for kind in range(i64(KINDS)):
        units: i64 = production & BYTE
        if units == 0:
            expense += city.unit_price(kind)
        elif kind < RAW_MATERIALS:
            raw += at_most(units, MOST_UNITS)
        else:
            goods += at_most(units, MOST_UNITS)
        production >>= 8
    out[at + RAW] += to_come * float(raw)
    out[at + GOODS] += to_come * float(goods)
    out[at + EXPENSE] += to_come * float(expense)
