"""Whatever is sent, the server answers sensibly: never with an error of its own, and never at length."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar.routes import HTTPRoute

from petteia.server.errors import Code
from petteia.server.http.web import LARGEST_BODY
from petteia.server.people import moderation
from server.house import House, Visitor, open_house

ROUTES = [
    ("POST", "/api/guest"),
    ("POST", "/api/guest/name"),
    ("GET", "/api/me"),
    ("POST", "/api/account"),
    ("POST", "/api/account/password"),
    ("POST", "/api/account/delete"),
    ("GET", "/api/account/export"),
    ("POST", "/api/session"),
    ("DELETE", "/api/session"),
    ("DELETE", "/api/sessions"),
    ("GET", "/api/account/bots"),
    ("POST", "/api/account/bots"),
    ("DELETE", "/api/account/bots/{}"),
    ("PATCH", "/api/account/bots/{}"),
    ("GET", "/api/account/tokens"),
    ("POST", "/api/account/tokens"),
    ("DELETE", "/api/account/tokens/{}"),
    ("GET", "/api/users/{}"),
    ("GET", "/api/users/{}/history"),
    ("GET", "/api/me/history"),
    ("GET", "/api/me/statistics"),
    ("GET", "/api/ratings/{}"),
    ("GET", "/api/tables/{}/record"),
    ("POST", "/api/records"),
    ("GET", "/api/tables/{}/analysis"),
    ("POST", "/api/analysis/board"),
    ("POST", "/api/analysis/options"),
    ("POST", "/api/analysis/record"),
    ("GET", "/api/me/studies"),
    ("POST", "/api/studies"),
    ("GET", "/api/studies/{}"),
    ("PUT", "/api/studies/{}"),
    ("DELETE", "/api/studies/{}"),
    ("GET", "/api/account/notices"),
    ("PUT", "/api/account/notices"),
    ("PUT", "/api/account/push"),
    ("DELETE", "/api/account/push/{}"),
    ("GET", "/api/tables/{}/webhook"),
    ("PUT", "/api/tables/{}/webhook"),
    ("DELETE", "/api/tables/{}/webhook"),
    ("POST", "/api/password/forgotten"),
    ("POST", "/api/password/reset"),
    ("GET", "/api/account/mail"),
    ("POST", "/api/account/mail"),
    ("DELETE", "/api/account/mail"),
    ("POST", "/api/mail/confirm"),
    ("POST", "/api/reports"),
    ("POST", "/api/reports/{}/{}"),
    ("POST", "/api/admin/titles/{}/{}/hide"),
    ("GET", "/api/admin/reports"),
    ("POST", "/api/admin/reports/{}/settle"),
    ("GET", "/api/admin/accounts"),
    ("POST", "/api/admin/accounts/{}/name"),
    ("GET", "/api/admin/sanctions"),
    ("POST", "/api/admin/sanctions"),
    ("DELETE", "/api/admin/sanctions/{0}/{0}"),
    ("POST", "/api/admin/tables/{}/close"),
    ("POST", "/api/games/{}/maps"),
    ("GET", "/api/admin/quarantine"),
    ("GET", "/api/admin/deeds"),
    ("GET", "/api/account/profile"),
    ("PUT", "/api/account/profile"),
    ("POST", "/api/clubs"),
    ("DELETE", "/api/clubs/{}"),
    ("GET", "/api/clubs/{}"),
    ("PUT", "/api/clubs/{}"),
    ("POST", "/api/clubs/{}/join"),
    ("POST", "/api/clubs/{}/leave"),
    ("DELETE", "/api/clubs/{0}/members/{0}"),
    ("POST", "/api/clubs/{0}/members/{0}/lead"),
    ("GET", "/api/clubs/{}/tables"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{}/facts"),
    ("GET", "/api/games/{}/map"),
    ("GET", "/api/games/{}/rules"),
    ("GET", "/api/games/{}/words"),
    ("GET", "/api/me/leaving"),
    ("GET", "/api/me/people"),
    ("GET", "/api/me/tables"),
    ("DELETE", "/api/people/{}"),
    ("PUT", "/api/people/{}"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{}"),
    ("DELETE", "/api/tables/{}/invite"),
    ("POST", "/api/tables/{}/invite"),
    ("POST", "/api/tables/{}/join"),
    ("POST", "/api/tables/{}/leave"),
    ("POST", "/api/tables/{}/rematch"),
    ("POST", "/api/tables/{}/seat"),
    ("POST", "/api/tables/{}/seed"),
    ("POST", "/api/tables/{}/start"),
    ("GET", "/api/challenges"),
    ("POST", "/api/challenges/{}/{}"),
    ("GET", "/api/tournaments"),
    ("POST", "/api/tournaments"),
    ("DELETE", "/api/tournaments/{}"),
    ("GET", "/api/tournaments/{}"),
    ("POST", "/api/tournaments/{}/enter"),
    ("POST", "/api/tournaments/{}/hold"),
    ("POST", "/api/tournaments/{}/leave"),
    ("POST", "/api/tournaments/{}/pause"),
    ("POST", "/api/tournaments/{}/start"),
    ("GET", "/api/users/{}/details"),
    ("GET", "/api/schema"),
    ("GET", "/api/schema/openapi.json"),
    ("GET", "/api/schema/{}"),
    ("PATCH", "/{}"),
]
KEYS = st.sampled_from(
    [
        *("name", "password", "old", "new", "label", "scopes", "bot", "seated_by", "who", "code", "mail", "language"),
        *("table", "user", "line", "note", "kind", "hours", "reason"),
        *(
            "root",
            "actions",
            "have",
            "draw",
            "players",
            "title",
            "tree",
            "version",
            "zone",
            "quiet_from",
            "quiet_until",
        ),
    ]
)
PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=300)
VALUES = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner))
BODIES = st.dictionaries(KEYS, PLAIN | st.lists(st.text(max_size=30), max_size=12), max_size=6) | VALUES
PARTS = st.text(max_size=60) | st.sampled_from(["..", "%00", "%ff", "anna", "%ED%A0%80", "a" * 5000])
QUERIES = st.dictionaries(
    st.sampled_from(["before", "most", "skip", "pace", "format", "who", "everything"]),
    st.integers(-(2**70), 2**70).map(str) | st.text(max_size=30) | st.just("live"),
    max_size=3,
)
HEADER_TEXT = st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=300)
HEADERS = st.dictionaries(
    st.sampled_from(["Cookie", "Authorization", "Origin", "Host", "Sec-Fetch-Site", "X-Forwarded-For", "Content-Type"]),
    HEADER_TEXT
    | st.sampled_from(
        ["petteia=x", "Bearer x", "Bearer ", "http://127.0.0.1:8642", "application/json", "petteia=\xff"]
    ),
    max_size=4,
)


WHO = st.sampled_from(["stranger", "guest", "admin"])
PLACE = re.compile(r"\{[^}]*\}")  # in an address, for an id


@pytest.fixture(scope="module")
def wide_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without limits, which the whole file besieges."""
    with open_house(tmp_path_factory.mktemp("fuzz"), PETTEIA_LIMITS="false", PETTEIA_PROXIES="testclient") as opened:
        yield opened


def test_no_route_is_left_out(wide_house: House) -> None:
    there = {
        (method, PLACE.sub("{}", route.path))
        for route in wide_house.app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
    }
    tried = {(method, PLACE.sub("{}", path)) for method, path in ROUTES}
    assert [route for route in sorted(there) if route[0] != "OPTIONS" and route not in tried] == []


def sign_in(house: House, who: str) -> Visitor:
    """Somebody with a new session; an admin is always the same, and is one again."""
    visitor = house.visitor()
    if who == "guest":
        visitor.post("/api/guest")
    elif visitor.post("/api/session", {"name": "Themis", "password": "correct horse"}).status_code != 200:
        user = visitor.register("Themis")
        house.do(lambda c: moderation.set_role(c, None, user, True, 0))
    return visitor


def send(house: House, method: str, path: str, content: bytes, headers: dict[str, str], who: str) -> None:
    """Send it, and see that the answer is one of ours."""
    sent = {"Origin": "http://127.0.0.1:8642"} | headers
    if who != "stranger":
        sent["Cookie"] = f"petteia={sign_in(house, who).cookie}"
    encoded = [(name.encode(), value.encode("latin-1")) for name, value in sent.items()]
    answer = house.client.request(method, path, content=content, headers=encoded)
    house.client.cookies.clear()
    assert answer.status_code < 500, (answer.status_code, answer.text, answer.request.url)
    if answer.status_code >= 400 and not path.startswith("/api/schema/"):  # whose pages are Litestar's
        assert answer.json()["code"] in list(Code)
        assert len(answer.content) < 2000


@settings(max_examples=250)
@given(st.sampled_from(ROUTES), PARTS, QUERIES, BODIES, WHO)
def test_odd_bodies_and_addresses(
    wide_house: House, route: tuple[str, str], part: str, query: dict[str, str], body: Any, who: str
) -> None:
    method, path = route
    try:
        url = str(httpx.URL(path.format(part, part), params=query))
    except httpx.InvalidURL:
        return
    send(wide_house, method, url, msgspec.json.encode(body), {}, who)


@settings(max_examples=150)
@given(st.sampled_from(ROUTES), st.binary(max_size=300), HEADERS)
def test_odd_headers_and_bytes(
    wide_house: House, route: tuple[str, str], content: bytes, headers: dict[str, str]
) -> None:
    method, path = route
    send(wide_house, method, path.format("anna", "anna"), content, headers, "stranger")


TRICKS = {
    "lone surrogates": b'{"name": "\\ud800\\ud800anna", "password": "12345678"}',
    "a surrogate in the password": b'{"name": "Dora", "password": "\\udfff2345678"}',
    "a null character": b'{"name": "anna\\u0000", "password": "12345678"}',
    "a deep object": b'{"name": ' * 5000,
    "a deep list": b"[" * 60_000,
    "infinity": b'{"name": 1e999, "password": "x"}',
    "a field twice": b'{"name": "a", "name": "b", "password": "c"}',
    "no text": b"\xff\xfe",
    "no text in the name of a field": b'{"na\x90me": "anna", "password": "12345678"}',
    "nothing": b"null",
}


@pytest.mark.parametrize("trick", TRICKS)
def test_known_tricks(wide_house: House, trick: str) -> None:
    for method, path in ROUTES:
        if method == "POST":
            send(wide_house, method, path, TRICKS[trick], {"Content-Type": "application/json"}, "admin")


def test_a_body_that_is_too_long_is_not_read(wide_house: House) -> None:
    visitor = wide_house.visitor()
    answer = visitor.post("/api/session", {"name": "x" * LARGEST_BODY, "password": "y"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    fits = visitor.post("/api/session", {"name": "x" * 1000, "password": "y"})
    assert (fits.status_code, fits.json()["code"]) == (400, "bad_request")


def test_a_fault_of_ours_is_logged_and_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(tmp_path) as house:
        monkeypatch.setattr(house.accounts, "by_session", broken)
        visitor = house.visitor()
        visitor.cookie = "x"
        answer = visitor.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "secret detail" not in answer.text


async def broken(word: str) -> None:
    raise RuntimeError("secret detail")
