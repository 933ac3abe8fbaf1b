"""The real page in a real Chromium against the real server."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

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
# nothing moves and nothing sounds, so that a game is played as fast as it can be
STILL = """localStorage.petteia ??= JSON.stringify({ motion: 'off', sound: false, level: 'novice', learned: true })"""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return browser_type_launch_args | {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return browser_context_args | {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}


class Server:
    """`petteia serve` in a process of its own, on the same port and data whenever it is started again."""

    def __init__(self, folder: Path, secret: str = "one") -> None:
        self.folder = folder
        self.secret = secret
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = [sys.executable, str(Path(__file__).parents[1] / "page_server.py"), "serve", "--no-browser"]
        command = [*program, "--port", str(self.port), "--data", str(self.folder)]
        environment = os.environ | {
            "PETTEIA_LIMITS": "false",
            "PETTEIA_WORKERS": "1",
            "PETTEIA_TEST_SECRET": self.secret,
        }
        with (self.folder / "log.txt").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError((self.folder / "log.txt").read_text())

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()


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
