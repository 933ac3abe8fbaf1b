"""The real page in a real Chromium against the real server."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from page_player import STILL
from page_server import Server
from playwright.sync_api import Browser, BrowserContext, Page, expect
from websockets.sync.client import connect

from petteia.server.http.page import STATIC

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--ignore-certificate-errors",  # a service worker is fetched by the browser itself, whatever a test allows
]

# a busy machine is slow; a test that passes never waits for so long
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games among people take longest: they begin first, so that no worker waits for them in the end."""
    items.sort(key=lambda item: "test_page_people" not in item.nodeid)


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


@pytest.fixture(autouse=True)
def same_games(request: pytest.FixtureRequest, server: Server) -> None:
    """Each test has games of its own, which are the same in every run."""
    server.play_for(request.node.name)


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


@pytest.fixture(scope="session")
def pythia(base_url: str) -> str:
    """The name of somebody who has played rated games, and given up both. Her password is her name and of Delphi."""
    people = []
    for name in ("Pythia", "Sibylla"):
        person = httpx.Client(base_url=base_url, headers={"Origin": base_url}, timeout=60)
        person.post("/api/account", json={"name": name, "password": f"{name} of Delphi"}).raise_for_status()
        people.append(person)
    pythia, sibylla = people
    for _ in range(2):
        wanted = {"game": "duel", "seats": ["me", "open"], "rated": True, "pace": {"move": 60}}
        table = pythia.post("/api/tables", json=wanted).raise_for_status().json()["id"]
        sibylla.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        pythia.post(f"/api/tables/{table}/start").raise_for_status()
        cookie = {"Cookie": "; ".join(f"{name}={word}" for name, word in pythia.cookies.items()), "Origin": base_url}
        with connect(f"{base_url.replace('http', 'ws')}/ws/table/{table}", additional_headers=cookie) as seat:
            seat.send(json.dumps({"t": "hello", "protocol": 2}))
            seat.send(json.dumps({"t": "resign"}))
            while '"status":"over"' not in str(seat.recv(timeout=60)):
                pass
    for person in people:
        person.close()
    return "Pythia"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, whose first game is always the same."""
    made = Server(tmp_path)
    yield made
    made.end(signal.SIGTERM)
