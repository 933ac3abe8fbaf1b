"""What creatures cost, and what temples and metropolises save (L7.9, L10.0)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, size
from ....aegean.rules.track import card_at
from ...facts import TEMPLE
from ..position import Position
from ..tables import SPACE_PRICE, SPACES

# ---- prices


def discounts(position: Position, faction: i64) -> i64:
    """How many temples and metropolises of a faction have not lowered a price in this cycle (L7.9)."""
    sites: i64 = (position.sites_with(TEMPLE) | position.metropolises()) & ~position.used
    used: i64 = (position.used_shelters >> (2 * faction)) & 3
    return size(sites & position.own_sites(faction)) + position.sheltered_by(faction) - used


def summon_price(position: Position, space: i64, saved: i64) -> i64:
    """The price of a space minus discounts, but at least 0 (L7.9, L10.0)."""
    price: i64 = i64(SPACE_PRICE[space]) - saved
    return price if price > 0 else i64(0)


def creatures_to_summon(position: Position) -> i64:
    """The creatures on the track that the active faction can pay for."""
    gold: i64 = position.gold_of(position.turn)
    saved: i64 = discounts(position, position.turn)
    found: i64 = 0
    for space in range(i64(SPACES)):
        creature: i64 = card_at(position.track, space)
        if creature >= 0 and summon_price(position, space, saved) <= gold:
            found |= bit(creature)
    return found


def use_discounts(position: Position, number: i64) -> None:
    """Mark that many temples as used, and metropolises only if no temple is left (L7.9)."""
    own: i64 = position.own_sites(position.turn) & ~position.used
    temples: i64 = position.sites_with(TEMPLE) & own
    while number > 0 and temples:
        position.used |= temples & -temples
        temples &= temples - 1
        number -= 1
    others: i64 = position.metropolises() & own
    while number > 0 and others:
        position.used |= others & -others
        others &= others - 1
        number -= 1
    position.used_shelters += number * bit(2 * position.turn)
