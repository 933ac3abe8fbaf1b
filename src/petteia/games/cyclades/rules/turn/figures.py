"""Creatures whose figures stay: on an island until their player's next turn, or at sea (C10.17 to C10.23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.engine.bits import bit
from ....aegean.words.telling import FIGURE_LEFT, FIGURE_PLACED
from ...facts import MINOTAUR
from ..cycle.track import discard_creature
from ..position import Position
from ..powers.power import BY_FIGURE
from ..tables import FIGURES, FIRST_FIGURE

PACKED: Final = 255


def place_figure(position: Position, figure: i64, island: i64) -> None:
    """Put a figure on an island; its card stays with the player (C10.18). Two figures destroy each other (C10.19)."""
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
    BY_FIGURE[figure].enter(position, island)
    leave_if_alone(position, island)


def remove_figure(position: Position, figure: i64) -> None:
    """Take a figure off the board; its card goes to the discard pile."""
    position.figures &= ~(bit(8 * figure) * PACKED)
    position.fresh &= ~bit(figure)
    position.tell(FIGURE_LEFT, FIRST_FIGURE + figure, 0, 0, 0)
    discard_creature(position, FIRST_FIGURE + figure)


def dismiss_figures(position: Position, seat: i64) -> None:
    """Remove a player's figures at the start of his turn (C8.5), but not those of the same cycle (C12.7)."""
    for figure in range(FIGURES):
        if position.figure_owner(figure) == seat and position.fresh & bit(figure) == 0:
            remove_figure(position, figure)


def leave_if_alone(position: Position, island: i64) -> None:
    """Remove the Minotaur from an island without troops (C10.20)."""
    if position.figure_island(MINOTAUR) == island and position.board.troops_on(island) == 0:
        remove_figure(position, MINOTAUR)
