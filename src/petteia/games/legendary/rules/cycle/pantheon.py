"""The rows of gods: shuffled once, then shifted by one each cycle (L2.1, L2.2, L3.5)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.pantheon import god_in_row, gods_in_rows, show_god
from ...facts import APOLLO
from ..position import Position
from ..questions import GOD
from ..tables import ALL_GREAT_GODS, GREAT_GODS


def rows_open(position: Position) -> i64:
    """How many rows are face up: with Apollo, as many gods as there are factions (L2.2)."""
    return position.factions - 1


def gods_without_row(position: Position) -> i64:
    """The set of gods that have no row yet."""
    return ALL_GREAT_GODS & ~gods_in_rows(position, position.rows_shown)


def ask_for_god(position: Position) -> None:
    left: i64 = gods_without_row(position)
    if size(left) == 1:
        show_god(position, lowest(left))
    else:
        position.asked = GOD


def turn_rows(position: Position) -> None:
    """Move the first god to the last row, and all others up (L3.5)."""
    first: i64 = god_in_row(position, 0)
    position.rows = position.rows >> 3 | first << (3 * (GREAT_GODS - 1))


def open_gods(position: Position) -> i64:
    """The set of gods that take offers, including Apollo."""
    return bit(APOLLO) | gods_in_rows(position, rows_open(position))


def faction_in_row(position: Position, row: i64) -> i64:
    """The faction that acts in row `row`; Apollo's comes after all rows (L6.1)."""
    god: i64 = god_in_row(position, row) if row < rows_open(position) else i64(APOLLO)
    return position.auction.holder(god)
