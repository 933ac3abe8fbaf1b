"""Summoning creatures (C10.1, C10.2); what each can do is in `powers`."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit
from ....aegean.words.telling import CREATURE_SUMMONED, FOR_SUMMON
from ...words.telling import PRIEST_GAINED
from ..cycle.track import discard_creature, space_of, take
from ..position import Position
from ..powers.power import BY_CREATURE
from ..questions import (
    WHICH_TEMPLE,
)
from ..tables import SPACE_PRICE
from .temples import summon_price, temples_to_choose, use_any_temple, use_temple


def use_temples(position: Position) -> None:
    """Ask which temples lower the price, if there is a choice; then the power begins (C10.2)."""
    while position.saving:
        if temples_to_choose(position):
            position.asked = WHICH_TEMPLE
            return
        use_any_temple(position)
    BY_CREATURE[position.power].begin(position)


def summon(position: Position, creature: i64) -> None:
    """Pay for a creature on the track; its power is used at once, and its card is discarded (C10.1)."""
    space: i64 = space_of(position, creature)
    price: i64 = summon_price(position, space)
    position.saving = i64(SPACE_PRICE[space]) - price
    position.pay(position.turn, price, FOR_SUMMON)
    take(position, space)
    position.tell(CREATURE_SUMMONED, position.turn, creature, 0, 0)
    discard_creature(position, creature)
    position.power = creature
    use_temples(position)


def choose_temple(position: Position, island: i64) -> None:
    use_temple(position, island)
    use_temples(position)


def gain_priests(position: Position, seat: i64, number: i64) -> None:
    position.priests += number * bit(5 * seat)
    position.tell(PRIEST_GAINED, seat, number, 0, 0)
