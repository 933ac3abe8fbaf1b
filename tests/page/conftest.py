"""The real page in a real Chromium against the real server."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from page_player import STILL
from page_server import Server
from petteia.server.page import STATIC

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return browser_type_launch_args | {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return browser_context_args | {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the page is not built: run make build")
    made = Server(tmp_path_factory.mktemp("server"))
    yield made
    made.end(signal.SIGTERM)


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.address


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    context.add_init_script(STILL)
    return context


@pytest.fixture
def other(browser: Browser, base_url: str) -> Iterator[Page]:
    """Somebody else's browser."""
    context = browser.new_context(base_url=base_url, viewport={"width": 1280, "height": 860}, locale="en-GB")
    context.add_init_script(STILL)
    yield context.new_page()
    context.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, whose first game is always the same."""
    made = Server(tmp_path)
    yield made
    made.end(signal.SIGTERM)
