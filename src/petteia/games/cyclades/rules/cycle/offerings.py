"""Offerings to the gods: what may be offered, what is paid, and how priests help (C7, C12)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit
from ....aegean.rules.auction import NO_GOD, times
from ....aegean.words.telling import FOR_OFFERING, OFFER_MADE
from ...facts import APOLLO, LEAST_PAYMENT, MOST_OFFERED
from ..position import Position
from ..questions import HOW_MUCH


def reduced(offer: i64, priests: i64, least: i64) -> i64:
    """An offer minus one gold for each priest, but not below the least payment (C7.10)."""
    due: i64 = offer - priests
    return due if due > least else least


def payment_due(position: Position, seat: i64, apart_from: i64) -> i64:
    """What a seat pays for its standing offers, except to one god (C7.10, C12.4)."""
    auction = position.auction
    priests: i64 = position.priests_of(seat)
    if position.priests_each == 0:
        count: i64 = auction.offerings_of(seat, apart_from)
        return reduced(auction.offered_by(seat, apart_from), priests, count * LEAST_PAYMENT) if count else i64(0)
    due: i64 = 0
    for god in range(i64(APOLLO)):
        if god != apart_from and auction.holder(god) == seat:
            due += reduced(auction.offer(god), priests, LEAST_PAYMENT)
    return due


def most_payable(position: Position, seat: i64, god: i64) -> i64:
    """The highest offer to a god that a seat can pay on top of its other offers (C7.7, C12.3); 0 if none."""
    auction = position.auction
    gold: i64 = position.gold[seat]
    priests: i64 = position.priests_of(seat)
    others: i64 = auction.offerings_of(seat, god)
    if position.priests_each == 0:
        if gold < (others + 1) * LEAST_PAYMENT:
            return 0
        most: i64 = gold + priests - auction.offered_by(seat, god)
    else:
        left: i64 = gold - payment_due(position, seat, god)
        if left < LEAST_PAYMENT:
            return 0
        most = left + priests
    if position.offer_within_gold:
        within: i64 = gold - auction.offered_by(seat, god)
        most = most if most < within else within
    if most < 0:
        return 0
    return most if most < MOST_OFFERED else i64(MOST_OFFERED)


def least_offer(position: Position, god: i64) -> i64:
    """The lowest offer allowed: at least one, and more than the standing offer (C7.2)."""
    return position.auction.offer(god) + 1


def gods_to_choose(position: Position) -> i64:
    """The set of gods to whom the marker can go: open, payable, and not the one where it was just outbid (C7.1 to
    C7.3). Apollo always takes it; by option, not a player's second one while another god would (C12.6)."""
    auction = position.auction
    found: i64 = 0
    for god in range(i64(APOLLO)):
        if (
            auction.open & bit(god)
            and god != auction.lost
            and least_offer(position, god) <= most_payable(position, auction.bidder, god)
        ):
            found |= bit(god)
    if found and position.apollo_once and times(auction.arrivals, auction.arrived, auction.bidder):
        return found
    return found | bit(APOLLO)


def choose_god(position: Position, god: i64) -> None:
    """Send the marker to a god. Apollo takes everyone for free (C7.8); for another god, ask for the offer."""
    auction = position.auction
    if god == APOLLO:
        position.tell(OFFER_MADE, auction.bidder, APOLLO, 0, 0)
        auction.arrive()
    else:
        auction.chosen = god
        position.asked = HOW_MUCH


def pay_offerings(position: Position) -> None:
    """Have everybody pay at once, now that all markers are placed (C7.9)."""
    for seat in range(position.players):
        position.pay(seat, payment_due(position, seat, NO_GOD), FOR_OFFERING)
