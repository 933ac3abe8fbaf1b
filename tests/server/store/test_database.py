"""What only SQLite knows: full disks, transactions that cannot be undone, copies of files."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from petteia.server.store import database as module
from petteia.server.store.database import File, backup
from petteia.server.store.store import Connection, Statement
from petteia.server.store.upgrade import upgrade
from petteia.server.store.works import Waiting
from server.store.stories import add, ids, opened


def test_a_full_disk_fails_the_works_that_it_concerns_and_is_survived(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(File(tmp_path / "petteia.sqlite3")) as database:
            await database.write(lambda connection: connection.execute("PRAGMA max_page_count = 80").fetchone())
            works = [partial(add, id=f"user {number}", padding=40_000) for number in range(20)]
            found = await asyncio.gather(*(database.write(work) for work in works), return_exceptions=True)
            told = {answer for answer in found if isinstance(answer, str)}
            assert any(isinstance(answer, sqlite3.OperationalError) for answer in found)
            assert await database.read(ids) == told
            await database.write(lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchone())
            assert await database.write(lambda connection: add(connection, "later")) == "later"

    asyncio.run(story())


class Stuck(sqlite3.Connection):
    """A connection that cannot undo anything for a while."""

    stuck = True

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if self.stuck and sql == "ROLLBACK":
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, parameters)


def test_nothing_is_written_into_what_could_not_be_undone(tmp_path: Path) -> None:
    path = tmp_path / "d.sqlite3"
    upgrade(File(path))
    with closing(sqlite3.connect(path, isolation_level=None, factory=Stuck)) as connection:
        loop = asyncio.new_event_loop()

        def commit(*works: Callable[[Connection], object]) -> list[BaseException | None]:
            waiting = [Waiting(work, loop, loop.create_future()) for work in works]
            module.commit(connection, waiting)
            return [one.error for one in waiting]

        def fail(connection: Connection) -> None:
            add(connection, "never")
            raise ValueError("no")

        alone = Statement("INSERT INTO users (id, kind, name, created, seen) VALUES ('one', 'guest', '', 0, 0)", ())
        assert isinstance(commit(fail)[0], ValueError)
        assert str(commit(alone)[0]) == "disk I/O error", "it has failed, and says so"
        connection.stuck = False
        assert commit(alone) == [None]
        assert commit(partial(add, id="two"), partial(add, id="three")) == [None, None]
        loop.close()
    with closing(sqlite3.connect(path)) as other:
        assert ids(other) == {"one", "two", "three"}


# ---- copies


def test_a_backup_is_whole_while_others_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(File(tmp_path / "petteia.sqlite3")) as database:
            await asyncio.gather(*(database.write(partial(add, id=f"old {n}")) for n in range(50)))
            writing = asyncio.gather(*(database.write(partial(add, id=f"new {n}")) for n in range(200)))
            await asyncio.to_thread(backup, tmp_path / "petteia.sqlite3", tmp_path / "copy")
            await writing
        async with opened(File(tmp_path / "copy")) as copy:
            kept = await copy.read(ids)
            assert {f"old {n}" for n in range(50)} <= kept

    asyncio.run(story())
    assert not (tmp_path / "copy.part").exists()


def test_there_is_no_backup_of_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="there is no database yet"):
        backup(tmp_path / "petteia.sqlite3", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []
