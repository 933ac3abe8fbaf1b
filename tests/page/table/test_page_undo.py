"""Undo through the page: at once within the limit, beyond it only if the other player agrees."""

from __future__ import annotations

from page_player import Player
from playwright.sync_api import Page, expect


def sit_together(page: Page, other: Page) -> tuple[Player, Player]:
    """Two people at a table; the one who drafts first, and the other."""
    page.goto("/")
    page.get_by_role("button", name="Play with a friend").click()
    other.goto(page.get_by_role("textbox", name="Link to the table").input_value())
    other.get_by_role("button", name="Sit down").click()
    players = Player(page), Player(other)
    for player in players:
        expect(player.screen).to_be_visible()
    asked(*players)
    return players if players[0].question else (players[1], players[0])


def asked(*players: Player) -> Player:
    """Whoever is asked, once both see the same."""
    while True:
        asked = [player for player in players if player.question]
        if asked and len({player.n for player in players}) == 1:
            return asked[0]
        players[0].page.wait_for_timeout(30)


def take_back(player: Player) -> None:
    if player.page.get_by_role("button", name="Log", exact=True).count():  # a narrower window has it in a drawer
        player.page.keyboard.press("u")
    else:
        player.page.get_by_role("button", name="Undo").click()


def test_one_s_own_first_half_is_taken_back_at_once(page: Page, other: Page) -> None:
    """The second player drafts two wonders in a row; the first of them can be had back without asking (D2.2)."""
    first, second = sit_together(page, other)
    first.decide()
    assert asked(first, second) is second
    before = second.page.locator(".choice").all_inner_texts()
    second.decide()
    assert asked(first, second) is second
    assert len(second.page.locator(".choice").all()) == len(before) - 1
    take_back(second)
    expect(second.page.locator(".choice")).to_have_count(len(before))
    assert second.page.locator(".choice").all_inner_texts() == before
    expect(first.page.locator(".log")).to_contain_text("undoes the last action")
    expect(first.page.locator(".notice")).to_have_count(0)


def test_what_the_other_has_answered_needs_his_consent(page: Page, other: Page) -> None:
    first, second = sit_together(page, other)
    first.decide()
    asked(first, second)
    second.decide()
    asked(first, second)
    offer = second.page.locator(".choice").count()

    # declined: nothing changes, and the asker is told so
    take_back(first)
    expect(first.page.locator(".notice")).to_contain_text("You have asked")
    expect(second.page.locator(".notice")).to_contain_text("asks to undo the last action")
    second.page.get_by_role("button", name="Decline").click()
    expect(second.page.locator(".notice")).to_have_count(0)
    expect(first.page.locator(".notice")).to_contain_text("declined the undo")
    assert second.page.locator(".choice").count() == offer
    first.page.locator(".notice").get_by_role("button", name="Close").click()
    expect(first.page.locator(".notice")).to_have_count(0)

    # agreed: both actions are gone, and the first is asked again
    take_back(first)
    second.page.get_by_role("button", name="Agree").click()
    first.await_turn()
    expect(first.page.locator(".choice")).to_have_count(offer + 2)
    assert second.question == ""
    expect(first.page.locator(".notice")).to_have_count(0)


def test_what_was_shown_stays(page: Page) -> None:
    """After a card has turned up nothing can be had back, and the button says so."""
    player = Player(page).sit()
    player.await_turn()
    while player.question != "turn":  # until the cards of Age I are laid out
        player.decide()
        player.await_turn()
    button = page.get_by_role("button", name="Undo")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_attribute(
        "title", "This cannot be undone: something has been revealed, or another player has acted."
    )
