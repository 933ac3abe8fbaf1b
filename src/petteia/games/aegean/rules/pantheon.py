"""The rows of gods: who is where, from the first row down (C5, L2.1)."""

from __future__ import annotations

from mypy_extensions import i64

from ....core.engine.bits import bit
from ..words.telling import GOD_SHOWN
from .table import Table


def god_in_row(table: Table, row: i64) -> i64:
    return (table.rows >> (3 * row)) & 7


def gods_in_rows(table: Table, rows: i64) -> i64:
    """The set of gods in the first rows."""
    found: i64 = 0
    for row in range(rows):
        found |= bit(god_in_row(table, row))
    return found


def show_god(table: Table, god: i64) -> None:
    """Turn up a god in the next row."""
    table.rows |= god << (3 * table.rows_shown)
    table.tell(GOD_SHOWN, god, table.rows_shown, 0, 0)
    table.rows_shown += 1
