"""Previews of links: in the reader's language, with nothing hidden, and nothing that could be a tag."""

from __future__ import annotations

import re
import zlib
from html import unescape
from pathlib import Path

import msgspec
import pytest

from petteia import all_games
from petteia.core.contract.sketch import block, round_shape
from petteia.locale import languages
from petteia.problems.problem import problems
from petteia.server.http.page import STATIC
from petteia.server.http.pictures import SIZE, painted
from petteia.server.http.previews import Pictures, Preview, of_game, of_table, reader_language, tags
from petteia.server.table.header import Chair, Header
from petteia.server.table.messages import Pace
from server.living import Guest, LivingServer

PICTURES = Pictures(["preview-duel-2b.png", "preview-house-3c-d.png", "preview-cyclades-words.js", "page-1a.js"])
ADA = Chair("person", "a", "Ada")
OPEN = Chair("open")


def table(*chairs: Chair, status: str = "waiting") -> Header:
    made = Header(
        id="K7M2",
        game="duel",
        rules="1",
        options={},
        chairs=chairs,
        host="a",
        public=False,
        rated=False,
        pace=Pace(),
        delay=0,
        created=0,
        secret=b"nobody may know",
    )
    return msgspec.structs.replace(made, status=status)


def told(html: str) -> dict[str, str]:
    """The tags of a document, by their names."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', html)
    return {name: unescape(text) for name, text in found}


def test_a_table_says_who_sits_there_and_what_one_can_do() -> None:
    guest = Chair("person", "g", "~wise owl")
    assert of_table("en", table(ADA, OPEN)) == Preview(
        "7 Wonders Duel · Petteia", "Ada. One seat is free. Open the link and sit down.", "duel", private=True
    )
    assert of_table("cs", table(ADA, guest, status="playing")).about.startswith("Ada, Moudrá sova. Hra právě probíhá")
    assert "move by move" in of_table("en", table(ADA, guest, status="over")).about
    assert of_table("en", table(ADA, guest)).about == of_table("en", table(ADA, guest, status="playing")).about


@pytest.mark.parametrize("language", languages())
def test_every_language_says_all_of_it(language: str) -> None:
    seats = [ADA, Chair("bot", bot="easy"), Chair("person", "gone", "")]
    for status in ("waiting", "playing", "over"):
        for free in range(4):
            said = of_table(language, table(*seats, *[OPEN] * free, status=status)).about
            assert said.startswith("Ada, ")
            assert not re.search(r"[{}$]|preview-|bot-", said)


def test_a_character_has_the_name_that_its_game_gives_it() -> None:
    preview = of_table("cs", table(ADA, Chair("bot", bot="archimedes")))
    assert "Archimédés" in preview.about
    stranger = of_table("cs", table(ADA, Chair("bot", name="felix", bot="felix")))
    assert "felix" in stranger.about


def test_names_are_escaped() -> None:
    evil = Chair("person", "e", '"><script>alert(1)</script>')
    html = tags(of_table("en", table(evil, OPEN)), "en", "https://example.org", '/t/"><b>', PICTURES)
    assert "<script" not in html
    assert "<b>" not in html
    assert told(html)["og:description"].startswith('"><script>')


def test_pictures_are_those_of_the_game_or_of_the_house() -> None:
    def picture(preview: Preview) -> str:
        return told(tags(preview, "en", "https://example.org/games", "/", PICTURES))["og:image"]

    assert picture(of_game("en", "duel")) == "https://example.org/games/assets/preview-duel-2b.png"
    assert picture(of_game("en", "cyclades")).endswith("/preview-house-3c-d.png")
    assert of_game("en", "nothing").title == "Petteia"
    assert "og:image" not in tags(of_game("en", "duel"), "en", "", "/", Pictures([]))


def test_the_first_language_that_we_speak_is_spoken() -> None:
    assert [reader_language(wanted) for wanted in ("", "de, cs;q=0.8", "pl-PL,en", "xx" * 999)] == [
        "en",
        "cs",
        "pl",
        "en",
    ]


def test_every_game_of_the_page_has_a_picture() -> None:
    """Of the size that is told: its first chunk says it."""
    drawn = Path(__file__).parents[3] / "web/previews"
    built = Pictures(path.name for path in (STATIC / "assets").iterdir())
    for name in ("house", *(game for game in all_games() if (drawn.parent / f"src/games/{game}").is_dir())):
        png = (drawn / f"preview-{name}.png").read_bytes()
        assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (1200, 630)
        assert built.of(name).startswith(f"preview-{name}-")


def test_the_link_of_a_table_on_a_server(tmp_path: Path) -> None:
    """Nobody's answer differs: players, strangers and programs get the same document."""
    with LivingServer(tmp_path) as server:
        guest, stranger = Guest(server), Guest(server)
        table = guest.table(["me", "open"], start=False)["id"]
        asked = [who.http.get(f"/t/{table}", headers={"Accept-Language": "hu"}).text for who in (guest, stranger)]
        assert asked[0] == asked[1]
        assert told(asked[0])["og:title"] == "7\N{NO-BREAK SPACE}Csoda: Párbaj · Petteia"
        assert "Egy szabad hely van." in told(asked[0])["og:description"]
        assert (told(asked[0])["robots"], told(asked[0])["og:url"][-len(table) :]) == ("noindex", table)
        assert told(stranger.http.get("/t/nowhere").text)["og:title"] == "Petteia"
        assert "Duel" in told(stranger.http.get("/rules/duel/card/aqueduct").text)["og:title"]
        for visitor in (guest, stranger):
            visitor.close()


# ---- pictures of positions


def size_of(png: bytes) -> tuple[int, int]:
    """By the first chunk of the file."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def pixel(png: bytes, x: int, y: int) -> str:
    """The colour at a place, read as the format says and not as we write it."""
    chunks, at = {}, 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert zlib.crc32(kind + data) == int.from_bytes(png[at + 8 + length : at + 12 + length], "big")
        chunks[kind], at = data, at + 12 + length
    width, _ = size_of(png)
    ink = zlib.decompress(chunks[b"IDAT"])[y * (width + 1) + 1 + x]
    return "#" + chunks[b"PLTE"][3 * ink : 3 * ink + 3].hex()


def test_shapes_are_painted_one_upon_the_other() -> None:
    red, blue, green = "#c8432b", "#2c55b0", "#1c8560"
    png = painted([block(red, 0, 0, 1200, 630), block(blue, 300, 100, 200, 100), round_shape(green, (400, 150), 30)])
    assert size_of(png) == SIZE == (2400, 1260)
    assert [pixel(png, 2 * x, 2 * y) for x, y in ((10, 10), (310, 110), (400, 150), (400, 199), (400, 201))] == [
        *(red, blue, green),
        *(blue, red),
    ]


def test_a_table_is_drawn_as_far_as_spectators_see(server: LivingServer) -> None:
    guest, stranger = Guest(server), Guest(server)

    def drawn(table: str) -> bytes:
        found = [who.http.get(f"/t/{table}/picture.png") for who in (guest, stranger)]
        assert {answer.headers["content-type"] for answer in found} == {"image/png"}
        assert found[0].content == found[1].content
        return found[0].content

    waiting = guest.table(["me", "open"], start=False)["id"]
    assert size_of(drawn(waiting)) == (1200, 630)  # the game's own picture
    played, behind = (guest.table(["me", "me"], delay=delay)["id"] for delay in (0, 3600))
    shown = told(stranger.http.get(f"/t/{played}").text)
    assert shown["og:image"].endswith(f"/t/{played}/picture.png")
    before = [drawn(table) for table in (played, behind)]
    assert size_of(before[0]) == (int(shown["og:image:width"]), int(shown["og:image:height"]))
    for table in (played, behind):
        seat = guest.sit(table)
        assert seat.act()["t"] == "ok"
        seat.close()
    after = [drawn(table) for table in (played, behind)]
    assert after[0] != before[0]  # a wonder has found its builder
    assert after[1] == before[1]
    assert stranger.http.get("/t/nowhere/picture.png").status_code == 404
    for visitor in (guest, stranger):
        visitor.close()


@pytest.mark.parametrize("game", ["duel", "cyclades"])
def test_a_problem_is_asked_and_drawn(server: LivingServer, game: str) -> None:
    stranger = Guest(server)
    problem = problems(all_games()[game])[0]
    asked = told(stranger.http.get(f"/problems/{game}/{problem.id}").text)
    assert asked["og:description"] == f"What would you do? One decision is clearly the best. Rating {problem.rating}."
    picture = stranger.http.get(asked["og:image"])
    assert (picture.status_code, size_of(picture.content)) == (200, SIZE)
    assert told(stranger.http.get(f"/problems/{game}/nothing").text)["og:title"] == "Petteia"
    stranger.close()
