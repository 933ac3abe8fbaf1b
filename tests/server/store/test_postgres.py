"""What only PostgreSQL knows: connections that break, servers that restart, passwords, other people's settings."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from petteia.server.store.audit import audit
from petteia.server.store.place import place_at
from petteia.server.store.postgres import link as links
from petteia.server.store.postgres.database import Postgres, hold
from petteia.server.store.postgres.link import Link
from petteia.server.store.postgres.service import Service
from petteia.server.store.store import Failed, Statement, Taken, Unusable
from petteia.server.store.upgrade import latest
from server import databases
from server.cluster import PASSWORD, USER
from server.store.stories import add, ids, opened
from server.store.test_audit import play_games


@pytest.fixture
def service() -> Iterator[Service]:
    """A database with all tables and nothing in them."""
    address = databases.cluster().lend()
    yield place_at(address)
    databases.cluster().take_back(address)


def end_connections(service: Service) -> None:
    """PostgreSQL throws everybody out, as it does when it restarts."""
    with closing(service.connect("tests")) as link:
        link.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


# ---- who may come in


def test_what_is_wrong_is_said_in_a_sentence_without_the_password() -> None:
    cluster = databases.cluster()
    if not cluster.execute("SELECT 1 FROM pg_database WHERE datname = 'guarded'"):
        cluster.execute("CREATE DATABASE guarded")
    guarded = f"postgresql://{USER}:{{}}@/guarded?host={cluster.folder}"
    for address, said in (
        (guarded.format("wrong-word"), "password authentication failed"),
        (cluster.address("nowhere"), 'database "nowhere" does not exist'),
        (f"postgresql://{USER}:wrong-word@127.0.0.1:1/petteia", "refused"),
    ):
        with pytest.raises(Unusable, match="PETTEIA_DATABASE name the right user") as told, place_at(address).house():
            pass
        assert said in str(told.value)
        assert "wrong-word" not in str(told.value)
        assert "\n" not in str(told.value)
    with place_at(guarded.format(PASSWORD.replace(" ", "%20"))).house():
        pass


def test_a_database_of_another_encoding_is_refused() -> None:
    cluster = databases.cluster()
    cluster.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(Unusable, match="encoded in LATIN1"), place_at(cluster.address("latin")).house():
        pass
    cluster.drop(cluster.address("latin"))


def test_servers_share_a_house_that_is_up_to_date(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petteia.server.store.postgres.database.SECONDS_TO_LOCK", 0.2)

    async def story() -> None:
        async with opened(service) as one, opened(service) as other:
            assert await one.write(lambda connection: add(connection, "anna")) == "anna"
            assert await other.write(lambda connection: add(connection, "bert")) == "bert"
            with service.house():
                pass
            await one.write(lambda connection: connection.execute("UPDATE alembic_version SET version_num = '0012'"))
            with pytest.raises(Taken, match=r"another server is already using it\. Stop that first"), service.house():
                pass
            await one.write(
                lambda connection: connection.execute(f"UPDATE alembic_version SET version_num = '{latest()}'")
            )
        with closing(service.connect("tests")) as link:
            hold(link, str(service))
            with pytest.raises(Taken, match="somebody brings the database up to date"):
                service.store().open()
        async with opened(service) as next_one:
            assert await next_one.write(lambda connection: add(connection, "carl")) == "carl"

    asyncio.run(story())


def test_commits_are_durable_whatever_the_database_says(service: Service) -> None:
    databases.cluster().execute("ALTER ROLE petteia SET synchronous_commit = 'off'")
    try:
        with closing(service.connect("tests")) as link:
            assert link.execute("SHOW synchronous_commit").fetchone() == ("on",)
    finally:
        databases.cluster().execute("ALTER ROLE petteia RESET synchronous_commit")


def test_a_character_that_no_text_can_hold_is_replaced(service: Service) -> None:
    service.do(lambda c: add(c, "a\0b"))
    assert service.do(ids) == {"a\ufffdb"}


# ---- connections that break


def test_a_broken_connection_is_replaced_before_anything_is_done(service: Service) -> None:
    async def story() -> None:
        async with opened(service) as store:
            await store.write(lambda connection: add(connection, "before"))
            await store.read(ids)
            end_connections(service)
            assert await store.write(lambda connection: add(connection, "after")) == "after"
            assert await store.read(ids) == {"before", "after"}

    asyncio.run(story())


def test_a_work_in_the_middle_of_which_the_connection_breaks_has_changed_nothing(service: Service) -> None:
    done = []

    def interrupted(connection: links.Link) -> None:
        done.append(add(connection, "half"))
        end_connections(service)
        add(connection, "the other half")

    async def story() -> None:
        async with opened(service) as store:
            with pytest.raises(Failed):
                await store.write(interrupted)  # type: ignore[arg-type]
            assert await store.read(ids) == set()
            assert await store.write(lambda connection: add(connection, "next")) == "next"

    asyncio.run(story())
    assert done == ["half"], "it is not done twice"


@pytest.mark.parametrize("arrived", [True, False])
def test_a_commit_that_was_not_answered_is_looked_up(
    service: Service, monkeypatch: pytest.MonkeyPatch, arrived: bool
) -> None:
    """Whether it was done or not, the caller learns the truth."""
    plain = Link.commit

    def unanswered(link: Link) -> None:
        monkeypatch.setattr(Link, "commit", plain)
        if arrived:
            link.commit()
        link.close()
        raise Failed("the connection was lost")

    async def story() -> None:
        async with opened(service) as store:
            monkeypatch.setattr(Link, "commit", unanswered)
            works = [store.write(partial(add, id=f"user {number}")) for number in range(3)]
            found = await asyncio.gather(*works, return_exceptions=True)
            kept = await store.read(ids)
            told = {answer for answer in found if isinstance(answer, str)}
            assert told == kept
            assert bool(told) == arrived
            assert all(isinstance(answer, str | Failed) for answer in found)

    asyncio.run(story())


def test_a_commit_that_a_crash_has_swallowed_is_not_mistaken_for_another(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a crash, PostgreSQL gives the numbers of transactions that were lost to the next ones."""
    plain = Link.commit

    def swallowed(link: Link) -> None:
        monkeypatch.setattr(Link, "commit", plain)
        databases.cluster().stop(signal.SIGQUIT)
        databases.cluster().start()
        for number in range(20):
            service.do(partial(add, id=f"other {number}"))
        link.close()
        raise Failed("the connection was lost")

    async def story() -> None:
        async with opened(service) as store:
            await store.write(partial(add, id="before"))
            monkeypatch.setattr(Link, "commit", swallowed)
            with pytest.raises(Failed):
                await store.write(partial(add, id="anna"))
            assert "anna" not in await store.read(ids)

    asyncio.run(story())


def test_a_connection_that_only_postgresql_believes_in_does_not_keep_us_out(service: Service) -> None:
    async def story() -> None:
        async with opened(service) as store:
            assert isinstance(store, Postgres)
            ghost, store.writer = store.writer, None
            assert ghost is not None
            assert await store.write(lambda connection: add(connection, "anna")) == "anna"
            with pytest.raises(Failed):
                ghost.execute("SELECT 1")

    asyncio.run(story())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_postgresql_restarts_under_load_and_nothing_acknowledged_is_lost_or_doubled(
    service: Service, how: signal.Signals
) -> None:
    told: list[str] = []
    failed: list[str] = []
    enough, there = asyncio.Event(), asyncio.Event()

    async def play(store: Postgres, lane: int) -> None:
        number = 0
        while not there.is_set():
            number += 1
            id = f"{lane}-{number}"
            insert = "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', '', 0, 0)"
            try:
                await store.write(Statement(insert, (id,)) if lane % 2 else partial(add, id=id))
            except Failed:
                failed.append(id)
            else:
                told.append(id)
            if len(told) > 200:
                enough.set()

    async def story() -> None:
        async with opened(service) as store:
            assert isinstance(store, Postgres)
            playing = [asyncio.create_task(play(store, lane)) for lane in range(20)]
            await enough.wait()
            await asyncio.to_thread(databases.cluster().stop, how)
            await asyncio.to_thread(databases.cluster().start)
            before = len(told)
            while len(told) < before + 100:
                await asyncio.sleep(0.01)
            there.set()
            await asyncio.gather(*playing)
            kept = await store.read(lambda c: [id for (id,) in c.execute("SELECT id FROM users").fetchall()])
            assert set(told) == set(kept)
            assert not set(failed) & set(kept), "what was said to have failed is not there"
            assert len(told) == len(set(told)) == len(kept)

    asyncio.run(story())


# ---- copies


def test_a_backup_can_be_restored_and_audited(service: Service, tmp_path: Path) -> None:
    service.do(play_games)
    service.backup(tmp_path / "copy")
    assert [file.name for file in tmp_path.iterdir()] == ["copy"]
    cluster = databases.cluster()
    restored = place_at(cluster.create())
    restore(tmp_path / "copy", restored)
    assert [verdict.problem for verdict in audit(restored)] == ["", "", ""]
    assert restored.do(ids) == service.do(ids)
    cluster.drop(restored.address)


def restore(file: Path, service: Service) -> None:
    """As docs/server.md says."""
    subprocess.run(["pg_restore", "--no-owner", f"--dbname={service.address}", file], check=True)


def test_a_backup_that_cannot_be_made_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = place_at(databases.cluster().address("nowhere"))
    with pytest.raises(Unusable, match=r'cannot be copied: .*"nowhere" does not exist'):
        nowhere.backup(tmp_path / "copy")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Unusable, match="pg_dump is not installed"):
        nowhere.backup(tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []
