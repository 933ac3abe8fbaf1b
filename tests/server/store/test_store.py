"""The promises of every store, on both databases: what is acknowledged is durable, and many writers share a commit."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from petteia.server.store import works as module
from petteia.server.store.place import Place
from petteia.server.store.postgres.service import Service
from petteia.server.store.store import FAILURES, Closed, Connection, Statement, Store
from petteia.server.store.works import Waiting
from server.store.stories import add, ids, opened

# a server that is killed: it says of each number when it is durable
WRITER = """
import asyncio, sys
from petteia.server.settings import read_settings
from petteia.server.store.place import place_of

async def write(database, lane):
    for number in range(100_000):
        id = f"{sys.argv[3]}-{lane}-{number}"
        await database.write(lambda connection: connection.execute(
            "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', '', 0, 0)", (id,)))
        print(id, flush=True)

async def main():
    database = place_of(read_settings({}, data=sys.argv[1], database=sys.argv[2])).store()
    database.open()
    await asyncio.gather(*(write(database, lane) for lane in range(20)))

asyncio.run(main())
"""


def test_a_database_is_a_store(place: Place) -> None:
    store: Store = place.store()
    assert store is not None


def test_a_work_returns_what_it_returned_and_others_can_read_it(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as database:
            assert await database.write(lambda connection: add(connection, "anna")) == "anna"
            assert await database.read(ids) == {"anna"}

    asyncio.run(story())


def test_many_writers_share_a_commit(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []

    def count(works: Sequence[Waiting]) -> None:
        commits.append(len(works))
        answer(works)

    answer = module.answer
    monkeypatch.setattr(module, "answer", count)

    async def story() -> None:
        async with opened(place) as database:
            everybody = [f"user {number}" for number in range(500)]
            await asyncio.gather(*(database.write(partial(add, id=id)) for id in everybody))
            assert await database.read(ids) == set(everybody)

    asyncio.run(story())
    assert sum(commits) == 500
    assert len(commits) < 250


def test_between_two_commits_the_writer_rests_and_works_gather(place: Place) -> None:
    """With stopped clocks, a write right after a commit waits for the next one; the first write does not."""
    rests: list[float] = []
    database = place.store()
    database.clock, database.sleep = (lambda: 10.0), rests.append

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


def test_a_work_that_fails_undoes_itself_and_nothing_else(place: Place) -> None:
    def fails(connection: Connection) -> None:
        add(connection, "half")
        raise KeyError("no")

    async def story() -> None:
        async with opened(place) as database:
            works = [lambda connection: add(connection, "before"), fails, lambda connection: add(connection, "after")]
            found = await asyncio.gather(*(database.write(work) for work in works), return_exceptions=True)
            assert found[0] == "before"
            assert isinstance(found[1], KeyError)
            assert found[2] == "after"
            assert await database.read(ids) == {"before", "after"}

    asyncio.run(story())


@pytest.mark.parametrize("together", [False, True])
def test_a_statement_that_fails_undoes_all_of_itself_and_nothing_else(place: Place, together: bool) -> None:
    two = "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', '', 0, 0), (?, 'guest', '', 0, 0)"

    async def story() -> None:
        async with opened(place) as database:
            works = [Statement(two, pair) for pair in (("a", "b"), ("half", "b"), ("c", "d"))]
            if together:
                found = await asyncio.gather(*map(database.write, works), return_exceptions=True)
            else:
                found = [(await asyncio.gather(database.write(work), return_exceptions=True))[0] for work in works]
            assert found[0] is None
            assert isinstance(found[1], FAILURES)
            assert found[2] is None
            assert await database.read(ids) == {"a", "b", "c", "d"}

    asyncio.run(story())


def test_a_reader_changes_nothing_and_sees_one_moment(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as database:
            with pytest.raises(FAILURES, match=r"read-?only"):
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


def test_a_caller_that_gives_up_leaves_the_database_working(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as database:
            impatient = asyncio.create_task(database.write(lambda connection: add(connection, "impatient")))
            await asyncio.sleep(0)
            impatient.cancel()
            assert await database.write(lambda connection: add(connection, "patient")) == "patient"
            assert await database.read(ids) == {"impatient", "patient"}

    asyncio.run(story())


def test_a_database_that_is_closed_says_so(place: Place) -> None:
    async def story() -> None:
        database = place.store()
        for moment in ("before", "after"):
            with pytest.raises(Closed):
                await database.write(ids)
            with pytest.raises(Closed):
                await database.read(ids)
            if moment == "before":
                database.open()
                database.close()

    asyncio.run(story())


def test_what_was_acknowledged_survives_kill_9(place: Place, tmp_path: Path) -> None:
    address = place.address if isinstance(place, Service) else ""
    for acknowledged in (37, 900):
        server = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path), address, str(acknowledged)], stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        told = [server.stdout.readline().strip() for _ in range(acknowledged)]
        server.send_signal(signal.SIGKILL)
        told += server.stdout.read().split("\n")[:-1]
        server.wait()
        server.stdout.close()
        after = place.store()
        after.open()
        try:
            kept = asyncio.run(after.read(ids))
        finally:
            after.close()
        assert len(told) >= acknowledged
        assert set(told) <= kept
