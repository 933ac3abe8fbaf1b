"""The creature track: three spaces with prices, whose cards slide and which is refilled from the deck (C4)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.course import show_creature
from ....aegean.rules.track import card_at, cards_on, put_card, space_with, take_card
from ....aegean.words.telling import CREATURE_DISCARDED, DECK_RENEWED
from ..position import Position
from ..questions import CREATURE
from ..tables import SPACES


def creature_at(position: Position, space: i64) -> i64:
    """The creature on a space, counted from the most expensive, or -1."""
    return card_at(position.track, space)


def space_of(position: Position, creature: i64) -> i64:
    """The space of a creature, or -1."""
    return space_with(position.track, creature)


def creatures_shown(position: Position) -> i64:
    """The set of creatures on the track."""
    return cards_on(position.track)


def put(position: Position, space: i64, creature: i64) -> None:
    position.track = put_card(position.track, space, creature)


def take(position: Position, space: i64) -> None:
    """Empty the space."""
    position.track = take_card(position.track, space)


def discard_creature(position: Position, creature: i64) -> None:
    position.discard |= bit(creature)
    position.tell(CREATURE_DISCARDED, creature, 0, 0, 0)


def refresh_track(position: Position) -> None:
    """At the start of a cycle, slide the cards and have empty spaces filled (C4.2), fewer at first (C4.3)."""
    if position.cycle == 1:
        position.filling = 1
    elif position.cycle == 2:
        first: i64 = creature_at(position, 0)
        take(position, 0)
        if first >= 0:
            put(position, 1, first)
            position.filling = 1
        else:
            position.filling = 3
    else:
        last: i64 = creature_at(position, SPACES - 1)
        if last >= 0:
            take(position, SPACES - 1)
            discard_creature(position, last)
        slide(position)


def slide(position: Position) -> None:
    """Move cards right as far as they go; the spaces to the left of them are to be filled (C4.2)."""
    end: i64 = SPACES - 1
    space: i64 = SPACES - 1
    while space >= 0:
        creature: i64 = creature_at(position, space)
        if creature >= 0:
            if space != end:
                take(position, space)
                put(position, end, creature)
            end -= 1
        space -= 1
    position.filling = bit(end + 1) - 1


def fill_track(position: Position) -> None:
    """Ask for the card of the leftmost space to be filled (C4.5); an empty deck is renewed first (C4.6)."""
    if position.deck == 0:
        renew_deck(position)
    if size(position.deck) == 1:
        show_creature(position, lowest(position.deck))
    else:
        position.asked = CREATURE


def renew_deck(position: Position) -> None:
    """Shuffle the discard pile into the deck (C4.6)."""
    position.deck |= position.discard
    position.discard = 0
    position.tell(DECK_RENEWED, 0, 0, 0, 0)
