"""Moving troops over chains of fleets, taking islands, the last island, and leaving the game (C9.15 to C9.23)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.fleets import lose_all_fleets
from ....aegean.rules.table import NO_PLACE
from ....aegean.words.telling import FOR_MOVE, LAND_BATTLE, TROOP_RECRUITED
from ...facts import CHIRON, MEDUSA, MOVE_PRICE, PEGASUS, UNITS
from ...words.telling import CITY_FALLEN, ISLAND_TAKEN, TROOPS_MARCHED
from ..position import Position
from ..questions import HOW_MANY_TROOPS, MARCH_WHERE
from ..tables import ALL_ISLANDS, FIGURES
from .figures import leave_if_alone, remove_figure
from .metropolises import metropolises_with


def troop_places(position: Position) -> i64:
    """Where a new troop can be placed: on the player's islands, if one is in reserve (C9.2, C9.3)."""
    board = position.board
    return board.islands_of(position.turn) if board.troops_of(position.turn) < UNITS else i64(0)


def recruit_troop(position: Position, island: i64) -> None:
    position.board.add_troops(position.turn, island, 1)
    position.tell(TROOP_RECRUITED, position.turn, island, 0, 0)


# ---- goals


def may_attack(position: Position, seat: i64, island: i64) -> bool:
    """Whether a seat may attack an island: a player's last one only if that would win the game (C9.20, C9.21)."""
    board = position.board
    owner: i64 = board.owner(island)
    if owner < 0 or owner == seat or size(board.islands_of(owner)) > 1:
        return True
    return metropolises_with(position, seat, island) >= position.target()


def allowed(position: Position, goals: i64) -> i64:
    """Those of the islands that the active player may enter."""
    found: i64 = goals
    others: i64 = goals & position.board.owned() & ~position.board.islands_of(position.turn)
    while others:
        island: i64 = lowest(others)
        others &= others - 1
        if not may_attack(position, position.turn, island):
            found &= ~bit(island)
    return found


def march_goals(position: Position, island: i64) -> i64:
    """The islands that troops can march to from an island, over a chain of the player's fleets (C9.15), or fly to
    with Pegasus (C10.9)."""
    board = position.board
    seat: i64 = position.turn
    if position.power != PEGASUS:
        return allowed(position, board.chart.joined(board.seas_of(seat), island))
    goals: i64 = ALL_ISLANDS[position.map] & ~bit(island)
    guarded: i64 = position.figure_island(CHIRON)
    if guarded >= 0 and board.islands_of(seat) & bit(guarded) == 0:
        goals &= ~bit(guarded)
    return allowed(position, goals)


def garrisons(position: Position) -> i64:
    """The player's islands that troops can leave: not Medusa's (C10.21), and only with somewhere to go."""
    found: i64 = position.board.guarded(position.turn)
    held: i64 = position.figure_island(MEDUSA)
    if held >= 0:
        found &= ~bit(held)
    left: i64 = found
    while left:
        island: i64 = lowest(left)
        left &= left - 1
        if march_goals(position, island) == 0:
            found &= ~bit(island)
    return found


# ---- marching


def march_from(position: Position, island: i64) -> None:
    """Have troops of an island set out: for one gold (C9.15), or with Pegasus (C10.9)."""
    if position.power != PEGASUS:
        position.pay(position.turn, MOVE_PRICE, FOR_MOVE)
    position.march_from = island
    position.marching = position.board.troops_on(island)
    position.asked = HOW_MANY_TROOPS if position.marching > 1 else MARCH_WHERE


def choose_troops(position: Position, number: i64) -> None:
    position.marching = number
    position.asked = MARCH_WHERE


def march_to(position: Position, goal: i64) -> None:
    """Join the player's troops, take an island without troops, or start a battle (C9.16)."""
    board = position.board
    seat: i64 = position.turn
    origin: i64 = position.march_from
    number: i64 = position.marching
    position.march_from = NO_PLACE
    position.marching = 0
    board.remove_troops(seat, origin, number)
    position.tell(TROOPS_MARCHED, seat, origin, goal, number)
    leave_if_alone(position, origin)
    if board.islands_of(seat) & bit(goal):
        board.add_troops(seat, goal, number)
    elif board.troops_on(goal) == 0:
        occupy(position, seat, goal, number)
    else:
        defender: i64 = board.owner(goal)
        position.battle.begin(1, goal, seat, defender, number)
        position.tell(LAND_BATTLE, seat, defender, goal, 0)


def occupy(position: Position, seat: i64, island: i64, troops: i64) -> None:
    """Give an island without troops to a new owner, with everything on it (C9.18); its last owner may fall by this."""
    board = position.board
    before: i64 = board.owner(island)
    board.change_owner(island, seat)
    board.add_troops(seat, island, troops)
    position.tell(ISLAND_TAKEN, seat, island, 0, 0)
    if before >= 0 and board.islands_of(before) == 0:
        fall(position, before)


def fall(position: Position, seat: i64) -> None:
    """Remove a player who has lost his last island: his pieces, cards and gold leave the game (C9.23)."""
    position.tell(CITY_FALLEN, seat, 0, 0, 0)
    position.out |= bit(seat)
    position.gold[seat] = 0
    lose_all_fleets(position, seat)
    for figure in range(FIGURES):
        if position.figure_owner(figure) == seat:
            remove_figure(position, figure)
    position.auction.remove(seat)
