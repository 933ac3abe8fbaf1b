"""A sensible guess at who is winning, for one-look players: points, coins, production, shields and symbols."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.bits import size
from .position import Position
from .scoring import points, total
from .tables import AGES, BYTE, EVERY_BYTE

# what things are worth in points
COIN: Final = 0.15  # beside the third of a point that it scores
UNIT: Final = 0.9  # produced, for each age still to come
CHOICE: Final = 1.6
CHEAP: Final = 1.0
SPACE: Final = 0.5  # of the pawn, growing towards the capital
SYMBOL: Final = 1.2  # growing with their number
TOKEN: Final = 3.0
WONDER: Final = 1.5
SPREAD: Final = 8.0  # points of lead that make a win likely


def standing(position: Position, seat: i64) -> float:
    """What a seat has, in points."""
    city = position.city(seat)
    ages_left = float(AGES - position.layout.age) - 0.5
    units = 0.0
    rest: i64 = city.production
    while rest:
        units += float(rest & BYTE) if rest & BYTE < 3 else 3.0  # a fourth unit is of little use
        rest >>= 8
    value = float(total(points(position, seat))) + COIN * float(city.coins)
    value += UNIT * ages_left * units
    value += CHOICE * ages_left * float(city.any_raw + city.any_goods)
    value += CHEAP * ages_left * float(size(EVERY_BYTE & ~city.undiscounted) // 8)
    value += TOKEN * float(size(city.tokens)) + WONDER * float(city.wonder_count)
    symbols = float(size(city.symbols))
    value += SYMBOL * symbols * symbols / 2.0
    lead = float(position.lead(seat))
    return value + SPACE * lead * lead / 3.0


def estimate(position: Position, seat: i64) -> float:
    """The chance of a seat to win, from the difference of what both have."""
    ahead = (standing(position, seat) - standing(position, 1 - seat)) / SPREAD
    return 0.5 + 0.5 * ahead / (1.0 + (ahead if ahead > 0.0 else -ahead))
