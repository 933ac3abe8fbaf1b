"""What one player owns, and what that lets him build and buy."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ....core.engine.bits import bit
from ..facts import BROWN, COINS_PER_POINT, GREY, STARTING_COINS, YELLOW
from .tables import (
    BYTE,
    CARD_ANY_GOODS,
    CARD_ANY_RAW,
    CARD_CHEAP,
    CARD_COLOUR,
    CARD_COUNT,
    CARD_MAKES_DEARER,
    CARD_POINTS,
    CARD_PRODUCES,
    CARD_SHOWS,
    EVERY_BYTE,
    KINDS,
    LOW_CARDS,
    MIDDLE,
    PRICES_AT_START,
    TOKEN_POINTS,
    TOP_BITS,
    WONDER_ANY_GOODS,
    WONDER_ANY_RAW,
    WONDER_POINTS,
)

# the things that some cards count, by their index in facts.COUNTED
BOTH_BROWN_AND_GREY: Final = 6
BUILT_WONDERS: Final = 7


@final
@mypyc_attr(acyclic=True)
class City:
    """A player's cards, wonders, tokens and coins (D0.1), and the sums that follow from them, kept up to date."""

    __slots__ = (
        "any_goods",
        "any_raw",
        "buildable",
        "built",
        "buried",
        "cards_high",
        "cards_low",
        "chains",
        "coins",
        "colours",
        "hand",
        "hand_size",
        "points",
        "prices",
        "production",
        "symbols",
        "tokens",
        "undiscounted",
        "wonder_count",
    )

    coins: i64
    production: i64  # what brown and grey cards give (D5.3)
    any_raw: i64  # sources of one raw material of choice (D5.4)
    any_goods: i64  # sources of one of the goods of choice (D5.4)
    prices: i64  # what a unit costs this player now (D5.5), in mirrored order
    undiscounted: i64  # the bytes of `prices` that the opponent's production raises
    points: i64  # by category
    symbols: i64  # set of science symbols
    chains: i64  # set of chain symbols on own cards (D5.9)
    tokens: i64  # set of progress tokens
    colours: i64  # number of cards by colour
    cards_low: i64
    cards_high: i64
    hand: i64  # the wonders drafted, four bits each
    hand_size: i64
    built: i64  # set of places in the hand
    buildable: i64  # set of places in the hand
    wonder_count: i64
    buried: i64  # for each place in the hand, seven bits: the card under the wonder and 1 (D7.2)

    def __init__(self, source: City | None) -> None:
        """A new city (D1.3), or a copy."""
        if source is None:
            self.coins = STARTING_COINS
            self.production = 0
            self.any_raw = 0
            self.any_goods = 0
            self.prices = PRICES_AT_START
            self.undiscounted = EVERY_BYTE
            self.points = 0
            self.symbols = 0
            self.chains = 0
            self.tokens = 0
            self.colours = 0
            self.cards_low = 0
            self.cards_high = 0
            self.hand = 0
            self.hand_size = 0
            self.built = 0
            self.buildable = 0
            self.wonder_count = 0
            self.buried = 0
        else:
            self.coins = source.coins
            self.production = source.production
            self.any_raw = source.any_raw
            self.any_goods = source.any_goods
            self.prices = source.prices
            self.undiscounted = source.undiscounted
            self.points = source.points
            self.symbols = source.symbols
            self.chains = source.chains
            self.tokens = source.tokens
            self.colours = source.colours
            self.cards_low = source.cards_low
            self.cards_high = source.cards_high
            self.hand = source.hand
            self.hand_size = source.hand_size
            self.built = source.built
            self.buildable = source.buildable
            self.wonder_count = source.wonder_count
            self.buried = source.buried

    # ---- contents

    def has(self, token: i64) -> bool:
        return self.tokens & token != 0

    def holds(self, card: i64) -> bool:
        if card < LOW_CARDS:
            return self.cards_low & bit(card) != 0
        return self.cards_high & bit(card - LOW_CARDS) != 0

    def number_of(self, colour: i64) -> i64:
        """How many cards of that colour the city has."""
        return (self.colours >> (4 * colour)) & 15

    def count(self, counted: i64) -> i64:
        """How many things the city has of a kind that cards count, by its index in `facts.COUNTED`."""
        if counted < BOTH_BROWN_AND_GREY:
            return self.number_of(counted)
        if counted == BOTH_BROWN_AND_GREY:
            return self.number_of(BROWN) + self.number_of(GREY)
        if counted == BUILT_WONDERS:
            return self.wonder_count
        return self.coins // COINS_PER_POINT

    def wonder_at(self, place: i64) -> i64:
        """The wonder at a place in the hand."""
        return (self.hand >> (4 * place)) & 15

    def lose_coins(self, coins: i64) -> i64:
        """Lose that many coins, or all if there are fewer; returns how many were lost (D7.4, D8.3)."""
        lost: i64 = coins if coins < self.coins else self.coins
        self.coins -= lost
        return lost

    # ---- what stays in the city

    def add_card(self, card: i64, other: City) -> None:
        """Add a card, with all its lasting effects, including higher prices for the opponent's city (D5.5)."""
        if card < LOW_CARDS:
            self.cards_low |= bit(card)
        else:
            self.cards_high |= bit(card - LOW_CARDS)
        self.colours += CARD_COUNT[card]
        self.points += CARD_POINTS[card]
        self.chains |= CARD_SHOWS[card]
        colour: i64 = CARD_COLOUR[card]
        if colour <= GREY:
            self.production += CARD_PRODUCES[card]
            other.prices += CARD_MAKES_DEARER[card] & other.undiscounted
        elif colour == YELLOW:
            self.any_raw += CARD_ANY_RAW[card]
            self.any_goods += CARD_ANY_GOODS[card]
            cheap: i64 = CARD_CHEAP[card]
            self.undiscounted &= ~(cheap * BYTE)
            self.prices = (self.prices & ~(cheap * BYTE)) | cheap

    def lose_card(self, card: i64, other: City) -> None:
        """Lose a brown or grey card, and everything it gave (D7.6)."""
        self.cards_low &= ~bit(card)
        self.colours -= CARD_COUNT[card]
        self.production -= CARD_PRODUCES[card]
        other.prices -= CARD_MAKES_DEARER[card] & other.undiscounted

    def add_wonder(self, place: i64, card: i64) -> None:
        """Add a wonder of the hand that is now built, with the card under it (D7.2)."""
        wonder: i64 = self.wonder_at(place)
        self.built |= bit(place)
        self.buildable &= ~bit(place)
        self.buried |= (card + 1) << (7 * place)
        self.wonder_count += 1
        self.points += WONDER_POINTS[wonder]
        self.any_raw += WONDER_ANY_RAW[wonder]
        self.any_goods += WONDER_ANY_GOODS[wonder]

    def add_token(self, token: i64) -> None:
        """Add a progress token, which stays until the end of the game (D9.0)."""
        self.tokens |= bit(token)
        self.points += TOKEN_POINTS[token]

    # ---- resources

    def missing(self, cost: i64) -> i64:
        """The resources of a cost that the city's production does not cover (D5.2, D5.3)."""
        left: i64 = (cost | TOP_BITS) - self.production
        not_exceeded: i64 = left & TOP_BITS
        return left & (not_exceeded - (not_exceeded >> 7))

    def purchase(self, missing: i64) -> i64:
        """Coins for buying those resources from the bank (D5.5, D5.6)."""
        return ((missing * self.prices) >> MIDDLE) & BYTE

    def unit_price(self, kind: i64) -> i64:
        """Coins for one unit of a resource (D5.5)."""
        return (self.prices >> (8 * (KINDS - 1 - kind))) & BYTE
