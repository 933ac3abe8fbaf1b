"""SQLite in one file: one thread writes, and shares each commit among all works that wait for it.

A commit with `synchronous=FULL` waits for the disk. Works that arrive meanwhile share the next commit, so that a
thousand writers wait no longer than one. After each commit the thread rests for a moment, so that it is not woken for
every single work when many arrive. Each work has its own savepoint, unless it is a single statement: one that fails
undoes only itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from .store import Closed, Committed, Statement, nobody_counts
from .upgrade import upgrade

T = TypeVar("T")

MOST_IN_A_COMMIT: Final = 1_000
BUSY_SECONDS: Final = 30.0
REST: Final = 0.010  # seconds from a commit to the next


@dataclass(slots=True)
class Waiting:
    """A work and its caller."""

    work: Callable[[sqlite3.Connection], Any]
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


class Database:
    """The store on SQLite. Made with the path of its file; `open` before use, `close` at the end."""

    def __init__(
        self,
        path: Path,
        readers: int = 2,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
        committed: Committed = nobody_counts,
    ) -> None:
        self.path = path
        self.clock = clock
        self.sleep = sleep
        self.committed = committed
        self.works: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.readers = readers
        self.reading: ThreadPoolExecutor | None = None
        self.writing: threading.Thread | None = None
        self.local = threading.local()
        self.connections: list[sqlite3.Connection] = []

    def open(self) -> None:
        """Create the file or bring it up to date, and start accepting works."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        upgrade(self.path)
        self.path.chmod(0o600)
        self.reading = ThreadPoolExecutor(self.readers, "petteia-read")
        self.writing = threading.Thread(
            target=self.write_all, name="petteia-write", args=(self.connect(),), daemon=True
        )
        self.writing.start()

    def close(self) -> None:
        """Finish the pending works, then close the file."""
        if self.writing is None or self.reading is None:
            return
        reading, writing = self.reading, self.writing
        self.reading = self.writing = None
        self.works.put(None)
        writing.join()
        reading.shutdown()
        for connection in self.connections:
            connection.close()
        self.connections.clear()

    def connect(self) -> sqlite3.Connection:
        """A connection that is closed with the database."""
        connection = connect(self.path)
        self.connections.append(connection)
        return connection

    # ---- what others ask for

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work in the writing thread; returns what it returned, when it is on the disk.

        A work that raises has changed nothing, and its error is raised here. A caller that is cancelled does not
        take the work back.
        """
        if self.writing is None:
            raise Closed("the database is not open")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.works.put(Waiting(work, loop, future))
        return await future

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work in a reading thread: it sees a snapshot of the database and cannot change anything."""
        if self.reading is None:
            raise Closed("the database is not open")
        return await asyncio.get_running_loop().run_in_executor(self.reading, self.look, work)

    def look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The reading, in a thread that has a connection of its own."""
        connection: sqlite3.Connection | None = getattr(self.local, "connection", None)
        if connection is None:
            connection = self.local.connection = self.connect()
            connection.execute("PRAGMA query_only = ON")
        connection.execute("BEGIN")
        try:
            return work(connection)
        finally:
            connection.execute("ROLLBACK")

    # ---- the writing thread

    def write_all(self, connection: sqlite3.Connection) -> None:
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
                commit(connection, works)
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


def commit(connection: sqlite3.Connection, works: Sequence[Waiting]) -> None:
    """Do the works in one transaction; a single statement is one by itself. If it cannot be begun or committed, all of
    them have failed; so has a work that raises and is alone."""
    try:
        if connection.in_transaction:  # the last could not be undone; nobody may write into what is left of it
            connection.execute("ROLLBACK")
        if len(works) == 1 and isinstance(works[0].work, Statement):
            works[0].work(connection)
            return
        connection.execute("BEGIN IMMEDIATE")
        if len(works) == 1:
            works[0].result = works[0].work(connection)
        else:
            for waiting in works:
                do(connection, waiting)
        connection.execute("COMMIT")
    except Exception as error:
        for waiting in works:
            waiting.error = waiting.error or error
        if connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):  # then the next commit tries again, before all else
                connection.execute("ROLLBACK")


def do(connection: sqlite3.Connection, waiting: Waiting) -> None:
    """One work of several, which leaves nothing behind if it fails."""
    undoes_itself = isinstance(waiting.work, Statement)
    if not undoes_itself:
        connection.execute("SAVEPOINT work")
    try:
        waiting.result = waiting.work(connection)
    except Exception as error:
        waiting.error = error
        if not connection.in_transaction:  # the disk is full or broken, and SQLite has undone everything
            raise sqlite3.OperationalError("the transaction was undone") from error
        if not undoes_itself:
            connection.execute("ROLLBACK TO work")
    if not undoes_itself:
        connection.execute("RELEASE work")


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


# ---- files


def connect(path: Path) -> sqlite3.Connection:
    """A connection as we use it everywhere: durable, several at a time, transactions begun by hand."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def backup(path: Path, file: Path) -> None:
    """Copy the database to a file as it is now, while others read and write; an old file is replaced atomically.

    The copy is compact, checked, and on disk before it gets its name.
    """
    if not path.exists():
        raise FileNotFoundError(f"{path}: there is no database yet")
    draft = file.with_name(file.name + ".part")
    draft.unlink(missing_ok=True)
    source = connect(path)
    try:
        source.execute("VACUUM INTO ?", (str(draft),))
    finally:
        source.close()
    copy = sqlite3.connect(draft)
    try:
        (found,) = copy.execute("PRAGMA integrity_check").fetchone()
    finally:
        copy.close()
    if found != "ok":
        raise sqlite3.DatabaseError(f"the copy of {path} is damaged: {found}")
    with draft.open("rb+") as written:
        os.fsync(written.fileno())
    draft.chmod(0o600)
    os.replace(draft, file)
