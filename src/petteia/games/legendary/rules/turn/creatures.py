"""Summoning creatures (L10.0); what each can do is in `powers`."""

from __future__ import annotations

from mypy_extensions import i64

from ....aegean.rules.track import space_with, take_card
from ....aegean.words.telling import CREATURE_SUMMONED, FOR_SUMMON
from ...facts import CHIMERA
from ...words.telling import CREATURE_PLAYED
from ..cycle.track import discard_creature
from ..position import Position
from ..powers.power import BY_CREATURE
from ..tables import FIRST_FIGURE, SPACE_PRICE
from .prices import discounts, summon_price, use_discounts


def summon(position: Position, creature: i64) -> None:
    """Pay for a creature on the track; its effect is used at once, or lost (L10.0)."""
    space: i64 = space_with(position.track, creature)
    price: i64 = summon_price(position, space, discounts(position, position.turn))
    use_discounts(position, i64(SPACE_PRICE[space]) - price)
    position.pay(position.turn, price, FOR_SUMMON)
    position.track = take_card(position.track, space)
    position.tell(CREATURE_SUMMONED, position.turn, creature, 0, 0)
    play_card(position, creature)


def play_for_nothing(position: Position, creature: i64) -> None:
    position.tell(CREATURE_PLAYED, position.turn, creature, 0, 0)
    play_card(position, creature)


def play_card(position: Position, creature: i64) -> None:
    """Play a card. One without a figure goes to the discard pile first, the Chimera only when her effect is over
    (L10.2). Then its power begins; if it cannot be used, the card is discarded without effect."""
    if creature == CHIMERA:
        position.borrowed = 1
    elif creature < FIRST_FIGURE:
        discard_creature(position, creature)
    if is_usable(position, creature):
        position.power = creature
        BY_CREATURE[creature].begin(position)
    elif creature >= FIRST_FIGURE:
        discard_creature(position, creature)


def is_usable(position: Position, creature: i64) -> bool:
    """Whether the effect of a creature can be used now (L7.2, L10.0)."""
    return BY_CREATURE[creature].usable(position, creature)
