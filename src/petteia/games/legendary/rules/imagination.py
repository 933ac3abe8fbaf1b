"""A complete position drawn from what one seat knows (L13.1)."""

from __future__ import annotations

from mypy_extensions import i64

from ....core.engine.bits import bit, member, size
from ....core.engine.rng import Rng
from .position import Position


def knows_all(position: Position, seat: i64) -> bool:
    """Whether neither the Sphinx' cards nor what Zeus showed is hidden from that seat."""
    if position.drawn and position.seat_of(position.turn) != seat:
        return False
    return position.seen < 0 or position.seat_of(position.seen_by) == seat


def imagine(position: Position, seat: i64, rng: Rng) -> None:
    """Redraw what is hidden from that seat: another's Sphinx cards, and the card that Zeus showed to another."""
    if position.drawn and position.seat_of(position.turn) != seat:
        number: i64 = size(position.drawn)
        position.deck |= position.drawn
        position.drawn = 0
        while number > 0:
            card: i64 = member(position.deck, rng.below(size(position.deck)))
            position.deck &= ~bit(card)
            position.drawn |= bit(card)
            number -= 1
    if position.seen >= 0 and position.seat_of(position.seen_by) != seat:
        position.seen = member(position.deck, rng.below(size(position.deck)))
