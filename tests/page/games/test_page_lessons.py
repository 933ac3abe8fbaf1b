"""First games that teach: the lessons follow the game, whatever one does, and can be left at any time."""

from __future__ import annotations

import pytest
from legendary_stories import at
from page_aegean import AegeanPlayer
from page_axe import faults
from page_server import Server
from playwright.sync_api import Page, expect

from petteia import State
from petteia.games import cyclades

# lessons that one meets who plays for some minutes; the game is dealt and answered alike to everybody
MET = {
    "cyclades": {"gods", "offer", "outbid", "build", "recruit", "move", "creature", "battle", "done", "income"},
    "legendary": {"claim", "moor", "station", "gods", "offer", "recruit", "move", "number", "where", "battle"},
}
GODS = {"poseidon", "ares", "zeus", "athena", "hera", "apollo"}
DECISIONS = 40


def begin_lessons(page: Page, game: str) -> None:
    page.goto("/learn")
    page.get_by_role("button", name=f"{game}: First game", exact=True).click()
    expect(page.locator(".lesson")).to_be_visible()


def lesson(page: Page) -> str:
    return page.locator(".lesson").get_attribute("data-lesson") or ""


@pytest.mark.parametrize(("game", "title"), [("cyclades", "Cyclades"), ("legendary", "Cyclades: Legendary Edition")])
def test_lessons_follow_the_game(page: Page, game: str, title: str) -> None:
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    begin_lessons(page, title)
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
        if lesson(page) == "number":  # units are in hand: where they may go is told next
            page.get_by_role("button", name="Next", exact=True).click()
            met.append(lesson(page))
        if not going_on:
            break
        player.decide()
    assert MET[game] <= set(met)
    assert len(GODS & set(met)) >= 3
    assert told > DECISIONS // 2  # there is nothing to tell while one is making up one's mind
    assert troubles == []

    # what was read stays read, also after loading the page again
    player.await_turn()
    shown = page.locator(".lesson header small").inner_text()
    page.reload()
    expect(page.locator(".lesson header small")).to_have_text(shown)

    # and one plays on without them
    page.get_by_role("button", name="End the lessons and keep playing").click()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator(".taught")).to_have_count(0)
    page.reload()
    expect(page.locator(".screen")).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)


def test_a_lesson_explains_the_question_and_points_at_the_answer(page: Page) -> None:
    begin_lessons(page, "Cyclades")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".lesson h2")).to_have_text("Choose a god")
    expect(page.locator(".god.open.taught").first).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".lesson h2")).to_have_text("Your offer")
    expect(page.locator(".rail.taught .legal").first).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".lesson h2")).to_have_text("Choose a god")
    page.locator(".rail .step.legal").first.click()
    expect(page.locator(".happened")).to_contain_text("offers 1 to")


@pytest.mark.parametrize(
    ("game", "title", "begin", "units"),
    [
        ("cyclades", "Cyclades", cyclades.position(god="poseidon", fleets=["C2*3", "F1", "K2"], gold=(9, 5, 5)), "C2"),
        (
            "legendary",
            "Cyclades: Legendary Edition",
            at(god="ares", land=["Melos1*3", "Melos3*2 Delos1", "Ios1"], gold=(9, 5, 5)),
            "Melos1",
        ),
    ],
    ids=["cyclades", "legendary"],
)
def test_units_in_hand_bring_their_lessons_at_once(
    server: Server, page: Page, game: str, title: str, begin: State, units: str
) -> None:
    """How many go and where to: told when units are taken in hand, whatever was being told before."""
    with server.beginning_from(begin):
        begin_lessons(page, title)
        player = AegeanPlayer(page, game)
        player.await_turn()
    before = lesson(page)
    assert before not in ("number", "where")
    player.area(units).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson h2")).to_have_text("How many")
    expect(page.locator(".dock .many.taught")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".lesson h2")).to_have_text("Where to")
    page.keyboard.press("Escape")
    expect(page.locator(".lesson")).not_to_have_attribute("data-lesson", "where")


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
        begin_lessons(page, "Cyclades: Legendary Edition")
        while lesson(page) != id:  # those of every turn come before
            page.get_by_role("button", name="Next", exact=True).click()
        expect(page.locator(".lesson h2")).to_have_text(title)
        expect(page.locator(".taught").first).to_be_visible()


def test_a_table_that_is_no_first_game_does_not_teach(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now against a bot").click()
    expect(page.locator(".screen")).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)


def test_duel_teaches_with_the_same_book(page: Page) -> None:
    begin_lessons(page, "7 Wonders Duel")
    for step in range(1, 12):
        expect(page.locator(".lesson header small")).to_have_text(f"Step {step} of 12")
        page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="End the lesson", exact=True).click()
    expect(page.locator(".lesson")).to_have_count(0)
