"""Steps of a game that both editions take in the same way: markers, offers, income, and who has the most."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import bit
from .table import Table
from .telling import DISPLACED, FOR_INCOME, MARKER_PLACED, OFFER_MADE, TURN_ENDED


def lay_marker(table: Table, seat: i64) -> None:
    """A marker comes to the next place of the turn order (C1.6, L2.6)."""
    table.tell(MARKER_PLACED, seat, table.auction.markers, 0, 0)
    table.auction.append_marker(seat)


def return_marker(table: Table) -> None:
    """The marker of the turn goes back to the last free place of the turn order (C8.4, L6.3)."""
    table.auction.give_back(table.turn)
    table.tell(TURN_ENDED, table.turn, 0, 0, 0)


def make_offer(table: Table, offer: i64) -> None:
    """The offer stands; whoever is outbid takes his marker back and places it at once (C7.3, L4.3)."""
    auction = table.auction
    god: i64 = auction.chosen
    table.tell(OFFER_MADE, auction.bidder, god, offer, 0)
    displaced: i64 = auction.place(god, offer)
    if displaced >= 0:
        table.tell(DISPLACED, displaced, god, 0, 0)


def collect_income(table: Table, seats: i64) -> None:
    """Everybody still in the game takes his income (C6.1, L3.6)."""
    seat: i64 = 0
    while seat < seats:
        if table.plays(seat):
            table.earn(seat, table.income(seat), FOR_INCOME)
        seat += 1


def with_most(seats: i64, numbers: vec[i64]) -> i64:
    """Those of a set of seats that have the highest number."""
    most: i64 = -1
    found: i64 = 0
    seat: i64 = 0
    while seat < len(numbers):
        if seats & bit(seat):
            if numbers[seat] > most:
                most = numbers[seat]
                found = 0
            if numbers[seat] == most:
                found |= bit(seat)
        seat += 1
    return found
