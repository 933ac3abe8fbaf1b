"""What the server knows about an account: all of it for its owner, and how it is forgotten."""

from __future__ import annotations

import sys
from typing import Any

from . import history, ratings, sessions, tokens
from .store import Connection


def export(connection: Connection, user: str) -> dict[str, Any]:
    """Everything that is stored about an account, but for the hashes of secrets."""
    name, kind, created, seen = connection.execute(
        "SELECT name, kind, created, seen FROM users WHERE id = ?", (user,)
    ).fetchone()
    return {
        "account": {"id": user, "name": name, "kind": kind, "created": created, "seen": seen},
        "sessions": rows(connection, "created renewed expires", "sessions WHERE user_id = ?", user),
        "tokens": tokens.of(connection, user),
        "bots": rows(connection, "id name created", "users WHERE owner = ?", user),
        "seats": rows(connection, "table_id seat kind bot seed", "seats WHERE user_id = ?", user),
        "games": history.games_of(connection, user, sys.maxsize, sys.maxsize, public_only=False),
        "entries": rows(
            connection,
            "entries.table_id number entries.kind actor action at",
            "entries JOIN seats ON seats.table_id = entries.table_id AND seat = actor WHERE user_id = ?",
            user,
        ),
        "chat": rows(connection, "table_id number text at", "chat WHERE user_id = ?", user),
        "ratings": ratings.of(connection, user),
        "statistics": history.statistics_of(connection, user),
    }


def rows(connection: Connection, columns: str, source: str, user: str) -> list[dict[str, Any]]:
    """Rows that belong to an account, each with the names of its columns."""
    names = columns.split()
    found = connection.execute(f"SELECT {', '.join(names)} FROM {source}", (user,)).fetchall()
    return [dict(zip((name.rpartition(".")[2] for name in names), row, strict=True)) for row in found]


def delete(connection: Connection, user: str) -> list[str]:
    """Forget an account and its bots. Its games stay, with a deleted player; what it said does not. Returns all that
    are no more."""
    gone = [user]
    for (bot,) in connection.execute("SELECT id FROM users WHERE owner = ?", (user,)).fetchall():
        gone += delete(connection, bot)
    sessions.end_all(connection, user)
    connection.execute("DELETE FROM tokens WHERE user_id = ?", (user,))
    connection.execute("UPDATE chat SET text = '' WHERE user_id = ?", (user,))
    connection.execute(
        "UPDATE users SET kind = 'deleted', name = '', name_key = NULL, password = NULL, owner = NULL WHERE id = ?",
        (user,),
    )
    return gone
