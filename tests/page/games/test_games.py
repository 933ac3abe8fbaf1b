"""Whole games through the page: against a bot, by keyboard only, and two people in two browsers."""

from __future__ import annotations

import json
import re

from page_keys import press_until
from page_player import ENDED, MOVED, Player
from page_server import Server
from playwright.sync_api import Page, WebSocket, expect


def test_a_game_against_a_bot_can_be_replayed_and_checked(page: Page) -> None:
    player = Player(page).sit()
    while player.await_turn():
        player.decide()
    expect(page.locator(".banner strong")).to_contain_text(ENDED)

    # the same address is the replay, from the first moment to the last
    page.reload()
    expect(player.screen).to_have_attribute("data-status", "over")
    end = player.n
    page.get_by_role("button", name="Go to the beginning").click()
    expect(player.screen).to_have_attribute("data-shown", "0")
    expect(page.locator(".banner", has_text="how this game was played")).to_be_visible()
    for number in (1, 2):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".past")).to_contain_text(f"Move {number} of")
    page.get_by_role("tab", name="Log").click()
    line = page.locator(".log button").nth(20)
    told = line.inner_text()
    line.click()
    expect(page.locator('.log button[aria-current="step"]')).to_have_text(told, use_inner_text=True)
    page.get_by_role("button", name="Back to the end").click()
    expect(player.screen).to_have_attribute("data-shown", str(end))

    # chance is derived again in the browser
    page.get_by_role("button", name="Fair chance").click()
    expect(page.get_by_role("status").filter(has_text="Proven: the server sealed its secret")).to_be_visible()
    page.keyboard.press("Escape")

    # the record is a file that the engine reads
    with page.expect_download() as download:
        page.get_by_role("link", name="Export the record").click()
    assert json.loads(download.value.path().read_text().splitlines()[0])["game"] == "duel"


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    press_until(
        page,
        "Tab",
        "document.activeElement.matches('button') && document.activeElement.textContent.includes('Play now')",
    )
    page.keyboard.press("Enter")
    player = Player(page)
    while player.await_turn():
        before = player.n
        if player.question == "turn":
            press_until(page, "Tab", "document.activeElement?.dataset.slot !== undefined")
            press_until(page, "ArrowDown", "document.activeElement?.getAttribute('aria-disabled') === 'false'")
            page.keyboard.press("Enter")
            page.wait_for_selector("[data-dock] .act[data-action]")
            page.keyboard.press("b")
            page.wait_for_function(f"n => ({MOVED})(n) || document.querySelector('#why-not')", arg=before)
            if page.locator("#why-not").count():
                page.keyboard.press("d")
        else:
            page.keyboard.press("1")
        page.wait_for_function(MOVED, arg=before)
    expect(page.get_by_role("status").first).not_to_be_empty()


def test_two_people_and_what_only_one_of_them_may_know(own_server: Server, page: Page, other: Page) -> None:
    """A friend comes by the link; the Great Library's tokens are nowhere in the other's browser (D13.4)."""
    mine, theirs = frames(page), frames(other)
    page.goto(own_server.address)
    page.get_by_role("button", name="Play with a friend").click()
    address = page.get_by_role("textbox", name="Link to the table").input_value()
    expect(page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    other.goto(address)
    other.get_by_role("button", name="Sit down").click()

    players = [Player(page, "Great Library", "Discard"), Player(other, "Discard")]
    drawn: set[str] = set()
    while not drawn:
        expect(page.locator(".screen")).to_be_visible()
        player = players[0] if asked(page, other) is page else players[1]
        player.decide()
        drawn = private_tokens(mine)
    expect(other.locator(".screen")).to_have_attribute("data-n", page.locator(".screen").get_attribute("data-n") or "")
    assert len(drawn) == 3
    told = (
        "".join(theirs) + other.content() + other.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    )
    words = [json.loads(frame) for frame in theirs if '"drawn":' in frame]
    assert words
    assert all(not message["view"]["drawn"] for message in words)
    assert "token_drawn" in told
    assert not any(f'"token_drawn","seat":0,"token":"{token}"' in told for token in drawn)
    page.locator("[data-thing].choice").first.click()

    # and on to the end, both seeing the same
    players = [Player(page), Player(other)]
    while asked(page, other) is not None:
        players[0 if asked(page, other) is page else 1].decide()
    for screen in (page, other):
        expect(screen.locator(".screen")).to_have_attribute("data-status", "over")
    totals = [screen.locator(".city .points b").all_inner_texts() for screen in (page, other)]
    assert totals[0] == list(reversed(totals[1]))
    winner = page.locator(".ending .won strong").inner_text()
    titles = {screen.locator(".banner strong").inner_text() for screen in (page, other)}
    assert titles in (
        {"You won!", f"Winner: {winner}"},
        titles if any("Shared" in title for title in titles) else set(),
    )


def frames(page: Page) -> list[str]:
    """Everything that the page is told, from now on."""
    told: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: told.append(str(payload)))

    page.on("websocket", listen)
    return told


def private_tokens(told: list[str]) -> set[str]:
    """The tokens that the Great Library showed."""
    found = [json.loads(frame) for frame in told if '"drawn":["' in frame]
    return {token for message in found for token in message["view"]["drawn"]}


def asked(page: Page, other: Page) -> Page | None:
    """Whose turn it is; nobody's when the game is over."""
    while True:
        for screen in (page, other):
            where = screen.locator(".screen")
            if where.get_attribute("data-question"):
                return screen
            if where.get_attribute("data-status") == "over":
                return None
        page.wait_for_timeout(30)
