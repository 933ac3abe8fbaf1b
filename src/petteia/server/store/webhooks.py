"""Webhooks: addresses set by hosts, which are told the turns of their tables.

An id is stored before a turn is announced, as with mail (`turns.py`); a new turn clears it.
"""

from __future__ import annotations

import secrets

from msgspec import Struct

from .store import Connection
from .turns import MOST_AT_ONCE, PATIENCE, backoff, not_banned


class Call(Struct, frozen=True):
    """What a webhook is told: whose turn it is in which game. `name` is as stored."""

    id: str
    table: str
    game: str
    name: str
    address: str
    language: str


def save(connection: Connection, table: str, address: str, language: str) -> None:
    """Set the webhook of a table."""
    connection.execute(
        "INSERT INTO webhooks (table_id, address, language, not_before, tries) VALUES (?, ?, ?, 0, 0) "
        "ON CONFLICT (table_id) DO UPDATE SET address = excluded.address, language = excluded.language, "
        "not_before = 0, tries = 0",
        (table, address, language),
    )


def forget(connection: Connection, table: str) -> None:
    """Remove the webhook of a table."""
    connection.execute("DELETE FROM webhooks WHERE table_id = ?", (table,))


def address_of(connection: Connection, table: str) -> str:
    """The address of a table's webhook; "" if it has none."""
    found = connection.execute("SELECT address FROM webhooks WHERE table_id = ?", (table,)).fetchone()
    return "" if found is None else str(found[0])


def due(connection: Connection, now: int) -> list[str]:
    """The tables whose webhooks are to be called now."""
    rows = connection.execute(
        "SELECT webhooks.table_id FROM webhooks JOIN turns ON turns.table_id = webhooks.table_id "
        "JOIN tables ON tables.id = webhooks.table_id WHERE webhooks.told IS NULL AND status = 'playing' "
        f"AND since <= ? AND not_before <= ? AND {not_banned('turns.user_id')} AND {not_banned('tables.host')} "
        "ORDER BY since, webhooks.table_id LIMIT ?",
        (now - PATIENCE, now, now, now, MOST_AT_ONCE),
    ).fetchall()
    return [table for (table,) in rows]


def begin(connection: Connection, table: str) -> Call | None:
    """The call for a table, with a stored id; None if there is nothing to tell any more."""
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
    """Note that a webhook has been called."""
    connection.execute("UPDATE webhooks SET told = ? WHERE digest = ?", (now, call.id))


def failed(connection: Connection, call: Call, now: int) -> None:
    """Note that a call failed; it is retried, each time later."""
    found = connection.execute("SELECT tries FROM webhooks WHERE digest = ?", (call.id,)).fetchone()
    if found is not None:
        connection.execute(
            "UPDATE webhooks SET not_before = ?, tries = ? WHERE digest = ?",
            (now + backoff(found[0]), found[0] + 1, call.id),
        )
