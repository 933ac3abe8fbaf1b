"""Nothing in the tests is random: hypothesis draws the same examples every time."""

from __future__ import annotations

import pytest
from hypothesis import settings

from server import databases

settings.register_profile("petteia", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("petteia")


def pytest_addoption(parser: pytest.Parser) -> None:
    kinds = (databases.SQLITE, databases.POSTGRES)
    parser.addoption("--database", choices=kinds, default=databases.SQLITE, help="what the servers of the tests run on")


def pytest_configure(config: pytest.Config) -> None:
    databases.choose(config.getoption("database"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On PostgreSQL, tests about SQLite files are skipped."""
    if config.getoption("database") == databases.POSTGRES:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("sqlite")])
        items[:] = [item for item in items if not item.get_closest_marker("sqlite")]
