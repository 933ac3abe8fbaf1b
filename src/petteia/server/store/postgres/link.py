"""A connection to PostgreSQL that understands the SQL of the house and fails as a store does."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from psycopg.types.numeric import Int8Dumper

from ..store import Failed
from .dialect import legible, numbered

SECONDS_TO_CONNECT: Final = 10
SECONDS_TO_ANSWER: Final = 20  # for the network; data sent but not received by then is lost
SECONDS_TO_RETURN: Final = 20.0  # for PostgreSQL, when it restarts
PAUSE: Final = 0.1
BUSY_SECONDS: Final = 30
# only one transaction writes at a time, whoever it is, so numbers grow in the order of commits, as in SQLite
WRITING: Final = 0x7065747401
READING: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
BEGIN: Final = f"BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock({WRITING})"
# Commits wait for the disk, whatever is configured elsewhere. If the network fails, PostgreSQL notices, too, and
# releases our locks.
SETTINGS: Final = (
    f"SET lock_timeout = {BUSY_SECONDS * 1000}; SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 5; "
    "SET tcp_keepalives_count = 4; SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
)


class Found:
    """What a statement returned; nothing, if it does not return rows."""

    def __init__(self, cursor: psycopg.Cursor[Any]) -> None:
        self.cursor = cursor

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self.cursor.rowcount

    def fetchone(self) -> Any:
        """The next row as a tuple, or None."""
        return None if self.cursor.description is None else self.cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        return [] if self.cursor.description is None else self.cursor.fetchall()


class Link:
    """A connection whose transactions are begun by hand."""

    def __init__(self, address: str, name: str) -> None:
        with failing():
            self.raw = psycopg.connect(
                address,
                autocommit=True,
                cursor_factory=psycopg.RawCursor,
                application_name=name,
                client_encoding="utf8",
                connect_timeout=SECONDS_TO_CONNECT,
                tcp_user_timeout=SECONDS_TO_ANSWER * 1000,
                keepalives_idle=20,
                keepalives_interval=5,
                keepalives_count=4,
            )
            # all whole numbers have one type, however large, so a statement is prepared only once
            self.raw.adapters.register_dumper(int, Int8Dumper)
            self.raw.execute(SETTINGS)

    @property
    def lost(self) -> bool:
        """Whether the connection broke."""
        return self.raw.closed

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Found:
        """Run one statement."""
        with failing():
            return Found(self.raw.execute(numbered(sql), legible(parameters)))

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Found:
        """Run one statement for each of the rows."""
        with failing():
            cursor = self.raw.cursor()
            cursor.executemany(numbered(sql), map(legible, parameters))
            return Found(cursor)

    def copy(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Append rows to a table, all of them or none."""
        with failing(), self.raw.cursor().copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN") as copying:
            for row in rows:
                copying.write_row(legible(row))

    def begin(self, also: str = "") -> None:
        """Begin a transaction as the only writer; `also` is a statement to send along with it."""
        with failing():
            self.raw.execute(f"{BEGIN}; {also}")

    def commit(self) -> None:
        """Commit, durably. PostgreSQL answers with a rollback if a statement has failed before."""
        with failing():
            if self.raw.execute("COMMIT").statusmessage != "COMMIT":
                raise Failed("the transaction was undone")

    def undo(self) -> None:
        """Roll the transaction back, unless the connection broke, which has the same effect."""
        if not self.lost:
            self.execute("ROLLBACK")

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Sends statements together, without waiting for each answer; the first failure is raised."""
        with failing(), self.raw.pipeline():
            yield

    def close(self) -> None:
        """End the connection."""
        self.raw.close()


def patiently(
    connect: Callable[[], Link],
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> Link:
    """A connection, with retries while PostgreSQL restarts."""
    until = clock() + SECONDS_TO_RETURN
    while True:
        try:
            return connect()
        except Failed:
            if clock() >= until:
                raise
        sleep(PAUSE)


@contextmanager
def failing() -> Iterator[None]:
    """Turns whatever the driver raises into what every work expects, without the details, which quote the data to be
    stored."""
    try:
        yield
    except psycopg.Error as error:
        raise Failed(error.diag.message_primary or " ".join(str(error).split())) from error
