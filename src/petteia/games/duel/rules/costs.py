"""What a card or wonder costs: printed coins, and coins for missing resources (D5, D9.2)."""

from __future__ import annotations

from mypy_extensions import i64

from ..facts import BLUE, REDUCTION
from .city import City
from .tables import (
    ARCHITECTURE,
    BYTE,
    CARD_COINS_DUE,
    CARD_COLOUR,
    CARD_COST,
    CARD_FREE_WITH,
    EVERY_BYTE,
    GOODS_BYTES,
    MASONRY,
    ONE_OF,
    RAW_BYTES,
    WONDER_COST,
)


def dearest(city: City, missing: i64) -> i64:
    """The most expensive of the missing kinds of resource; at least one must be missing."""
    found: i64 = 0
    top: i64 = 0
    kind: i64 = 0
    while missing:
        if missing & BYTE:
            price: i64 = city.unit_price(kind)
            if price > top:
                top = price
                found = kind
        missing >>= 8
        kind += 1
    return found


def without_dearest(city: City, missing: i64, among: i64, units: i64) -> i64:
    """What is still missing when some units, the most expensive of certain kinds, need not be bought (D5.7)."""
    while units > 0 and missing & among:
        missing -= ONE_OF[dearest(city, missing & among)]
        units -= 1
    return missing


def purchase_price(city: City, cost: i64, reduction: i64) -> i64:
    """Coins for the resources of a cost, with production, choices and reduction used as well as possible (D5.7)."""
    missing: i64 = city.missing(cost)
    if missing and city.any_raw:
        missing = without_dearest(city, missing, RAW_BYTES, city.any_raw)
    if missing and city.any_goods:
        missing = without_dearest(city, missing, GOODS_BYTES, city.any_goods)
    if missing and reduction:
        missing = without_dearest(city, missing, EVERY_BYTE, reduction)
    return city.purchase(missing)


def by_chain(city: City, card: i64) -> bool:
    """Whether the city has the symbol that makes the card free (D5.8)."""
    return city.chains & CARD_FREE_WITH[card] != 0


def card_reduction(city: City, card: i64) -> i64:
    """How many resources fewer a card needs: Masonry, for blue cards (D9.2)."""
    return REDUCTION if city.has(MASONRY) and CARD_COLOUR[card] == BLUE else 0


def wonder_reduction(city: City) -> i64:
    """How many resources fewer a wonder needs: Architecture (D9.2)."""
    return REDUCTION if city.has(ARCHITECTURE) else 0


def card_price(city: City, card: i64) -> i64:
    """Coins due for building the card (D5.1); 0 by chain (D5.8)."""
    if by_chain(city, card):
        return 0
    return CARD_COINS_DUE[card] + purchase_price(city, CARD_COST[card], card_reduction(city, card))


def wonder_price(city: City, wonder: i64) -> i64:
    """Coins due for building the wonder (D7.1)."""
    return purchase_price(city, WONDER_COST[wonder], wonder_reduction(city))
