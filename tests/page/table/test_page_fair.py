"""Fair chance in the page: random bytes added unasked, checked by the browser, and a sentence on what is proven."""

from __future__ import annotations

import hashlib
import json
import re
import signal
import sqlite3
from contextlib import closing

import pytest
from page_aegean import new_table
from page_player import STILL, Player
from page_server import Server
from playwright.sync_api import Browser, Locator, Page, Route, WebSocketRoute, expect

import petteia
from petteia.core.records.verification import verify

RANDOM = "07" * 32  # what the browsers of tests add
# as in a page that came by http over a network: then the browser has no hashes of its own
NO_SUBTLE = "Object.defineProperty(crypto, 'subtle', { value: undefined })"


def tool(page: Page, name: str) -> Locator:
    """A button beside the board; on a narrow screen it is in a drawer."""
    found = page.get_by_role("button", name=name).last
    if not found.is_visible():
        page.keyboard.press("l")
    return found


def resign(page: Page) -> None:
    tool(page, "Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".screen")).to_have_attribute("data-status", "over")


def says(page: Page, sentence: str) -> None:
    """What the panel says of the table's chance."""
    tool(page, "Fair chance").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(sentence)


def shut(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def record_of(page: Page) -> petteia.Record:
    with page.expect_download() as download:
        page.get_by_role("link", name="Export the record").click()
    return petteia.read(download.value.path().read_text(encoding="utf-8"))


def bound(house: str, seed: str) -> str:
    return hashlib.sha256(f"petteia:seed:{house}:{seed}".encode()).hexdigest()


def test_a_quick_game_begins_with_bytes_of_the_browser_and_proves_it(page: Page) -> None:
    page.add_init_script(NO_SUBTLE)
    said: list[dict[str, object]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(json.loads(str(frame)))))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.post_data or ''}"))
    Player(page).sit()
    assert {"t": "seed", "random": RANDOM, "words": ""} in said
    (made,) = [body for body in asked if body.startswith("POST") and '"seats"' in body]
    assert '"start"' not in made
    says(page, "The server sealed its secret before the browsers of all players added random bytes. When the game ends")
    expect(page.locator(".yours")).to_have_text("exactly what your browser sent")
    shut(page)
    resign(page)
    says(page, "Proven: the server sealed its secret before the browsers of all players added random bytes")
    expect(page.get_by_role("alert")).to_have_count(0)
    shut(page)
    record = record_of(page)
    assert record.pledge is not None
    assert (record.pledge.scheme, record.pledge.seeded) == (2, [0])
    assert record.pledge.players[0] == bound(record.pledge.house, RANDOM)
    assert verify(record) == record.drawn > 5


def test_a_friend_s_browser_adds_its_own_and_words_are_shown_after_the_game(
    page: Page, other: Page, own_server: Server
) -> None:
    page.goto(own_server.address)
    page.get_by_role("button", name="Play with a friend").click()
    address = page.get_by_role("textbox", name="Link to the table").input_value()
    expect(page.get_by_text("Your browser has added 32 random bytes")).to_be_visible()
    words = page.get_by_label("Add your own words")
    words.fill("ř" * 65)
    words.press("Tab")
    expect(page.get_by_role("alert")).to_have_text("These words are too long.")
    words.fill("ř" * 64)
    words.press("Tab")
    expect(page.get_by_role("alert")).to_have_count(0)
    other.goto(address)
    expect(other.get_by_label("Add your own words")).to_have_count(0)
    other.get_by_role("button", name="Sit down").click()
    for screen in (page, other):
        expect(screen.locator(".screen")).to_be_visible()
        says(screen, "before the browsers of all players added random bytes. When the game ends")
        expect(screen.locator(".yours")).to_have_count(1)
        shut(screen)
    resign(other)
    says(page, "Proven: the server sealed its secret before the browsers of all players")
    expect(page.get_by_role("dialog")).to_contain_text(f"with the words “{'ř' * 64}”")
    shut(page)
    assert record_of(page).pledge is not None

    # and so it is with the next game, before anybody goes there
    tool(other, "Rematch").click()
    tool(page, "Rematch").click()
    other.get_by_role("link", name="Go to the new game").wait_for()
    other.wait_for_load_state("networkidle")
    page.get_by_role("link", name="Go to the new game").click()
    expect(page.locator(".screen")).to_be_visible()
    says(page, "before the browsers of all players added random bytes")


def test_a_game_that_a_program_started_says_that_nobody_added_anything(page: Page) -> None:
    page.goto(new_table(page, "duel", ["me", "novice"]))
    expect(page.locator(".screen")).to_be_visible()
    says(page, "no player’s browser added random bytes, so it may have tried several secrets. When the game ends")
    shut(page)
    resign(page)
    says(page, "Proven in part: every draw and roll (")


def test_where_only_one_added_anything_each_reads_what_holds_for_him(page: Page, other: Page, base_url: str) -> None:
    """The host starts before the other's page is there; his browser says that it is proven for others at most."""
    page.goto(new_table(page, "duel", ["me", "open"]))
    page.get_by_text("Your browser has added 32 random bytes").wait_for()
    address = page.url
    other.goto(base_url)
    id = address.rpartition("/")[2]
    other.evaluate(
        """async (id) => {
          await fetch('/api/guest', { method: 'POST' });
          localStorage.setItem('petteia-known', '1');
          const headers = { 'Content-Type': 'application/json' };
          await fetch(`/api/tables/${id}/join`, { method: 'POST', headers, body: '{}' });
        }""",
        id,
    )
    expect(page.locator(".screen")).to_be_visible()  # after a moment of patience
    says(page, "before your browser added random bytes; no other player’s browser added any")
    other.goto(address)
    expect(other.locator(".screen")).to_be_visible()
    says(other, "before the browsers of some players added random bytes")
    shut(page)
    resign(page)
    says(page, "Proven for you: the server sealed its secret before your browser added random bytes")
    expect(other.get_by_role("dialog").get_by_role("status")).to_contain_text("if you trust one of these players")


def test_a_lesson_proves_nothing_and_says_so(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="First game").click()
    expect(page.locator(".screen")).to_be_visible()
    says(page, "This is a lesson: everyone is dealt the same game")
    expect(page.get_by_role("dialog").locator("dl")).to_have_count(0)


@pytest.mark.parametrize(
    ("old", "new", "alarm"),
    [
        (
            r'"house":"[0-9a-f]{64}"',
            f'"house":"{"ab" * 32}"',
            "the server’s seal is not the one your browser saw before",
        ),
        (r'"players":\["[0-9a-f]{64}"', f'"players":["{hashlib.sha256(b"").hexdigest()}"', "are missing"),
        (r'"players":\["([0-9a-f]{64})","[0-9a-f]{64}"', rf'"players":["\1","{"cd" * 32}"', "a bot has contributed"),
    ],
)
def test_a_server_that_cheats_is_found_out_at_once(page: Page, old: str, new: str, alarm: str) -> None:
    """From the second message of the running game on, the server says something else than before."""
    cheating = False

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(frame: str | bytes) -> None:
            route.send(re.sub(old, new, str(frame)) if cheating else frame)

        server.on_message(told)

    page.route_web_socket(re.compile("/ws/table/"), between)
    player = Player(page).sit()
    player.await_turn()
    expect(page.locator(".notice.alarm")).to_have_count(0)
    cheating = True
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".notice.alarm")).to_contain_text(alarm)
    expect(page.locator(".notice.alarm")).to_have_attribute("role", "alert")
    says(page, alarm)


def test_a_draw_that_does_not_follow_is_found_out_after_the_end(page: Page) -> None:
    def other_draws(route: Route) -> None:
        answer = route.fetch()
        draws = answer.json()
        draws[3]["action"] = next(action for action, _ in draws[3]["weights"] if action != draws[3]["action"])
        route.fulfill(response=answer, json=draws)

    page.route("**/chance", other_draws)
    Player(page).sit()
    resign(page)
    expect(page.get_by_role("alert")).to_contain_text("draw 4 does not follow from the seal")


def test_games_from_before_and_abandoned_ones(own_server: Server, page: Page) -> None:
    """A game of the first scheme goes on by it; a table that nobody came to is closed, and reveals its seeds."""
    page.goto(own_server.address)
    running = new_table(page, "duel", ["me", "novice"])
    waiting = new_table(page, "duel", ["me", "open"])
    left = new_table(page, "duel", ["me", "me"])
    own_server.end(signal.SIGTERM)
    with closing(sqlite3.connect(own_server.folder / "petteia.sqlite3", isolation_level=None)) as database:
        database.execute("UPDATE tables SET scheme = 1 WHERE id = ?", (running.rpartition("/")[2],))
        for table in (waiting, left):
            database.execute("UPDATE tables SET created = 1, expires = 1 WHERE id = ?", (table.rpartition("/")[2],))
            database.execute("UPDATE entries SET at = 1 WHERE table_id = ?", (table.rpartition("/")[2],))
    own_server.start()
    page.goto(own_server.address + running)
    says(page, "This game began under an older procedure")
    shut(page)
    resign(page)
    says(page, "nothing shows whether the server’s came first")
    for table in (waiting, left):
        page.goto(own_server.address + table)
        expect(page.locator(".screen")).to_have_attribute("data-status", "over")
        expect(page.locator(".banner")).to_contain_text("Abandoned")
        expect(page.locator(".banner")).to_contain_text("Nobody came back")
        says(page, "Proven in part")
        expect(page.get_by_role("dialog")).to_contain_text("The server’s secret")
        shut(page)
    page.goto(own_server.address + "/history")
    expect(page.locator(".how")).to_have_text(["lost", "abandoned"])


def test_two_browsers_of_one_player_do_not_quarrel(page: Page, browser: Browser, base_url: str) -> None:
    page.goto(new_table(page, "duel", ["me", "open"]))
    page.get_by_text("Your browser has added 32 random bytes").wait_for()
    elsewhere = browser.new_context(base_url=base_url, storage_state=page.context.storage_state(), locale="en-GB")
    elsewhere.add_init_script(
        STILL + "localStorage.removeItem('petteia-witness'); crypto.getRandomValues = (b) => b.fill(9);"
    )
    second = elsewhere.new_page()
    seeds: list[str] = []
    second.on("websocket", lambda socket: socket.on("framesent", lambda frame: seeds.append(str(frame))))
    second.goto(page.url)
    expect(second.get_by_role("textbox", name="Link to the table")).to_be_visible()
    expect(second.get_by_text("Your browser has added")).to_have_count(0)
    assert not any('"seed"' in frame for frame in seeds)
    expect(page.get_by_text("Your browser has added 32 random bytes")).to_be_visible()
    elsewhere.close()
