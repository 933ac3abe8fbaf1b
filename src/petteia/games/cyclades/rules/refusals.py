"""Refusals that several rules give: what is wrong with a place, a unit or a card."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Reason, Refusal
from ..facts import MEDUSA, PEGASUS, POLYPHEMUS, SLOTS
from ..words.events import slot_names
from .position import Position
from .turn.fleets import fought_at
from .turn.troops import march_goals

SUPPLY_EMPTY: Final = Reason("supply_empty", "C1.8", "No {what} is left in the supply")
NO_SUCH_SEAT: Final = Reason("no_such_seat", "", "Nobody plays there: this game has {players} players")
NOT_YOUR_ISLAND: Final = Reason("not_your_island", "", "{place} belongs to seat {seat}", "owners")
NOBODYS_ISLAND: Final = Reason("not_your_island", "", "Nobody owns {place}", "owners", "seat", case="nobody")
KRAKEN_THERE: Final = Reason("kraken_there", "C10.17", "The Kraken blocks {place}", "creature")
POLYPHEMUS_NEAR: Final = Reason("polyphemus_near", "C10.23", "Polyphemus on {land} keeps fleets away from {place}")
NOT_ADJACENT: Final = Reason("not_adjacent", "", "{place} is not next to {origin}")
ALREADY_THERE: Final = Reason("already_there", "", "The move starts at {place}")
ENEMY_FLEETS: Final = Reason("enemy_fleets", "", "Other players have fleets at {place}", "seat")
NO_OWN_FLEETS: Final = Reason("no_own_fleets", "", "You have no fleets at {place}")
NO_TROOPS: Final = Reason("no_troops", "", "There are no troops on {place}")
CHIRON_THERE: Final = Reason("chiron_there", "C10.22", "Chiron guards {place}")
HAS_FOUGHT: Final = Reason("has_fought", "C10.14", "The fleets at {place} have fought and cannot move again")
NO_WAY_OUT: Final = Reason("no_way_out", "C9.13", "All the sea around {place} is closed")
MEDUSA_THERE: Final = Reason("medusa_there", "C10.21", "Medusa holds the troops on {place}")
NO_CHAIN_FROM: Final = Reason("no_chain_from", "C9.15", "No chain of your fleets leads from {place} to another island")
ONLY_LAST_ISLANDS: Final = Reason(
    "only_last_islands", "C9.20", "Only last islands can be reached from {place}, and taking one would not win the game"
)
UNDER_METROPOLIS: Final = Reason("under_metropolis", "", "{place} is under the metropolis")
NO_BUILDING: Final = Reason("no_building", "", "There is no building on {place}")


def no_such_seat(position: Position, rule: str) -> Refusal:
    players = int(position.players)
    return NO_SUCH_SEAT(rule, players=players)


def not_your_island(position: Position, island: int, rule: str) -> Refusal | None:
    """Why an island is not the seat's: it is somebody else's, or nobody's."""
    seat = int(position.actor)
    owner = int(position.board.owner(island))
    if owner == seat:
        return None
    name = position.board.chart.island_names[island]
    if owner < 0:
        return NOBODYS_ISLAND(rule, place=name, owners=0, seat=owner)
    return NOT_YOUR_ISLAND(rule, place=name, owners=1, seat=owner)


def why_not_sea(position: Position, sea: int) -> Refusal | None:
    """Why no fleet may go to a sea space: the Kraken or Polyphemus."""
    name = position.board.chart.sea_names[sea]
    if sea == position.kraken:
        return KRAKEN_THERE(place=name, creature="kraken")
    if position.closed_seas() >> sea & 1:
        land = position.board.chart.island_names[position.figure_island(POLYPHEMUS)]
        return POLYPHEMUS_NEAR(place=name, land=land)
    return None


def not_adjacent(position: Position, sea: int, origin: int, rule: str) -> Refusal:
    names = position.board.chart.sea_names
    name, start = names[sea], names[origin]
    return NOT_ADJACENT(rule, place=name, origin=start)


def already_there(position: Position, sea: int, rule: str) -> Refusal:
    name = position.board.chart.sea_names[sea]
    return ALREADY_THERE(rule, place=name)


def enemy_fleets(position: Position, sea: int, seat: int, rule: str) -> Refusal | None:
    """The refusal for fleets on a space that are not that seat's, if there are any."""
    admiral = int(position.board.admiral(sea))
    if admiral in (-1, seat):
        return None
    name = position.board.chart.sea_names[sea]
    return ENEMY_FLEETS(rule, place=name, seat=admiral)


def no_own_fleets(position: Position, sea: int, rule: str) -> Refusal | None:
    if position.board.seas_of(position.turn) >> sea & 1:
        return None
    name = position.board.chart.sea_names[sea]
    return NO_OWN_FLEETS(rule, place=name)


def no_troops(position: Position, island: int, rule: str) -> Refusal | None:
    if position.board.troops_on(island):
        return None
    name = position.board.chart.island_names[island]
    return NO_TROOPS(rule, place=name)


def why_not_harbour(position: Position, sea: int) -> Refusal | None:
    board = position.board
    name = board.chart.sea_names[sea]
    lacking = no_own_fleets(position, sea, "C9.10")
    if lacking is not None:
        return lacking
    if board.fleets_at(sea) == fought_at(position, sea):
        return HAS_FOUGHT(place=name)
    if not board.chart.next_to[sea] & ~position.closed_seas():
        return NO_WAY_OUT(place=name)
    return None


def why_not_garrison(position: Position, island: int) -> Refusal | None:
    """Why no troops can march from an island, or fly with Pegasus (C9.15, C10.9)."""
    board, flying = position.board, position.power == PEGASUS
    name = board.chart.island_names[island]
    rule = "C10.9" if flying else "C9.15"
    lacking = not_your_island(position, island, rule) or no_troops(position, island, rule)
    if lacking is not None:
        return lacking
    if position.figure_island(MEDUSA) == island:
        return MEDUSA_THERE(place=name)
    if not flying and board.chart.joined(board.seas_of(position.turn), island) == 0:
        return NO_CHAIN_FROM(place=name)
    if march_goals(position, island) == 0:
        return ONLY_LAST_ISLANDS(place=name)
    return None


def under_metropolis(position: Position, slot: int, rule: str) -> Refusal | None:
    if not position.covered() >> slot & 1:
        return None
    name = slot_names(position.board.chart)[slot]
    return UNDER_METROPOLIS(rule, place=name)


def no_own_building(position: Position, slot: int, rule: str) -> Refusal | None:
    """Why there is no building of the seat's in a slot: somebody else's, under the metropolis or empty."""
    return (
        not_your_island(position, slot // SLOTS, rule)
        or under_metropolis(position, slot, rule)
        or no_building(position, slot, rule)
    )


def no_building(position: Position, slot: int, rule: str) -> Refusal | None:
    if position.all_built() >> slot & 1:
        return None
    name = slot_names(position.board.chart)[slot]
    return NO_BUILDING(rule, place=name)
