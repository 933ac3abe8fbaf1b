"""Where else the turns of a table are told: an address that its host has set.

An id is stored before the turn is told, as with mail (`turns.py`); a new turn clears it.
"""

from __future__ import annotations

import secrets

from msgspec import Struct

from .store import Connection
from .turns import MOST_AT_ONCE, PATIENCE, backoff, not_banned


class Call(Struct, frozen=True):
    """What a webhook is told: whose turn it is in which game. `name` is as it is stored."""

    id: str
    table: str
    game: str
    name: str
    address: str
    language: str


def save(connection: Connection, table: str, address: str, language: str) -> None:
    """From now on the turns of a table are told there."""
    connection.execute(
        "INSERT INTO webhooks (table_id, address, language, not_before, tries) VALUES (?, ?, ?, 0, 0) "
        "ON CONFLICT (table_id) DO UPDATE SET address = excluded.address, language = excluded.language, "
        "not_before = 0, tries = 0",
        (table, address, language),
    )


def forget(connection: Connection, table: str) -> None:
    """The turns of a table are told nowhere else."""
    connection.execute("DELETE FROM webhooks WHERE table_id = ?", (table,))


def address_of(connection: Connection, table: str) -> str:
    """Where the turns of a table are told; "" if nowhere."""
    found = connection.execute("SELECT address FROM webhooks WHERE table_id = ?", (table,)).fetchone()
    return "" if found is None else str(found[0])


def due(connection: Connection, now: int) -> list[str]:
    """The tables whose turns are to be told now."""
    rows = connection.execute(
        "SELECT webhooks.table_id FROM webhooks JOIN turns ON turns.table_id = webhooks.table_id "
        "JOIN tables ON tables.id = webhooks.table_id WHERE webhooks.told IS NULL AND status = 'playing' "
        f"AND since <= ? AND not_before <= ? AND {not_banned('turns.user_id')} AND {not_banned('tables.host')} "
        "ORDER BY since, webhooks.table_id LIMIT ?",
        (now - PATIENCE, now, now, now, MOST_AT_ONCE),
    ).fetchall()
    return [table for (table,) in rows]


def begin(connection: Connection, table: str) -> Call | None:
    """What is to be told of a table, with an id that is stored; None if it is nobody's turn any more."""
    connection.execute(
        "UPDATE webhooks SET digest = ? WHERE table_id = ? AND digest IS NULL", (secrets.token_hex(16), table)
    )
    found = connection.execute(
        "SELECT webhooks.digest, webhooks.table_id, game, name, address, language FROM webhooks "
        "JOIN turns ON turns.table_id = webhooks.table_id JOIN tables ON tables.id = webhooks.table_id "
        "JOIN users ON users.id = turns.user_id WHERE webhooks.table_id = ? AND webhooks.told IS NULL",
        (table,),
    ).fetchone()
    return None if found is None else Call(*found)


def told(connection: Connection, call: Call, now: int) -> None:
    """It was told, or never will be."""
    connection.execute("UPDATE webhooks SET told = ? WHERE digest = ?", (now, call.id))


def failed(connection: Connection, call: Call, now: int) -> None:
    """Nobody took it: it is tried again, each time later."""
    found = connection.execute("SELECT tries FROM webhooks WHERE digest = ?", (call.id,)).fetchone()
    if found is not None:
        connection.execute(
            "UPDATE webhooks SET not_before = ?, tries = ? WHERE digest = ?",
            (now + backoff(found[0]), found[0] + 1, call.id),
        )
