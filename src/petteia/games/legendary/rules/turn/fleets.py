"""Recruiting and moving fleets (L7.3, L7.4, L8.1 to L8.3)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest
from ....aegean.rules.fleets import fleet_places as places_beside_lands
from ....aegean.rules.table import NO_PLACE
from ....aegean.words.telling import FLEETS_SAILED, FOR_MOVE, SEA_BATTLE
from ...facts import MOVE_PRICE, UNITS
from ..position import BY_SEA, NO_MOVE, Position
from ..questions import HOW_MANY_FLEETS, SAIL_WHERE

# ---- recruiting


def fleet_places(position: Position) -> i64:
    """Where a new fleet can be placed: next to the faction's lands (L7.4); by option, each but the first also with its
    fleets anywhere (L15.1)."""
    places: i64 = places_beside_lands(position)
    if position.fleets_join_anywhere and position.recruited and position.board.fleets_of(position.turn) < UNITS:
        places |= position.board.seas_of(position.turn)
    return places


# ---- sailing


def sail_goals(position: Position, sea: i64, gold: i64) -> i64:
    """The adjacent open seas. The partner's can only be passed through, with gold for a way out (L8.2, L12.6)."""
    goals: i64 = position.map.next_to[sea] & ~position.closed_seas()
    partner: i64 = goals & position.partner_seas(position.turn)
    while partner:
        passed: i64 = lowest(partner)
        partner &= partner - 1
        if not has_way_out(position, passed, gold):
            goals &= ~bit(passed)
    return goals


def has_way_out(position: Position, sea: i64, gold: i64) -> bool:
    """Whether fleets passing through the partner's sea can pay their way to one that is not the partner's."""
    partner: i64 = position.partner_seas(position.turn)
    closed: i64 = position.closed_seas()
    reached: i64 = bit(sea)
    while gold >= MOVE_PRICE:
        gold -= MOVE_PRICE
        further: i64 = position.map.beside(reached) & ~closed
        if further & ~partner:
            return True
        if further & ~reached == 0:
            return False
        reached |= further
    return False


def harbours(position: Position) -> i64:
    """The seas from which the faction's fleets can sail, for one gold each time (L8.1)."""
    found: i64 = position.board.seas_of(position.turn)
    gold: i64 = position.gold_of(position.turn) - MOVE_PRICE
    if gold < 0:
        return 0
    left: i64 = found
    while left:
        sea: i64 = lowest(left)
        left &= left - 1
        if sail_goals(position, sea, gold) == 0:
            found &= ~bit(sea)
    return found


def sail_from(position: Position, sea: i64) -> None:
    position.pay(position.turn, MOVE_PRICE, FOR_MOVE)
    position.way = BY_SEA
    position.from_area = sea
    position.moving = position.board.fleets_at(sea)
    position.asked = HOW_MANY_FLEETS if position.moving > 1 else SAIL_WHERE


def choose_fleets(position: Position, number: i64) -> None:
    position.moving = number
    position.asked = SAIL_WHERE


def sail_to(position: Position, goal: i64) -> None:
    """Join one's own fleets, enter an empty sea, start a battle, or pass through the partner's sea (L8.3, L12.6)."""
    board = position.board
    faction: i64 = position.turn
    number: i64 = position.moving
    if position.passing:
        position.pay(faction, MOVE_PRICE, FOR_MOVE)
    else:
        board.remove_fleets(faction, position.from_area, number)
    position.tell(FLEETS_SAILED, faction, position.from_area, goal, number)
    if position.partner_seas(faction) & bit(goal):
        position.passing = 1
        position.from_area = goal
        return
    enemy: i64 = board.admiral(goal)
    end_move(position)
    if enemy < 0 or enemy == faction:
        board.add_fleets(faction, goal, number)
    else:
        position.battle.begin(0, goal, faction, enemy, number)
        position.tell(SEA_BATTLE, faction, enemy, goal, 0)


def end_move(position: Position) -> None:
    """End the move; nothing is left to tell one move from another, so that equal positions are equal."""
    position.way = NO_MOVE
    position.from_area = NO_PLACE
    position.moving = 0
    position.hired = 0
    position.band = 0
    position.passing = 0
