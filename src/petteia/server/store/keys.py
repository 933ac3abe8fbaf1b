"""Secrets that a server makes once, and that all servers on a database share."""

from __future__ import annotations

from collections.abc import Callable

from .store import Connection


def key_of(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """The key with that name, made if there is none yet."""
    found = connection.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()
    if found is not None:
        return str(found[0])
    value = make()
    connection.execute("INSERT INTO keys (name, value) VALUES (?, ?)", (name, value))
    return value
