"""Recruiting and moving fleets (C9.1, C9.10 to C9.14, C10.14)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest
from ....aegean.rules.table import NO_PLACE
from ....aegean.words.telling import FLEETS_SAILED, FOR_MOVE, SEA_BATTLE
from ...facts import FLEET_STEPS, MOVE_PRICE, SYLPH
from ..position import FIRST_VERSION, Position
from ..questions import HOW_MANY_FLEETS, SAIL_WHERE

# ---- sailing


def sail_goals(position: Position, sea: i64) -> i64:
    """Where fleets can sail from a space: to any adjacent open one (C9.13); enemies there are fought."""
    return position.board.chart.next_to[sea] & ~position.closed_seas()


def harbours(position: Position) -> i64:
    """The spaces from which the player's fleets can sail: some have not fought (C10.14), and have somewhere to go."""
    found: i64 = position.board.seas_of(position.turn)
    if position.fought:
        found = with_rested_fleets(position, found)
    if position.kraken < 0 and position.figures == 0:
        return found  # every sea space has an adjacent one
    left: i64 = found
    while left:
        sea: i64 = lowest(left)
        left &= left - 1
        if sail_goals(position, sea) == 0:
            found &= ~bit(sea)
    return found


def sail_from(position: Position, sea: i64) -> None:
    """Have a group set sail: up to three spaces for one gold (C9.10), or with the Sylph's steps (C10.14)."""
    if position.power != SYLPH:
        position.pay(position.turn, MOVE_PRICE, FOR_MOVE)
        position.steps = FLEET_STEPS
    position.group_at = sea
    position.group = at_hand(position)
    position.moved = 0
    position.asked = HOW_MANY_FLEETS if position.group > 1 else SAIL_WHERE


def at_hand(position: Position) -> i64:
    """How many fleets can sail on: all on the space, including any found there (C9.10), but not those that the Sylph
    has led into battle."""
    return position.board.fleets_at(position.group_at) - fought_at(position, position.group_at)


def choose_fleets(position: Position, number: i64) -> None:
    """Choose how many fleets go; the others stay behind (C9.10)."""
    position.group = number
    position.asked = SAIL_WHERE


def sail_to(position: Position, goal: i64) -> None:
    """Take one step: join the player's fleets, enter an empty space, or start a battle, which ends the move (C9.12)."""
    board = position.board
    seat: i64 = position.turn
    sea: i64 = position.group_at
    number: i64 = position.group
    board.remove_fleets(seat, sea, number)
    position.tell(FLEETS_SAILED, seat, sea, goal, number)
    position.steps -= 1
    enemy: i64 = board.admiral(goal)
    if enemy < 0 or enemy == seat:
        board.add_fleets(seat, goal, number)
        position.group_at = goal
        position.moved = 1
        return
    anchor(position)
    position.battle.begin(0, goal, seat, enemy, number)
    position.tell(SEA_BATTLE, seat, enemy, goal, 0)


def go_on_sailing(position: Position) -> None:
    """Ask how many sail on, and where; without steps or anywhere to go, the move is over."""
    if position.steps == 0 or sail_goals(position, position.group_at) == 0:
        anchor(position)
    elif at_hand(position) > 1:
        position.asked = HOW_MANY_FLEETS
    else:
        position.group = 1
        position.asked = SAIL_WHERE


def anchor(position: Position) -> None:
    """Leave the group where it is. Its remaining steps are lost; the Sylph's go to other groups, unless by option she
    moves only one (C10.14)."""
    position.group_at = NO_PLACE
    position.group = 0
    position.moved = 0
    if position.power != SYLPH or position.breeze_for_one_group:
        position.steps = 0


# ---- fleets that have fought


def stop_sailing(position: Position, sea: i64, number: i64) -> None:
    """Note that fleets that the Sylph has led into battle, now on that space, move no further (C10.14)."""
    if position.power != SYLPH:
        return
    if position.version == FIRST_VERSION:
        number = 0 if fought_at(position, sea) else 1
    while number > 0:
        position.fought = position.fought << 6 | (sea + 1)
        number -= 1


def fought_at(position: Position, sea: i64) -> i64:
    """How many fleets on a space have fought and move no further. Under the first version of the rules, no fleet leaves
    a space that holds one of those, except a group passing through."""
    count: i64 = 0
    rest: i64 = position.fought
    while rest:
        if rest & 63 == sea + 1:
            count += 1
        rest >>= 6
    if count and position.version == FIRST_VERSION:
        passing: i64 = position.group if position.group_at == sea else i64(0)
        return position.board.fleets_at(sea) - passing
    return count


def fought_seas(position: Position) -> list[int]:
    """The space of each fleet that has fought and moves no further."""
    found: list[int] = []
    rest: i64 = position.fought
    while rest:
        found.append((rest & 63) - 1)
        rest >>= 6
    return found


def with_rested_fleets(position: Position, seas: i64) -> i64:
    """Those of the spaces where some fleets have not fought."""
    found: i64 = 0
    while seas:
        sea: i64 = lowest(seas)
        seas &= seas - 1
        if position.board.fleets_at(sea) > fought_at(position, sea):
            found |= bit(sea)
    return found
