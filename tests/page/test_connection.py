"""The line breaks, the server dies: the table is right again, and nothing is played twice."""

from __future__ import annotations

import signal

from playwright.sync_api import Page, expect

from page_player import MOVED, Player
from page_server import Server


def test_the_server_is_killed_in_the_middle_of_a_game(own_server: Server, page: Page) -> None:
    player = Player(page).sit(own_server.address)
    for _ in range(6):
        player.await_turn()
        player.decide()
    player.await_turn()
    before = player.n
    own_server.end(signal.SIGKILL)
    expect(page.locator(".notice", has_text="Connection lost")).to_be_visible()
    player.choose()
    expect(page.locator(".notice", has_text="Your action is kept")).to_be_visible()
    own_server.start()
    page.wait_for_function(MOVED, arg=before, timeout=30_000)
    expect(page.locator(".notice", has_text="Connection lost")).to_be_hidden()
    player.await_turn()
    player.decide()
    numbers = page.locator(".log .number").all_inner_texts()
    assert numbers == [str(number + 1) for number in range(len(numbers))]


def test_what_others_did_meanwhile_is_there_after_a_break(page: Page, other: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with a friend").click()
    other.goto(page.get_by_role("textbox", name="Link to the table").input_value())
    other.get_by_role("button", name="Sit down").click()
    player, friend = Player(page), Player(other)
    expect(player.screen).to_be_visible(timeout=15_000)
    expect(friend.screen).to_be_visible(timeout=15_000)
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    while not friend.question:
        if not player.question:
            page.wait_for_timeout(50)
            continue
        page.context.set_offline(False)
        player.decide()
        page.context.set_offline(True)
    friend.decide()
    page.context.set_offline(False)
    page.wait_for_function(
        "n => Number(document.querySelector('.screen').dataset.n) >= n", arg=friend.n, timeout=15_000
    )
