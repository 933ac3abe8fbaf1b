"""Why a place, a hero or a victim cannot be chosen: the board's reasons, with their rules."""

from __future__ import annotations

from ...core.bits import bit, members
from ...core.refusal import Refusal
from . import actions as act
from . import questions as ask
from .archipelago import AT_SEA
from .deployment import in_first_round, islands_with, moorings
from .facts import (
    AJAX,
    AJAX_LANDS,
    ARES,
    BUILDINGS,
    CROESUS,
    CROESUS_PAYS,
    GODS,
    HECTOR,
    HELEN,
    JASON,
    ODYSSEUS,
    PANDORA,
    PENTHESILEA,
    PERSEUS,
    UNITS,
)
from .fleets import sail_goals
from .heroes import room_without
from .metropolises import in_supply, type_at
from .position import BY_AIR, BY_HERO, BY_LAND, Position
from .tables import CREATURE_NAMES, FIRST_FIGURE, GOD_BUILDS, GRIFFIN, HERO_NAMES, KRAKEN, MEDUSA, POLYPHEMUS, SATYR
from .text import names_of
from .troops import accessible, march_goals, may_enter


def name_of(position: Position, verb: int, index: int) -> str:
    about = act.VERBS[verb].about
    return names_of(position.map, about)[index] if about else ""


def not_on_map(position: Position, verb: int, index: int) -> Refusal | None:
    map = position.map
    sizes = {"sea": map.seas, "land": map.islands, "site": len(map.site_names())}
    about = act.VERBS[verb].about
    if about not in sizes or index < sizes[about]:
        return None
    name = name_of(position, verb, index)
    return Refusal("L2.4", "not_on_map", f"There is no {name} on this map", {"place": name})


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
            return Refusal("L6.6", "no_reserve", f"All your {UNITS} troops are on the map", {"units": UNITS})
        return not_your_land(position, index, "L7.5")
    if verb == act.RECRUIT_MERCENARY:
        if position.mercenaries_left() <= 0:
            return Refusal("L6.6", "no_reserve", "No mercenary is left in the pool", {"units": 0})
        return not_your_land(position, index, "L7.6")
    if verb in (act.RECRUIT_PRIESTESS, act.RECRUIT_PHILOSOPHER):
        left = position.priestesses_left() if verb == act.RECRUIT_PRIESTESS else position.philosophers_left()
        what = GODS[position.god].recruits
        return Refusal("L1.10", "supply_empty", f"No {what} is left", {"what": what}) if left <= 0 else None
    if verb == act.BUILD:
        return why_not_site(position, index)
    if verb == act.SAIL_FROM:
        return why_not_harbour(position, index)
    if verb == act.MARCH_FROM:
        return why_not_garrison(position, index, BY_LAND)
    return why_not_mobilised(position, index) if verb == act.MOBILISE else None


def why_not_sea(position: Position, sea: int) -> Refusal | None:
    """Why no fleet may come to a sea: the Kraken or Polyphemus."""
    name = position.map.sea_names[sea]
    if position.figure_area(KRAKEN) == AT_SEA + sea:
        return Refusal("L10.15", "kraken_there", f"The Kraken closes {name}", {"place": name})
    if position.closed_seas() >> sea & 1:
        land = position.map.island_names[position.figure_area(POLYPHEMUS)]
        text = f"Polyphemus in {land} keeps fleets away from {name}"
        return Refusal("L10.18", "polyphemus_near", text, {"place": name, "land": land})
    return None


def why_not_fleet(position: Position, sea: int) -> Refusal | None:
    board, faction = position.board, position.turn
    name = position.map.sea_names[sea]
    if board.fleets_of(faction) >= UNITS:
        return Refusal("L6.6", "no_reserve", f"All your {UNITS} fleets are on the map", {"units": UNITS})
    if not position.map.shores[sea] & position.lands_of(faction):
        return Refusal("L7.4", "far_from_home", f"{name} touches none of your lands", {"place": name})
    if board.admiral(sea) not in (-1, faction):
        return Refusal("L7.4", "enemy_fleets", f"Fleets of others are in {name}", {"place": name})
    return why_not_sea(position, sea)


def not_your_land(position: Position, land: int, rule: str) -> Refusal | None:
    if position.lands_of(position.turn) >> land & 1:
        return None
    name = position.map.island_names[land]
    return Refusal(rule, "not_your_land", f"{name} is not yours", {"place": name})


def why_not_site(position: Position, site: int) -> Refusal | None:
    building = position.plan if position.plan >= 0 else GOD_BUILDS[position.god]
    if building < len(BUILDINGS) and in_supply(position, building) == 0:
        what = BUILDINGS[building]
        return Refusal("L1.10", "supply_empty", f"No {what} is left in the supply", {"what": what})
    foreign = not_your_land(position, int(position.map.land_of[site]), "L6.4")
    if foreign is not None:
        return foreign
    name = position.map.site_names()[site]
    if position.metropolises() >> site & 1:
        return Refusal("L9.9", "metropolis_there", f"The metropolis in {name} is never replaced", {"place": name})
    if position.basic() >> site & 1:
        there = BUILDINGS[type_at(position, site)]
        text = f"{name} holds a {there}, and you have an empty site"
        return Refusal("L6.4", "site_taken", text, {"place": name, "building": there})
    return None


def why_not_harbour(position: Position, sea: int) -> Refusal | None:
    name = position.map.sea_names[sea]
    if not position.board.seas_of(position.turn) >> sea & 1:
        return Refusal("L8.1", "no_own_fleets", f"None of your fleets is in {name}", {"place": name})
    if not sail_goals(position, sea, 1000):
        return Refusal("L8.2", "no_way_out", f"Every sea beside {name} is closed", {"place": name})
    return None


def why_not_garrison(position: Position, land: int, way: int) -> Refusal | None:
    name = position.map.island_names[land]
    foreign = not_your_land(position, land, "L8.7")
    if foreign is not None:
        return foreign
    if position.units_on(land) == 0:
        return Refusal("L8.7", "no_units", f"None of your units is in {name}", {"place": name})
    return why_not_leave(position, land, way, 0)


def why_not_leave(position: Position, land: int, way: int, band: int) -> Refusal | None:
    name = position.map.island_names[land]
    if position.figure_area(MEDUSA) == land:
        return Refusal("L10.16", "medusa_there", f"Medusa holds the units in {name}", {"place": name})
    if not march_goals(position, land, way, band, 1000):
        return Refusal("L8.8", "no_way", f"From {name} there is no land to go to", {"place": name})
    return None


def why_not_mobilised(position: Position, hero: int) -> Refusal | None:
    name = HERO_NAMES[hero]
    if position.god == ARES:
        return Refusal("L7.5", "ares_marches", "With Ares heroes go in land moves", {"hero": name})
    if position.hero_holder(hero) != position.turn:
        return Refusal("L8.20", "not_your_hero", f"{name} is not on the map for you", {"hero": name})
    return why_not_leave(position, int(position.hero_land(hero)), BY_HERO, int(bit(hero)))


# ---- sacrifices


def why_not_hero(position: Position, hero: int) -> Refusal:
    """Why a hero cannot be sacrificed now."""
    name, rule = HERO_NAMES[hero], f"L10.{20 + hero}"
    args: dict[str, int | str] = {"hero": name}
    if position.hero_holder(hero) != position.turn:
        return Refusal("L8.22", "not_your_hero", f"{name} is not on the map for you", args)
    if position.fresh >> hero & 1:
        return Refusal("L8.22", "fresh_hero", f"{name} came in this cycle and cannot be sacrificed yet", args)
    faction = position.turn
    lands, fleets = len(members(position.lands_of(faction))), int(position.board.fleets_of(faction))
    gold, priestesses = int(position.gold_of(faction)), int(position.priestesses_of(faction))
    if hero in (AJAX, JASON, CROESUS) and not room_without(position, hero):
        return Refusal("L9.1", "no_room", "You have no place for a metropolis", args)
    text = {
        AJAX: f"Ajax wants {AJAX_LANDS} lands, you have {lands}",
        HECTOR: f"Hector wants two priestesses, you have {priestesses}",
        HELEN: "Helen wants two pairs of basic buildings, of different types",
        JASON: f"Jason wants all {UNITS} fleets on the map, yours are {fleets}",
        CROESUS: f"Croesus wants {CROESUS_PAYS} gold, you have {gold}",
        ODYSSEUS: "Odysseus wants three basic buildings of one type",
        PANDORA: "No hero on the track has a sacrifice that Pandora could make now",
        PENTHESILEA: "Penthesilea is sacrificed when you build a metropolis",
        PERSEUS: "No units could fly",
    }[hero]
    numbers: dict[str, int | str] = {"lands": lands, "fleets": fleets, "gold": gold, "priestesses": priestesses}
    return Refusal(rule, "no_sacrifice", text, args | numbers)


# ---- answers to all other questions


def why_not_target(position: Position, verb: int, index: int, rule: str) -> Refusal:
    """Why that cannot be chosen now."""
    missing = not_on_map(position, verb, index)
    if missing is not None:
        return missing
    found: Refusal | None = None
    if verb == act.CLAIM:
        found = why_not_claim(position, index)
    elif verb == act.BUILD:
        found = why_not_site(position, index)
    elif verb in (act.SAIL_TO, act.PUSH_TO, act.WITHDRAW_TO):
        found = why_not_step(position, verb, index)
    elif verb == act.MARCH_TO:
        found = why_not_goal(position, index)
    elif verb == act.FLY:
        found = why_not_garrison(position, index, BY_AIR)
    elif verb == act.ENOUGH or (verb in (act.TROOPS, act.MERCENARIES) and index == 0):
        found = Refusal("L8.7", "nobody_goes", "Somebody has to go")
    elif verb in (act.STATION, act.POST, act.SETTLE) and position.asked != ask.BONUS_TROOP:
        found = not_your_land(position, index, rule)
    elif verb == act.ROB:
        found = why_not_victim(position, index)
    elif verb in (act.PLACE_ON_LAND, act.PLACE_AT_SEA, act.WALK_TO, act.SWIM_TO):
        found = why_not_figure(position, verb, index)
    elif verb == act.SHELTER:
        text = f"{HERO_NAMES[index]} cannot shelter a metropolis now"
        found = Refusal("L10.27", "no_shelter", text, {"hero": HERO_NAMES[index]})
    if found is not None:
        return found
    name = name_of(position, verb, index)
    return Refusal(rule, "no_target", f"{name or act.VERBS[verb].words} cannot be chosen now", {"what": name})


def why_not_claim(position: Position, land: int) -> Refusal:
    name = position.map.island_names[land]
    args: dict[str, int | str] = {"place": name}
    if position.board.owner(land) >= 0:
        return Refusal("L2.7", "land_taken", f"{name} is taken", args)
    if not moorings(position, land):
        return Refusal("L2.10", "no_mooring", f"No sea beside {name} is empty", args)
    if in_first_round(position) and islands_with(position, position.lands_of(position.turn)) >> land & 1:
        return Refusal("L2.7", "same_island", f"{name} is on the island of your first land", args)
    return Refusal("L2.9", "partner_island", f"Your partner is on the island of {name}", args)


def why_not_step(position: Position, verb: int, sea: int) -> Refusal | None:
    map = position.map
    name = map.sea_names[sea]
    if verb == act.SAIL_TO and not map.next_to[position.from_area] >> sea & 1:
        origin = map.sea_names[position.from_area]
        return Refusal("L8.1", "not_adjacent", f"{name} is not next to {origin}", {"place": name, "origin": origin})
    closed = why_not_sea(position, sea)
    if closed is not None:
        return closed
    if verb == act.SAIL_TO:
        text = f"Your partner's fleets are in {name}, and you cannot pay for the way out"
        return Refusal("L12.6", "partner_sea", text, {"place": name})
    rule = "L10.18" if verb == act.PUSH_TO else "L8.5"
    return Refusal(rule, "no_refuge", f"The fleets cannot go to {name}", {"place": name})


def why_not_goal(position: Position, land: int) -> Refusal:
    faction = position.turn
    name = position.map.island_names[land]
    args: dict[str, int | str] = {"place": name}
    if land == position.from_area:
        return Refusal("L8.7", "same_land", f"The units are in {name} already", args)
    if position.figure_area(MEDUSA) == land:
        return Refusal("L10.16", "medusa_there", f"Medusa lets nobody into {name}", args)
    jason = position.way == BY_HERO and position.band >> JASON & 1 == 1
    if position.way != BY_AIR and not accessible(position, faction, position.from_area, jason) >> land & 1:
        text = f"{name} is not beside the units, and no chain of fleets leads there"
        return Refusal("L8.8", "not_accessible", text, args)
    if not may_enter(position, faction, land):
        owner = int(position.board.owner(land))
        text = f"{name} is the last land of faction {owner}, and taking it would not win the game"
        return Refusal("L8.12", "last_land", text, args | {"faction": owner})
    return Refusal("L12.6", "partner_land", f"{name} is your partner's: you cannot end there", args)


def why_not_victim(position: Position, faction: int) -> Refusal:
    creature = CREATURE_NAMES[position.power]
    rule = "L10.10" if position.power == SATYR else "L10.5" if position.power == GRIFFIN else "L10.3"
    if faction >= position.factions or not position.plays(faction):
        return Refusal(rule, "no_such_faction", f"There is no faction {faction} in the game", {"faction": faction})
    if faction == position.turn:
        return Refusal(rule, "yourself", "You cannot rob yourself")
    if position.power == GRIFFIN:
        return Refusal(rule, "same_team", "The Griffin robs one other team; name its first faction")
    what = "philosopher" if position.power == SATYR else "priestess"
    text = f"Faction {faction} has no {what} for {creature}"
    return Refusal(rule, "nothing_to_rob", text, {"faction": faction, "what": what})


def why_not_figure(position: Position, verb: int, index: int) -> Refusal:
    """Why a creature cannot stand there."""
    placing = verb in (act.PLACE_ON_LAND, act.PLACE_AT_SEA)
    figure = position.power - FIRST_FIGURE if placing else position.chosen
    name = name_of(position, verb, index)
    creature = CREATURE_NAMES[FIRST_FIGURE + figure]
    args: dict[str, int | str] = {"creature": creature, "place": name}
    on_land = verb in (act.PLACE_ON_LAND, act.WALK_TO)
    if position.areas_with_figures(on_land) >> index & 1:
        return Refusal("L5.2", "figure_there", f"Another creature is in {name}", args)
    rule = f"L10.{13 + figure}"
    return Refusal(rule, "wrong_area", f"{creature} cannot come to {name}", args)
