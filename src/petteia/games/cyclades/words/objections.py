"""Why an answer to any question except those of the offerings and the turn is not possible, with the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core.contract.refusal import Reason, Refusal
from ....core.engine.bits import lowest
from ...aegean.rules.verbs import CHAPTER_POWER
from ..facts import BUILDINGS, CHIRON, PEGASUS
from ..rules import actions as act
from ..rules.position import Position
from ..rules.powers.power import BY_QUESTION
from ..rules.refusals import (
    CHIRON_THERE,
    already_there,
    enemy_fleets,
    no_own_building,
    not_adjacent,
    not_your_island,
    why_not_sea,
)
from ..rules.turn.fleets import at_hand
from ..rules.turn.metropolises import ALL_TYPES, free_sites
from .events import slot_names
from .reasons import not_on_map

TOO_MANY: Final = Reason("too_many", "", "Only {number} can go")
MUST_SAIL: Final = Reason("must_sail", "C9.10", "Fleets that set sail must move at least one space")
ON_LAND: Final = Reason("on_land", "C13.6", "Troops retreat to an island, not to the sea")
BATTLE_THERE: Final = Reason("battle_there", "", "The battle is at {place}")
SAME_ISLAND: Final = Reason("same_island", "", "The troops are already on {place}")
LAST_ISLAND: Final = Reason(
    "last_island", "C9.20", "{place} is the last island of seat {seat}, and taking it would not win the game"
)
AT_SEA: Final = Reason("at_sea", "C13.7", "Fleets withdraw to the sea, not to an island")
NO_CHAIN: Final = Reason("no_chain", "", "No chain of your fleets leads from {origin} to {place}")
HAS_METROPOLIS: Final = Reason("has_metropolis", "C2.6", "{place} already has a metropolis")
FREE_SITE_FIRST: Final = Reason(
    "free_site_first", "C11.4", "The site on {place} is built over, while the one on {other} is free"
)
WRONG_BUILDING: Final = Reason(
    "wrong_building", "C11.1", "The building on {place} is a {building}, and you must now give up a {wanted}"
)
TEMPLE_USED: Final = Reason("temple_used", "C10.3", "Every discount on {place} has already been used this cycle")
NO_TEMPLE: Final = Reason("no_temple", "C10.2", "There is neither a temple nor a metropolis on {place}")


def why_not_answer(position: Position, verb: int, index: int) -> Refusal:
    """Why this is not an answer to the current question; the verb does answer it."""
    found = not_on_map(position, verb, index)
    if found is None and (act.CHAPTER_OF[verb] == CHAPTER_POWER or verb == act.SAIL_FROM):
        found = BY_QUESTION[position.asked].why_not(position, verb, index)
    elif found is None:
        found = OBJECTIONS[verb](position, index)
    assert found is not None, f"nothing speaks against {act.VERBS[verb].words} {index}"
    return found


# ---- fleets


def too_many_fleets(position: Position, number: int) -> Refusal:
    return TOO_MANY("C9.10", number=int(at_hand(position)))


def must_sail(position: Position, nothing: int) -> Refusal:
    return MUST_SAIL()


def why_not_sailing_to(position: Position, sea: int) -> Refusal | None:
    if sea == position.group_at:
        return already_there(position, sea, "C9.10")
    if not position.board.chart.next_to[position.group_at] >> sea & 1:
        return not_adjacent(position, sea, position.group_at, "C9.10")
    return why_not_sea(position, sea)


def why_not_withdrawal(position: Position, sea: int) -> Refusal | None:
    """Why fleets cannot withdraw to a space: only to an adjacent one that is empty or their own, and open (C13.7)."""
    battle = position.battle
    if battle.on_land:
        return ON_LAND()
    if sea == battle.place:
        return BATTLE_THERE("C13.7", place=position.board.chart.sea_names[sea])
    if not position.board.chart.next_to[battle.place] >> sea & 1:
        return not_adjacent(position, sea, battle.place, "C13.7")
    return enemy_fleets(position, sea, battle.retreating(), "C13.7") or why_not_sea(position, sea)


# ---- troops


def too_many_troops(position: Position, number: int) -> Refusal:
    rule = "C10.9" if position.power == PEGASUS else "C9.15"
    return TOO_MANY(rule, number=int(position.board.troops_on(position.march_from)))


def why_not_goal(position: Position, island: int) -> Refusal:
    board, seat = position.board, position.turn
    name, origin = board.chart.island_names[island], board.chart.island_names[position.march_from]
    flying = position.power == PEGASUS
    if island == position.march_from:
        rule = "C10.9" if flying else "C9.15"
        return SAME_ISLAND(rule, place=name)
    if flying and position.figure_island(CHIRON) == island and board.owner(island) != seat:
        return CHIRON_THERE(place=name)
    if not flying and not board.chart.joined(board.seas_of(seat), position.march_from) >> island & 1:
        return NO_CHAIN("C9.15", place=name, origin=origin)
    owner = int(board.owner(island))
    return LAST_ISLAND(place=name, seat=owner)


def why_not_refuge(position: Position, island: int) -> Refusal | None:
    """Why troops cannot retreat to an island: only to their side's, connected with the battle by its fleets (C13.6)."""
    battle, names = position.battle, position.board.chart.island_names
    name = names[island]
    if battle.on_land == 0:
        return AT_SEA()
    if island == battle.place:
        return BATTLE_THERE("C13.6", place=name)
    return not_your_island(position, island, "C13.6") or NO_CHAIN("C13.6", place=name, origin=names[battle.place])


# ---- metropolises, temples, Apollo


def why_not_site(position: Position, island: int) -> Refusal | None:
    name = position.board.chart.island_names[island]
    foreign = not_your_island(position, island, "C11.4")
    if foreign is not None:
        return foreign
    if position.metropolises >> island & 1:
        return HAS_METROPOLIS(place=name)
    free = free_sites(position, position.board.islands_of(position.turn) & ~position.metropolises)
    other = position.board.chart.island_names[lowest(free)]
    return FREE_SITE_FIRST(place=name, other=other)


def why_not_given_up(position: Position, slot: int) -> Refusal | None:
    lacking = no_own_building(position, slot, "C11.1")
    if lacking is not None:
        return lacking
    name = slot_names(position.board.chart)[slot]
    there, wanted = BUILDINGS[position.type_at(slot)], BUILDINGS[lowest(position.founding & ALL_TYPES)]
    return WRONG_BUILDING(place=name, building=there, wanted=wanted)


def why_not_blessed(position: Position, island: int) -> Refusal | None:
    return not_your_island(position, island, "C14.2")


def why_not_temple(position: Position, island: int) -> Refusal:
    """Why nothing on the island lowers the price (C10.2)."""
    name = position.board.chart.island_names[island]
    foreign = not_your_island(position, island, "C10.2")
    if foreign is not None:
        return foreign
    if position.temples & position.island_slots(island) or position.metropolises >> island & 1:
        return TEMPLE_USED(place=name)
    return NO_TEMPLE(place=name)


OBJECTIONS: Final[dict[int, Callable[[Position, int], Refusal | None]]] = {
    act.FLEETS: too_many_fleets,
    act.SAIL_TO: why_not_sailing_to,
    act.ANCHOR: must_sail,
    act.TROOPS: too_many_troops,
    act.MARCH_TO: why_not_goal,
    act.RETREAT_TO: why_not_refuge,
    act.WITHDRAW_TO: why_not_withdrawal,
    act.GIVE_UP: why_not_given_up,
    act.FOUND: why_not_site,
    act.BLESS: why_not_blessed,
    act.USE_TEMPLE: why_not_temple,
}
