"""What the rest of the server asks of a database, implemented for SQLite in `database.py` and for PostgreSQL in its
folder.

SQL is written by hand where it is needed, with `?` for parameters and nothing that only one of the databases knows.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from ...core.contract.refusal import Worded

T = TypeVar("T")


class Rows(Protocol):
    """What a statement returned."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The next row as a tuple, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""


class Connection(Protocol):
    """A connection inside a transaction, for the duration of one work."""

    def execute(self, sql: str, parameters: Sequence[Any] = ..., /) -> Rows:
        """Run one statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Rows:
        """Run one statement for each of the rows."""


class Reader(Protocol):
    """Reads, always from the same thread or process."""

    def look(self, work: Callable[[Connection], T]) -> T:
        """Do a work on one snapshot of the database; it cannot change anything."""

    def close(self) -> None:
        """Close the reader."""


class Closed(RuntimeError):
    """The database is not open, or is closing."""


class Failed(RuntimeError):
    """PostgreSQL has not done what it was asked, because it is not allowed or the connection broke."""


# what a work raises if its database fails, whichever it is
FAILURES: Final = (Failed, sqlite3.Error)


class Unusable(Worded):
    """The database cannot be used; the text says why in a sentence."""


class Taken(Unusable):
    """Another server is using the database."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A work that is one statement: by itself it changes everything or nothing, so it costs less."""

    sql: str
    parameters: Sequence[Any]

    def __call__(self, connection: Connection) -> None:
        connection.execute(self.sql, self.parameters)


@dataclass(frozen=True, slots=True)
class Announced:
    """A work that, once committed, is announced to all servers on a PostgreSQL channel as something new."""

    work: Callable[[Connection], Any]
    channel: str

    def __call__(self, connection: Connection) -> Any:
        return self.work(connection)


# told how many works shared a commit, and how many seconds it took; called in whichever thread commits
Committed = Callable[[int, float], None]


def nobody_counts(works: int, seconds: float) -> None:
    """Ignore a commit: nobody is counting."""


class Store(Protocol):
    """Durable storage. A *work* is a function of a connection; it runs off the event loop and must not wait for it."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work and return what it returned, once it is durable. A work that raises has changed nothing."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read a snapshot of the database without changing anything."""
