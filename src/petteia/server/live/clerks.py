"""Slow work outside the games: records, exports. It runs in separate processes that only read the database."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, TypeVar

from ..helping import serve_below
from ..store.database import connect
from ..store.store import Connection

T = TypeVar("T")
NICENESS: Final = 5
database: sqlite3.Connection  # of a clerk's process


def begin(path: Path) -> None:
    """A clerk starts work."""
    global database
    serve_below(NICENESS)
    database = connect(path)
    database.execute("PRAGMA query_only = ON")


def look(work: Callable[[Connection], T]) -> T:
    """Do a work on one snapshot of the database."""
    database.execute("BEGIN")
    try:
        return work(database)
    finally:
        database.execute("ROLLBACK")


class Clerks:
    """The processes. They start when first needed; a work must be a module-level function, since it is sent to them."""

    def __init__(self, path: Path, count: int = 1) -> None:
        self.path = path
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of the work; tried once more with a new process if one has died."""
        try:
            return await self.send(work)
        except BrokenProcessPool:
            self.close()
            return await self.send(work)

    async def send(self, work: Callable[[Connection], T]) -> T:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, spawn, initializer=begin, initargs=(self.path,))
        return await asyncio.get_running_loop().run_in_executor(self.pool, look, work)

    def close(self) -> None:
        """Stop them; pending works get no answer."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
