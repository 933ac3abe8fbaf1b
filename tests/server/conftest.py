"""Every test has a server of its own, in a folder of its own; those over real sockets share one in a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from petteia.server.store.database import File
from petteia.server.store.place import Place, place_at
from server import databases
from server.house import House, Visitor, open_house
from server.living import LivingServer


@pytest.fixture(autouse=True)
def quiet_logs() -> Iterator[None]:
    """Nothing is written to the screen, and what a test sets up is gone after it."""
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    yield
    structlog.reset_defaults()


BOTH = (databases.SQLITE, databases.POSTGRES)


@pytest.fixture(autouse=True)
def own_databases() -> Iterator[None]:
    """What a test has stored in PostgreSQL is gone after it."""
    before = set(databases.made)
    yield
    databases.forget([folder for folder in databases.made if folder not in before])


@pytest.fixture
def on_sqlite() -> Iterator[None]:
    """The servers of a test run on SQLite, whatever was chosen for the whole run."""
    yield from servers_on(databases.SQLITE)


@pytest.fixture(params=BOTH)
def on_both(request: pytest.FixtureRequest) -> Iterator[None]:
    """The servers of a test run on SQLite, and then again on PostgreSQL."""
    yield from servers_on(request.param)


@pytest.fixture(params=[pytest.param(databases.SQLITE, marks=pytest.mark.prove), databases.POSTGRES])
def on_postgresql(request: pytest.FixtureRequest) -> Iterator[None]:
    """The servers of a test run on PostgreSQL, and on SQLite when everything is proven."""
    yield from servers_on(request.param)


@pytest.fixture(params=BOTH, scope="module")
def each(request: pytest.FixtureRequest) -> Iterator[str]:
    """The same for all tests of a module; which it is."""
    for _ in servers_on(request.param):
        yield request.param


def servers_on(kind: str) -> Iterator[None]:
    before = databases.choose(kind)
    yield
    databases.choose(before)


@pytest.fixture(params=BOTH)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A place for data, on either database, with nothing in it; on PostgreSQL with its tables, since that is faster."""
    yield from new_place(request.param, tmp_path, empty=False)


@pytest.fixture(params=BOTH)
def empty_place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A place for data that has never been used, on either database."""
    yield from new_place(request.param, tmp_path, empty=True)


def new_place(kind: str, folder: Path, empty: bool) -> Iterator[Place]:
    if kind == databases.SQLITE:
        yield File(folder / "petteia.sqlite3")
        return
    cluster = databases.cluster()
    address = cluster.create() if empty else cluster.lend()
    yield place_at(address)
    (cluster.drop if empty else cluster.take_back)(address)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server with all limits."""
    with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LivingServer]:
    """A server in a process of its own, for all tests of a module; nothing may fail in it."""
    with LivingServer(tmp_path_factory.mktemp("server")) as server:
        yield server
    assert "Traceback" not in server.log.read_text()


@pytest.fixture
def visitor(house: House) -> Visitor:
    """A browser that visits for the first time."""
    return house.visitor()
