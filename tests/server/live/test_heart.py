"""Whether the server reports its health truthfully."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from petteia.server.live.heart import LEAST_SPACE, TOO_LONG, Heart
from petteia.server.store.runs import Runs
from petteia.server.store.upgrade import latest

T = TypeVar("T")


class Told:
    """A database that says how far it has been upgraded."""

    def __init__(self, schema: str) -> None:
        self.schema = schema

    def execute(self, sql: str) -> Told:
        return self

    def fetchone(self) -> tuple[str]:
        return (self.schema,)


class Disk:
    """A store whose disk can be full."""

    full = False
    schema = latest()

    async def write(self, work: Callable[[Any], T]) -> T:
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")
        return None  # type: ignore[return-value]

    async def read(self, work: Callable[[Any], T]) -> T:
        return work(Told(self.schema))


def test_a_full_disk_a_silent_writer_and_little_space_are_told_and_pass() -> None:
    disk, clock, space = Disk(), [0.0], [LEAST_SPACE]
    heart = Heart(disk, Path(), Runs(), lambda: 0, lambda: clock[0], lambda folder: space[0])
    asyncio.run(heart.beat())
    assert heart.troubles() == []
    disk.full = True
    asyncio.run(heart.beat())
    assert heart.troubles() == ["the database takes nothing: database or disk is full"]
    disk.full = False
    asyncio.run(heart.beat())
    assert heart.troubles() == []
    disk.schema = "0099"
    asyncio.run(heart.beat())
    assert heart.troubles() == [f"the schema of the database is 0099, and this server's is {latest()}"]
    disk.schema = latest()
    asyncio.run(heart.beat())
    assert heart.troubles() == []
    clock[0] += TOO_LONG + 1
    assert heart.troubles() == ["the database has not answered for 16 s"]
    clock[0] -= TOO_LONG
    space[0] -= 1
    assert heart.troubles() == ["less than 50 MB of disk space are left"]
