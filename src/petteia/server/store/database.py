"""SQLite in one file: many works share a commit, each in its own savepoint unless it is a single statement, so one that
fails undoes only itself. A commit with `synchronous=FULL` waits for the disk."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from filelock import FileLock, Timeout
from sqlalchemy import Connection as Steps
from sqlalchemy import create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from .store import Connection, Statement, Taken, Unusable
from .upgrade import upgrade
from .works import GroupedStore, Waiting, fail

T = TypeVar("T")

BUSY_SECONDS: Final = 30.0
LOCK: Final = "server.lock"  # in the data folder; only the server that holds it may serve


@dataclass(frozen=True)
class File:
    """A database in a file; as text, its path."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)

    @property
    def folder(self) -> Path:
        """The data folder."""
        return self.path.parent

    def exists(self) -> bool:
        """Whether there is a file yet."""
        return self.path.exists()

    def store(self, readers: int = 2) -> Database:
        """The server's own access."""
        return Database(self.path, readers)

    def reader(self) -> FileReader:
        """A separate reader."""
        return FileReader(self.path)

    def do(self, work: Callable[[Connection], T]) -> T:
        """Do a work in its own transaction: SQLite lets a second process write between two commits."""
        with contextlib.closing(connect(self.path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                result = work(connection)
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")
            return result

    def backup(self, file: Path) -> None:
        """Copy the database to a file as it is now."""
        backup(self.path, file)

    @contextlib.contextmanager
    def steps(self, writing: bool) -> Iterator[Steps]:
        """A transaction for alembic, begun explicitly, since Python's driver does not begin one before it changes a
        schema."""
        begin = "BEGIN IMMEDIATE" if writing else "BEGIN"
        engine = create_engine(
            "sqlite://", poolclass=NullPool, creator=lambda: sqlite3.connect(self.path, isolation_level=None)
        )
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        with engine.begin() as connection:
            yield connection

    @contextlib.contextmanager
    def house(self) -> Iterator[None]:
        """Locks the data folder for one server, and checks that the file can be written to."""
        with contextlib.ExitStack() as held:
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                held.enter_context(FileLock(self.folder / LOCK, timeout=0))
            except Timeout:
                raise Taken(
                    f"another server is already using {self.folder}. "
                    "Stop it first, or choose another folder with --data",
                    "command-serve-taken",
                    folder=str(self.folder),
                ) from None
            except OSError as error:
                where = error.filename or self.folder
                raise Unusable(
                    f"{where} cannot be written to: {error.strerror}. Choose another folder with --data",
                    "command-serve-folder",
                    folder=str(where),
                    problem=str(error.strerror),
                ) from None
            with self.usable():
                upgrade(self)
                check_writable(self.path)
            yield

    @contextlib.contextmanager
    def usable(self) -> Iterator[None]:
        """Turns whatever goes wrong with the file into a sentence."""
        try:
            yield
        except FileNotFoundError as error:
            raise Unusable(str(error)) from None
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            raise Unusable(
                f"the database {self.path} cannot be used: {error.__cause__ or error}. Is the file intact, and may "
                "this user write to it? docs/server.md explains how to restore a backup"
            ) from None


class Database(GroupedStore):
    """The store on SQLite, at the path of its file."""

    def __init__(
        self,
        path: Path,
        readers: int = 2,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        super().__init__(readers, clock, sleep)
        self.path = path
        self.writer: sqlite3.Connection | None = None

    def begin(self) -> None:
        """Create the file or bring it up to date."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        upgrade(File(self.path))
        self.path.chmod(0o600)
        self.writer = connect(self.path)

    def commit(self, works: Sequence[Waiting]) -> None:
        """Do the works in one transaction."""
        assert self.writer is not None
        commit(self.writer, works)

    def reader(self) -> FileReader:
        """A reader for one of our threads."""
        return FileReader(self.path)

    def end(self) -> None:
        """Close the file."""
        if self.writer is not None:
            self.writer.close()
            self.writer = None


class FileReader:
    """Reads the file."""

    def __init__(self, path: Path) -> None:
        self.connection = connect(path)
        self.connection.execute("PRAGMA query_only = ON")

    def look(self, work: Callable[[Connection], T]) -> T:
        """Do a work on one snapshot."""
        self.connection.execute("BEGIN")
        try:
            return work(self.connection)
        finally:
            self.connection.execute("ROLLBACK")

    def close(self) -> None:
        """Close the file."""
        self.connection.close()


def commit(connection: sqlite3.Connection, works: Sequence[Waiting]) -> None:
    """Do the works in one transaction; a single statement is a transaction by itself. If it cannot be begun or
    committed, all of them have failed; so has a work that raises and is alone."""
    try:
        if connection.in_transaction:  # the last one could not be undone; nothing may be written into it
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
        fail(works, error)
        if connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):  # then the next commit tries again, first of all
                connection.execute("ROLLBACK")


def do(connection: sqlite3.Connection, waiting: Waiting) -> None:
    """Do one work of several; if it fails, it leaves nothing behind."""
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


# ---- files


def connect(path: Path) -> sqlite3.Connection:
    """A connection as used everywhere: durable, one of several at a time, with transactions begun by hand."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def check_writable(path: Path) -> None:
    """Write to the database, and undo it."""
    with contextlib.closing(connect(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("DELETE FROM runs WHERE number < 0")
        connection.execute("ROLLBACK")


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
