"""Why something cannot be done in a turn, or a hero not be sacrificed: the reasons on the board, with their rules."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Reason, Refusal
from ....core.engine.bits import bit
from ..facts import (
    ARES,
    BUILDINGS,
    GODS,
    SUPPLY_OF_MERCENARIES,
    UNITS,
)
from ..rules import actions as act
from ..rules.position import BY_HERO, BY_LAND, Position
from ..rules.powers.sacrifice import SACRIFICES
from ..rules.refusals import (
    SUPPLY_EMPTY,
    no_own_fleets,
    not_land_of,
    not_your_hero,
    not_your_land,
    why_not_garrison,
    why_not_leave,
    why_not_sea,
)
from ..rules.tables import GOD_BUILDS, HERO_NAMES
from ..rules.turn.fleets import sail_goals
from ..rules.turn.metropolises import in_supply, type_at
from .text import name_of as object_name

NOT_ON_MAP: Final = Reason("not_on_map", "L2.4", "That place is not on this map")
NO_RESERVE: Final = Reason("no_reserve", "L6.6", "All {units} are already on the map: {what}")
FAR_FROM_HOME: Final = Reason("far_from_home", "L7.4", "{place} does not touch any of your lands")
ENEMY_FLEETS: Final = Reason("enemy_fleets", "L7.4", "Faction {faction} has fleets in {place}")
METROPOLIS_THERE: Final = Reason("metropolis_there", "L9.9", "The metropolis in {place} can never be replaced")
SITE_TAKEN: Final = Reason(
    "site_taken", "", "{place} is taken by a {building}, and you must build on an empty site while you have one"
)
NO_WAY_OUT: Final = Reason("no_way_out", "L8.2", "All the sea around {place} is closed")
ARES_MARCHES: Final = Reason("ares_marches", "L7.5", "With Ares, {hero} takes part in land moves")
FRESH_HERO: Final = Reason("fresh_hero", "L8.22", "{hero} arrived this cycle and cannot be sacrificed yet")


def name_of(position: Position, verb: int, index: int) -> str:
    return object_name(position, act.VERBS[verb].about, index)


def not_on_map(position: Position, verb: int, index: int) -> Refusal | None:
    map = position.map
    sizes = {"sea": map.seas, "land": map.islands, "site": len(map.site_names())}
    about = act.VERBS[verb].about
    if about not in sizes or index < sizes[about]:
        return None
    return NOT_ON_MAP()


# ---- the places of a turn's actions


def why_not_place(position: Position, verb: int, index: int) -> Refusal | None:
    """Why the action cannot be done there, whatever it costs; None if only gold is lacking."""
    missing = not_on_map(position, verb, index)
    if missing is not None:
        return missing
    if verb == act.RECRUIT_FLEET:
        return why_not_fleet(position, index)
    if verb == act.RECRUIT_TROOP:
        if position.board.troops_of(position.turn) >= UNITS:
            return NO_RESERVE(what="troop", units=UNITS)
        return not_your_land(position, index, "L7.5")
    if verb == act.RECRUIT_MERCENARY:
        if position.mercenaries_left() <= 0:
            return NO_RESERVE(what="mercenary", units=SUPPLY_OF_MERCENARIES)
        return not_your_land(position, index, "L7.6")
    if verb in (act.RECRUIT_PRIESTESS, act.RECRUIT_PHILOSOPHER):
        left = position.priestesses_left() if verb == act.RECRUIT_PRIESTESS else position.philosophers_left()
        return SUPPLY_EMPTY(what=GODS[position.god].recruits) if left <= 0 else None
    if verb == act.BUILD:
        return why_not_site(position, index)
    if verb == act.SAIL_FROM:
        return why_not_harbour(position, index)
    if verb == act.MARCH_FROM:
        return why_not_garrison(position, index, BY_LAND)
    return why_not_mobilised(position, index) if verb == act.MOBILISE else None


def why_not_fleet(position: Position, sea: int) -> Refusal | None:
    board, faction = position.board, position.turn
    name = position.map.sea_names[sea]
    if board.fleets_of(faction) >= UNITS:
        return NO_RESERVE(what="fleet", units=UNITS)
    joins = position.fleets_join_anywhere and position.recruited and board.admiral(sea) == faction  # L15.1
    if not joins and not position.map.shores[sea] & position.lands_of(faction):
        return FAR_FROM_HOME(place=name)
    if board.admiral(sea) not in (-1, faction):
        admiral = int(board.admiral(sea))
        return ENEMY_FLEETS(place=name, faction=admiral)
    return why_not_sea(position, sea)


def why_not_site(position: Position, site: int) -> Refusal | None:
    """Why nothing can be built on a site."""
    building = int(position.plan if position.plan >= 0 else GOD_BUILDS[position.god])
    if building < len(BUILDINGS) and in_supply(position, building) == 0:
        return SUPPLY_EMPTY(what=BUILDINGS[building])
    return why_not_room(position, position.turn, site, "L6.4")


def why_not_room(position: Position, faction: int, site: int, rule: str) -> Refusal | None:
    """Why a site has no room for a building or a metropolis of a faction."""
    land = int(position.map.land_of[site])
    name = position.map.site_names()[site]
    if not position.lands_of(faction) >> land & 1:
        return not_land_of(position, faction, land, rule)
    if position.metropolises() >> site & 1:
        return METROPOLIS_THERE(place=name)
    if position.basic() >> site & 1:
        there = BUILDINGS[type_at(position, site)]
        return SITE_TAKEN(rule, place=name, building=there)
    return None


def why_not_harbour(position: Position, sea: int) -> Refusal | None:
    name = position.map.sea_names[sea]
    if not position.board.seas_of(position.turn) >> sea & 1:
        return no_own_fleets(position, sea, "L8.1")
    if not sail_goals(position, sea, 1000):
        return NO_WAY_OUT(place=name)
    return None


def why_not_mobilised(position: Position, hero: int) -> Refusal | None:
    name = HERO_NAMES[hero]
    if position.god == ARES:
        return ARES_MARCHES(hero=name)
    if position.hero_holder(hero) != position.turn:
        return not_your_hero(position, hero, "L8.20")
    return why_not_leave(position, int(position.hero_land(hero)), BY_HERO, int(bit(hero)))


# ---- sacrifices


def why_not_hero(position: Position, hero: int) -> Refusal:
    """Why a hero cannot be sacrificed now (L8.22)."""
    name = HERO_NAMES[hero]
    if position.hero_holder(hero) != position.turn:
        return not_your_hero(position, hero, "L8.22")
    if position.fresh >> hero & 1:
        return FRESH_HERO(hero=name)
    return SACRIFICES[hero].why_not(position, hero)
