"""What the gods require and allow: building, recruiting, Apollo's gifts (L6.2, L6.4, L7)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit
from ....aegean.rules.course import pay_recruit
from ....aegean.rules.fleets import recruit_fleet
from ....aegean.rules.table import NO_PLACE
from ....aegean.words.telling import FOR_APOLLO
from ...facts import APOLLO_GOLD, ARES, ATHENA, BUILDING_TYPES, HERA, POSEIDON, ZEUS
from ...words.telling import BUILDING_FORGONE
from ..position import Position
from ..questions import BUILD_WHERE
from ..tables import GOD_BUILDS, MOST_RECRUITS, RECRUIT_PRICE
from .fleets import fleet_places
from .metropolises import in_supply, raise_building, remove_building
from .troops import mercenary_places, recruit_mercenary, recruit_troop, troop_places

# ---- building (L6.4)


def building_of(position: Position) -> i64:
    """What is built in this turn; with Hera, what she has planned."""
    return position.plan if position.god == HERA else i64(GOD_BUILDS[position.god])


def types_to_plan(position: Position) -> i64:
    """With Hera: the types of which the faction has none (L7.6)."""
    own: i64 = position.own_sites(position.turn)
    found: i64 = 0
    for building in range(i64(BUILDING_TYPES)):
        if position.sites_with(building) & own == 0 and in_supply(position, building) > 0:
            found |= bit(building)
    return found


def sites_to_build(position: Position) -> i64:
    """Any empty site in the faction's lands; without one, the sites of its basic buildings, which are replaced."""
    free: i64 = position.free_sites(position.turn)
    return free if free else position.own_sites(position.turn) & position.basic()


def may_build(position: Position) -> bool:
    """Whether this turn's building is still to be built, and can be."""
    if position.built or sites_to_build(position) == 0:
        return False
    if position.god == HERA:
        return types_to_plan(position) != 0
    return in_supply(position, i64(GOD_BUILDS[position.god])) > 0


def may_forgo(position: Position) -> bool:
    """Whether the building may be left out: only without an empty site."""
    return may_build(position) and position.free_sites(position.turn) == 0


def make_plan(position: Position, building: i64) -> None:
    position.plan = building
    position.asked = BUILD_WHERE


def build(position: Position, site: i64) -> None:
    building: i64 = building_of(position)
    position.plan = NO_PLACE
    position.built = 1
    if position.basic() & bit(site):
        remove_building(position, site)
    raise_building(position, position.turn, building, site)


def forgo_building(position: Position) -> None:
    position.built = 1
    position.tell(BUILDING_FORGONE, position.turn, 0, 0, 0)


# ---- recruiting


def recruit_price(position: Position) -> i64:
    """What the next recruit of this turn costs: the first is free, then prices rise."""
    return i64(RECRUIT_PRICE[4 * position.god + position.recruited])


def can_recruit(position: Position) -> bool:
    """Whether the god has a recruit, and there is a place for it (L6.6)."""
    god: i64 = position.god
    if god == ATHENA:
        return position.philosophers_left() > 0
    if god == ZEUS:
        return position.priestesses_left() > 0
    if god == POSEIDON:
        return fleet_places(position) != 0
    if god == ARES:
        return troop_places(position) != 0
    return mercenary_places(position) != 0


def may_recruit(position: Position, god: i64) -> bool:
    """Whether this is the god of the turn, with a recruit left and gold for it; but duties come first (L6.2)."""
    if position.god != god or position.recruited >= i64(MOST_RECRUITS[god]):
        return False
    if position.recruited > 0 and not duties_done(position):
        return False
    return recruit_price(position) <= position.gold_of(position.turn)


def hire_fleet(position: Position, sea: i64) -> None:
    pay_recruit(position, recruit_price(position))
    recruit_fleet(position, sea)


def hire_troop(position: Position, land: i64) -> None:
    pay_recruit(position, recruit_price(position))
    recruit_troop(position, land)


def hire_mercenary(position: Position, land: i64) -> None:
    pay_recruit(position, recruit_price(position))
    recruit_mercenary(position, land)


def hire_priestess(position: Position) -> None:
    pay_recruit(position, recruit_price(position))
    position.gain_priestesses(position.turn, 1)


def hire_philosopher(position: Position) -> None:
    """Hire a philosopher; a fourth one builds a metropolis at once (L9.4)."""
    pay_recruit(position, recruit_price(position))
    position.gain_philosophers(position.turn, 1)


# ---- duties


def duties_done(position: Position) -> bool:
    """Whether the free building and the free recruit are done (L6.2)."""
    return position.built == 1 and position.recruited > 0


def drop_impossible_duties(position: Position) -> None:
    """Skip duties that cannot be done (L6.4, L6.6). The recruit is judged once the building is done."""
    if position.built == 0 and not may_build(position):
        position.built = 1
    if position.built and position.recruited == 0 and not can_recruit(position):
        position.recruited = 1


# ---- Apollo (L7.7)


def receive_gold(position: Position) -> None:
    position.earn(position.turn, APOLLO_GOLD, FOR_APOLLO)


def lands_to_bless(position: Position) -> i64:
    """Any land or, by option, only one of the faction's."""
    return position.lands_of(position.turn) if position.bless_own_only else position.all_lands()


def seas_to_bless(position: Position) -> i64:
    return position.board.seas_of(position.turn) if position.bless_own_only else position.all_seas()
