"""Who answers a question that is not for chance."""

from __future__ import annotations

from mypy_extensions import i64

from ...aegean.rules.questions import OF_BIDDER, OF_DEFENDER, OF_FOUNDER, OF_GAINING, OF_RETREATING, OF_ROLLING, OF_TURN
from .position import Position
from .questions import ASKED_OF
from .turn.battles import croesus_rolls_for
from .turn.losses import losing_faction


def asked_faction(position: Position) -> i64:
    """The bidder, a side of the battle, whoever builds a metropolis or gains a bonus; otherwise the active faction."""
    whom: i64 = i64(ASKED_OF[position.asked])
    if whom == OF_TURN:
        return position.turn
    if whom == OF_BIDDER:
        return position.auction.bidder
    if whom == OF_GAINING:
        return position.owed_to
    if whom == OF_FOUNDER:
        return position.founder
    if whom == OF_RETREATING:
        return position.battle.retreating()
    if whom == OF_ROLLING:
        return croesus_rolls_for(position)
    return position.battle.defender if whom == OF_DEFENDER else losing_faction(position)
