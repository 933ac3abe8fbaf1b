"""What temples and metropolises save when a creature is summoned, and which are used up (C10.2, C10.3)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ...facts import LEAST_PRICE, SLOTS
from ..position import Position
from ..tables import SPACE_PRICE


def discounts(position: Position, islands: i64) -> i64:
    """How many temples and metropolises on these islands have not lowered a price in this cycle (C10.2, C10.3)."""
    temples: i64 = position.temples & position.slots_of(islands) & ~position.used_temples
    return size(temples) + size(position.metropolises & islands & ~position.used_metropolises)


def summon_price(position: Position, space: i64) -> i64:
    """The price of a space minus one for each temple, but at least one (C10.1, C10.2)."""
    price: i64 = i64(SPACE_PRICE[space]) - discounts(position, position.board.islands_of(position.turn))
    return price if price > LEAST_PRICE else i64(LEAST_PRICE)


def islands_with_discounts(position: Position) -> i64:
    """The player's islands with a temple or metropolis that has not lowered a price in this cycle."""
    islands: i64 = position.board.islands_of(position.turn)
    found: i64 = position.metropolises & islands & ~position.used_metropolises
    temples: i64 = position.temples & position.slots_of(islands) & ~position.used_temples
    while temples:
        found |= bit(lowest(temples) // SLOTS)
        temples &= temples - 1
    return found


def temples_to_choose(position: Position) -> bool:
    """Whether it matters which temples are used: not all are needed, they are on several islands, and there is another
    creature on the track that the remaining ones could serve (C10.2)."""
    if position.track == 0 or position.saving >= discounts(position, position.board.islands_of(position.turn)):
        return False
    islands: i64 = islands_with_discounts(position)
    return islands & (islands - 1) != 0


def use_temple(position: Position, island: i64) -> None:
    """Use a temple on the island to lower a price, or its metropolis if no temple is left (C10.2)."""
    position.saving -= 1
    temples: i64 = position.temples & position.island_slots(island) & ~position.used_temples
    if temples:
        position.used_temples |= temples & -temples
    else:
        position.used_metropolises |= bit(island)


def use_any_temple(position: Position) -> None:
    """Use any temple, or a metropolis if no temple is left (C10.2)."""
    own: i64 = position.slots_of(position.board.islands_of(position.turn))
    temples: i64 = position.temples & own & ~position.used_temples
    use_temple(position, lowest(temples) // SLOTS if temples else lowest(islands_with_discounts(position)))
