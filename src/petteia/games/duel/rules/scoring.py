"""The end of the game, and its scoring (D12)."""

from __future__ import annotations

from mypy_extensions import i64

from ....core.engine.bits import size
from ..facts import COINS_PER_POINT, POINTS_PER_MATHEMATICS
from .city import City
from .position import Position
from .questions import BY_BLUE_POINTS, BY_POINTS, SHARED
from .tables import (
    BYTE,
    CARD_PER,
    FIRST_GUILD,
    GUILD_POINTS,
    IN_BLUE,
    IN_COINS,
    IN_GUILDS,
    IN_MILITARY,
    IN_TOKENS,
    LEAD_POINTS,
    LOW_CARDS,
    MATHEMATICS,
)


def guild_points(city: City, other: City) -> i64:
    """The points of a city's guilds, each for what it counts in the city that has more of it (D12.4)."""
    points: i64 = 0
    held: i64 = city.cards_high >> (FIRST_GUILD - LOW_CARDS)
    guild: i64 = 0
    while held:
        if held & 1:
            card: i64 = FIRST_GUILD + guild
            counted: i64 = CARD_PER[card]
            points += GUILD_POINTS[card] * max(city.count(counted), other.count(counted))
        held >>= 1
        guild += 1
    return points


def points(position: Position, seat: i64) -> i64:
    """The points of a seat by category, packed a byte each, if the game were scored now (D12.2)."""
    city = position.city(seat)
    packed: i64 = city.points
    if city.cards_high >> (FIRST_GUILD - LOW_CARDS):
        packed += guild_points(city, position.city(1 - seat)) << (8 * IN_GUILDS)
    if city.has(MATHEMATICS):
        packed += (POINTS_PER_MATHEMATICS * size(city.tokens)) << (8 * IN_TOKENS)  # D9.1
    packed += (city.coins // COINS_PER_POINT) << (8 * IN_COINS)
    return packed + (LEAD_POINTS[position.lead(seat)] << (8 * IN_MILITARY))


def total(packed: i64) -> i64:
    """The sum of all categories."""
    everything: i64 = 0
    while packed:
        everything += packed & BYTE
        packed >>= 8
    return everything


def finish(position: Position) -> None:
    """End the game: more points win; then more points on blue cards; then the victory is shared (D12.3)."""
    first: i64 = points(position, 0)
    second: i64 = points(position, 1)
    ahead: i64 = total(first) - total(second)
    how: i64 = BY_POINTS
    if ahead == 0:
        ahead = ((first >> (8 * IN_BLUE)) & BYTE) - ((second >> (8 * IN_BLUE)) & BYTE)
        how = BY_BLUE_POINTS
    if ahead > 0:
        position.end(how, 0)
    elif ahead < 0:
        position.end(how, 1)
    else:
        position.end(SHARED, -1)
