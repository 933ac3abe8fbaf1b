"""The tables of the queue fit the procrastinate that is installed, or somebody is told what to do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from petteia.server.doctor import examine
from petteia.server.errands import queue_tables
from petteia.server.errands.queue_tables import last_made, latest, migrations, prepare
from petteia.server.store.place import place_at
from petteia.server.store.store import Unusable
from server import databases


@pytest.fixture
def database() -> Iterator[str]:
    cluster = databases.cluster()
    address = cluster.create(cluster.template)
    yield address
    cluster.drop(address)


@pytest.fixture
def later(tmp_path: Path) -> list[Path]:
    """The migrations of a later version of procrastinate."""
    new = [tmp_path / "98.00.00_01_pre_colour.sql", tmp_path / "98.00.00_50_post_colour.sql"]
    new[0].write_text("ALTER TABLE procrastinate_jobs ADD COLUMN colour TEXT")
    new[1].write_text(
        "UPDATE procrastinate_jobs SET colour = '100%'; ALTER TABLE procrastinate_jobs ALTER colour SET NOT NULL"
    )
    return [*migrations(), *new]


def last(database: str) -> str:
    return place_at(database).do(last_made)


def said(database: str, folder: Path) -> set[str]:
    """What `petteia doctor` says about the queue."""
    found = examine({"PETTEIA_DATABASE": database}, str(folder), mail=False)
    return {finding.message for finding in found if finding.message.startswith("doctor-queue")}


def test_the_first_worker_creates_them_and_the_next_leave_them_alone(database: str, tmp_path: Path) -> None:
    assert last(database) == ""
    assert said(database, tmp_path) == set()

    async def start_together() -> None:
        await asyncio.gather(*(prepare(database) for _ in range(3)))

    asyncio.run(start_together())
    assert last(database) == latest()
    assert said(database, tmp_path) == {"doctor-queue"}


def test_a_worker_with_a_later_procrastinate_makes_its_migrations(
    database: str, tmp_path: Path, later: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(prepare(database))
    monkeypatch.setattr(queue_tables, "migrations", lambda: later)
    assert said(database, tmp_path) == {"doctor-queue-old"}
    asyncio.run(prepare(database))
    assert last(database) == later[-1].stem
    place_at(database).do(lambda connection: connection.execute("SELECT colour FROM procrastinate_jobs"))
    asyncio.run(prepare(database))  # once is enough
    assert said(database, tmp_path) == {"doctor-queue"}


def test_a_worker_with_an_earlier_procrastinate_is_refused_and_told_what_to_do(
    database: str, tmp_path: Path, later: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(prepare(database))
    with monkeypatch.context() as patched:
        patched.setattr(queue_tables, "migrations", lambda: later)
        asyncio.run(prepare(database))
    with pytest.raises(Unusable, match="pip install --upgrade"):
        asyncio.run(prepare(database))
    assert said(database, tmp_path) == {"doctor-queue-new"}


def test_tables_without_a_mark_are_as_our_first_workers_made_them(
    database: str, later: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(prepare(database))
    place_at(database).do(lambda connection: connection.execute("COMMENT ON TABLE procrastinate_jobs IS NULL"))
    monkeypatch.setattr(queue_tables, "migrations", lambda: later)
    asyncio.run(prepare(database))
    assert last(database) == later[-1].stem
