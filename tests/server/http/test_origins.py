"""Another site cannot act for a visitor by making the browser send its cookie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from petteia.server.http.origins import is_ours
from petteia.server.http.web import make_app
from petteia.server.settings import read_settings
from petteia.server.store.place import place_of
from server import databases
from server.house import ADDRESS, House, Visitor, open_house


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ADDRESS + "0"},
        {"Origin": "http://[bad"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},
    ],
)
def test_requests_that_change_something_must_come_from_our_page(house: House, headers: dict[str, str]) -> None:
    victim = house.visitor()
    victim.register("Anna")
    attacker = house.visitor(headers)
    attacker.cookie = victim.cookie
    for method, path in (("POST", "/api/account/delete"), ("DELETE", "/api/session"), ("POST", "/api/guest")):
        refused = attacker.ask(method, path, {})
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign_origin")
    assert victim.get("/api/me").status_code == 200


@pytest.mark.parametrize("headers", [{"Origin": ADDRESS}, {"Sec-Fetch-Site": "same-origin"}])
def test_our_own_page_may(house: House, headers: dict[str, str]) -> None:
    visitor = house.visitor(headers)
    visitor.register("Anna")
    assert visitor.delete("/api/session").status_code == 204


def test_signing_somebody_in_from_another_site_is_refused(house: House) -> None:
    house.person("Mallory")
    page = house.visitor({"Origin": "https://evil.example"})
    assert page.post("/api/session", {"name": "Mallory", "password": "correct horse"}).status_code == 403
    assert page.cookie == ""


def test_a_program_without_a_cookie_needs_no_origin(house: House) -> None:
    assert house.visitor({}).post("/api/guest").status_code == 201


def test_beside_a_token_a_cookie_counts_for_nothing(house: House) -> None:
    victim = house.visitor()
    victim.register("Anna")
    attacker = house.visitor({"Origin": "https://evil.example"})
    attacker.cookie = victim.cookie
    assert attacker.ask("DELETE", "/api/sessions", None, Authorization="Bearer nonsense").status_code == 401
    assert attacker.ask("DELETE", "/api/sessions", None, Authorization="Basic nonsense").status_code == 401
    assert victim.get("/api/me").status_code == 200


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    with open_house(tmp_path, PETTEIA_URL="https://Games.example/petteia") as house:
        own = Visitor(house.client, {"Origin": "https://games.example"})
        came = own.post("/petteia/api/guest")
        assert came.status_code == 201
        assert "Secure" in came.headers["set-cookie"]
        assert "Path=/petteia" in came.headers["set-cookie"]
        for foreign in (ADDRESS, "http://games.example", "https://games.example:444"):
            assert Visitor(house.client, {"Origin": foreign}).post("/petteia/api/guest").status_code == 403


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        ("http://127.0.0.1:8642", "127.0.0.1:8642", True),
        ("http://localhost:8642", "localhost:8642", True),
        ("http://[::1]:8642", "[::1]:8642", True),
        ("http://192.168.1.5:8642", "192.168.1.5:8642", True),
        ("http://rebound.example:8642", "rebound.example:8642", False),  # a name that was pointed at this machine
        ("http://localhost:8642", "127.0.0.1:8642", False),
        ("file://", "", False),
    ],
)
def test_without_a_public_address_only_this_machine_and_addresses_count(origin: str, host: str, ours: bool) -> None:
    assert is_ours(origin, host, read_settings({})) is ours


# ---- sockets


@websocket("/ws/greeting")
async def greeting(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text("welcome")
    await socket.close()


@pytest.fixture
def sockets(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = read_settings(databases.environment(tmp_path))
    database = place_of(settings).store()
    database.open()
    with TestClient(make_app(settings, database, [greeting]), base_url=ADDRESS) as client:
        yield client
    database.close()


def test_sockets_are_for_our_page_and_for_programs(sockets: TestClient[Any]) -> None:
    for headers in ({"Origin": ADDRESS}, {}, {"Authorization": "Bearer x", "Origin": "https://evil.example"}):
        with sockets.websocket_connect("/ws/greeting", headers=headers) as socket:
            assert socket.receive_text() == "welcome"


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Cookie": "petteia=stolen"}])
def test_another_sites_socket_is_refused(sockets: TestClient[Any], headers: dict[str, str]) -> None:
    with (
        pytest.raises(WebSocketDisconnect, match="another site"),
        sockets.websocket_connect("/ws/greeting", headers=headers) as socket,
    ):
        socket.receive_text()
