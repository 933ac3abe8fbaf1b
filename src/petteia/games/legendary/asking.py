"""Who answers a question that is not for chance."""

from __future__ import annotations

from mypy_extensions import i64

from .battles import croesus_rolls_for
from .losses import losing_faction
from .position import Position
from .questions import BONUS_FLEET, BONUS_TROOP, HOW_MUCH, REROLL, RETREAT, SLAY_WHAT, SPEND_WHAT


def asked_faction(position: Position) -> i64:
    """The bidder, a side of the battle, who builds a metropolis or gains its bonus; else the faction on turn."""
    asked: i64 = position.asked
    if asked <= HOW_MUCH:
        return position.auction.bidder
    if asked >= SLAY_WHAT and asked <= BONUS_FLEET:
        if asked >= BONUS_TROOP:
            return position.owed_to
        return position.founder if asked >= SPEND_WHAT else fighter(position)
    return position.turn


def fighter(position: Position) -> i64:
    """The faction that is asked something in a battle."""
    asked: i64 = position.asked
    if asked == RETREAT:
        return position.battle.retreating()
    if asked == REROLL:
        return croesus_rolls_for(position)
    return position.battle.defender if asked == SLAY_WHAT else losing_faction(position)
