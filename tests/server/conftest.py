"""Every test has a server of its own, in a folder of its own; those over real sockets share one in a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from server.house import House, Visitor, open_house
from server.living import LivingServer


@pytest.fixture(autouse=True)
def quiet_logs() -> Iterator[None]:
    """Nothing is written to the screen, and what a test sets up is gone after it."""
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    yield
    structlog.reset_defaults()


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
    """A browser that has just come."""
    return house.visitor()
