"""Slow work outside the games, such as records and exports, in separate processes that only read the database."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from ..helping import serve_below
from ..store.place import Place
from ..store.store import Connection, Reader

T = TypeVar("T")
NICENESS: Final = 5
reader: Reader  # of a clerk's process


def begin(place: Place) -> None:
    """Prepare a clerk's process for work."""
    global reader
    serve_below(NICENESS)
    reader = place.reader()


def look(work: Callable[[Connection], T]) -> T:
    """Do some work on one snapshot of the database."""
    return reader.look(work)


class Clerks:
    """The clerks' processes. They start when first needed; their work must be a module-level function, since it is sent
    to them."""

    def __init__(self, place: Place, count: int = 1) -> None:
        self.place = place
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
            self.pool = ProcessPoolExecutor(self.count, spawn, initializer=begin, initargs=(self.place,))
        return await asyncio.get_running_loop().run_in_executor(self.pool, look, work)

    def close(self) -> None:
        """Stop the processes; pending work gets no answer."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
