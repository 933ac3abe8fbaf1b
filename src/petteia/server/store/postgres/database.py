"""The store on PostgreSQL: many works share a commit, and its outcome is known even if the connection breaks.

To know it, each transaction notes its own number in the writer's row: if the number is there afterwards, the
transaction was committed. (PostgreSQL's own numbers do not tell: after a crash, the number of a transaction that was
never committed is given to another.)

Consecutive single statements are sent together, without waiting for each answer. If one of them fails, all are undone
and done again one by one, which is safe, since they are nothing but data. Every other work has its own savepoint and is
done once.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeVar

from ..store import Announced, Connection, Failed, Statement, Taken
from ..upgrade import upgrade
from ..works import GroupedStore, Waiting, fail
from .link import PAUSE, READING, Link, patiently

if TYPE_CHECKING:
    from .service import Service

T = TypeVar("T")

HOUSE: Final = 0x7065747400  # the lock that servers share, and that a change of the schema needs exclusively
MARK: Final = "unfinished_copy"  # a table that exists until `petteia migrate` has finished
SECONDS_TO_LOCK: Final = 3.0  # for the connection of a server that was just killed to end
MOST_IDLE: Final = 4_000  # milliseconds that a transaction may be idle
SAVEPOINT: Final = "SAVEPOINT work"
RELEASE: Final = "RELEASE SAVEPOINT work"
BACK: Final = "ROLLBACK TO SAVEPOINT work"
LAST: Final = "last_commits"  # a table with each writer, and the number of its last commit
DAYS_KEPT: Final = 7


class Postgres(GroupedStore):
    """The store on PostgreSQL. Its writer shares the lock of the house, so the schema does not change meanwhile."""

    def __init__(
        self,
        service: Service,
        readers: int = 2,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        super().__init__(readers, clock, sleep)
        self.service = service
        self.name = f"write {secrets.token_hex(8)}"  # no other connection has this name
        self.number = 0  # of the last transaction
        self.writer: Link | None = None

    def begin(self) -> None:
        """Create the tables or bring them up to date, and connect the writer."""
        upgrade(self.service)
        self.writer = self.connect()
        self.writer.begin()
        self.writer.execute(
            f"CREATE TABLE IF NOT EXISTS {LAST} "
            "(writer TEXT PRIMARY KEY, number BIGINT NOT NULL, at TIMESTAMPTZ NOT NULL)"
        )
        self.writer.execute(f"DELETE FROM {LAST} WHERE at < now() - interval '{DAYS_KEPT} days'")
        self.writer.commit()

    def connect(self) -> Link:
        """A connection that shares the lock of the house. If this process hangs within a transaction, PostgreSQL ends
        it, so that others can write."""
        link = self.service.connect(self.name)
        try:
            link.execute(f"SET idle_in_transaction_session_timeout = {MOST_IDLE}")
            hold(link, str(self.service), f"petteia {self.name}", self.sleep, shared=True)
        except BaseException:
            link.close()
            raise
        return link

    def connected(self) -> Link:
        """The connection that writes: a new one if the last one broke, as soon as PostgreSQL is available."""
        if self.writer is None or self.writer.lost:
            self.writer = patiently(self.connect, self.clock, self.sleep)
        return self.writer

    def commit(self, works: Sequence[Waiting]) -> None:
        """Do the works in one transaction. If it cannot be begun or committed, all of them have failed; so has a work
        that raises and is alone."""
        try:
            link = self.begin_transaction()
        except Exception as error:
            fail(works, error)
            return
        committing = False
        try:
            do_all(link, works)
            committing = True
            link.commit()
        except Exception as error:
            if not (committing and link.lost and self.was_committed()):
                fail(works, error)
                with suppress(Failed):  # then the connection is lost
                    link.undo()
                return
        with suppress(Failed):  # servers that hear nothing look anyway
            announce(link, works)

    def begin_transaction(self) -> Link:
        """Begin a transaction with a number. A connection that broke while idle is replaced."""
        self.number += 1
        note = (
            f"INSERT INTO {LAST} VALUES ('{self.name}', {self.number}, now()) "
            "ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at"
        )
        link = self.connected()
        try:
            link.begin(note)
        except Failed:
            if not link.lost:
                link.undo()
                raise
            link = self.connected()
            link.begin(note)
        return link

    def was_committed(self) -> bool:
        """Whether the last transaction, whose commit was not answered, was committed; if PostgreSQL stays unreachable,
        nobody knows, and it counts as failed. If PostgreSQL is still committing it, this waits for the end, as every
        writer does."""
        with suppress(Failed, Taken):
            link = self.connected()
            link.begin()
            found = link.execute(f"SELECT number FROM {LAST} WHERE writer = ?", (self.name,)).fetchone()
            link.undo()
            return bool(found == (self.number,))
        return False

    def reader(self) -> PostgresReader:
        """A reader for one of our threads."""
        return PostgresReader(self.service)

    def end(self) -> None:
        """End the connection, and with it the lock."""
        if self.writer is not None:
            self.writer.close()
            self.writer = None


# ---- works


def do_all(link: Link, works: Sequence[Waiting]) -> None:
    """Do the works of one transaction, in order."""
    if len(works) == 1:
        works[0].result = works[0].work(link)
        return
    for waiting in runs(works):
        if len(waiting) == 1 or not do_at_once(link, waiting):
            for one in waiting:
                do(link, one)


def runs(works: Sequence[Waiting]) -> Iterator[list[Waiting]]:
    """Consecutive single statements together, and every other work by itself."""
    for single, together in groupby(works, key=lambda waiting: isinstance(waiting.work, Statement)):
        if single:
            yield list(together)
        else:
            yield from ([waiting] for waiting in together)


def do_at_once(link: Link, statements: Sequence[Waiting]) -> bool:
    """Do these statements together. Returns whether all succeeded; otherwise none of them has changed anything."""
    try:
        with link.at_once():
            link.execute(SAVEPOINT)
            for waiting in statements:
                waiting.work(link)
            link.execute(RELEASE)
    except Failed:
        if link.lost:
            raise
        link.execute(BACK)
        link.execute(RELEASE)
        return False
    return True


def do(link: Link, waiting: Waiting) -> None:
    """Do one work of several; if it fails, it leaves nothing behind."""
    link.execute(SAVEPOINT)
    try:
        waiting.result = waiting.work(link)
    except Exception as error:
        waiting.error = error
        if link.lost:
            raise
        link.execute(BACK)
    link.execute(RELEASE)


def announce(link: Link, works: Sequence[Waiting]) -> None:
    """Tell other servers what has been committed. Inside the transaction, this would make all commits wait for each
    other."""
    done = [waiting.work for waiting in works if waiting.error is None]
    for channel in sorted({work.channel for work in done if isinstance(work, Announced)}):
        link.execute("SELECT pg_notify(?, '')", (channel,))


# ---- connections


def hold(
    link: Link, where: str, ghost: str = "", sleep: Callable[[float], None] = time.sleep, shared: bool = False
) -> None:
    """Lock the database, alone or shared with other servers, for as long as this connection lasts. First end any broken
    connection of ours that PostgreSQL still considers alive; its name is `ghost`."""
    lock = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}(?)"
    for _ in range(round(SECONDS_TO_LOCK / PAUSE)):
        if ghost:
            link.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name = ? AND datname = current_database() AND pid <> pg_backend_pid()",
                (ghost,),
            )
        if link.execute(lock, (HOUSE,)).fetchone() == (True,):
            return
        sleep(PAUSE)
    who = "somebody brings the database up to date" if shared else "another server is already using it"
    raise Taken(f"{where} cannot be used now: {who}. Stop that first, or choose another database")


def mark_of(link: Link) -> int | None:
    """The name of the unfinished copy into this database; None if there is none."""
    if link.execute("SELECT to_regclass(?)", (MARK,)).fetchone() == (None,):
        return None
    (name,) = link.execute(f"SELECT max(name) FROM {MARK}").fetchone()
    return int(name or 0)


class PostgresReader:
    """Reads, and reconnects when PostgreSQL comes back."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.link: Link | None = None

    def look(self, work: Callable[[Connection], T]) -> T:
        """Do a work on one snapshot; if the connection breaks, do it again, since reading changes nothing."""
        try:
            return self.look_once(work)
        except Failed:
            if self.link is None or not self.link.lost:
                raise
            self.link = patiently(lambda: self.service.connect("read"))
            return self.look_once(work)

    def look_once(self, work: Callable[[Connection], T]) -> T:
        if self.link is None:
            self.link = self.service.connect("read")
        self.link.execute(READING)
        try:
            return work(self.link)
        finally:
            self.link.undo()

    def close(self) -> None:
        """End the connection."""
        if self.link is not None:
            self.link.close()
