"""Behind a path, and behind a proxy that speaks TLS: the page finds its files, its cookie and its sockets."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from page_player import Player
from page_proxy import Proxy
from page_server import Server
from playwright.sync_api import Browser, Page, WebSocket, expect

from petteia.server.people.sessions import COOKIE


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def test_behind_a_path(tmp_path: Path, page: Page) -> None:
    port = free_port()
    server = Server(tmp_path, port, PETTEIA_URL=f"http://127.0.0.1:{port}/games")
    try:
        player = Player(page).sit(f"{server.address}/games/")
        player.await_turn()
        player.decide()
        assert "/games/t/" in page.url
        page.reload()
        expect(player.screen).to_be_visible()
    finally:
        server.end(signal.SIGTERM)


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[Proxy]:
    """Clients connect to https://localhost/games; only the proxy knows the server."""
    with Proxy(tmp_path) as proxy:
        server = Server(tmp_path, free_port(), PETTEIA_URL=f"{proxy.address}/games", PETTEIA_PROXIES="127.0.0.1")
        proxy.backend = server.port
        yield proxy
        server.end(signal.SIGTERM)


def test_behind_a_proxy_that_speaks_tls(proxy: Proxy, browser: Browser) -> None:
    context = browser.new_context(ignore_https_errors=True, viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    sockets: list[str] = []
    complaints: list[str] = []

    def note(opened: WebSocket) -> None:
        sockets.append(opened.url)

    page.on("websocket", note)
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    player = Player(page).sit(f"{proxy.address}/games/")
    player.await_turn()
    player.decide()
    assert page.url.startswith(f"{proxy.address}/games/t/")
    assert sockets
    assert all(url.startswith(f"wss://localhost:{proxy.port}/games/ws/table/") for url in sockets)
    (cookie,) = [cookie for cookie in context.cookies() if cookie["name"] == COOKIE]
    assert (cookie["secure"], cookie["httpOnly"], cookie["path"]) == (True, True, "/games")
    page.reload()
    player.await_turn()
    page.goto(f"{proxy.address}/games/")
    page.get_by_role("button", name="Play with a friend").click()
    link = page.get_by_role("textbox", name="Link to the table").input_value()
    assert link.startswith(f"{proxy.address}/games/t/")
    assert complaints == []
    context.close()


def test_only_the_public_address_may_act(proxy: Proxy) -> None:
    """Neither another site nor the server's own address behind the proxy is the page."""
    with httpx.Client(verify=False) as client:
        for origin, status in (
            (proxy.address, 201),
            ("https://elsewhere.example", 403),
            (f"http://127.0.0.1:{proxy.backend}", 403),
            (proxy.address.replace("https", "http"), 403),
        ):
            client.cookies.clear()
            answer = client.post(f"{proxy.address}/games/api/guest", headers={"Origin": origin})
            assert answer.status_code == status, origin
