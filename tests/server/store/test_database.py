"""What is acknowledged is on the disk, many writers share a commit, and files of other versions are safe."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from petteia.server.store import database as module
from petteia.server.store import upgrade as upgrades
from petteia.server.store.database import Database, Waiting, backup
from petteia.server.store.schema import METADATA
from petteia.server.store.store import Closed, Connection, Statement, Store
from petteia.server.store.upgrade import TooNew, TooOld, check_current, upgrade

# a server that is killed: it says of each number when it is durable
WRITER = """
import asyncio, sys
from pathlib import Path
from petteia.server.store.database import Database

async def write(database, lane):
    for number in range(100_000):
        id = f"{lane}-{number}"
        await database.write(lambda connection: connection.execute(
            "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', '', 0, 0)", (id,)))
        print(id, flush=True)

async def main():
    database = Database(Path(sys.argv[1]))
    database.open()
    await asyncio.gather(*(write(database, lane) for lane in range(20)))

asyncio.run(main())
"""


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Database]:
    database = Database(path)
    database.open()
    try:
        yield database
    finally:
        database.close()


def add(connection: Connection, id: str, padding: int = 0) -> str:
    connection.execute(
        "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', ?, 0, 0)", (id, "x" * padding)
    )
    return id


def ids(connection: Connection) -> set[str]:
    return {id for (id,) in connection.execute("SELECT id FROM users").fetchall()}


def test_a_database_is_a_store(tmp_path: Path) -> None:
    store: Store = Database(tmp_path / "petteia.sqlite3")
    assert store is not None


def test_a_work_returns_what_it_returned_and_others_can_read_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "new" / "petteia.sqlite3") as database:
            assert await database.write(lambda connection: add(connection, "anna")) == "anna"
            assert await database.read(ids) == {"anna"}

    asyncio.run(story())


def test_many_writers_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []

    def counted(connection: sqlite3.Connection, works: list[Waiting]) -> None:
        commits.append(len(works))
        plain_commit(connection, works)

    plain_commit = module.commit
    monkeypatch.setattr(module, "commit", counted)

    async def story() -> None:
        async with opened(tmp_path / "petteia.sqlite3") as database:
            everybody = [f"user {number}" for number in range(500)]
            await asyncio.gather(*(database.write(partial(add, id=id)) for id in everybody))
            assert await database.read(ids) == set(everybody)

    asyncio.run(story())
    assert sum(commits) == 500
    assert len(commits) < 250


def test_between_two_commits_the_writer_rests_and_works_gather(tmp_path: Path) -> None:
    """With clocks that stand still, whoever comes right after a commit waits for the next one; the first does not."""
    rests: list[float] = []
    database = Database(tmp_path / "petteia.sqlite3", clock=lambda: 10.0, sleep=rests.append)

    async def story() -> None:
        database.open()
        await database.write(lambda connection: add(connection, "first"))
        assert rests == []
        await database.write(lambda connection: add(connection, "second"))
        assert rests == [pytest.approx(module.REST)]
        assert await database.read(ids) == {"first", "second"}
        database.close()
        assert len(rests) == 1  # to close is not put off

    asyncio.run(story())


def test_a_work_that_fails_undoes_itself_and_nothing_else(tmp_path: Path) -> None:
    def fails(connection: Connection) -> None:
        add(connection, "half")
        raise KeyError("no")

    async def story() -> None:
        async with opened(tmp_path / "petteia.sqlite3") as database:
            works = [lambda connection: add(connection, "before"), fails, lambda connection: add(connection, "after")]
            found = await asyncio.gather(*(database.write(work) for work in works), return_exceptions=True)
            assert found[0] == "before"
            assert isinstance(found[1], KeyError)
            assert found[2] == "after"
            assert await database.read(ids) == {"before", "after"}

    asyncio.run(story())


@pytest.mark.parametrize("together", [False, True])
def test_a_statement_that_fails_undoes_all_of_itself_and_nothing_else(tmp_path: Path, together: bool) -> None:
    two = "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', '', 0, 0), (?, 'guest', '', 0, 0)"

    async def story() -> None:
        async with opened(tmp_path / "petteia.sqlite3") as database:
            works = [Statement(two, pair) for pair in (("a", "b"), ("half", "b"), ("c", "d"))]
            if together:
                found = await asyncio.gather(*map(database.write, works), return_exceptions=True)
            else:
                found = [(await asyncio.gather(database.write(work), return_exceptions=True))[0] for work in works]
            assert found[0] is None
            assert isinstance(found[1], sqlite3.IntegrityError)
            assert found[2] is None
            assert await database.read(ids) == {"a", "b", "c", "d"}

    asyncio.run(story())


def test_a_full_disk_fails_the_works_that_it_concerns_and_is_survived(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "petteia.sqlite3") as database:
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
    upgrade(path)
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


def test_a_reader_changes_nothing_and_sees_one_moment(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "petteia.sqlite3") as database:
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                await database.read(lambda connection: add(connection, "intruder"))
            loop = asyncio.get_running_loop()

            def twice(connection: Connection) -> tuple[set[str], set[str]]:
                before = ids(connection)
                asyncio.run_coroutine_threadsafe(
                    database.write(lambda writing: add(writing, "meanwhile")), loop
                ).result()
                return before, ids(connection)

            assert await database.read(twice) == (set(), set())
            assert await database.read(ids) == {"meanwhile"}

    asyncio.run(story())


def test_a_caller_that_gives_up_leaves_the_database_working(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "petteia.sqlite3") as database:
            impatient = asyncio.create_task(database.write(lambda connection: add(connection, "impatient")))
            await asyncio.sleep(0)
            impatient.cancel()
            assert await database.write(lambda connection: add(connection, "patient")) == "patient"
            assert await database.read(ids) == {"impatient", "patient"}

    asyncio.run(story())


def test_a_database_that_is_closed_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(tmp_path / "petteia.sqlite3")
        for moment in ("before", "after"):
            with pytest.raises(Closed):
                await database.write(ids)
            with pytest.raises(Closed):
                await database.read(ids)
            if moment == "before":
                database.open()
                database.close()

    asyncio.run(story())


def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "petteia.sqlite3"
    for acknowledged in (37, 900):
        path.unlink(missing_ok=True)
        server = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        told = [server.stdout.readline().strip() for _ in range(acknowledged)]
        server.send_signal(signal.SIGKILL)
        told += server.stdout.read().split("\n")[:-1]
        server.wait()
        server.stdout.close()
        after = Database(path)
        after.open()
        try:
            kept = asyncio.run(after.read(ids))
        finally:
            after.close()
        assert len(told) >= acknowledged
        assert set(told) <= kept


# ---- copies


def test_a_backup_is_whole_while_others_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "petteia.sqlite3") as database:
            await asyncio.gather(*(database.write(partial(add, id=f"old {n}")) for n in range(50)))
            writing = asyncio.gather(*(database.write(partial(add, id=f"new {n}")) for n in range(200)))
            await asyncio.to_thread(backup, database.path, tmp_path / "copy")
            await writing
        async with opened(tmp_path / "copy") as copy:
            kept = await copy.read(ids)
            assert {f"old {n}" for n in range(50)} <= kept

    asyncio.run(story())
    assert not (tmp_path / "copy.part").exists()


def test_there_is_no_backup_of_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="there is no database yet"):
        backup(tmp_path / "petteia.sqlite3", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


# ---- versions


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    def shape(path: Path) -> list[object]:
        connection = sqlite3.connect(path)
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        pragmas = ("table_xinfo", "index_list", "foreign_key_list")
        found: list[object] = []
        for table in sorted(set(tables) - {"alembic_version"}):
            found.append(table)
            for pragma in pragmas:  # the first column only numbers the rows
                found.append(sorted(str(row[1:]) for row in connection.execute(f"PRAGMA {pragma}({table})")))
        connection.close()
        return found

    upgrade(tmp_path / "migrated")
    engine = create_engine(f"sqlite:///{tmp_path / 'created'}", poolclass=NullPool)
    METADATA.create_all(engine)
    assert shape(tmp_path / "migrated") == shape(tmp_path / "created")
    engine = create_engine(f"sqlite:///{tmp_path / 'migrated'}", poolclass=NullPool)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_names_of_an_earlier_version_get_their_looks(tmp_path: Path) -> None:
    """Two that look alike by now stay, and the older keeps the look."""
    path = tmp_path / "petteia.sqlite3"
    upgrade(path, "0001")
    connection = sqlite3.connect(path)
    for created, (user, name, key) in enumerate(
        [("a", "Zorro 5", "zorros"), ("b", "Jan Novák", "jannovák"), ("c", "Ernma", "ernma"), ("d", "Emma", "emma")]
    ):
        connection.execute(
            "INSERT INTO users (id, kind, name, name_key, created, seen) VALUES (?, 'person', ?, ?, ?, 0)",
            (user, name, key, created),
        )
    connection.execute("INSERT INTO users (id, kind, name, created, seen) VALUES ('g', 'guest', 'Guest 1', 0, 0)")
    connection.commit()
    upgrade(path)
    keys = connection.execute("SELECT id, name_key FROM users ORDER BY id").fetchall()
    assert keys == [("a", "zorro5"), ("b", "jannovák"), ("c", "ernma"), ("d", "emma"), ("g", None)]
    looks = dict(connection.execute("SELECT look, user_id FROM name_looks").fetchall())
    assert looks["ernrna"] == "c"
    assert looks["EMMA"] == "d"
    assert set(looks.values()) == {"a", "b", "c", "d"}
    connection.close()


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A later version of Petteia, with one more step; returns the step's file."""
    folder = tmp_path / "later"
    shutil.copytree(upgrades.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(upgrades, "MIGRATIONS", folder)
    return folder / "versions" / "9999_later.py"


(HEAD,) = ScriptDirectory.from_config(upgrades.configuration()).get_heads()
STEP = f"""
from alembic import op

revision = "9999"
down_revision = "{HEAD}"


def upgrade() -> None:
    op.execute("ALTER TABLE users ADD COLUMN motto TEXT NOT NULL DEFAULT 'none'")
    op.execute({{second!r}})
"""


def test_an_older_file_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path, later: Path) -> None:
    path = tmp_path / "petteia.sqlite3"
    upgrade(path)
    connection = sqlite3.connect(path)
    add(connection, "anna")
    connection.commit()
    later.write_text(STEP.format(second="CREATE TABLE extra (id TEXT)"))
    with pytest.raises(TooOld, match="start the server once"):
        check_current(path)
    upgrade(path)
    check_current(path)
    assert connection.execute("SELECT id, motto FROM users").fetchall() == [("anna", "none")]
    connection.close()


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, later: Path) -> None:
    path = tmp_path / "petteia.sqlite3"
    upgrade(path)
    later.write_text(STEP.format(second="CREATE TABLE users (id TEXT)"))
    with pytest.raises(Exception, match="already exists"):
        upgrade(path)
    connection = sqlite3.connect(path)
    columns = [row[1] for row in connection.execute("PRAGMA table_info(users)")]
    assert "motto" not in columns
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    connection.close()


def test_a_file_of_a_later_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "petteia.sqlite3"
    upgrade(path)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '99999'")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(TooNew, match=r"later version of Petteia \(its schema is 99999"):
        Database(path).open()
    assert path.read_bytes() == before
