"""Offerings to the gods: the spaces of the ladder, what can be paid, and how priestesses help (L4)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest
from ....aegean.rules.auction import NO_GOD
from ....aegean.rules.course import make_offer
from ....aegean.words.telling import FOR_OFFERING
from ...facts import APOLLO
from ...words.telling import FOR_PENALTY, FOUND_OUT
from ..position import FIRST_VERSION, Position
from ..questions import HOW_MUCH
from ..tables import BID, SPACES_OF_GOD


def reduced(offer: i64, priestesses: i64) -> i64:
    """An offer minus one gold for each priestess, but not below 0 (L4.7)."""
    return offer - priestesses if offer > priestesses else i64(0)


def standing_due(position: Position, faction: i64) -> i64:
    """What a faction has to pay for its standing offer."""
    for god in range(i64(APOLLO)):
        if position.auction.holder(god) == faction:
            return reduced(position.auction.offer(god), position.priestesses_of(faction))
    return 0


def partner_due(position: Position, faction: i64, god: i64) -> i64:
    """What the partner's standing offer takes from the purse: nothing if it is to that god, for whom the faction bids,
    since that outbids it (L4.9). Under the first version of the rules it was charged all the same."""
    partner: i64 = position.partner_of(faction)
    if partner < 0 or (god >= 0 and position.auction.holder(god) == partner and position.version > FIRST_VERSION):
        return 0
    return standing_due(position, partner)


def most_payable(position: Position, faction: i64, god: i64) -> i64:
    """The highest offer to a god that a faction can pay; below 1 if none (L4.8, L4.9). A trusted faction is not
    checked."""
    if is_trusted(position, faction):
        return i64(BID[SPACES_OF_GOD - 1])
    left: i64 = position.gold_of(faction) - partner_due(position, faction, god)
    return left + position.priestesses_of(faction) if left >= 0 else i64(0)


def spaces_to_offer(position: Position, god: i64) -> i64:
    """The set of a god's spaces that are above the standing offer and can be paid (L4.2, L4.3)."""
    standing: i64 = position.auction.offer(god)
    most: i64 = most_payable(position, position.auction.bidder, god)
    found: i64 = 0
    for space in range(i64(SPACES_OF_GOD)):
        if standing < i64(BID[space]) <= most:
            found |= bit(space)
    return found


def payable_gods(position: Position) -> i64:
    """The gods that the bidder can choose and pay: not one that has just outbid it (L4.3); Apollo if free (L4.5)."""
    auction = position.auction
    found: i64 = bit(APOLLO) if auction.holder(APOLLO) < 0 else i64(0)
    left: i64 = auction.open & ~bit(APOLLO)
    if auction.lost >= 0:
        left &= ~bit(auction.lost)
    most: i64 = most_payable(position, auction.bidder, NO_GOD)
    partner: i64 = position.partner_of(auction.bidder)
    while left:
        god: i64 = lowest(left)
        left &= left - 1
        limit: i64 = most
        if partner >= 0 and auction.holder(god) == partner:
            limit = most_payable(position, auction.bidder, god)
        if next_space(auction.offer(god)) <= limit:
            found |= bit(god)
    return found


def next_space(offer: i64) -> i64:
    """The lowest space above an offer; a prohibitive number if there is none (L4.6)."""
    for space in range(i64(SPACES_OF_GOD)):
        if i64(BID[space]) > offer:
            return i64(BID[space])
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
    """Where the marker can go; a player who cannot pay for anything takes the lowest space of a free god (L4.10)."""
    payable: i64 = payable_gods(position)
    return payable if payable else free_gods(position)


def choose_god(position: Position, god: i64) -> None:
    """Send the marker to a god. Apollo's only space is free; for another god, ask for the space, unless nothing can be
    paid."""
    auction = position.auction
    if god == APOLLO or payable_gods(position) == 0:
        auction.chosen = god
        make_offer(position, i64(0) if god == APOLLO else i64(BID[0]))
    else:
        auction.chosen = god
        position.asked = HOW_MUCH


# ---- trust (L4.8)


def is_trusted(position: Position, faction: i64) -> bool:
    """Whether, by option, a faction's offers are not checked: not once its team was found out in this cycle."""
    return position.offers_on_trust == 1 and position.caught & bit(faction) == 0


def find_out(position: Position) -> bool:
    """Whether somebody has offered more than he has. Every such team loses half of its gold, rounded down, and is not
    trusted again in this cycle."""
    found: bool = False
    for team in range(position.teams):
        due: i64 = standing_due(position, team) + partner_due(position, team, NO_GOD)
        if is_trusted(position, team) and due > position.gold_of(team):
            found = True
            position.tell(FOUND_OUT, team, 0, 0, 0)
            position.pay(team, position.gold_of(team) >> 1, FOR_PENALTY)
            position.caught |= bit(team)
            partner: i64 = position.partner_of(team)
            if partner >= 0:
                position.caught |= bit(partner)
    return found


# ---- payment


def pay_offerings(position: Position) -> None:
    """Have everybody pay, but nobody more than he has, once every marker is with a different god (L4.7, L4.10)."""
    for faction in range(position.factions):
        due: i64 = standing_due(position, faction)
        gold: i64 = position.gold_of(faction)
        position.pay(faction, due if due < gold else gold, FOR_OFFERING)
    position.auction.lost = NO_GOD
