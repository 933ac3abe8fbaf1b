"""First games that teach: the lessons come as the game goes, whatever one does, and can be left at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from legendary_stories import at
from page_aegean import AegeanPlayer
from page_axe import faults
from page_server import Server

# lessons that one meets who plays for some minutes; the game is dealt and answered alike to everybody
MET = {
    "cyclades": {"gods", "offer", "outbid", "build", "recruit", "move", "creature", "battle", "done", "income"},
    "legendary": {"claim", "moor", "station", "gods", "offer", "recruit", "move", "number", "where", "battle"},
}
GODS = {"poseidon", "ares", "zeus", "athena", "hera", "apollo"}
DECISIONS = 40


def begin(page: Page, game: str) -> None:
    page.goto("/learn")
    page.get_by_role("button", name=f"{game}: First game", exact=True).click()
    expect(page.locator(".lesson")).to_be_visible(timeout=15_000)


def lesson(page: Page) -> str:
    return page.locator(".lesson").get_attribute("data-lesson") or ""


@pytest.mark.parametrize(("game", "title"), [("cyclades", "Cyclades"), ("legendary", "Cyclades Legendary")])
def test_lessons_follow_the_game(page: Page, game: str, title: str) -> None:
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    begin(page, title)
    player = AegeanPlayer(page, game)
    expect(page.locator(".lesson h2")).to_have_text("The goal")
    expect(page.locator(".taught").first).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Next", exact=True).click()
    met = ["goal"]
    told = 0
    for _ in range(DECISIONS):
        going_on = player.await_turn()
        told += page.locator(".lesson .happened", has_text="What happened").count()
        if lesson(page) not in met:
            met.append(lesson(page))
            expect(page.locator(".lesson h2")).not_to_be_empty()
        if not going_on:
            break
        player.decide()
    assert MET[game] <= set(met)
    assert len(GODS & set(met)) >= 3
    assert told > DECISIONS // 2  # there is nothing to tell while one is making up one's mind
    assert troubles == []

    # what was read stays read, also after loading the page again
    shown = page.locator(".lesson header small").inner_text()
    page.reload()
    expect(page.locator(".lesson header small")).to_have_text(shown)

    # and one plays on without them
    page.get_by_role("button", name="Leave the lessons and play on").click()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator(".taught")).to_have_count(0)
    page.reload()
    expect(page.locator(".screen")).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)


def test_a_lesson_explains_the_question_and_points_at_the_answer(page: Page) -> None:
    begin(page, "Cyclades")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".lesson h2")).to_have_text("Choose a god")
    expect(page.locator(".god.open.taught").first).to_be_visible()
    page.locator(".god.open .head").first.click()
    expect(page.locator(".lesson h2")).to_have_text("Your offer")
    expect(page.locator(".rail.taught .legal").first).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".lesson h2")).to_have_text("Choose a god")
    page.locator(".rail .step.legal").first.click()
    expect(page.locator(".happened")).to_contain_text("offers 1 to")


@pytest.mark.parametrize(
    ("id", "title", "position"),
    [
        ("upkeep", "Upkeep", {"ask": "upkeep", "due": "cerberus", "figures": "cerberus:Melos1:0"}),
        ("sacrifice", "Sacrifice", {"gold": (20, 9, 9), "heroes": "croesus:Melos1:0"}),
    ],
)
def test_keeping_and_giving_are_explained_when_it_comes_to_them(
    server: Server, page: Page, id: str, title: str, position: dict[str, object]
) -> None:
    with server.beginning_from(at(priestesses=(1, 0, 0), **position)):
        begin(page, "Cyclades Legendary")
        while lesson(page) != id:  # those of every turn come before
            page.get_by_role("button", name="Next", exact=True).click()
        expect(page.locator(".lesson h2")).to_have_text(title)
        expect(page.locator(".taught").first).to_be_visible()


def test_a_table_that_is_no_first_game_does_not_teach(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now against a bot").click()
    expect(page.locator(".screen")).to_be_visible(timeout=15_000)
    expect(page.locator(".lesson")).to_have_count(0)


def test_duel_teaches_with_the_same_book(page: Page) -> None:
    begin(page, "7 Wonders Duel")
    for step in range(1, 12):
        expect(page.locator(".lesson header small")).to_have_text(f"Step {step} of 12")
        page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="End the lesson").click()
    expect(page.locator(".lesson")).to_have_count(0)
