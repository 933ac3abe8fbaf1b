"""Whatever is sent, the server answers with sense: never with a fault of its own, and never at length."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.server.errors import Code
from petteia.server.web import LARGEST_BODY
from server.house import House, open_house

ROUTES = [
    ("POST", "/api/guest"),
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
    ("GET", "/api/account/tokens"),
    ("POST", "/api/account/tokens"),
    ("DELETE", "/api/account/tokens/{}"),
    ("GET", "/api/users/{}"),
    ("GET", "/api/users/{}/history"),
    ("GET", "/api/me/history"),
    ("GET", "/api/me/statistics"),
    ("GET", "/api/ratings/{}"),
    ("GET", "/api/tables/{}/record"),
    ("GET", "/api/schema"),
    ("PATCH", "/{}"),
]
KEYS = st.sampled_from(["name", "password", "old", "new", "label", "scopes", "bot"])
PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=300)
VALUES = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner))
BODIES = st.dictionaries(KEYS, PLAIN | st.lists(st.text(max_size=30), max_size=12), max_size=6) | VALUES
PARTS = st.text(max_size=60) | st.sampled_from(["..", "%00", "%ff", "anna", "%ED%A0%80", "a" * 5000])
QUERIES = st.dictionaries(
    st.sampled_from(["before", "most", "skip", "pace", "format"]),
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


@pytest.fixture(scope="module")
def wide_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without limits, which the whole file besieges."""
    with open_house(tmp_path_factory.mktemp("fuzz"), PETTEIA_LIMITS="false", PETTEIA_PROXIES="testclient") as opened:
        yield opened


def send(house: House, method: str, path: str, content: bytes, headers: dict[str, str], signed: bool) -> None:
    """Send it, and see that the answer is one of ours."""
    sent = {"Origin": "http://127.0.0.1:8642"} | headers
    if signed:
        visitor = house.visitor()
        visitor.post("/api/guest")
        sent["Cookie"] = f"petteia={visitor.cookie}"
    encoded = [(name.encode(), value.encode("latin-1")) for name, value in sent.items()]
    answer = house.client.request(method, path, content=content, headers=encoded)
    house.client.cookies.clear()
    assert answer.status_code < 500, (answer.status_code, answer.text, answer.request.url)
    if answer.status_code >= 400:
        assert answer.json()["code"] in list(Code)
        assert len(answer.content) < 2000


@settings(max_examples=250)
@given(st.sampled_from(ROUTES), PARTS, QUERIES, BODIES, st.booleans())
def test_odd_bodies_and_addresses(
    wide_house: House, route: tuple[str, str], part: str, query: dict[str, str], body: Any, signed: bool
) -> None:
    method, path = route
    try:
        url = str(httpx.URL(path.format(part), params=query))
    except httpx.InvalidURL:
        return
    send(wide_house, method, url, msgspec.json.encode(body), {}, signed)


@settings(max_examples=150)
@given(st.sampled_from(ROUTES), st.binary(max_size=300), HEADERS)
def test_odd_headers_and_bytes(
    wide_house: House, route: tuple[str, str], content: bytes, headers: dict[str, str]
) -> None:
    method, path = route
    send(wide_house, method, path.format("anna"), content, headers, signed=False)


TRICKS = {
    "lone surrogates": b'{"name": "\\ud800\\ud800anna", "password": "12345678"}',
    "a surrogate in the password": b'{"name": "Dora", "password": "\\udfff2345678"}',
    "a null character": b'{"name": "anna\\u0000", "password": "12345678"}',
    "a deep object": b'{"name": ' * 5000,
    "a deep list": b"[" * 60_000,
    "infinity": b'{"name": 1e999, "password": "x"}',
    "a field twice": b'{"name": "a", "name": "b", "password": "c"}',
    "no text": b"\xff\xfe",
    "nothing": b"null",
}


@pytest.mark.parametrize("trick", TRICKS)
def test_known_tricks(wide_house: House, trick: str) -> None:
    for method, path in ROUTES:
        if method == "POST":
            send(wide_house, method, path, TRICKS[trick], {"Content-Type": "application/json"}, signed=True)


def test_a_body_that_is_too_long_is_not_read(wide_house: House) -> None:
    visitor = wide_house.visitor()
    answer = visitor.post("/api/session", {"name": "x" * LARGEST_BODY, "password": "y"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    fits = visitor.post("/api/session", {"name": "x" * 1000, "password": "y"})
    assert (fits.status_code, fits.json()["code"]) == (400, "bad_request")


def test_the_api_is_described(wide_house: House) -> None:
    described = wide_house.visitor().get("/api/schema").json()
    paths = described["paths"]
    for method, path in ROUTES[:-2]:
        known = [template for template in paths if path.replace("{}", "x") == filled(template)]
        assert known, path
        assert method.lower() in paths[known[0]]
        refusal = paths[known[0]][method.lower()]["responses"]["403"]["content"]["application/json"]["schema"]
        assert refusal["$ref"].endswith("/ErrorBody")


def filled(template: str) -> str:
    return "/".join("x" if part.startswith("{") else part for part in template.split("/"))


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
