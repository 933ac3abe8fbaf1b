"""Why an answer to any question but those of the offerings and the turn is not possible, with the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core.contract.refusal import Refusal
from ....core.engine.bits import lowest
from ...aegean.rules.verbs import CHAPTER_POWER
from ..facts import BUILDINGS, CHIRON, PEGASUS
from ..rules import actions as act
from ..rules.fleets import at_hand
from ..rules.metropolises import ALL_TYPES, free_sites
from ..rules.position import Position
from ..rules.powers.power import BY_QUESTION
from ..rules.refusals import (
    already_there,
    chiron_there,
    enemy_fleets,
    no_own_building,
    not_adjacent,
    not_your_island,
    why_not_sea,
)
from .events import slot_names
from .reasons import not_on_map


def why_not_answer(position: Position, verb: int, index: int) -> Refusal:
    """Why that is no answer to the question that is asked, which the verb answers."""
    found = not_on_map(position, verb, index)
    if found is None and (act.CHAPTER_OF[verb] == CHAPTER_POWER or verb == act.SAIL_FROM):
        found = BY_QUESTION[position.asked].why_not(position, verb, index)
    elif found is None:
        found = OBJECTIONS[verb](position, index)
    assert found is not None, f"nothing speaks against {act.VERBS[verb].words} {index}"
    return found


# ---- fleets


def too_many_fleets(position: Position, number: int) -> Refusal:
    return too_many(int(at_hand(position)), "C9.10")


def too_many(most: int, rule: str) -> Refusal:
    return Refusal(rule, "too_many", f"Only {most} can go", {"number": most})


def must_sail(position: Position, nothing: int) -> Refusal:
    return Refusal("C9.10", "must_sail", "Fleets that set sail move at least one space")


def why_not_sailing_to(position: Position, sea: int) -> Refusal | None:
    if sea == position.group_at:
        return already_there(position, sea, "C9.10")
    if not position.board.chart.next_to[position.group_at] >> sea & 1:
        return not_adjacent(position, sea, position.group_at, "C9.10")
    return why_not_sea(position, sea)


def why_not_withdrawal(position: Position, sea: int) -> Refusal | None:
    """Fleets withdraw to a space beside the battle that is empty or their own, and open (C13.7)."""
    battle = position.battle
    if battle.on_land:
        return Refusal("C13.6", "on_land", "Troops retreat to an island, not to the sea")
    if sea == battle.place:
        return battle_there(position.board.chart.sea_names[sea], "C13.7")
    if not position.board.chart.next_to[battle.place] >> sea & 1:
        return not_adjacent(position, sea, battle.place, "C13.7")
    return enemy_fleets(position, sea, battle.retreating(), "C13.7") or why_not_sea(position, sea)


def battle_there(name: str, rule: str) -> Refusal:
    return Refusal(rule, "battle_there", f"The battle is on {name}", {"place": name})


# ---- troops


def too_many_troops(position: Position, number: int) -> Refusal:
    rule = "C10.9" if position.power == PEGASUS else "C9.15"
    return too_many(int(position.board.troops_on(position.march_from)), rule)


def why_not_goal(position: Position, island: int) -> Refusal:
    board, seat = position.board, position.turn
    name, origin = board.chart.island_names[island], board.chart.island_names[position.march_from]
    flying = position.power == PEGASUS
    if island == position.march_from:
        rule = "C10.9" if flying else "C9.15"
        return Refusal(rule, "same_island", f"The troops are on {name} already", {"place": name})
    if flying and position.figure_island(CHIRON) == island and board.owner(island) != seat:
        return chiron_there(name)
    if not flying and not board.chart.joined(board.seas_of(seat), position.march_from) >> island & 1:
        return no_chain(origin, name, "C9.15")
    owner = int(board.owner(island))
    text = f"{name} is the last island of seat {owner}, and taking it would not win the game"
    return Refusal("C9.20", "last_island", text, {"place": name, "seat": owner})


def why_not_refuge(position: Position, island: int) -> Refusal | None:
    """Troops retreat to an own island that own fleets join with the battle (C13.6)."""
    battle, names = position.battle, position.board.chart.island_names
    name = names[island]
    if battle.on_land == 0:
        return Refusal("C13.7", "at_sea", "Fleets withdraw to a sea space, not to an island")
    if island == battle.place:
        return battle_there(name, "C13.6")
    return not_your_island(position, island, "C13.6") or no_chain(names[battle.place], name, "C13.6")


def no_chain(origin: str, place: str, rule: str) -> Refusal:
    text = f"No chain of your fleets leads from {origin} to {place}"
    return Refusal(rule, "no_chain", text, {"place": place, "origin": origin})


# ---- metropolises, temples, Apollo


def why_not_site(position: Position, island: int) -> Refusal | None:
    name = position.board.chart.island_names[island]
    foreign = not_your_island(position, island, "C11.4")
    if foreign is not None:
        return foreign
    if position.metropolises >> island & 1:
        return Refusal("C2.6", "has_metropolis", f"{name} has a metropolis already", {"place": name})
    free = free_sites(position, position.board.islands_of(position.turn) & ~position.metropolises)
    other = position.board.chart.island_names[lowest(free)]
    text = f"The site on {name} is built over, while the one on {other} is free"
    return Refusal("C11.4", "free_site_first", text, {"place": name, "other": other})


def why_not_given_up(position: Position, slot: int) -> Refusal | None:
    lacking = no_own_building(position, slot, "C11.1")
    if lacking is not None:
        return lacking
    name = slot_names(position.board.chart)[slot]
    there, wanted = BUILDINGS[position.type_at(slot)], BUILDINGS[lowest(position.founding & ALL_TYPES)]
    args: dict[str, int | str] = {"place": name, "building": there, "wanted": wanted}
    return Refusal("C11.1", "wrong_building", f"{name} holds a {there}, and a {wanted} is given up now", args)


def why_not_blessed(position: Position, island: int) -> Refusal | None:
    return not_your_island(position, island, "C14.2")


def why_not_temple(position: Position, island: int) -> Refusal:
    """Why nothing on the island lowers the price (C10.2)."""
    name = position.board.chart.island_names[island]
    foreign = not_your_island(position, island, "C10.2")
    if foreign is not None:
        return foreign
    if position.temples & position.island_slots(island) or position.metropolises >> island & 1:
        text = f"Every discount on {name} has been used in this cycle"
        return Refusal("C10.3", "temple_used", text, {"place": name})
    return Refusal("C10.2", "no_temple", f"Neither a temple nor a metropolis is on {name}", {"place": name})


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
