"""Recruiting and moving fleets (C9.1, C9.10 to C9.14, C10.14)."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.bits import bit, lowest
from ..aegean.table import NO_PLACE
from ..aegean.telling import FLEETS_SAILED, FOR_MOVE, SEA_BATTLE
from .facts import FLEET_STEPS, MOVE_PRICE
from .position import Position
from .questions import HOW_MANY_FLEETS, SAIL_WHERE
from .tables import SYLPH

# ---- sailing


def sail_goals(position: Position, sea: i64) -> i64:
    """Where fleets can sail to from a space: any beside it that is open to fleets (C9.13); an enemy is fought."""
    return position.board.chart.next_to[sea] & ~position.closed_seas()


def harbours(position: Position) -> i64:
    """The spaces from which own fleets can sail."""
    found: i64 = position.board.seas_of(position.turn) & ~position.fought
    if position.kraken < 0 and position.figures == 0:
        return found  # every sea space has another beside it
    left: i64 = found
    while left:
        sea: i64 = lowest(left)
        left &= left - 1
        if sail_goals(position, sea) == 0:
            found &= ~bit(sea)
    return found


def sail_from(position: Position, sea: i64) -> None:
    """A group sets sail: for one gold up to three spaces (C9.10), or with the Sylph's steps (C10.14)."""
    if position.power != SYLPH:
        position.pay(position.turn, MOVE_PRICE, FOR_MOVE)
        position.steps = FLEET_STEPS
    position.group_at = sea
    position.group = position.board.fleets_at(sea)
    position.moved = 0
    position.asked = HOW_MANY_FLEETS if position.group > 1 else SAIL_WHERE


def at_hand(position: Position) -> i64:
    """How many fleets can sail on: all on the space, those found there included (C9.10); but not those that the Sylph
    has led into battle there."""
    if position.fought & bit(position.group_at):
        return position.group
    return position.board.fleets_at(position.group_at)


def choose_fleets(position: Position, number: i64) -> None:
    """The others stay behind (C9.10)."""
    position.group = number
    position.asked = SAIL_WHERE


def sail_to(position: Position, goal: i64) -> None:
    """One step: join own fleets or an empty space, or start a battle, which ends the move (C9.12)."""
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
    """Ask how many sail on and where to; without steps or a way on, the move is over."""
    if position.steps == 0 or sail_goals(position, position.group_at) == 0:
        anchor(position)
    elif at_hand(position) > 1:
        position.asked = HOW_MANY_FLEETS
    else:
        position.group = 1
        position.asked = SAIL_WHERE


def anchor(position: Position) -> None:
    """The group stays where it is. Steps left are lost, but the Sylph's go to other groups, unless the table plays that
    she moves one group only (C10.14)."""
    position.group_at = NO_PLACE
    position.group = 0
    position.moved = 0
    if position.power != SYLPH or position.breeze_for_one_group:
        position.steps = 0
