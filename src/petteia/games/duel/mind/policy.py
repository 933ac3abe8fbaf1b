"""Which outputs of a mind stand for an action: they know cards, wonders and tokens, not slots or places in a hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..facts import CARDS, TOKENS, WONDERS
from ..rules.actions import (
    BEGIN_ACTION,
    BUILD,
    DISCARD,
    DRAFT_ACTION,
    SLOT_OF,
    TURN_ACTIONS,
    WAY_OF,
    WONDER,
)
from ..rules.position import Position

# ways to win, first those of the active player, then those of the other
WAYS: Final = ("military", "science", "points")
# numbers of WAYS
MILITARY: Final = 0
SCIENCE: Final = 1
POINTS: Final = 2
# end of numbers
WAYS_TO_WIN: Final = POINTS + 1
OUTCOMES: Final = 2 * WAYS_TO_WIN

BUILD_CARD: Final[i64] = OUTCOMES
DISCARD_CARD: Final[i64] = BUILD_CARD + len(CARDS)
BURY_CARD: Final[i64] = DISCARD_CARD + len(CARDS)  # under a wonder
BUILD_WONDER: Final[i64] = BURY_CARD + len(CARDS)
ANSWER: Final[i64] = BUILD_WONDER + len(WONDERS)  # to any question except a turn and who begins, in order of action
I_BEGIN: Final[i64] = ANSWER + len(WONDERS) + 2 * len(TOKENS) + 2 * len(CARDS)
THEY_BEGIN: Final[i64] = I_BEGIN + 1
OUTPUTS: Final[i64] = THEY_BEGIN + 1

NO_OUTPUT: Final = -1


def output_of(position: Position, action: i64) -> i64:
    """The output that stands for an action."""
    if action < TURN_ACTIONS:
        card: i64 = position.layout.card_at(SLOT_OF[action])
        way: i64 = WAY_OF[action]
        if way == BUILD:
            return BUILD_CARD + card
        return (DISCARD_CARD if way == DISCARD else BURY_CARD) + card
    if action < BEGIN_ACTION:
        return ANSWER + action - DRAFT_ACTION
    return I_BEGIN if action - BEGIN_ACTION == position.turn else THEY_BEGIN


def second_output_of(position: Position, action: i64) -> i64:
    """The output that stands for the wonder that an action builds, or NO_OUTPUT."""
    if action >= TURN_ACTIONS or WAY_OF[action] < WONDER:
        return NO_OUTPUT
    return BUILD_WONDER + position.mine().wonder_at(WAY_OF[action] - WONDER)
