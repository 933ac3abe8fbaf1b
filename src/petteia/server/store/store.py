"""What the rest of the server asks of a database. SQLite keeps this promise in `database.py`, PostgreSQL in its folder.

SQL is written by hand where it is needed, with `?` for parameters and nothing that only one database knows.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from ...core.contract.refusal import Worded

T = TypeVar("T")


class Rows(Protocol):
    """What a statement found."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The next row as a tuple, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""


class Connection(Protocol):
    """A connection inside a transaction, for the time of one work."""

    def execute(self, sql: str, parameters: Sequence[Any] = ..., /) -> Rows:
        """Run one statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Rows:
        """Run one statement for each of the rows."""


class Reader(Protocol):
    """Somebody who reads, always from the same thread or process."""

    def look(self, work: Callable[[Connection], T]) -> T:
        """Do a work on one snapshot of the database; it cannot change anything."""

    def close(self) -> None:
        """Nothing more is read."""


class Closed(RuntimeError):
    """The database is not open, or is just closing."""


class Failed(RuntimeError):
    """PostgreSQL has not done what it was asked: it was not allowed, or the connection broke."""


# what a work raises if its database fails, whichever it is
FAILURES: Final = (Failed, sqlite3.Error)


class Unusable(Worded):
    """A database that cannot be used; says why in a sentence."""


class Taken(Unusable):
    """Another server is using the database."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A work that is one statement: by itself it changes everything it should or nothing, so it costs less."""

    sql: str
    parameters: Sequence[Any]

    def __call__(self, connection: Connection) -> None:
        connection.execute(self.sql, self.parameters)


@dataclass(frozen=True, slots=True)
class Announced:
    """A work after whose commit all servers on a channel of PostgreSQL are told that there is something new."""

    work: Callable[[Connection], Any]
    channel: str

    def __call__(self, connection: Connection) -> Any:
        return self.work(connection)


# hears how many works shared a commit, and how many seconds it took; called in whichever thread commits
Committed = Callable[[int, float], None]


def nobody_counts(works: int, seconds: float) -> None:
    """Commits that nobody wants to hear of."""


class Store(Protocol):
    """Durable memory. A *work* is a function of a connection; it runs off the event loop and must not wait for it."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work and return what it returned, once it is durable. A work that raises has changed nothing."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read a snapshot of the database without changing anything."""
