"""The analysis board in the browser: two variations, commented and shared; a physical game that is typed in."""

from __future__ import annotations

import json
import re
from urllib.parse import quote

import pytest
from page_axe import faults
from playwright.sync_api import Page, expect

from petteia.games import duel

SEARCHED = 240_000  # milliseconds; a busy machine is slow


def open_board(page: Page, game: str, draws: bool = True, **root: object) -> None:
    """A fresh board at an address of its own."""
    page.goto("about:blank")
    page.goto(f"/analysis/board#{quote(json.dumps({'root': {'game': game, **root}, 'players': [], 'draws': draws}))}")
    expect(page.locator(".screen")).to_be_visible()


def discard(page: Page, card: str) -> None:
    """Sell the card of that number, and wait until it is the other player's turn."""
    before = page.locator(".banner strong").inner_text()
    page.keyboard.press(card)
    page.keyboard.press("d")
    expect(page.locator(".banner strong")).not_to_have_text(before)


def test_two_variations_are_commented_shared_and_copied(page: Page, other: Page) -> None:
    open_board(page, "duel", position=duel.position(age=2, coins=(9, 4)).position())
    screen, moves = page.locator(".screen"), page.get_by_role("list", name="Moves")
    discard(page, "1")
    page.get_by_label("Comment on this position").fill("Too early?")
    page.get_by_label("Comment on this position").blur()
    expect(moves).to_contain_text("Too early?")
    page.keyboard.press(",")
    expect(screen).to_have_attribute("data-n", "0")
    discard(page, "2")
    expect(moves.locator(".other")).to_have_count(1)
    expect(moves).not_to_contain_text("Too early?")
    assert faults(page, "main") == []
    page.get_by_role("button", name="Make this the main line").click()
    expect(page.get_by_role("button", name="Make this the main line")).to_have_count(0)
    moves.locator("[aria-current]").focus()
    page.keyboard.press("ArrowDown")  # to what was tried before
    expect(moves).to_contain_text("Too early?")
    page.get_by_role("tab", name="Study").click()
    page.get_by_label("Title").fill("Two ways")
    page.get_by_role("button", name="Save as a study").click()
    expect(page).to_have_url(re.compile(r"/analysis/study/"))
    page.get_by_role("tab", name="Study").click()
    link = page.locator("a.link[href*='/analysis/study/']").inner_text()
    assert faults(page, "main") == []

    other.goto(link)
    other.get_by_role("button", name="Moves").click()  # on a narrow screen they are in a drawer
    theirs = other.get_by_role("list", name="Moves")
    expect(theirs.locator(".other")).to_have_count(1)
    theirs.locator(".other").click()
    expect(theirs).to_contain_text("Too early?")
    other.get_by_role("tab", name="Study").click()
    expect(other.get_by_label("Title")).to_have_value("Two ways")
    other.get_by_role("button", name="Save a copy").click()
    expect(other.get_by_role("button", name="Delete this study")).to_be_visible()
    assert link not in other.url

    page.reload()
    expect(moves.locator(".other")).to_have_count(1)
    page.get_by_role("tab", name="Study").click()
    page.get_by_role("button", name="Delete this study").click()
    expect(page.get_by_text("You have not saved a study yet.")).to_be_visible()


def test_a_physical_game_is_typed_in_and_kept_as_a_record(page: Page) -> None:
    page.goto("/watch")
    page.get_by_role("link", name="Analysis board").click()
    page.get_by_label(re.compile("^Wonders")).select_option(index=1)
    page.get_by_label("I choose, as it happened at my own table").check()
    page.get_by_label("Seat 1").fill("Ann")
    page.get_by_label("Seat 2").fill("Bob")
    assert faults(page) == []
    page.get_by_role("button", name="Open the board").click()
    chance, screen = page.get_by_role("region", name="Chance"), page.locator(".screen")
    chance.get_by_role("button", name="Bob").click()
    for n, token in enumerate(("Law", "Strategy", "Economy", "Masonry", "Theology"), 2):
        chance.get_by_role("button", name=re.compile(token)).click()
        expect(screen).to_have_attribute("data-n", str(n))
    expect(chance.get_by_label("Find")).to_be_visible()
    chance.get_by_label("Find").fill("theat")  # by keyboard alone
    page.keyboard.press("Enter")
    expect(screen).to_have_attribute("data-n", "7")
    chance.get_by_role("button", name="Draw").click()  # the rest of the cards, for this test
    expect(page.locator(".banner")).to_contain_text("Bob to move")
    discard(page, "1")
    page.get_by_role("tab", name="Study").click()
    page.get_by_role("button", name="Save as a game record").click()
    expect(screen).to_have_attribute("data-status", "over")
    expect(page.locator("main")).to_contain_text("Theater")
    expect(page.locator("h1")).to_contain_text("Ann, Bob")
    page.get_by_role("tab", name="Review").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=SEARCHED)
    page.get_by_role("link", name="Analysis board").click()  # and back to the board, with the game as its main line
    expect(page.get_by_role("list", name="Moves")).to_contain_text("Bob")


@pytest.mark.parametrize("game", ["cyclades", "legendary"])
def test_a_map_is_a_board_on_a_phone_by_night(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    open_board(page, game, seats=3)
    expect(page.locator(".screen")).not_to_have_attribute("data-n", "0")
    page.get_by_role("button", name="Moves").click()
    expect(page.get_by_role("list", name="Moves")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page, "main") == []


def test_options_have_chances_and_are_played_by_a_click(page: Page) -> None:
    open_board(page, "duel", position=duel.position(age=3, coins=(9, 4)).position())
    page.get_by_role("tab", name="Chances").click()
    page.get_by_role("button", name="Show the chances").click()
    options = page.locator(".analysis ol button")
    expect(options.first).to_be_visible(timeout=SEARCHED)
    options.first.click()
    expect(page.locator(".screen")).not_to_have_attribute("data-n", "0")
