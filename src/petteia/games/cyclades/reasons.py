"""Why a place or a victim cannot be chosen: the board's reasons, with their rules."""

from __future__ import annotations

from ...core.bits import lowest
from ...core.refusal import Refusal
from . import actions as act
from .events import slot_names
from .facts import BUILDINGS, GODS, SLOTS, UNITS
from .favours import cards_left
from .fleets import at_hand
from .metropolises import ALL_TYPES, free_sites
from .position import Position
from .tables import CHIMERA, CHIRON, GOD_BUILDS, GRIFFON, MEDUSA, PEGASUS, POLYPHEMUS, SATYR
from .text import CREATURE_NAMES, names_of
from .troops import march_goals


def name_of(position: Position, verb: int, index: int) -> str:
    about = act.VERBS[verb].about
    return names_of(position.board.chart, about)[index] if about else ""


def on_map(position: Position, about: str, index: int) -> bool:
    chart = position.board.chart
    if about == "sea":
        return bool(index < chart.seas)
    if about == "island":
        return bool(index < chart.islands)
    if about == "slot":
        return index < len(slot_names(chart)) and position.island_slots(index // SLOTS) >> index & 1 == 1
    return True


def not_on_map(position: Position, verb: int, index: int) -> Refusal | None:
    if on_map(position, act.VERBS[verb].about, index):
        return None
    name = name_of(position, verb, index)
    return Refusal("C1.3", "not_on_map", f"There is no {name} on this map", {"place": name})


# ---- the places of a turn's actions


def why_not_place(position: Position, verb: int, index: int) -> Refusal | None:
    """Why the action cannot be done there, whatever it costs; None if only gold is lacking."""
    missing = not_on_map(position, verb, index)
    if missing is not None:
        return missing
    if verb == act.RECRUIT_FLEET:
        return why_not_fleet(position, index)
    if verb == act.RECRUIT_TROOP:
        return why_not_troop(position, index)
    if verb in (act.RECRUIT_PRIEST, act.RECRUIT_PHILOSOPHER):
        what = GODS[position.god].recruits
        text = f"No {what} is left in the supply"
        return Refusal("C1.8", "supply_empty", text, {"what": what}) if cards_left(position) <= 0 else None
    if verb == act.BUILD:
        return why_not_slot(position, index)
    if verb == act.SAIL_FROM:
        return why_not_harbour(position, index)
    return why_not_garrison(position, index) if verb == act.MARCH_FROM else None


def why_not_sea(position: Position, sea: int) -> Refusal | None:
    """Why no fleet may come to a sea space: the Kraken or Polyphemus."""
    name = position.board.chart.sea_names[sea]
    if sea == position.kraken:
        return Refusal("C10.17", "kraken_there", f"The Kraken closes {name}", {"place": name})
    if position.closed_seas() >> sea & 1:
        island = position.board.chart.island_names[position.figure_island(POLYPHEMUS)]
        text = f"Polyphemus on {island} keeps fleets away from {name}"
        return Refusal("C10.23", "polyphemus_near", text, {"place": name, "island": island})
    return None


def why_not_fleet(position: Position, sea: int) -> Refusal | None:
    board, seat = position.board, position.turn
    name = board.chart.sea_names[sea]
    if board.fleets_of(seat) >= UNITS:
        return Refusal("C9.3", "no_reserve", f"All your {UNITS} fleets are on the board", {"units": UNITS})
    if not board.chart.shores[sea] & board.islands_of(seat):
        return Refusal("C9.1", "far_from_home", f"{name} touches none of your islands", {"place": name})
    if board.admiral(sea) not in (-1, seat):
        return Refusal("C9.1", "enemy_fleets", f"Enemy fleets are on {name}", {"place": name})
    return why_not_sea(position, sea)


def why_not_troop(position: Position, island: int) -> Refusal | None:
    board, seat = position.board, position.turn
    if board.troops_of(seat) >= UNITS:
        return Refusal("C9.3", "no_reserve", f"All your {UNITS} troops are on the board", {"units": UNITS})
    return not_your_island(position, island, "C9.2")


def not_your_island(position: Position, island: int, rule: str) -> Refusal | None:
    if position.board.islands_of(position.turn) >> island & 1:
        return None
    name = position.board.chart.island_names[island]
    return Refusal(rule, "not_your_island", f"{name} is not yours", {"place": name})


def why_not_slot(position: Position, slot: int) -> Refusal | None:
    building = BUILDINGS[GOD_BUILDS[position.god]]
    if position.in_supply(GOD_BUILDS[position.god]) == 0:
        return Refusal("C1.8", "supply_empty", f"No {building} is left in the supply", {"what": building})
    foreign = not_your_island(position, slot // SLOTS, "C9.6")
    if foreign is not None:
        return foreign
    name = slot_names(position.board.chart)[slot]
    if position.all_built() >> slot & 1:
        there = BUILDINGS[position.type_at(slot)]
        return Refusal("C9.7", "slot_taken", f"{name} holds a {there}", {"place": name, "building": there})
    if position.covered() >> slot & 1:
        return Refusal("C9.7", "under_metropolis", f"{name} is under the metropolis", {"place": name})
    return None


def why_not_harbour(position: Position, sea: int) -> Refusal | None:
    board = position.board
    name = board.chart.sea_names[sea]
    if not board.seas_of(position.turn) >> sea & 1:
        return Refusal("C9.10", "no_own_fleets", f"None of your fleets is on {name}", {"place": name})
    if position.fought >> sea & 1:
        return Refusal("C9.12", "has_fought", f"The fleets on {name} have fought and move no more", {"place": name})
    if not board.chart.next_to[sea] & ~position.closed_seas():
        return Refusal("C9.13", "no_way_out", f"Every space beside {name} is closed", {"place": name})
    return None


def why_not_garrison(position: Position, island: int) -> Refusal | None:
    board = position.board
    name = board.chart.island_names[island]
    foreign = not_your_island(position, island, "C9.15")
    if foreign is not None:
        return foreign
    if board.troops_on(island) == 0:
        return Refusal("C9.15", "no_troops", f"No troops are on {name}", {"place": name})
    if position.figure_island(MEDUSA) == island:
        return Refusal("C10.21", "medusa_there", f"Medusa holds the troops on {name}", {"place": name})
    if position.power != PEGASUS and board.chart.joined(board.seas_of(position.turn), island) == 0:
        text = f"No chain of your fleets leads from {name} to another island"
        return Refusal("C9.15", "no_chain", text, {"place": name})
    if march_goals(position, island) == 0:
        return Refusal("C9.20", "last_island", f"From {name} only last islands can be reached", {"place": name})
    return None


# ---- answers to all other questions


def why_not_target(position: Position, verb: int, index: int, rule: str) -> Refusal:
    """Why that cannot be chosen now."""
    missing = not_on_map(position, verb, index)
    if missing is not None:
        return missing
    found: Refusal | None = None
    if verb == act.SAIL_FROM:
        found = why_not_harbour(position, index)
    elif verb == act.FLY:
        found = why_not_garrison(position, index)
    elif verb in (act.SAIL_TO, act.SWIM, act.PUSH, act.WITHDRAW_TO):
        found = why_not_step(position, verb, index)
    elif verb == act.MARCH_TO:
        found = why_not_goal(position, index)
    elif verb in (act.FLEETS, act.TROOPS):
        found = too_many(position, verb)
    elif verb == act.ANCHOR:
        found = Refusal("C9.10", "must_sail", "The move is paid: sail at least one space")
    elif verb == act.FOUND:
        found = why_not_site(position, index)
    elif verb == act.ROB:
        found = why_not_victim(position, index, rule)
    elif verb in (act.CRUSH, act.SNATCH):
        found = why_not_under_chiron(position, verb, index)
    elif verb == act.RETREAT_TO:
        found = why_not_refuge(position, index)
    elif verb == act.LURE:
        found = why_not_lured(position, index)
    elif verb == act.COPY:
        found = why_not_copied(index)
    elif verb in (act.SELL_FLEET, act.SELL_TROOP, act.SELL_PRIEST, act.SELL_PHILOSOPHER, act.REPLACE):
        found = why_not_given(position, verb, index, rule)
    elif verb == act.BLESS:
        found = not_your_island(position, index, rule)
    elif verb == act.USE_TEMPLE:
        found = why_not_temple(position, index)
    elif verb in (act.GIVE_UP, act.REBUILD):
        found = why_not_building(position, verb, index)
    elif verb == act.REBUILD_INTO:
        found = why_not_type(position, index)
    if found is not None:
        return found
    name = name_of(position, verb, index)
    text = f"{name or act.VERBS[verb].words} cannot be chosen now"
    return Refusal(rule, "no_target", text, {"what": name})


def why_not_step(position: Position, verb: int, sea: int) -> Refusal | None:
    board = position.board
    name = board.chart.sea_names[sea]
    if verb == act.SAIL_TO and not board.chart.next_to[position.group_at] >> sea & 1:
        origin = board.chart.sea_names[position.group_at]
        return Refusal("C9.10", "not_adjacent", f"{name} is not next to {origin}", {"place": name, "origin": origin})
    if verb == act.SWIM:
        origin = board.chart.sea_names[position.kraken]
        return Refusal("C10.17", "not_adjacent", f"{name} is not next to {origin}", {"place": name, "origin": origin})
    closed = why_not_sea(position, sea)
    if closed is not None:
        return closed
    rule = "C10.23" if verb == act.PUSH else "C13.7"
    return Refusal(rule, "no_refuge", f"The fleets cannot go to {name}", {"place": name})


def why_not_goal(position: Position, island: int) -> Refusal | None:
    board, seat = position.board, position.turn
    name = board.chart.island_names[island]
    if island == position.march_from:
        return Refusal("C9.15", "same_island", f"The troops are on {name} already", {"place": name})
    if position.power == PEGASUS and position.figure_island(CHIRON) == island:
        return Refusal("C10.22", "chiron_there", f"Chiron guards {name}", {"place": name})
    if position.power != PEGASUS and not board.chart.joined(board.seas_of(seat), position.march_from) >> island & 1:
        origin = board.chart.island_names[position.march_from]
        text = f"No chain of your fleets leads from {origin} to {name}"
        return Refusal("C9.15", "no_chain", text, {"place": name, "origin": origin})
    owner = int(board.owner(island))
    text = f"{name} is the last island of seat {owner}, and taking it would not win the game"
    return Refusal("C9.20", "last_island", text, {"place": name, "seat": owner})


def too_many(position: Position, verb: int) -> Refusal:
    if verb == act.FLEETS:
        number = int(at_hand(position))
        return Refusal("C9.10", "too_many", f"Only {number} fleets can sail", {"number": number})
    number = int(position.board.troops_on(position.march_from))
    return Refusal("C9.15", "too_many", f"Only {number} troops are there", {"number": number})


def why_not_site(position: Position, island: int) -> Refusal | None:
    name = position.board.chart.island_names[island]
    foreign = not_your_island(position, island, "C11.4")
    if foreign is not None:
        return foreign
    if position.metropolises >> island & 1:
        return Refusal("C2.6", "has_metropolis", f"{name} has a metropolis already", {"place": name})
    own = position.board.islands_of(position.turn) & ~position.metropolises
    if free_sites(position, own):
        text = f"The site on {name} is built over, and you have a free one elsewhere"
        return Refusal("C11.4", "free_site_first", text, {"place": name})
    return None


def why_not_victim(position: Position, seat: int, rule: str) -> Refusal:
    if seat >= position.players or not position.plays(seat):
        return Refusal(rule, "no_such_seat", f"There is no seat {seat} in the game", {"seat": seat})
    if seat == position.turn:
        return Refusal(rule, "yourself", "You cannot rob yourself")
    rule = "C10.6" if position.power == SATYR else "C10.16" if position.power == GRIFFON else "C10.7"
    what = "philosopher" if position.power == SATYR else "priest"
    text = f"Seat {seat} has no {what} for {CREATURE_NAMES[position.power]}"
    return Refusal(rule, "nothing_to_rob", text, {"seat": seat, "what": what})


def why_not_under_chiron(position: Position, verb: int, index: int) -> Refusal | None:
    island = index // SLOTS if verb == act.CRUSH else index
    name = position.board.chart.island_names[island]
    if position.figure_island(CHIRON) == island:
        return Refusal("C10.22", "chiron_there", f"Chiron guards {name}", {"place": name})
    if verb == act.CRUSH:
        slot = slot_names(position.board.chart)[index]
        if position.all_built() >> index & 1:
            return Refusal("C10.10", "own_building", f"The building on {slot} is your own", {"place": slot})
        return Refusal("C10.10", "no_building", f"No building is on {slot}", {"place": slot})
    if position.board.owner(island) == position.turn:
        return Refusal("C10.15", "own_troops", f"The troops on {name} are your own", {"place": name})
    return Refusal("C10.15", "no_troops", f"No troops are on {name}", {"place": name})


def why_not_refuge(position: Position, island: int) -> Refusal:
    """Why the troops cannot retreat to an island (C13.6)."""
    board, seat = position.board, position.battle.retreating()
    name = board.chart.island_names[island]
    if position.battle.on_land == 0:
        return Refusal("C13.7", "at_sea", "Fleets withdraw to a sea space, not to an island", {"place": name})
    if not board.islands_of(seat) >> island & 1:
        return Refusal("C13.6", "not_your_island", f"{name} is not yours", {"place": name})
    text = f"No chain of your fleets leads from the battle to {name}"
    return Refusal("C13.6", "no_chain", text, {"place": name})


def why_not_lured(position: Position, sea: int) -> Refusal:
    board = position.board
    name = board.chart.sea_names[sea]
    number = int(board.fleets_at(sea))
    if number > 1:
        text = f"{number} fleets are on {name}: the Mermaid lures only one that is alone"
        return Refusal("C10.8", "not_alone", text, {"place": name, "number": number})
    return Refusal("C10.8", "no_enemy_fleet", f"No enemy fleet is on {name}", {"place": name})


def why_not_given(position: Position, verb: int, index: int, rule: str) -> Refusal:
    """Why that cannot be sold to the Sphinx, or sent to the Mermaid: the player has none there (C10.8, C10.13)."""
    if verb in (act.SELL_PRIEST, act.SELL_PHILOSOPHER):
        what = act.VERBS[verb].words.split()[1]
        return Refusal(rule, "none_to_sell", f"You have no {what}", {"what": what})
    name = name_of(position, verb, index)
    if verb == act.SELL_TROOP:
        return Refusal(rule, "no_own_troops", f"None of your troops is on {name}", {"place": name})
    return Refusal(rule, "no_own_fleets", f"None of your fleets is on {name}", {"place": name})


def why_not_temple(position: Position, island: int) -> Refusal:
    """Why nothing on the island lowers the price (C10.2)."""
    name = position.board.chart.island_names[island]
    foreign = not_your_island(position, island, "C10.2")
    if foreign is not None:
        return foreign
    if position.temples & position.island_slots(island) or position.metropolises >> island & 1:
        text = f"The temples on {name} have lowered a price in this cycle"
        return Refusal("C10.3", "temple_used", text, {"place": name})
    return Refusal("C10.2", "no_temple", f"No temple is on {name}", {"place": name})


def why_not_copied(creature: int) -> Refusal:
    name = CREATURE_NAMES[creature]
    if creature == CHIMERA:
        return Refusal("C10.11", "itself", "The Chimera cannot copy itself", {"creature": name})
    return Refusal("C10.11", "not_discarded", f"{name} is not in the discard pile", {"creature": name})


def why_not_building(position: Position, verb: int, slot: int) -> Refusal:
    """Why the building in a slot cannot be given up or turned."""
    name = slot_names(position.board.chart)[slot]
    rule = "C11.1" if verb == act.GIVE_UP else "C10.12"
    foreign = not_your_island(position, slot // SLOTS, rule)
    if foreign is not None:
        return foreign
    if not position.all_built() >> slot & 1:
        return Refusal(rule, "no_building", f"No building is on {name}", {"place": name})
    there = BUILDINGS[position.type_at(slot)]
    args: dict[str, int | str] = {"place": name, "building": there}
    if verb == act.REBUILD:
        return Refusal(rule, "no_other_type", f"No other type than {there} is in supply", args)
    wanted = BUILDINGS[lowest(position.founding & ALL_TYPES)]
    return Refusal(rule, "wrong_building", f"{name} holds a {there}, now a {wanted} goes", args | {"wanted": wanted})


def why_not_type(position: Position, building: int) -> Refusal:
    """Why the Cyclops cannot turn the building into that (C10.12)."""
    name = BUILDINGS[building]
    if building == position.type_at(position.chosen):
        return Refusal("C10.12", "same_type", f"It is a {name} already", {"building": name})
    return Refusal("C1.8", "supply_empty", f"No {name} is left in the supply", {"what": name})
