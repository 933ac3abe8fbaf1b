"""What people do at a table besides playing: watch, talk, share a screen, give up, play again, ask why not."""

from __future__ import annotations

import re

import pytest
from page_aegean import AegeanPlayer
from page_player import MOVED, Player
from playwright.sync_api import Browser, Page, expect


def test_why_not_names_the_sum_and_the_rule(page: Page) -> None:
    player = Player(page).sit()
    while player.question != "turn" or not page.locator(".card.available").count():
        player.await_turn()
        if player.question != "turn":
            player.decide()
    for card in page.locator(".card.available").all():
        card.click()
        dear = page.locator('[data-dock] .act[aria-disabled="true"]')
        if dear.count():
            dear.first.hover()
            expect(page.locator("#why-not")).to_contain_text("short")
            expect(page.locator("#why-not")).to_contain_text("Rule D5.11")
            break
        card.click()
    else:
        raise AssertionError("everything could be afforded")
    # a covered card says what lies on it
    page.keyboard.press("Escape")
    page.locator('.card[data-card][aria-disabled="true"]').first.hover()
    expect(page.locator("#popover")).to_contain_text("Covered by")
    # and one that nobody has seen says what it may be, and how likely
    page.locator(".card:not([data-card])").first.hover(force=True)
    expect(page.locator("#popover")).to_contain_text("One of")


def test_the_dock_foretells_what_comes(page: Page) -> None:
    """Points, coins and lead as they will be; whoever plays on finds them so."""
    player = Player(page).sit()
    while player.question != "turn":
        player.decide()
        player.await_turn()
    page.locator(".card.available").first.click()
    expect(page.locator("#popover")).to_have_count(0)  # the pointer that rests where it has chosen asks nothing
    discard = page.locator("[data-dock] .act", has_text="Discard")
    expect(discard).to_contain_text(re.compile(r"points: (\d+), then (\d+)"))
    told = re.search(r"points: (\d+), then (\d+)", discard.inner_text())
    assert told is not None
    mine = page.locator(".city.side0 .points b")
    assert mine.inner_text() == told[1]
    before = player.n
    discard.click()
    page.wait_for_function(MOVED, arg=before)
    expect(mine).to_have_text(told[2])

    # whoever looks back is told of that moment, not of now
    player.await_turn()
    page.get_by_role("tab", name="Log").click()
    page.locator(".log button").first.click()
    expect(page.locator(".banner strong")).to_have_text("An earlier moment")
    expect(page.locator("[data-dock] .past")).to_contain_text("Move 1 of")
    assert "thinking" not in page.inner_text(".screen")
    assert "Your turn" not in page.inner_text(".screen")


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ"])
def test_a_reason_leads_to_its_rule_in_the_reader_s_language(browser: Browser, base_url: str, locale: str) -> None:
    context = browser.new_context(base_url=base_url, locale=locale, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto("/")
    page.locator(".big").first.click()
    player = Player(page)
    expect(player.screen).to_be_visible()
    player.await_turn()
    while player.question != "turn":
        player.decide()
        player.await_turn()
    page.locator(".card.available").first.click()
    page.locator('[data-dock] .act[aria-disabled="true"]').first.hover()
    page.locator("#why-not a").click()
    paragraph = page.locator("#tab-panel p.wanted")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_be_focused()
    expect(page.locator("#tab-panel section").first).to_have_attribute("lang", locale[:2])
    # the same by its address, and found without any marks on letters
    number = paragraph.locator("b").inner_text()
    page.goto(f"/rules/duel#{number}")
    expect(page.locator("p.wanted")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("mesto" if locale == "cs-CZ" else "CITY")
    expect(page.locator("section p").first).to_contain_text("měst" if locale == "cs-CZ" else "city")
    context.close()


def test_watching_talking_undoing_giving_up_and_playing_again(page: Page, other: Page) -> None:
    player = Player(page).sit()
    player.await_turn()
    other.goto(page.url)
    expect(other.locator(".screen")).to_be_visible()
    assert other.locator(".screen").get_attribute("data-question") == ""
    expect(page.locator(".watchers")).to_have_text("1")
    player.decide()
    other.wait_for_function("n => Number(document.querySelector('.screen').dataset.n) >= n", arg=player.n)

    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a message").fill("Good luck <b>to all</b>")
    page.keyboard.press("Enter")
    other.keyboard.press("c")  # where the window is narrower, talk is in a drawer
    expect(other.get_by_text("Good luck <b>to all</b>")).to_be_visible()

    player.await_turn()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".banner strong")).to_have_text("Winner: Daphne")
    expect(page.locator(".ending .how")).to_contain_text("has resigned")
    expect(other.locator(".chip")).to_contain_text("Winner")
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("link", name="Go to the new game").click()
    expect(page.locator('.screen[data-status="playing"]')).to_be_visible()


def test_two_people_at_one_screen(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Pass and play on one device").click()
    page.get_by_label("What should the others call you?").fill("Anna")
    page.get_by_label("Name of seat 2").fill("Bára")
    page.get_by_role("button", name="Begin the game").click()
    player = Player(page)
    expect(player.screen).to_be_visible()
    for _ in range(10):
        player.await_turn()
        player.decide()
    assert player.question
    expect(page.locator(".city.turn.side0")).to_be_visible()
    assert sorted(page.locator(".city .who strong").all_inner_texts()) == ["Anna", "Bára"]


def test_three_at_one_screen_keep_their_secrets(page: Page) -> None:
    """Each sees only their own gold, even in the past; the last action can be taken back; whoever is there resigns."""
    player = AegeanPlayer(page, "cyclades").sit_down(["me"] * 3)
    over, gold, own = (page.locator(one) for one in ("main h1[tabindex]", "[data-gold]", ".seat:has([data-gold])"))
    ready = page.get_by_role("button", name="show my view")
    expect(over).to_be_focused()
    before = over.inner_text()
    ready.click()
    first = own.get_attribute("data-seat")
    player.decide()
    expect(over).to_be_visible()
    expect(gold).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(over).to_have_text(before)
    ready.click()
    expect(own).to_have_attribute("data-seat", first or "")
    player.decide()
    ready.click()
    expect(own).to_have_count(1)
    expect(own).not_to_have_attribute("data-seat", first or "")
    expect(own.locator("header small")).to_have_text("you")
    page.keyboard.press(",")
    expect(page.locator(".banner")).to_contain_text("An earlier moment")
    expect(gold).to_have_count(0)
    page.keyboard.press("Escape")
    second = own.get_attribute("data-seat")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ready.click()  # a bot has bid for the one who left, and the third takes the device
    expect(page.locator(".seat:has-text('resigned')")).to_have_attribute("data-seat", second or "")


def test_the_first_game_teaches(page: Page) -> None:
    page.add_init_script("localStorage.petteia = JSON.stringify({ motion: 'off', sound: false })")
    page.goto("/")
    page.get_by_role("button", name="First game? Learn by playing").click()
    lesson = page.get_by_role("region", name="First game")
    lesson.get_by_role("button", name="Next").click()
    expect(page.locator(".card.available.taught").first).to_be_visible()
    for _ in range(10):
        lesson.get_by_role("button", name="Next").click()
    lesson.get_by_role("button", name="End the lesson", exact=True).click()
    expect(lesson).to_be_hidden()
