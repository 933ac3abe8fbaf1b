"""The page as the server gives it, and the past of a table."""

from __future__ import annotations

import gzip
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from petteia import SPECTATOR
from petteia.core.records.fair import Seeds, below, pick
from petteia.server.http.page import RULES, SCREENS, TABLE, page_routes, show_unknown
from petteia.server.http.web import make_app
from petteia.server.settings import read_settings
from petteia.server.store.place import place_of
from server.living import Guest, LivingServer

APP = Path(__file__).parents[3] / "web/src/App.svelte"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page of few files."""
    (tmp_path / "assets").mkdir()
    head = '<base href="/" /><title>Petteia</title><script src="./assets/page-1a.js"></script>'
    (tmp_path / "index.html").write_text(f"<!doctype html>{head}")
    (tmp_path / "worker.js").write_text("const VERSION = 1;")
    (tmp_path / "cs.webmanifest").write_text('{"lang": "cs"}')
    (tmp_path / "manifest.json").write_text("{}")  # for the build, not for browsers
    for picture in ("duel", "house"):
        (tmp_path / f"assets/preview-{picture}-2b.png").write_bytes(b"\x89PNG")
    (tmp_path / "assets/page-1a.js").write_text("export const answer = 42;" * 100)
    return tmp_path


def served(built: Path, tmp_path: Path, **environment: str) -> TestClient[Litestar]:
    settings = read_settings({"PETTEIA_DATA": str(tmp_path), **environment})
    database = place_of(settings).store(1)

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        database.open()
        yield
        database.close()

    routes, unknown = page_routes(settings, built), show_unknown(settings, built)
    return TestClient(make_app(settings, database, routes, lifespan=[opened], unknown=unknown))


def test_the_server_knows_every_screen_of_the_page() -> None:
    source = (Path(__file__).parents[3] / "web/src/App.svelte").read_text(encoding="utf-8")
    places = set(re.findall(r"^\s+(\w+): \(\) => import\(", source, re.MULTILINE))
    assert len(places) > 15
    assert places - {screen.split("/")[1] for screen in (*SCREENS, TABLE, *RULES)} == set()


def test_every_screen_is_the_page_and_may_load_nothing_foreign(built: Path, tmp_path: Path) -> None:
    with served(built, tmp_path) as client:
        for address in (
            "/",
            "/t/K7M2",
            "/rules/duel",
            "/rules/duel/card/aqueduct",
            "/open/legendary",
            "/map",
            "/settings",
        ):
            answer = client.get(address)
            assert "doctype" in answer.text
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "http" not in policy
            assert "unsafe" not in policy
        assert client.get("/elsewhere").status_code == 404


def test_the_server_knows_every_screen_that_the_page_has() -> None:
    """The page's screens are in two lists of web/src/App.svelte, by the first word of their address."""
    lists = re.findall(r"const screens(?:Of)?: Record<.*?\n  \};", APP.read_text(encoding="utf-8"), re.DOTALL)
    of_page = {name for text in lists for name in re.findall(r"^    (\w+): \(\) => import", text, re.MULTILINE)}
    of_server = {address.split("/")[1] for address in (*SCREENS, *RULES, TABLE)}
    assert len(lists) == 2
    assert of_page <= of_server


@pytest.mark.parametrize("path", ["", "/games"])
def test_a_browser_that_asks_for_what_is_not_there_gets_the_page(built: Path, tmp_path: Path, path: str) -> None:
    with served(built, tmp_path, PETTEIA_URL=f"https://example.org{path}") as client:
        for address in ("/elsewhere", "/rules", "/t", "/watch/this", "/open/duel/now"):
            browser = client.get(f"{path}{address}", headers={"Accept": "text/html,*/*;q=0.8"})
            assert (browser.status_code, "doctype" in browser.text) == (404, True), address
            assert "default-src 'none'" in browser.headers["content-security-policy"]
            program = client.get(f"{path}{address}", headers={"Accept": "application/json"})
            assert (program.status_code, program.json()["code"]) == (404, "not_found"), address
        for address in ("/api/elsewhere", "/assets/none.js"):
            answer = client.get(f"{path}{address}", headers={"Accept": "text/html"})
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), address


def test_assets_are_packed_and_kept_for_ever(built: Path, tmp_path: Path) -> None:
    with served(built, tmp_path) as client:
        answer = client.get("/assets/page-1a.js")
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert "javascript" in answer.headers["content-type"]
        plain = client.get("/assets/page-1a.js", headers={"Accept-Encoding": "identity"})
        assert plain.content == answer.content == (built / "assets/page-1a.js").read_bytes()
        assert len(gzip.compress(plain.content)) < len(plain.content)
        assert client.get("/assets/none.js").status_code == 404
        assert client.get("/assets/..%2Findex.html").status_code == 404


def test_behind_a_path_the_page_finds_its_files(built: Path, tmp_path: Path) -> None:
    with served(built, tmp_path, PETTEIA_URL="https://example.org/games") as client:
        assert '<base href="/games/" />' in client.get("/games/t/K7M2").text
        assert client.get("/games/assets/page-1a.js").status_code == 200


@pytest.mark.parametrize("path", ["", "/games"])
def test_the_files_of_the_app_are_asked_for_anew_every_time(built: Path, tmp_path: Path, path: str) -> None:
    with served(built, tmp_path, PETTEIA_URL=f"https://example.org{path}") as client:
        worker = client.get(f"{path}/worker.js")
        assert "javascript" in worker.headers["content-type"]
        assert worker.headers["content-security-policy"] == "default-src 'none'; connect-src 'self'; img-src 'self'"
        manifest = client.get(f"{path}/cs.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        assert {answer.headers["cache-control"] for answer in (worker, manifest)} == {"no-cache"}
        assert client.get(f"{path}/manifest.json").status_code == 404
        policy = client.get(f"{path}/").headers["content-security-policy"]
        assert {"worker-src 'self'", "manifest-src 'self'"} <= set(policy.split("; "))


def test_without_a_built_page_the_server_says_so(tmp_path: Path) -> None:
    with served(tmp_path / "nothing", tmp_path) as client:
        assert "not built" in client.get("/").text


def test_moments_of_a_table_and_its_chance(tmp_path: Path) -> None:
    """A player sees the past as he saw it; after the end everybody sees it from any seat, and can check all chance."""
    with LivingServer(tmp_path) as server:
        guest, stranger = Guest(server), Guest(server)
        table = guest.table(["me", "novice"], options={"wonders": "first_game"})["id"]
        path = f"/api/tables/{table}"
        assert guest.get(f"{path}/moments/0")["view"]["question"] == "first"
        assert guest.get(f"{path}/moments/0")["view"]["seat"] == 0
        assert stranger.get(f"{path}/moments/0")["view"]["seat"] == SPECTATOR
        assert stranger.http.get(f"{path}/moments/0?seat=1").status_code == 403
        assert guest.http.get(f"{path}/moments/9999").status_code == 404
        assert guest.http.get(f"{path}/chance").status_code == 409
        seat = guest.sit(table)
        seat.say(t="resign")
        while seat.info["status"] != "over":
            seat.hear()
        seat.close()
        info = guest.get(path)
        assert info["status"] == "over"
        assert stranger.get(f"{path}/moments/3?seat=1")["view"]["seat"] == 1
        fairness = info["fairness"]
        seeds = Seeds(bytes.fromhex(fairness["secret"]), tuple(fairness["seeds"]), fairness["scheme"])
        chance = stranger.get(f"{path}/chance")
        assert len(chance) >= 12
        for number, entry in enumerate(chance, 1):
            weights = [(action, weight) for action, weight in entry["weights"]]
            assert pick(weights, below(sum(weight for _, weight in weights), seeds.words(number))) == entry["action"]
        for visitor in (guest, stranger):
            visitor.close()
