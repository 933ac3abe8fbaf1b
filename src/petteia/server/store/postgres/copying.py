"""Copies a SQLite file into PostgreSQL: a snapshot, table by table in the order of their keys, page by page.

An interrupted copy continues where it stopped: what has arrived is the first rows of each table, and the snapshot is
kept until everything has. Until then, a mark in the new database keeps servers away.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table

from ..audit import ChanceOf, Verdict, begun, judge, load
from ..database import File, backup, connect
from ..schema import METADATA
from ..store import Connection, Failed, Unusable
from ..upgrade import upgrade
from .database import MARK, hold, mark_of
from .dialect import legible
from .link import READING
from .service import Service

PAGE: Final = 5_000  # rows copied together
TABLES: Final = METADATA.sorted_tables  # each after those that it refers to
SUFFIX: Final = ".migrating"  # of the snapshot, beside the file


class Migration:
    """A copy of a file into a database that nobody else uses meanwhile."""

    def __init__(self, path: Path, service: Service) -> None:
        self.path = path
        self.service = service
        self.snapshot = path.with_name(path.name + SUFFIX)
        self.resumed = False

    def begin(self) -> None:
        """Take the snapshot, or find the one of an interrupted copy, and prepare the new database."""
        self.link = self.service.connect("migrate")
        hold(self.link, str(self.service))
        mark = mark_of(self.link)
        if mark is None:
            self.snapshot.unlink(missing_ok=True)
        if not self.snapshot.exists():
            backup(self.path, self.snapshot)
            with closing(connect(self.snapshot)) as connection:
                connection.execute(f"PRAGMA user_version = {1 + secrets.randbelow(2**31 - 1)}")
        upgrade(File(self.snapshot))
        self.source = connect(self.snapshot)
        (name,) = self.source.execute("PRAGMA user_version").fetchone()
        self.resumed = mark is not None
        if mark is None:
            upgrade(self.service)
            self.check_empty()
            self.link.execute(f"CREATE TABLE {MARK} (name BIGINT)")
            self.link.execute(f"INSERT INTO {MARK} VALUES (?)", (name,))
        elif mark != name:
            raise Unusable(
                f"{self.service} holds a part of another copy. Drop that database, create it anew, and start again"
            )

    def check_empty(self) -> None:
        """Refuse a database in which something is already stored."""
        for table in TABLES:
            if self.link.execute(f"SELECT 1 FROM {table.name} LIMIT 1").fetchone() is not None:
                raise Unusable(f"{self.service} is not empty. Create a new database and copy into that")

    # ---- copying

    def count(self) -> dict[str, int]:
        """How many rows each table has."""
        return {
            table.name: int(self.source.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]) for table in TABLES
        }

    def copy(self) -> Iterator[int]:
        """Copy what is missing, a page at a time; yields the number of rows in each page."""
        for table in TABLES:
            keys = ", ".join(key_of(table))
            last = self.link.execute(f"SELECT {keys} FROM {table.name} ORDER BY {descending(table)} LIMIT 1").fetchone()
            inner = [names(table).index(name) for name in inner_references(table)]
            for page in pages(self.source, table, last):
                try:
                    self.link.copy(table.name, names(table), (without(row, inner) for row in page))
                except Failed as error:
                    raise Unusable(f"the table {table.name} cannot be copied: {error}") from None
                yield len(page)
            self.refer(table)
            self.number(table)

    def refer(self, table: Table) -> None:
        """Restore references between rows of the same table, once all are there."""
        (key,) = key_of(table) if inner_references(table) else ("",)
        for name in inner_references(table):
            found = self.source.execute(f"SELECT {name}, {key} FROM {table.name} WHERE {name} IS NOT NULL")
            self.link.executemany(f"UPDATE {table.name} SET {name} = ? WHERE {key} = ?", found.fetchall())

    def number(self, table: Table) -> None:
        """Number new rows after the last one."""
        if key_of(table) == ["number"]:
            self.link.execute(
                f"SELECT setval(pg_get_serial_sequence('{table.name}', 'number'), max(number)) FROM {table.name} "
                "HAVING max(number) IS NOT NULL"
            )

    # ---- checking

    def compare(self) -> Iterator[int]:
        """Compare all rows, a page at a time; raises `Unusable` at the first page that differs."""
        self.link.execute(READING)
        for table in TABLES:
            theirs = pages(self.link, table)
            for page in pages(self.source, table):
                if [tuple(legible(row)) for row in page] != next(theirs, []):
                    raise Unusable(f"the table {table.name} was not copied correctly; start again with a new database")
                yield len(page)
            if next(theirs, None) is not None:
                raise Unusable(f"the table {table.name} has more rows than it should; somebody else writes there")
        self.link.undo()

    def games(self) -> list[str]:
        """The tables of the games to judge."""
        return begun(self.service)

    def judge(self, chance_of: ChanceOf) -> Iterator[Verdict]:
        """The verdicts on all games in the new database, each replayed: does it lead to the digest stored at its
        end?"""
        with closing(self.service.reader()) as reader:
            for table in self.games():
                yield judge(reader.look(partial(load, table=table)), chance_of)

    def finish(self) -> None:
        """Finish the copy: servers may use the database, and the snapshot is deleted."""
        self.link.execute("ANALYZE")
        self.link.execute(f"DROP TABLE {MARK}")
        self.close()
        for name in ("", "-wal", "-shm"):
            self.snapshot.with_name(self.snapshot.name + name).unlink(missing_ok=True)

    def close(self) -> None:
        """Stop, perhaps to continue later."""
        for connection in (getattr(self, "source", None), getattr(self, "link", None)):
            if connection is not None:
                connection.close()


# ---- rows


def names(table: Table) -> list[str]:
    """The columns of a table."""
    return [column.name for column in table.columns]


def key_of(table: Table) -> list[str]:
    """The columns of a table's primary key."""
    return [column.name for column in table.primary_key.columns]


def descending(table: Table) -> str:
    return ", ".join(f"{name} DESC" for name in key_of(table))


def inner_references(table: Table) -> list[str]:
    """The columns that refer to rows of the same table."""
    return [column.name for column in table.columns if any(key.column.table is table for key in column.foreign_keys)]


def without(row: Sequence[Any], places: Sequence[int]) -> Sequence[Any]:
    """A row with None at these places."""
    return [None if place in places else value for place, value in enumerate(row)] if places else row


def pages(connection: Connection, table: Table, after: Sequence[Any] | None = None) -> Iterator[list[Any]]:
    """The rows of a table after a key, in the order of their keys, a page at a time."""
    keys = key_of(table)
    places = [names(table).index(key) for key in keys]
    marks = ", ".join("?" * len(keys))
    select = f"SELECT {', '.join(names(table))} FROM {table.name}"
    order = f"ORDER BY {', '.join(keys)} LIMIT {PAGE}"
    while True:
        if after is None:
            page = connection.execute(f"{select} {order}").fetchall()
        else:
            page = connection.execute(
                f"{select} WHERE ({', '.join(keys)}) > ({marks}) {order}", tuple(after)
            ).fetchall()
        if not page:
            return
        yield page
        after = [page[-1][place] for place in places]
