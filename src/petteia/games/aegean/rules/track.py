"""A track of cards: spaces packed five bits each, with the card plus 1, or 0."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....core.engine.bits import bit

NO_CARD: Final = -1


def card_at(track: i64, space: i64) -> i64:
    """The card on a space, or `NO_CARD`."""
    return ((track >> (5 * space)) & 31) - 1


def space_with(track: i64, card: i64) -> i64:
    """The space of a card, or -1."""
    space: i64 = 0
    while track:
        if track & 31 == card + 1:
            return space
        track >>= 5
        space += 1
    return -1


def cards_on(track: i64) -> i64:
    """The set of cards on the track."""
    found: i64 = 0
    while track:
        if track & 31:
            found |= bit((track & 31) - 1)
        track >>= 5
    return found


def put_card(track: i64, space: i64, card: i64) -> i64:
    """The track with a card put on an empty space."""
    return track | ((card + 1) << (5 * space))


def take_card(track: i64, space: i64) -> i64:
    """The track with that space emptied."""
    return track & ~(bit(5 * space) * 31)
