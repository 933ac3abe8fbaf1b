"""Offerings to the gods: the spaces of the ladder, what can be paid, and with what priestesses help (L4)."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.bits import bit, lowest
from ..aegean.auction import NO_GOD
from ..aegean.course import make_offer
from ..aegean.telling import FOR_OFFERING
from .facts import APOLLO
from .position import Position
from .questions import HOW_MUCH
from .tables import BID, SPACES_OF_GOD
from .telling import FOR_PENALTY, FOUND_OUT


def reduced(offer: i64, priestesses: i64) -> i64:
    """An offer less one gold for each priestess, but not below nothing (L4.7)."""
    return offer - priestesses if offer > priestesses else 0


def standing_due(position: Position, faction: i64) -> i64:
    """What a faction has to pay for the offer that it stands with."""
    god: i64 = 0
    while god < APOLLO:
        if position.auction.holder(god) == faction:
            return reduced(position.auction.offer(god), position.priestesses_of(faction))
        god += 1
    return 0


def partner_due(position: Position, faction: i64) -> i64:
    """What the partner's standing offer takes from the purse (L4.9)."""
    partner: i64 = position.partner_of(faction)
    return standing_due(position, partner) if partner >= 0 else 0


def most_payable(position: Position, faction: i64) -> i64:
    """The highest offer that a faction can pay; below 1 if none (L4.8, L4.9). Of a trusted one it is not asked."""
    if is_trusted(position, faction):
        return i64(BID[SPACES_OF_GOD - 1])
    left: i64 = position.gold_of(faction) - partner_due(position, faction)
    return left + position.priestesses_of(faction) if left >= 0 else 0


def spaces_to_offer(position: Position, god: i64) -> i64:
    """The set of spaces of a god that are above the standing offer and can be paid (L4.2, L4.3)."""
    standing: i64 = position.auction.offer(god)
    most: i64 = most_payable(position, position.auction.bidder)
    found: i64 = 0
    space: i64 = 0
    while space < SPACES_OF_GOD:
        if standing < i64(BID[space]) <= most:
            found |= bit(space)
        space += 1
    return found


def payable_gods(position: Position) -> i64:
    """The gods that the bidder can choose and pay: not the one just lost (L4.3), Apollo while he is free (L4.5)."""
    auction = position.auction
    found: i64 = bit(APOLLO) if auction.holder(APOLLO) < 0 else 0
    left: i64 = auction.open & ~bit(APOLLO)
    if auction.lost >= 0:
        left &= ~bit(auction.lost)
    most: i64 = most_payable(position, auction.bidder)
    while left:
        god: i64 = lowest(left)
        left &= left - 1
        if next_space(auction.offer(god)) <= most:
            found |= bit(god)
    return found


def next_space(offer: i64) -> i64:
    """The lowest space above an offer; far too much if there is none (L4.6)."""
    space: i64 = 0
    while space < SPACES_OF_GOD:
        if i64(BID[space]) > offer:
            return i64(BID[space])
        space += 1
    return 255


def free_gods(position: Position) -> i64:
    """The open gods without a marker."""
    auction = position.auction
    found: i64 = 0
    left: i64 = auction.open
    while left:
        god: i64 = lowest(left)
        left &= left - 1
        if auction.holder(god) < 0:
            found |= bit(god)
    return found


def gods_to_choose(position: Position) -> i64:
    """Where the marker can go; who can pay for nothing takes the lowest space of a free god (L4.10)."""
    payable: i64 = payable_gods(position)
    return payable if payable else free_gods(position)


def choose_god(position: Position, god: i64) -> None:
    """Apollo has one space, for nothing; with another god the space is to be named, unless nothing can be paid."""
    auction = position.auction
    if god == APOLLO or payable_gods(position) == 0:
        auction.chosen = god
        make_offer(position, 0 if god == APOLLO else i64(BID[0]))
    else:
        auction.chosen = god
        position.asked = HOW_MUCH


# ---- trust (L4.8)


def is_trusted(position: Position, faction: i64) -> bool:
    """By option nobody asks whether an offer can be paid, until the team has been found out in this cycle."""
    return position.offers_on_trust == 1 and position.caught & bit(faction) == 0


def find_out(position: Position) -> bool:
    """Whether somebody has offered more than he has. Every such team loses half of its gold, rounded down, and is not
    trusted again in this cycle."""
    found: bool = False
    team: i64 = 0
    while team < position.teams:
        due: i64 = standing_due(position, team) + partner_due(position, team)
        if is_trusted(position, team) and due > position.gold_of(team):
            found = True
            position.tell(FOUND_OUT, team, 0, 0, 0)
            position.pay(team, position.gold_of(team) >> 1, FOR_PENALTY)
            position.caught |= bit(team)
            partner: i64 = position.partner_of(team)
            if partner >= 0:
                position.caught |= bit(partner)
        team += 1
    return found


# ---- payment


def pay_offerings(position: Position) -> None:
    """Every marker lies with another god: all pay, nobody more than he has (L4.7, L4.10)."""
    faction: i64 = 0
    while faction < position.factions:
        due: i64 = standing_due(position, faction)
        gold: i64 = position.gold_of(faction)
        position.pay(faction, due if due < gold else gold, FOR_OFFERING)
        faction += 1
    position.auction.lost = NO_GOD
