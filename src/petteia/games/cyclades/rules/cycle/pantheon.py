"""The rows of gods: who is open to offerings in this cycle, and who comes first (C5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.pantheon import gods_in_rows, show_god
from ...facts import APOLLO
from ..position import Position
from ..questions import GOD
from ..tables import ALL_GREAT_GODS

GREAT_GODS: Final = 4
PAIR: Final = 2


def rows_open_for(position: Position) -> i64:
    """How many great gods take offers: two for three players, three for two or four, all for five (C5.2 to C5.6).

    Once somebody is out, one fewer than there are players, but at least two (C9.23).
    """
    if position.players == 2:
        return GREAT_GODS - 1
    rows: i64 = position.remaining() - 1
    return rows if rows > PAIR else i64(PAIR)


def hidden_before(rows_open: i64) -> i64:
    """How many gods are face down after a shuffle with that many open rows."""
    return GREAT_GODS - rows_open


def begin_rows(position: Position) -> None:
    """Empty the rows. Gods that were face down come first, if they are as many as the number of players calls for."""
    position.rows_open = rows_open_for(position)
    position.rows = 0
    position.rows_shown = 0
    if size(position.hidden_gods) != hidden_before(position.rows_open):
        position.hidden_gods = 0


def gods_shown(position: Position) -> i64:
    """The set of gods turned up in this cycle."""
    return gods_in_rows(position, position.rows_shown)


def next_gods(position: Position) -> i64:
    """The gods that the next row can turn up: those that were face down, if any are left (C5.3, C5.4)."""
    shown: i64 = gods_shown(position)
    waiting: i64 = position.hidden_gods & ~shown
    return waiting if waiting else ALL_GREAT_GODS & ~shown


def reveal_gods(position: Position) -> None:
    """Ask for the god of the next row; if only one is left, no draw is needed."""
    possible: i64 = next_gods(position)
    if size(possible) == 1:
        show_god(position, lowest(possible))
    else:
        position.asked = GOD


def close_rows(position: Position) -> None:
    """Leave the other gods face down for next time; but a pair that has just come is reshuffled (C5.4)."""
    came_from_hiding: i64 = position.hidden_gods
    position.hidden_gods = ALL_GREAT_GODS & ~gods_shown(position)
    if position.rows_open == PAIR and came_from_hiding:
        position.hidden_gods = 0


def open_gods(position: Position) -> i64:
    """The set of gods that take offers: those turned up, and always Apollo (C5.1)."""
    return gods_shown(position) | bit(APOLLO)
