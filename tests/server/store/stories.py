"""Helpers for the tests of both databases."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from petteia.server.store import database
from petteia.server.store.database import File
from petteia.server.store.place import Place
from petteia.server.store.postgres.link import Link
from petteia.server.store.postgres.service import Service
from petteia.server.store.store import Connection
from petteia.server.store.works import GroupedStore


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[GroupedStore]:
    """A store for the time of a story."""
    store = place.store()
    store.open()
    try:
        yield store
    finally:
        store.close()


def add(connection: Connection, id: str, padding: int = 0) -> str:
    """Somebody comes."""
    connection.execute(
        "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', ?, 0, 0)", (id, "x" * padding)
    )
    return id


def ids(connection: Connection) -> set[str]:
    """Who is there."""
    return {id for (id,) in connection.execute("SELECT id FROM users").fetchall()}


def connect(place: Place) -> sqlite3.Connection | Link:
    """A connection on which every statement is a transaction."""
    if isinstance(place, File):
        return database.connect(place.path)
    assert isinstance(place, Service)
    return place.connect("tests")
