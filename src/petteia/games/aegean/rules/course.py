"""Steps of a game that are the same in both editions: markers, offers, income, recruits, creatures."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.bits import bit, lowest
from ..words.telling import CREATURE_SHOWN, DISPLACED, FOR_INCOME, FOR_RECRUIT, MARKER_PLACED, OFFER_MADE, TURN_ENDED
from .table import Table
from .track import put_card


def lay_marker(table: Table, seat: i64) -> None:
    """Put a marker on the next place of the turn order (C1.6, L2.6)."""
    table.tell(MARKER_PLACED, seat, table.auction.markers, 0, 0)
    table.auction.append_marker(seat)


def return_marker(table: Table) -> None:
    """Return the marker of this turn to the last free place of the turn order (C8.4, L6.3)."""
    table.auction.give_back(table.turn)
    table.tell(TURN_ENDED, table.turn, 0, 0, 0)


def pay_recruit(table: Table, price: i64) -> None:
    """Pay for a recruit, and count it for the price of the next (C9.1, L6.6)."""
    table.pay(table.turn, price, FOR_RECRUIT)
    table.recruited += 1


def show_creature(table: Table, creature: i64) -> None:
    """Put a card of the deck on the first track space that is to be filled (C4.5, L3.3)."""
    space: i64 = lowest(table.filling)
    table.filling &= table.filling - 1
    table.deck &= ~bit(creature)
    table.track = put_card(table.track, space, creature)
    table.tell(CREATURE_SHOWN, creature, space, 0, 0)


def make_offer(table: Table, offer: i64) -> None:
    """Make an offer to the chosen god; a seat that is outbid takes its marker and places it at once (C7.3, L4.3)."""
    auction = table.auction
    god: i64 = auction.chosen
    table.tell(OFFER_MADE, auction.bidder, god, offer, 0)
    displaced: i64 = auction.place(god, offer)
    if displaced >= 0:
        table.tell(DISPLACED, displaced, god, 0, 0)


def collect_income(table: Table, seats: i64) -> None:
    """Give income to every seat still in the game (C6.1, L3.6)."""
    for seat in range(seats):
        if table.plays(seat):
            table.earn(seat, table.income(seat), FOR_INCOME)


def with_most(seats: i64, numbers: vec[i64]) -> i64:
    """Which seats of a set have the highest number."""
    most: i64 = -1
    found: i64 = 0
    for seat in range(i64(len(numbers))):
        if seats & bit(seat):
            if numbers[seat] > most:
                most = numbers[seat]
                found = 0
            if numbers[seat] == most:
                found |= bit(seat)
    return found
