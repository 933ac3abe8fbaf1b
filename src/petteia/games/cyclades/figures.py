"""Creatures whose figures stay: on an island until their player's next turn, or at sea (C10.17 to C10.23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.bits import bit, lowest, size
from ..aegean.fleets import destroy_fleets, drive_fleets, refuges_beside
from ..aegean.telling import FIGURE_LEFT, FIGURE_PLACED
from .facts import KRAKEN_STEP_PRICE
from .position import Position
from .questions import PUSH_WHERE
from .tables import FIGURES, FIRST_FIGURE, MINOTAUR, POLYPHEMUS
from .telling import FOR_KRAKEN, KRAKEN_MOVED
from .track import discard_creature

PACKED: Final = 255


def place_figure(position: Position, figure: i64, island: i64) -> None:
    """A figure comes to an island, its card stays with the player (C10.18); two figures destroy each other (C10.19)."""
    creature: i64 = FIRST_FIGURE + figure
    position.tell(FIGURE_PLACED, creature, island, 0, 0)
    other: i64 = position.figure_on(island)
    if other >= 0:
        remove_figure(position, other)
        position.tell(FIGURE_LEFT, creature, 0, 0, 0)
        return
    position.discard &= ~bit(creature)
    position.figures |= (island | (position.turn + 1) << 4) << (8 * figure)
    position.fresh |= bit(figure)
    if figure == POLYPHEMUS:
        position.pushing = position.board.occupied() & position.board.chart.around[island]
    leave_if_alone(position, island)


def remove_figure(position: Position, figure: i64) -> None:
    """A figure leaves the board, and its card goes to the discard pile."""
    position.figures &= ~(bit(8 * figure) * PACKED)
    position.fresh &= ~bit(figure)
    position.tell(FIGURE_LEFT, FIRST_FIGURE + figure, 0, 0, 0)
    discard_creature(position, FIRST_FIGURE + figure)


def dismiss_figures(position: Position, seat: i64) -> None:
    """At the start of his turn a player's figures leave (C8.5), but not those of the same cycle (C12.7)."""
    figure: i64 = 0
    while figure < FIGURES:
        if position.figure_owner(figure) == seat and position.fresh & bit(figure) == 0:
            remove_figure(position, figure)
        figure += 1


def leave_if_alone(position: Position, island: i64) -> None:
    """The Minotaur leaves an island without troops (C10.20)."""
    if position.figure_island(MINOTAUR) == island and position.board.troops_on(island) == 0:
        remove_figure(position, MINOTAUR)


# ---- Polyphemus


def push_goals(position: Position) -> i64:
    """Where the next group of fleets can be pushed: beside it, away from the island, empty or its owner's (C10.23)."""
    sea: i64 = lowest(position.pushing)
    return refuges_beside(position, sea, position.board.admiral(sea))


def go_on_pushing(position: Position) -> None:
    """The next group is pushed; with no place to go it is destroyed, with one it goes there."""
    goals: i64 = push_goals(position)
    if goals == 0:
        sea: i64 = lowest(position.pushing)
        position.pushing &= position.pushing - 1
        destroy_fleets(position, sea)
    elif size(goals) == 1:
        push_to(position, lowest(goals))
    else:
        position.asked = PUSH_WHERE


def push_to(position: Position, goal: i64) -> None:
    sea: i64 = lowest(position.pushing)
    position.pushing &= position.pushing - 1
    drive_fleets(position, sea, goal, position.board.fleets_at(sea))


# ---- the Kraken


def put_kraken(position: Position, sea: i64) -> None:
    """The Kraken comes to a sea space and destroys every fleet there, own ones too (C10.17)."""
    position.kraken = sea
    position.tell(KRAKEN_MOVED, sea, 0, 0, 0)
    destroy_fleets(position, sea)


def walk_kraken(position: Position, sea: i64) -> None:
    """One space further, for one gold (C10.17)."""
    position.pay(position.turn, KRAKEN_STEP_PRICE, FOR_KRAKEN)
    put_kraken(position, sea)
