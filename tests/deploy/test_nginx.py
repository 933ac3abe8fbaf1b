"""The proxy that operators put in front of the server: the real nginx, with deploy/nginx.conf."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from deploy.proxied import Proxied
from server import databases


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    with Proxied(tmp_path_factory.mktemp("proxied")) as both:
        yield both


def test_a_game_is_played_through_it_over_a_websocket(proxied: Proxied) -> None:
    ann = proxied.visitor("127.0.0.2")
    guest = ann.post("/api/guest")
    assert guest.status_code == 201
    assert "secure" in guest.headers["set-cookie"].lower()
    table = ann.post("/api/tables", json={"game": "duel", "seats": ["me", "me"], "start": True}).json()["id"]
    assert play(proxied.sit(ann, table), 3) >= 3


def test_of_two_servers_behind_it_one_is_enough(tmp_path: Path) -> None:
    """Nobody has to return to the same server: one is killed, and the game goes on at the other."""
    address = databases.cluster().lend()
    with Proxied(tmp_path, 2, PETTEIA_DATABASE=address) as both:
        ann = both.visitor("127.0.0.2")
        for _ in range(4):  # in turn to one and to the other
            assert ann.get("/ready").status_code == 200
        ann.post("/api/guest")
        table = ann.post("/api/tables", json={"game": "duel", "seats": ["me", "me"], "start": True}).json()["id"]
        n = play(both.sit(ann, table), 3)
        both.servers[0].process.kill()
        for _ in range(4):
            assert ann.get("/health").status_code == 200
        deadline = time.monotonic() + 60
        while True:
            try:
                again = play(both.sit(ann, table), 3)
                break
            except (OSError, WebSocketException):
                assert time.monotonic() < deadline
                time.sleep(0.2)
        assert again >= n + 3
    databases.cluster().take_back(address)


def play(socket: ClientConnection, times: int) -> int:
    """Sit down, and act that many times; returns the length of the log afterwards."""
    socket.send(json.dumps({"t": "hello", "protocol": 2}))
    asked = until(socket, "state")
    for _ in range(times):
        socket.send(json.dumps({"t": "act", "n": asked["n"], "action": asked["ask"]["actions"][0]["action"]}))
        asked = until(socket, "played")
    return int(asked["n"])


def until(socket: Any, kind: str) -> Any:
    """The next message of that kind."""
    while (message := json.loads(socket.recv(timeout=60)))["t"] != kind:
        pass
    return message


def test_limits_hold_by_the_visitors_address_and_nobody_can_forge_it(proxied: Proxied) -> None:
    greedy, other = proxied.visitor("127.0.0.3"), proxied.visitor("127.0.0.4")
    assert [new_guest(greedy) for _ in range(21)] == [201] * 20 + [429]
    for forged in ("192.0.2.7", "127.0.0.1", "127.0.0.4, 127.0.0.1"):
        assert new_guest(greedy, forged) == 429
    assert new_guest(other) == 201


def new_guest(visitor: httpx.Client, forged: str = "") -> int:
    """The answer to a client that wants to become a new guest, and claims a different address."""
    visitor.cookies.clear()
    return visitor.post("/api/guest", headers={"X-Forwarded-For": forged} if forged else {}).status_code


def test_an_id_goes_from_the_proxy_through_the_server_to_both_logs(proxied: Proxied) -> None:
    answer = proxied.visitor("127.0.0.5").get("/api/me", headers={"X-Request-Id": "chosen-by-somebody"})
    id = answer.headers["x-request-id"]
    assert len(id) == 32
    (line,) = [line for line in proxied.server.log.read_text().splitlines() if id in line]
    assert json.loads(line)["route"] == "/api/me"
    access = proxied.folder / "access.log"
    deadline = time.monotonic() + 60
    while id not in access.read_text() and time.monotonic() < deadline:  # nginx writes it after the answer
        time.sleep(0.01)
    (line,) = [line for line in access.read_text().splitlines() if id in line]
    assert "127.0.0.5" not in line


def test_metrics_and_large_bodies_do_not_pass(proxied: Proxied) -> None:
    token = {"Authorization": "Bearer watching-petteia-2026"}
    outside = proxied.visitor("127.0.0.6")
    assert outside.get("/metrics", headers=token).status_code == 404
    assert httpx.get(f"http://127.0.0.1:{proxied.backend}/metrics", headers=token).status_code == 200
    assert outside.post("/api/records", content=b"x" * 70_000).status_code == 413


def test_without_encryption_there_is_only_the_way_to_it(proxied: Proxied) -> None:
    answer = httpx.get(f"http://127.0.0.1:{proxied.plain}/t/abc", headers={"Host": "localhost"})
    assert answer.status_code == 301
    assert answer.headers["location"] == f"{proxied.address}/t/abc"
    page = proxied.visitor("127.0.0.7").get("/")
    assert page.status_code == 200
    assert page.headers["strict-transport-security"] == "max-age=31536000"
