"""Metropolises: how they are earned, what is given up for them, where they are placed, and their bonuses (L9)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.table import NO_PLACE
from ....aegean.rules.track import space_with
from ....aegean.words.telling import BUILDING_RAISED, BUILDING_REMOVED, METROPOLIS_MISSED
from ...facts import APOLLO, BONUSES, BUILDING_TYPES, PANDORA, PENTHESILEA, PHILOSOPHERS_NEEDED, SUPPLY_OF_BUILDINGS
from ...words.telling import HERO_SACRIFICED, METROPOLIS_BUILT, METROPOLIS_SHELTERED
from ..position import Position
from ..questions import BONUS, FOUND_WHERE, GIVE_UP_WHAT, SPEND_WHAT
from ..realm import BUILT, METROPOLIS, NO_FACTION
from ..tables import FOUR_OR_MORE
from .bonuses import owe

# ---- buildings


def type_at(position: Position, site: i64) -> i64:
    """The type of the basic building on a site that has one."""
    building: i64 = 0
    while position.sites_with(building) & bit(site) == 0:
        building += 1
    return building


def in_supply(position: Position, building: i64) -> i64:
    """How many buildings of a type are left (L1.10)."""
    return SUPPLY_OF_BUILDINGS - size(position.sites_with(building))


def raise_building(position: Position, faction: i64, building: i64, site: i64) -> None:
    position.stock[BUILT + building] |= bit(site)
    position.tell(BUILDING_RAISED, faction, building, site, 0)


def remove_building(position: Position, site: i64) -> None:
    """Return a building to the supply; with a temple, the mark that it has been used goes, too."""
    building: i64 = type_at(position, site)
    position.stock[BUILT + building] &= ~bit(site)
    position.used &= ~bit(site)
    position.tell(BUILDING_REMOVED, building, site, 0, 0)


# ---- due metropolises


def set_sites(position: Position, faction: i64) -> i64:
    """The sites whose buildings count for a faction's set: its own and, in a team, the partner's (L9.3, L12.3)."""
    partner: i64 = position.partner_of(faction)
    return position.own_sites(faction) | (position.own_sites(partner) if partner >= 0 else i64(0))


def complete_sets(position: Position, sites: i64) -> i64:
    """How many complete sets of all four types are on these sites."""
    sets: i64 = SUPPLY_OF_BUILDINGS
    building: i64 = 0
    while building < BUILDING_TYPES and sets:
        number: i64 = size(position.sites_with(building) & sites)
        sets = number if number < sets else sets
        building += 1
    return sets


def has_set(position: Position, faction: i64) -> bool:
    stock = position.stock
    if not (stock[BUILT] and stock[BUILT + 1] and stock[BUILT + 2] and stock[BUILT + 3]):
        return False
    return complete_sets(position, set_sites(position, faction)) > 0


def has_room(position: Position, faction: i64) -> bool:
    """Whether a metropolis could be placed: on a site, empty or with a basic building, or on a hero's card (L9.1)."""
    if position.tokens == 0:
        return False
    return position.own_sites(faction) & ~position.metropolises() != 0 or shelters(position, faction) != 0


def metropolis_due(position: Position) -> bool:
    """Whether somebody must build a metropolis now; if so, it begins (L9.3, L9.4). The faction on turn comes first."""
    if position.founder >= 0:
        return True
    if has_set(position, position.turn) and has_room(position, position.turn):
        found(position, position.turn)
        position.toll = 1 | 1 << 2 | 1 << 4 | 1 << 6
        return True
    if position.philosophers & FOUR_OR_MORE == 0:
        return False
    faction: i64 = position.turn
    for _ in range(position.factions):
        if position.philosophers_of(faction) >= PHILOSOPHERS_NEEDED and earns_culture(position, faction):
            return True
        faction = faction + 1 if faction + 1 < position.factions else i64(0)
    return False


def earns_culture(position: Position, faction: i64) -> bool:
    """Turn four philosophers into a metropolis. Without room for it they wait or, by option, are lost (L9.1, L9.4)."""
    if has_room(position, faction):
        position.gain_philosophers(faction, -PHILOSOPHERS_NEEDED)
        found(position, faction)
        return True
    if position.metropolis_is_lost:
        position.gain_philosophers(faction, -PHILOSOPHERS_NEEDED)
        position.tell(METROPOLIS_MISSED, faction, 0, 0, 0)
    return False


def found(position: Position, faction: i64) -> None:
    """Have a faction build a metropolis."""
    position.founder = faction
    position.placing = 1


# ---- what is given up


def go_on_founding(position: Position) -> None:
    """Name the types, give up buildings, choose the site, turn the token; ask only if there is a choice."""
    if position.picks:
        types: i64 = types_to_spend(position)
        if size(types) == position.picks:
            spend(position, lowest(types))
        else:
            position.asked = SPEND_WHAT
    elif position.toll:
        candidates: i64 = buildings_to_give_up(position)
        if size(candidates) == toll_of(position, next_type(position)):
            give_up(position, lowest(candidates))
        else:
            position.asked = GIVE_UP_WHAT
    elif position.placing == 1:
        choose_place(position)
    else:
        turn_token(position)


def types_to_spend(position: Position) -> i64:
    """The types not named yet of which the founder has as many buildings as must be given up (L10.22, L10.25)."""
    own: i64 = position.own_sites(position.founder)
    return types_held(position, own, position.each) & ~types_in_toll(position)


def types_held(position: Position, sites: i64, number: i64) -> i64:
    """The set of types of which at least that many buildings are on these sites."""
    found_types: i64 = 0
    for building in range(i64(BUILDING_TYPES)):
        if size(position.sites_with(building) & sites) >= number:
            found_types |= bit(building)
    return found_types


def types_in_toll(position: Position) -> i64:
    types: i64 = 0
    for building in range(i64(BUILDING_TYPES)):
        if toll_of(position, building):
            types |= bit(building)
    return types


def toll_of(position: Position, building: i64) -> i64:
    """How many buildings of a type must still be given up."""
    return (position.toll >> (2 * building)) & 3


def next_type(position: Position) -> i64:
    """The type of the next building to be given up."""
    building: i64 = 0
    while toll_of(position, building) == 0:
        building += 1
    return building


def spend(position: Position, building: i64) -> None:
    position.picks -= 1
    position.toll |= position.each << (2 * building)


def buildings_to_give_up(position: Position) -> i64:
    """The buildings of the next type; for a set the partner's count too (L12.3), for a sacrifice only the faction's."""
    if position.each:
        sites: i64 = position.own_sites(position.founder)
    else:
        sites = set_sites(position, position.founder)
    return position.sites_with(next_type(position)) & sites


def give_up(position: Position, site: i64) -> None:
    position.toll -= bit(2 * next_type(position))
    remove_building(position, site)


# ---- the place


def shelters(position: Position, faction: i64) -> i64:
    """The heroes on whose card a metropolis could be placed: Penthesilea, or Pandora while Penthesilea is on the track;
    only in their own turn, not with Apollo, and not in the cycle in which they came (L8.22, L10.27)."""
    if faction != position.turn or position.god == APOLLO:
        return 0
    ready: i64 = position.heroes_of(faction) & ~position.fresh
    if ready == 0:
        return 0
    found_heroes: i64 = ready & bit(PENTHESILEA)
    if ready & bit(PANDORA) and space_with(position.hero_track, PENTHESILEA) >= 0:
        found_heroes |= bit(PANDORA)
    return found_heroes


def sites_to_found(position: Position) -> i64:
    """Empty sites in the faction's lands; if there are none, those with its basic buildings (L9.1)."""
    free: i64 = position.free_sites(position.founder)
    return free if free else position.own_sites(position.founder) & position.basic()


def choose_place(position: Position) -> None:
    sites: i64 = sites_to_found(position)
    heroes: i64 = shelters(position, position.founder)
    if heroes == 0 and size(sites) == 1:
        found_at(position, lowest(sites))
    else:
        position.asked = FOUND_WHERE


def found_at(position: Position, site: i64) -> None:
    """Place the metropolis on a site; a building there goes back to the supply."""
    if position.basic() & bit(site):
        remove_building(position, site)
    position.chosen = site
    position.placing = 2


def shelter(position: Position, hero: i64) -> None:
    """Place the metropolis on a hero's card, where it is safe; the figure leaves the game (L10.27)."""
    position.tell(HERO_SACRIFICED, position.founder, hero, 0, 0)
    position.remove_hero(hero)
    position.chosen = hero
    position.placing = 3


def bonuses_left(position: Position) -> i64:
    """The set of bonuses that the top token can show."""
    found_bonuses: i64 = 0
    for bonus in range(i64(len(BONUSES))):
        if (position.tokens >> (2 * bonus)) & 3:
            found_bonuses |= bit(bonus)
    return found_bonuses


def tokens_of(position: Position, bonus: i64) -> i64:
    return (position.tokens >> (2 * bonus)) & 3


def turn_token(position: Position) -> None:
    left: i64 = bonuses_left(position)
    if size(left) == 1:
        turn_up(position, lowest(left))
    else:
        position.asked = BONUS


def turn_up(position: Position, bonus: i64) -> None:
    """Turn up a token; the builder gains its bonus (L9.1)."""
    faction: i64 = position.founder
    position.tokens -= bit(2 * bonus)
    if position.placing == 2:
        position.stock[BUILT + METROPOLIS + bonus] |= bit(position.chosen)
        position.tell(METROPOLIS_BUILT, faction, position.chosen, bonus, 0)
    else:
        position.sheltered += bit(2 * faction)
        position.tell(METROPOLIS_SHELTERED, faction, position.chosen, bonus, 0)
    position.chosen = NO_PLACE
    position.placing = 0
    position.each = 0
    position.founder = NO_FACTION
    owe(position, faction, bonus)


# ---- how many there would be


def metropolises_with(position: Position, faction: i64, land: i64) -> i64:
    """How many metropolises a team would have after taking a land, including those that its buildings complete at once
    (L8.12)."""
    sites: i64 = position.map.sites[land]
    gained: i64 = size(position.metropolises() & sites)
    sets: i64 = complete_sets(position, set_sites(position, faction) | sites)
    return position.metropolises_of_team(faction) + gained + sets
