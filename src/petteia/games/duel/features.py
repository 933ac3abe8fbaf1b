"""What an estimate weighs: what tells who will win, as numbers for each seat. Their worth is in weights.txt."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import lowest, size
from .city import City
from .facts import RAW_MATERIALS
from .position import Position
from .scoring import points, total
from .tables import AGES, BYTE, EVERY_BYTE, KINDS

# in the order of weights.txt
POINTS: Final = 0
LATE_POINTS: Final = 1
COIN: Final = 2
EARLY_COIN: Final = 3
RAW: Final = 4
GOODS: Final = 5
CHOICE: Final = 6
CHEAP: Final = 7
EXPENSE: Final = 8
SYMBOLS: Final = 9  # one to five different ones
TOKEN: Final = 14
SPACE: Final = 15
FAR_SPACE: Final = 16
CHAIN: Final = 17
TO_BUILD: Final = 18  # a place for each wonder
BUILT: Final = 30  # likewise
TO_MOVE: Final = 42
FEATURES: Final = 43

MOST_UNITS: Final = 3  # of a kind; a fourth is of little use
MOST_SYMBOLS: Final = 5
FAR: Final = 3  # spaces from the centre, where the pawn begins to threaten
CARDS_AN_AGE: Final = 20.0
QUIET: Final = ("turn",)  # questions before which nothing is half done
NOTHING: Final = vec[float]([0.0] * (2 * FEATURES))


def features_of(position: Position) -> vec[float]:
    """The features of both seats, one after the other."""
    out = NOTHING[:]
    write_features(position, 0, out)
    write_features(position, 1, out)
    return out


def game_left(position: Position) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    layout = position.layout
    return (float(AGES - 1 - layout.age) + float(size(layout.present)) / CARDS_AN_AGE) / float(AGES)


def write_features(position: Position, seat: i64, out: vec[float]) -> None:
    at: i64 = FEATURES * seat
    city = position.city(seat)
    left = game_left(position)
    scored = float(total(points(position, seat)))
    out[at + POINTS] = scored
    out[at + LATE_POINTS] = scored * (1.0 - left)
    out[at + COIN] = float(city.coins)
    out[at + EARLY_COIN] = float(city.coins) * left
    write_trade(position, seat, left, out)
    symbols: i64 = size(city.symbols)
    if symbols:
        out[at + SYMBOLS + (symbols if symbols < MOST_SYMBOLS else MOST_SYMBOLS) - 1] = 1.0
    out[at + TOKEN] = float(size(city.tokens))
    lead: i64 = position.lead(seat)
    out[at + SPACE] = float(lead)
    out[at + FAR_SPACE] = float(lead - FAR) if lead > FAR else 0.0
    out[at + CHAIN] = float(size(city.chains)) * left
    write_wonders(city, city.buildable, left, out, at + TO_BUILD)
    write_wonders(city, city.built, left, out, at + BUILT)
    out[at + TO_MOVE] = 1.0 if position.turn == seat else 0.0


def write_wonders(city: City, places: i64, left: float, out: vec[float], first: i64) -> None:
    """Mark the wonders at some places of the hand: each counts for as long as there is something to come."""
    while places:
        out[first + city.wonder_at(lowest(places))] = left
        places &= places - 1


def write_trade(position: Position, seat: i64, left: float, out: vec[float]) -> None:
    """What a city produces, and what the rest would cost it, for as long as there is something to build."""
    at: i64 = FEATURES * seat
    city = position.city(seat)
    out[at + CHOICE] = float(city.any_raw + city.any_goods) * left
    out[at + CHEAP] = float(size(EVERY_BYTE & ~city.undiscounted) // 8) * left
    kind: i64 = 0
    while kind < KINDS:
        units: i64 = (city.production >> (8 * kind)) & BYTE
        place: i64 = RAW if kind < RAW_MATERIALS else GOODS
        out[at + place] += float(units if units < MOST_UNITS else MOST_UNITS) * left
        if units == 0:
            out[at + EXPENSE] += float(city.unit_price(kind)) * left
        kind += 1
