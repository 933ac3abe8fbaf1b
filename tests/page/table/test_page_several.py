"""Several servers on one database: the one with the table is killed, and the page plays on through another."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from page_player import MOVED, Player
from page_server import Server
from playwright.sync_api import BrowserContext, Page, expect

from server import databases


@pytest.fixture
def both(tmp_path: Path) -> Iterator[list[Server]]:
    """Two servers; the first may be killed."""
    address = databases.cluster().lend()
    servers = []
    for name in ("one", "other"):
        (folder := tmp_path / name).mkdir()
        servers.append(Server(folder, PETTEIA_DATABASE=address))
    yield servers
    for server in servers:
        assert server.process is not None
        if server.process.poll() is None:
            server.end(signal.SIGKILL)
    databases.cluster().take_back(address)


def test_the_page_plays_on_when_the_owner_of_its_table_is_killed(
    both: list[Server], context: BrowserContext, page: Page
) -> None:
    owner, other = both
    with httpx.Client(base_url=owner.address, headers={"Origin": owner.address}, timeout=60) as ann:
        ann.post("/api/guest").raise_for_status()
        made = ann.post("/api/tables", json={"game": "duel", "seats": ["me", "random"], "start": True})
        table, cookie = made.json()["id"], ann.cookies["petteia"]
    context.add_cookies([{"name": "petteia", "value": cookie, "url": other.address}])
    page.goto(f"{other.address}/t/{table}")
    player = Player(page)
    expect(player.screen).to_be_visible()
    for _ in range(4):
        player.await_turn()
        player.decide()
    player.await_turn()
    before = player.n
    owner.end(signal.SIGKILL)
    player.choose()
    page.wait_for_function(MOVED, arg=before, timeout=60_000)
    expect(page.locator(".notice")).to_have_count(0)
    for _ in range(2):
        player.await_turn()
        player.decide()
    numbers = page.locator(".log .number").all_inner_texts()
    assert numbers == [str(number + 1) for number in range(len(numbers))]
