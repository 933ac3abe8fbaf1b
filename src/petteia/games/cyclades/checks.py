"""Whether a position that somebody set up can be: pieces that exist, places that fit, a question with an answer."""

from __future__ import annotations

from ...core.bits import members
from ...core.refusal import NotationError
from .facts import (
    BUILDINGS,
    SUPPLY_OF_MARKERS,
    SUPPLY_OF_METROPOLISES,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTS,
    UNITS,
)
from .questions import NAMES, OVER
from .state import CycladesState
from .tables import ALL_CREATURES, MAP_SLOTS, SITE_SLOTS


def expect(fits: bool, problem: str) -> None:
    if not fits:
        raise NotationError(problem)


def check(state: CycladesState) -> None:
    """Refuse a position that cannot be."""
    check_units(state)
    check_buildings(state)
    check_supplies(state)
    check_turn(state)
    expect(state.deck | state.discard | ALL_CREATURES == ALL_CREATURES, "creatures: unknown cards")
    if state.asked != OVER:
        expect(bool(state.legal()), f"ask={NAMES[state.asked]}: nothing could be answered to that")


def check_units(state: CycladesState) -> None:
    board, battle = state.board, state.battle
    for seat in range(state.players):
        fighting = battle.attackers if battle.place >= 0 and battle.attacker == seat else 0
        fleets = board.fleets_of(seat) + (0 if battle.on_land else fighting)
        troops = board.troops_of(seat) + (fighting if battle.on_land else 0)
        expect(fleets <= UNITS, f"fleets: seat {seat} has {fleets}, but only {UNITS} exist")
        expect(troops <= UNITS, f"land: seat {seat} has {troops} troops, but only {UNITS} exist")
        expect(
            bool(board.islands_of(seat)) == state.plays(seat),
            f"land: seat {seat} is in the game if and only if it has an island",
        )
    expect(
        state.kraken < 0 or board.fleets_at(state.kraken) == 0, "kraken: no fleets are on the Kraken's space (C10.17)"
    )


def check_buildings(state: CycladesState) -> None:
    under = sum(SITE_SLOTS[16 * state.map + island] for island in members(state.metropolises))
    built = state.all_built()
    expect(built & ~MAP_SLOTS[state.map] == 0, "buildings: the island has no such slot")
    expect(built & under == 0, "buildings: the slot is under a metropolis")
    expect(state.metropolises & ~state.board.owned() == 0, "metropolises: they stand on islands with an owner")


def check_supplies(state: CycladesState) -> None:
    for building, name in enumerate(BUILDINGS):
        expect(state.in_supply(building) >= 0, f"buildings: there are too many of {name}")
    expect(len(members(state.metropolises)) <= SUPPLY_OF_METROPOLISES, "metropolises: there are too many")
    expect(0 <= state.markers <= SUPPLY_OF_MARKERS, f"blessed: only {SUPPLY_OF_MARKERS} markers exist")
    seats = range(state.players)
    expect(sum(state.priests_of(seat) for seat in seats) <= SUPPLY_OF_PRIESTS, "priests: there are too many")
    philosophers = sum(state.philosophers_of(seat) for seat in seats)
    expect(philosophers <= SUPPLY_OF_PHILOSOPHERS, "philosophers: there are too many")
    expect(all(state.gold[seat] >= 0 for seat in seats), "gold: nobody has less than nothing")


def check_turn(state: CycladesState) -> None:
    expect(0 <= state.turn < state.players, f"turn: there is no seat {state.turn}")
    expect(state.plays(state.turn) or state.asked == OVER, f"turn: seat {state.turn} is out of the game")
    if state.group_at >= 0:
        expect(
            state.board.admiral(state.group_at) == state.turn
            and 1 <= state.group <= state.board.fleets_at(state.group_at),
            "sailing: the fleets on the move are not there",
        )
    if state.march_from >= 0:
        expect(
            state.board.owner(state.march_from) == state.turn
            and 1 <= state.marching <= state.board.troops_on(state.march_from),
            "marching: the troops on the move are not there",
        )
