"""Why a place will not do for an action of a turn: the reasons on the board, with their rules."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Reason, Refusal
from ..facts import BUILDINGS, GODS, SLOTS, UNITS
from ..rules import actions as act
from ..rules.position import Position
from ..rules.refusals import (
    SUPPLY_EMPTY,
    enemy_fleets,
    not_your_island,
    under_metropolis,
    why_not_garrison,
    why_not_harbour,
    why_not_sea,
)
from ..rules.tables import GOD_BUILDS
from ..rules.turn.favours import cards_left
from .events import slot_names
from .text import name_of as object_name

NOT_ON_MAP: Final = Reason("not_on_map", "C1.3", "That place is not on this map")
NO_RESERVE: Final = Reason("no_reserve", "C9.3", "All your {units} {what}s are already on the map")
FAR_FROM_HOME: Final = Reason("far_from_home", "C9.1", "{place} does not touch any of your islands")
SLOT_TAKEN: Final = Reason("slot_taken", "C9.7", "{place} holds a {building}")


def name_of(position: Position, verb: int, index: int) -> str:
    return object_name(position, act.VERBS[verb].about, index)


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
    return NOT_ON_MAP()


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
        return SUPPLY_EMPTY(what=GODS[position.god].recruits) if cards_left(position) <= 0 else None
    if verb == act.BUILD:
        return why_not_slot(position, index)
    if verb == act.SAIL_FROM:
        return why_not_harbour(position, index)
    return why_not_garrison(position, index) if verb == act.MARCH_FROM else None


# ---- the places of a turn's actions


def why_not_fleet(position: Position, sea: int) -> Refusal | None:
    board, seat = position.board, position.turn
    name = board.chart.sea_names[sea]
    if board.fleets_of(seat) >= UNITS:
        return NO_RESERVE(what="fleet", units=UNITS)
    if not board.chart.shores[sea] & board.islands_of(seat):
        return FAR_FROM_HOME(place=name)
    return enemy_fleets(position, sea, seat, "C9.1") or why_not_sea(position, sea)


def why_not_troop(position: Position, island: int) -> Refusal | None:
    if position.board.troops_of(position.turn) >= UNITS:
        return NO_RESERVE(what="troop", units=UNITS)
    return not_your_island(position, island, "C9.2")


def why_not_slot(position: Position, slot: int) -> Refusal | None:
    building = GOD_BUILDS[position.god]
    if position.in_supply(building) == 0:
        return SUPPLY_EMPTY(what=BUILDINGS[building])
    foreign = not_your_island(position, slot // SLOTS, "C9.6")
    if foreign is not None:
        return foreign
    name = slot_names(position.board.chart)[slot]
    if position.all_built() >> slot & 1:
        there = BUILDINGS[position.type_at(slot)]
        return SLOT_TAKEN(place=name, building=there)
    return under_metropolis(position, slot, "C9.7")
