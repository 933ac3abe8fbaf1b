"""Metropolises: four types of buildings or four philosophers, and where they are founded (C11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.words.telling import METROPOLIS_MISSED, PHILOSOPHER_GAINED
from ...facts import BUILDING_TYPES, PHILOSOPHERS_NEEDED, SUPPLY_OF_METROPOLISES
from ...words.telling import METROPOLIS_FOUNDED
from ..position import Position
from ..questions import FOUND_WHERE, GIVE_UP_WHAT

SITE_TO_CHOOSE: Final[i64] = 1 << BUILDING_TYPES
ALL_TYPES: Final[i64] = SITE_TO_CHOOSE - 1


def has_all_types(position: Position, seat: i64) -> bool:
    """Whether a seat owns a port, a fortress, a temple and a university, on any islands (C11.1)."""
    own: i64 = position.slots_of(position.board.islands_of(seat))
    return bool(
        position.ports & own and position.fortresses & own and position.temples & own and position.universities & own
    )


def metropolis_due(position: Position) -> bool:
    """Whether the active player must found a metropolis now; if so, it begins (C11.1, C11.3, C11.8)."""
    if position.founding:
        return True
    seat: i64 = position.turn
    if has_all_types(position, seat):
        position.founding = ALL_TYPES | SITE_TO_CHOOSE
        return True
    if position.philosophers_of(seat) >= PHILOSOPHERS_NEEDED:
        position.philosophers -= PHILOSOPHERS_NEEDED << (5 * seat)
        position.tell(PHILOSOPHER_GAINED, seat, -PHILOSOPHERS_NEEDED, 0, 0)
        position.founding = SITE_TO_CHOOSE
        return True
    return False


def go_on_founding(position: Position) -> None:
    """Give up one building of each type, then choose the site; ask only if there is a choice."""
    types: i64 = position.founding & ALL_TYPES
    if types:
        candidates: i64 = buildings_to_give_up(position)
        if size(candidates) == 1:
            give_up(position, lowest(candidates))
        else:
            position.asked = GIVE_UP_WHAT
        return
    sites: i64 = sites_to_choose(position)
    if sites == 0:
        position.founding = 0
        position.tell(METROPOLIS_MISSED, position.turn, 0, 0, 0)
    elif size(sites) == 1:
        found(position, lowest(sites))
    else:
        position.asked = FOUND_WHERE


def buildings_to_give_up(position: Position) -> i64:
    """The player's buildings of the next type to be given up for the metropolis (C11.1)."""
    building: i64 = lowest(position.founding & ALL_TYPES)
    return position.built(building) & position.slots_of(position.board.islands_of(position.turn))


def give_up(position: Position, slot: i64) -> None:
    position.founding &= position.founding - 1
    position.remove_building(slot)


def sites_to_choose(position: Position) -> i64:
    """Own islands without a metropolis whose site is free of buildings; if there are none, any without a metropolis
    (C11.4, C11.5). If there are none at all, the metropolis is lost (C11.6)."""
    if size(position.metropolises) >= SUPPLY_OF_METROPOLISES:
        return 0
    islands: i64 = position.board.islands_of(position.turn) & ~position.metropolises
    return free_sites(position, islands) or islands


def free_sites(position: Position, islands: i64) -> i64:
    """Those of the islands whose site is free of buildings."""
    built: i64 = position.all_built()
    found: i64 = 0
    while islands:
        island: i64 = lowest(islands)
        islands &= islands - 1
        if position.site(island) & built == 0:
            found |= bit(island)
    return found


def found(position: Position, island: i64) -> None:
    """Found a metropolis; buildings in the slots that it covers are destroyed (C11.5)."""
    destroyed: i64 = position.all_built() & position.site(island)
    while destroyed:
        position.remove_building(lowest(destroyed))
        destroyed &= destroyed - 1
    position.metropolises |= bit(island)
    position.founding = 0
    position.tell(METROPOLIS_FOUNDED, position.turn, island, 0, 0)


def metropolises_with(position: Position, seat: i64, island: i64) -> i64:
    """How many metropolises a seat would have after taking an island, including those founded at once with its
    buildings (C9.21)."""
    islands: i64 = position.board.islands_of(seat) | bit(island)
    slots: i64 = position.slots_of(islands)
    sets: i64 = size(slots & position.ports)
    for_type: i64 = size(slots & position.fortresses)
    sets = sets if sets < for_type else for_type
    for_type = size(slots & position.temples)
    sets = sets if sets < for_type else for_type
    for_type = size(slots & position.universities)
    sets = sets if sets < for_type else for_type
    room: i64 = size(islands & ~position.metropolises)
    left: i64 = SUPPLY_OF_METROPOLISES - size(position.metropolises)
    room = room if room < left else left
    return size(islands & position.metropolises) + (sets if sets < room else room)
