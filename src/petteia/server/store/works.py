"""Works waiting for a database: one thread writes, and each commit is shared by all works waiting for it.

A durable commit waits for the disk. Works that arrive meanwhile share the next commit, so that a thousand writers wait
no longer than one. After each commit the thread rests for a moment, so that it is not woken for every single work when
many arrive. How works are committed, and how they read, is up to each database.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from .store import Closed, Committed, Connection, Reader, nobody_counts

T = TypeVar("T")

MOST_IN_A_COMMIT: Final = 1_000
REST: Final = 0.010  # seconds from a commit to the next


@dataclass(slots=True)
class Waiting:
    """A work and its caller."""

    work: Callable[[Any], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def answer(self) -> None:
        """Tell the caller, if still waiting."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class GroupedStore(ABC):
    """A store whose works share commits; `open` before use, `close` at the end."""

    def __init__(
        self,
        readers: int = 2,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.clock = clock
        self.sleep = sleep
        self.committed: Committed = nobody_counts
        self.works: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.readers = readers
        self.reading: ThreadPoolExecutor | None = None
        self.writing: threading.Thread | None = None
        self.local = threading.local()
        self.looking: list[Reader] = []

    # ---- what each database does in its own way

    @abstractmethod
    def begin(self) -> None:
        """Bring the database up to date, and get ready to write."""

    @abstractmethod
    def commit(self, works: Sequence[Waiting]) -> None:
        """Do the works in one transaction, and note the outcome in each. Must not raise."""

    @abstractmethod
    def reader(self) -> Reader:
        """A reader for one thread."""

    @abstractmethod
    def end(self) -> None:
        """Stop writing, and close the database."""

    # ---- its life

    def open(self) -> None:
        """Create the database or bring it up to date, and start accepting works."""
        self.begin()
        self.reading = ThreadPoolExecutor(self.readers, "petteia-read")
        self.writing = threading.Thread(target=self.write_all, name="petteia-write", daemon=True)
        self.writing.start()

    def close(self) -> None:
        """Finish the pending works, then close the database."""
        if self.writing is None or self.reading is None:
            return
        reading, writing = self.reading, self.writing
        self.reading = self.writing = None
        self.works.put(None)
        writing.join()
        reading.shutdown()
        for reader in self.looking:
            reader.close()
        self.looking.clear()
        self.end()

    # ---- what others ask for

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in the writing thread; returns its result once it is on disk.

        A work that raises has changed nothing, and its error is raised here. Cancelling the caller does not undo the
        work.
        """
        if self.writing is None:
            raise Closed("the database is not open")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.works.put(Waiting(work, loop, future))
        return await future

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a reading thread: it sees a snapshot of the database and cannot change anything."""
        if self.reading is None:
            raise Closed("the database is not open")
        return await asyncio.get_running_loop().run_in_executor(self.reading, self.look, work)

    def look(self, work: Callable[[Connection], T]) -> T:
        """Do a work in a reading thread, with the thread's own reader."""
        reader: Reader | None = getattr(self.local, "reader", None)
        if reader is None:
            reader = self.local.reader = self.reader()
            self.looking.append(reader)
        return reader.look(work)

    # ---- the writing thread

    def write_all(self) -> None:
        """Do works as they arrive, all pending ones in one commit, until the database closes."""
        rested = self.clock()
        going_on = True
        while going_on:
            first = self.works.get()
            too_early = rested - self.clock()
            if first is not None and too_early > 0.0:
                self.sleep(too_early)
            together = gather(first, self.works)
            works = [waiting for waiting in together if waiting is not None]
            going_on = len(works) == len(together)
            if works:
                begun = self.clock()
                self.commit(works)
                self.committed(len(works), self.clock() - begun)
                answer(works)
            rested = self.clock() + REST


def gather(first: Waiting | None, works: queue.SimpleQueue[Waiting | None]) -> list[Waiting | None]:
    """A work and those waiting behind it; None marks the end."""
    together = [first]
    while together[-1] is not None and len(together) < MOST_IN_A_COMMIT:
        try:
            together.append(works.get_nowait())
        except queue.Empty:
            break
    return together


def fail(works: Iterable[Waiting], error: BaseException) -> None:
    """Note that none of the works has changed anything; one that failed by itself keeps its own error."""
    for waiting in works:
        waiting.error = waiting.error or error


def answer(works: Iterable[Waiting]) -> None:
    """Wake the callers: each event loop once, with everything for it."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
    for waiting in works:
        by_loop.setdefault(waiting.loop, []).append(waiting)
    for loop, together in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(answer_all, together)


def answer_all(works: Iterable[Waiting]) -> None:
    for waiting in works:
        waiting.answer()
