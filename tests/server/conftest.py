"""Every test has a server of its own, in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from server.house import House, Visitor, open_house


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


@pytest.fixture
def visitor(house: House) -> Visitor:
    """A browser that has just come."""
    return house.visitor()
