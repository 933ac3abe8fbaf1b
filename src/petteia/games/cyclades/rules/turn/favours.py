"""What the gods let a player do: recruit, build, exchange creatures; and Apollo's gifts (C9.1 to C9.9, C14)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, size
from ....aegean.rules.course import pay_recruit
from ....aegean.rules.fleets import recruit_fleet
from ....aegean.words.telling import FOR_APOLLO
from ...facts import (
    APOLLO_GOLD,
    APOLLO_GOLD_ONE_ISLAND,
    ATHENA,
    BUILDING_PRICE,
    BUILDING_TYPES,
    EXCHANGE_PRICE,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTS,
    ZEUS,
)
from ...words.telling import FOR_BUILDING, FOR_EXCHANGE, MARKER_LAID
from ..cycle.track import discard_creature, space_of, take
from ..position import Position
from ..tables import ALL_ISLANDS, GOD_BUILDS, MOST_RECRUITS, RECRUIT_PRICE
from .creatures import gain_priests
from .troops import recruit_troop

# ---- recruiting


def recruit_price(position: Position) -> i64:
    """What the next recruit of this turn costs: the first is free, then prices rise (C9.1 to C9.4)."""
    return i64(RECRUIT_PRICE[4 * position.god + position.recruited])


def may_recruit(position: Position) -> bool:
    """Whether there are recruits left for this turn, and gold for the next one."""
    if position.recruited >= i64(MOST_RECRUITS[position.god]):
        return False
    return recruit_price(position) <= position.gold[position.turn]


def cards_left(position: Position) -> i64:
    """Priests or philosophers in the supply, for the god of the turn (C1.8)."""
    packed: i64 = position.priests if position.god == ZEUS else position.philosophers
    left: i64 = SUPPLY_OF_PRIESTS if position.god == ZEUS else SUPPLY_OF_PHILOSOPHERS
    while packed:
        left -= packed & 31
        packed >>= 5
    return left


def owes_recruit(position: Position) -> bool:
    """Whether the free priest or philosopher must still be taken before the turn ends (C9.5)."""
    return position.recruited == 0 and (position.god == ZEUS or position.god == ATHENA) and cards_left(position) > 0


def hire_fleet(position: Position, sea: i64) -> None:
    pay_recruit(position, recruit_price(position))
    recruit_fleet(position, sea)


def hire_troop(position: Position, island: i64) -> None:
    pay_recruit(position, recruit_price(position))
    recruit_troop(position, island)


def hire_priest(position: Position) -> None:
    pay_recruit(position, recruit_price(position))
    gain_priests(position, position.turn, 1)


def hire_philosopher(position: Position) -> None:
    """Hire a philosopher; a fourth one founds a metropolis at once (C11.3)."""
    pay_recruit(position, recruit_price(position))
    position.gain_philosophers(position.turn, 1)


# ---- building and exchanging


def slots_to_build(position: Position) -> i64:
    """Where the god's building can be built: in any free slot on one of the player's islands, for two gold (C9.6)."""
    building: i64 = i64(GOD_BUILDS[position.god])
    if building >= BUILDING_TYPES or position.gold[position.turn] < BUILDING_PRICE:
        return 0
    return position.free_slots(position.turn) if position.in_supply(building) else i64(0)


def build(position: Position, slot: i64) -> None:
    position.pay(position.turn, BUILDING_PRICE, FOR_BUILDING)
    position.raise_building(position.turn, i64(GOD_BUILDS[position.god]), slot)


def exchange(position: Position, creature: i64) -> None:
    """Pay Zeus one gold to discard a creature of the track; the next of the deck takes its space (C9.9)."""
    position.pay(position.turn, EXCHANGE_PRICE, FOR_EXCHANGE)
    space: i64 = space_of(position, creature)
    take(position, space)
    discard_creature(position, creature)
    position.filling = bit(space)


# ---- Apollo


def apollo_gold(position: Position) -> i64:
    """Apollo's gold: four with a single island, otherwise one (C14.1)."""
    return APOLLO_GOLD_ONE_ISLAND if size(position.board.islands_of(position.turn)) == 1 else APOLLO_GOLD


def receive_gold(position: Position) -> None:
    position.earn(position.turn, apollo_gold(position), FOR_APOLLO)


def islands_to_bless(position: Position) -> i64:
    """Where the prosperity marker can be laid: on any island, or by option only on one of the player's (C14.2)."""
    if position.bless_own_only:
        return position.board.islands_of(position.turn)
    return ALL_ISLANDS[position.map]


def bless(position: Position, island: i64) -> None:
    position.markers -= 1
    position.board.lay_marker(island)
    position.tell(MARKER_LAID, position.turn, island, 0, 0)
