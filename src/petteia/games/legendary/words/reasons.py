"""Why something cannot be done in a turn, or a hero not be sacrificed: the board's reasons, with their rules."""

from __future__ import annotations

from ....core.contract.refusal import Refusal
from ....core.engine.bits import bit
from ..facts import (
    ARES,
    BUILDINGS,
    GODS,
    SUPPLY_OF_MERCENARIES,
    UNITS,
)
from ..rules import actions as act
from ..rules.fleets import sail_goals
from ..rules.metropolises import in_supply, type_at
from ..rules.position import BY_HERO, BY_LAND, Position
from ..rules.powers.sacrifice import SACRIFICES
from ..rules.refusals import (
    no_own_fleets,
    none_in_supply,
    not_land_of,
    not_your_hero,
    not_your_land,
    why_not_garrison,
    why_not_leave,
    why_not_sea,
)
from ..rules.tables import GOD_BUILDS, HERO_NAMES
from .text import name_of as object_name


def name_of(position: Position, verb: int, index: int) -> str:
    return object_name(position, act.VERBS[verb].about, index)


def not_on_map(position: Position, verb: int, index: int) -> Refusal | None:
    map = position.map
    sizes = {"sea": map.seas, "land": map.islands, "site": len(map.site_names())}
    about = act.VERBS[verb].about
    if about not in sizes or index < sizes[about]:
        return None
    return Refusal("L2.4", "not_on_map", "There is no such place on this map")


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
            return no_reserve("troop", UNITS)
        return not_your_land(position, index, "L7.5")
    if verb == act.RECRUIT_MERCENARY:
        if position.mercenaries_left() <= 0:
            return no_reserve("mercenary", SUPPLY_OF_MERCENARIES)
        return not_your_land(position, index, "L7.6")
    if verb in (act.RECRUIT_PRIESTESS, act.RECRUIT_PHILOSOPHER):
        left = position.priestesses_left() if verb == act.RECRUIT_PRIESTESS else position.philosophers_left()
        return none_in_supply(GODS[position.god].recruits) if left <= 0 else None
    if verb == act.BUILD:
        return why_not_site(position, index)
    if verb == act.SAIL_FROM:
        return why_not_harbour(position, index)
    if verb == act.MARCH_FROM:
        return why_not_garrison(position, index, BY_LAND)
    return why_not_mobilised(position, index) if verb == act.MOBILISE else None


def no_reserve(unit: str, number: int) -> Refusal:
    text = f"All {number} are on the map already: {unit}"
    return Refusal("L6.6", "no_reserve", text, {"what": unit, "units": number})


def why_not_fleet(position: Position, sea: int) -> Refusal | None:
    board, faction = position.board, position.turn
    name = position.map.sea_names[sea]
    if board.fleets_of(faction) >= UNITS:
        return no_reserve("fleet", UNITS)
    joins = position.fleets_join_anywhere and position.recruited and board.admiral(sea) == faction  # L15.1
    if not joins and not position.map.shores[sea] & position.lands_of(faction):
        return Refusal("L7.4", "far_from_home", f"{name} touches none of your lands", {"place": name})
    if board.admiral(sea) not in (-1, faction):
        admiral = int(board.admiral(sea))
        text = f"Fleets of faction {admiral} are in {name}"
        return Refusal("L7.4", "enemy_fleets", text, {"place": name, "faction": admiral})
    return why_not_sea(position, sea)


def why_not_site(position: Position, site: int) -> Refusal | None:
    """Why nothing can be built on a site."""
    building = int(position.plan if position.plan >= 0 else GOD_BUILDS[position.god])
    if building < len(BUILDINGS) and in_supply(position, building) == 0:
        return none_in_supply(BUILDINGS[building])
    return why_not_room(position, position.turn, site, "L6.4")


def metropolis_there(name: str) -> Refusal:
    return Refusal("L9.9", "metropolis_there", f"The metropolis in {name} is never replaced", {"place": name})


def why_not_room(position: Position, faction: int, site: int, rule: str) -> Refusal | None:
    """Why a site is no room for a building or a metropolis of a faction."""
    land = int(position.map.land_of[site])
    name = position.map.site_names()[site]
    if not position.lands_of(faction) >> land & 1:
        return not_land_of(position, faction, land, name, rule)
    if position.metropolises() >> site & 1:
        return metropolis_there(name)
    if position.basic() >> site & 1:
        there = BUILDINGS[type_at(position, site)]
        text = f"{name} holds a {there}, and you have an empty site"
        return Refusal(rule, "site_taken", text, {"place": name, "building": there})
    return None


def why_not_harbour(position: Position, sea: int) -> Refusal | None:
    name = position.map.sea_names[sea]
    if not position.board.seas_of(position.turn) >> sea & 1:
        return no_own_fleets(position, sea, "L8.1")
    if not sail_goals(position, sea, 1000):
        return Refusal("L8.2", "no_way_out", f"Every sea beside {name} is closed", {"place": name})
    return None


def why_not_mobilised(position: Position, hero: int) -> Refusal | None:
    name = HERO_NAMES[hero]
    if position.god == ARES:
        return Refusal("L7.5", "ares_marches", f"With Ares, {name} takes part in land moves", {"hero": name})
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
        return fresh_hero(name)
    return SACRIFICES[hero].why_not(position, hero)


def fresh_hero(name: str) -> Refusal:
    text = f"{name} came in this cycle and cannot be sacrificed yet"
    return Refusal("L8.22", "fresh_hero", text, {"hero": name})
