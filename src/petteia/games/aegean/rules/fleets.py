"""Fleets, as in both editions: where they may be placed, how they are driven off, and how they are lost."""

from __future__ import annotations

from mypy_extensions import i64

from ....core.engine.bits import lowest
from ..words.telling import FLEET_RECRUITED, FLEETS_LOST, FLEETS_SAILED, WITHDREW
from .battle import UNITS
from .table import Table


def fleet_places(table: Table) -> i64:
    """Where the active player can put a new fleet, if one is in reserve: next to their islands, on spaces that are
    empty or theirs, and open to fleets (C9.1, C9.3, L7.4)."""
    board = table.board
    seat: i64 = table.turn
    if board.fleets_of(seat) >= UNITS:
        return 0
    others: i64 = board.occupied() & ~board.seas_of(seat)
    return board.chart.coast(board.islands_of(seat)) & ~(others | table.closed_seas())


def recruit_fleet(table: Table, sea: i64) -> None:
    table.board.add_fleets(table.turn, sea, 1)
    table.tell(FLEET_RECRUITED, table.turn, sea, 0, 0)


def refuges_beside(table: Table, sea: i64, seat: i64) -> i64:
    """Where fleets of a seat can withdraw or be driven: to adjacent spaces that are empty or own, and open to fleets
    (C13.7, C10.23, L8.5, L10.18)."""
    board = table.board
    others: i64 = board.occupied() & ~board.seas_of(seat)
    return board.chart.next_to[sea] & ~(others | table.closed_seas())


def drive_fleets(table: Table, sea: i64, goal: i64, number: i64) -> None:
    """Drive fleets to an adjacent space, for Polyphemus (C10.23, L10.18)."""
    board = table.board
    seat: i64 = board.admiral(sea)
    board.remove_fleets(seat, sea, number)
    board.add_fleets(seat, goal, number)
    table.tell(FLEETS_SAILED, seat, sea, goal, number)


def lose_fleets(table: Table, sea: i64, number: i64) -> None:
    """Return fleets to their owner's reserve."""
    seat: i64 = table.board.admiral(sea)
    table.board.remove_fleets(seat, sea, number)
    table.tell(FLEETS_LOST, seat, sea, number, 0)


def lose_all_fleets(table: Table, seat: i64) -> None:
    """Take the fleets of a seat that is out off the board (C9.23, L8.13)."""
    seas: i64 = table.board.seas_of(seat)
    while seas:
        sea: i64 = lowest(seas)
        seas &= seas - 1
        lose_fleets(table, sea, table.board.fleets_at(sea))


def destroy_fleets(table: Table, sea: i64) -> None:
    """Destroy all fleets on the Kraken's space, whoever owns them (C10.17, L10.15)."""
    if table.board.fleets_at(sea):
        lose_fleets(table, sea, table.board.fleets_at(sea))


def withdraw(table: Table, goal: i64) -> None:
    """Move all fleets of the side that leaves a battle to one space (C13.7, L8.5)."""
    battle = table.battle
    seat: i64 = battle.retreating()
    number: i64 = battle.attackers
    if seat == battle.defender:
        number = table.board.fleets_at(battle.place)
        table.board.remove_fleets(seat, battle.place, number)
    else:
        battle.attackers = 0
    table.board.add_fleets(seat, goal, number)
    table.tell(WITHDREW, seat, goal, 0, 0)
