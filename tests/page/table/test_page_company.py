"""People at the table: names, chat that is noticed, games that are found again, and addresses that lead nowhere."""

from __future__ import annotations

import re

from page_aegean import AegeanPlayer
from page_axe import faults
from page_player import STILL, Player
from playwright.sync_api import Browser, Page, expect

PLEASANT = re.compile(r"^[A-Z][a-z]+ [A-Z][a-z]+( \d)?$")


def test_a_friend_is_asked_for_a_name_and_talk_is_not_overseen(browser: Browser, page: Page, base_url: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with a friend").click()
    address = page.get_by_role("textbox", name="Link to the table").input_value()
    host = page.locator("li b").first.inner_text()
    assert PLEASANT.match(host)
    context = browser.new_context(base_url=base_url, locale="cs-CZ", viewport={"width": 390, "height": 844})
    context.add_init_script(STILL)
    friend = context.new_page()
    friend.goto(address)
    expect(friend.get_by_role("heading", name="Jste zváni")).to_be_visible()
    expect(friend.locator(".code")).to_have_count(0)  # whoever is invited is not told to invite
    assert host not in friend.inner_text("main"), "a guest's name is in the reader's language"
    assert faults(friend) == []
    friend.locator("#own-name").fill("Klára")
    friend.get_by_role("button", name="Posadit se").click()
    expect(page.locator(".screen")).to_be_visible(timeout=15_000)
    expect(page.locator(".city .who strong").filter(has_text="Klára")).to_be_visible()

    # a phrase is said by one click, and each reads it in his own language; the other sees that there is something
    friend.locator(".phone-tabs button").last.click()
    friend.locator("#tab-chat").click()
    friend.get_by_role("button", name="Pěkný tah!").click()
    expect(page.get_by_role("tab", name="Chat")).to_contain_text("1 new message")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat")).to_contain_text("Klára Nice move!")
    expect(page.get_by_role("tab", name="Chat")).not_to_contain_text("new message")

    # the game is found again: against whom, how far, whose turn
    page.goto("/")
    card = page.locator(".mine li").first
    expect(card).to_contain_text("Klára")
    expect(card).to_contain_text("7 Wonders Duel · Choosing wonders")
    expect(card).to_contain_text(re.compile("Your turn|Klára to move"))

    # the name is kept for the next table
    friend.goto("/open/duel")
    expect(friend.locator("#own-name")).to_have_value("Klára")
    context.close()


def test_a_table_is_remembered_and_its_bots_have_faces(page: Page) -> None:
    page.goto("/open/cyclades?seats=3")
    assert faults(page) == []
    for seat, character in ((2, "lykos"), (3, "themis")):
        page.get_by_role("radiogroup", name=f"Seat {seat}").get_by_role("radio", name="a bot").click()
        page.get_by_label(f"Bot in seat {seat}").select_option(character)
    page.get_by_role("radiogroup", name="Time to think").get_by_role(
        "radio", name="5 min + 10 s per turn", exact=True
    ).click()
    expect(page.locator(".sum")).to_contain_text("you, Lykos, and Themis")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".screen")).to_be_visible(timeout=20_000)
    expect(page.locator(".seat .portrait")).to_have_count(2)
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat")).to_contain_text("Themis Show me something I do not know.")
    page.goto("/open")
    expect(page.locator(".sum")).to_contain_text("you, Lykos, and Themis")
    expect(page.locator(".sum")).to_contain_text("5 min")


def test_an_unknown_address_has_a_way_back(page: Page) -> None:
    for address in ("/nowhere", "/rules", "/watch/that/one"):
        answer = page.goto(address)
        assert answer is not None
        assert answer.status == 404
        assert "{" not in page.inner_text("body")
        assert faults(page) == []
    page.goto("/nowhere")
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("button", name="Play now against a bot")).to_be_visible()


def test_spectators_are_told_who_decides(page: Page, other: Page) -> None:
    player = Player(page).sit()
    player.await_turn()
    other.set_viewport_size({"width": 1440, "height": 900})
    other.goto(page.url)
    expect(other.locator(".banner strong")).to_contain_text("Waiting for")
    expect(other.locator(".banner small")).to_have_text("You are watching.")
    expect(other.get_by_role("button", name="Undo")).to_have_count(0)
    expect(other.locator(".city .who small").filter(has_text="opponent")).to_have_count(0)


def test_whoever_resigns_among_several_is_told_who_plays_on(page: Page) -> None:
    """A bot takes over the seat: nobody waits for the player who left, and there is nothing left to take back."""
    page.goto("/")
    thoughtful = ["me", "expert", "expert"]  # so that the game is not over before one has looked
    player = AegeanPlayer(page, "cyclades").sit_down(thoughtful)
    player.await_turn()
    banner = page.locator(".banner").bounding_box()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".banner small")).to_have_text("You have resigned. A bot plays on for you.")
    expect(page.locator(".banner strong")).not_to_contain_text("Waiting")
    assert page.locator(".banner").bounding_box() == banner, "nothing below it moves"
    expect(page.locator(".seat").first).to_contain_text("resigned")
    for gone in ("Undo", "Resign"):
        expect(page.get_by_role("button", name=gone, exact=True)).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".dock")).to_contain_text("A bot plays on for you.")
    expect(page.get_by_role("button", name=re.compile("Undo|undone"))).to_have_count(0)
