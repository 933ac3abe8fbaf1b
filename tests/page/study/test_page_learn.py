"""Learning from a finished game in the browser: its mistakes are questions on the board, to be answered better."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from page_axe import faults
from page_review import FIRST_GRAPH, open_review
from page_server import Server
from playwright.sync_api import Page, expect

import petteia
from petteia.core.engine.rng import Rng
from petteia.core.records.record import Record
from petteia.server.people.sessions import COOKIE


def played(game: str, **how: object) -> Record:
    """A game of people who did anything at all."""
    record, rng = Record(petteia.game(game), **how), Rng(5)  # type: ignore[arg-type]
    while not record.state.over:
        state = record.state
        record.play(int(state.draw(rng)) if state.actor < 0 else state.legal()[rng.below(len(state.legal()))])
    return record


@pytest.fixture(scope="module")
def opened(server: Server) -> Iterator[tuple[str, str]]:
    """A record of Duel that somebody opened: its table, and his cookie."""
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}, timeout=60) as guest:
        guest.post("/api/guest").raise_for_status()
        text = petteia.write_lines(played("duel", players=["Ann", "Bob"]))
        table = str(guest.post("/api/records", json={"text": text}).raise_for_status().json()["id"])
        yield table, guest.cookies[COOKIE]


@pytest.fixture
def review(page: Page, server: Server, opened: tuple[str, str]) -> Page:
    """A page that shows the review of that game."""
    return open_review(page, server, *opened)


def begin(page: Page) -> None:
    page.get_by_role("button", name="Learn from the mistakes").click()
    expect(page.locator(".screen")).to_have_attribute("data-question", "turn")


def test_a_mistake_is_a_question_on_the_board_by_keyboard(review: Page) -> None:
    begin(review)
    learn = review.get_by_role("region", name="Learn from your mistakes")
    expect(learn).to_contain_text("Question 1 of")
    expect(review.locator(".verdict")).to_have_count(0)
    assert faults(review, ".review") == []
    review.keyboard.press("1")  # the first card that can be taken
    review.keyboard.press("d")  # for coins
    grade = learn.locator(".grade")
    expect(grade).to_be_visible(timeout=FIRST_GRAPH)
    expect(review.locator(".screen")).to_have_attribute("data-question", "")
    assert grade.inner_text().split(":")[0] in ("Best!", "Fine", "Not yet", "That is what was played")
    assert faults(review, ".review") == []


def test_a_hint_then_the_solution_with_its_line(review: Page) -> None:
    begin(review)
    learn = review.get_by_role("region", name="Learn from your mistakes")
    learn.get_by_role("button", name="Hint").click()
    expect(learn.locator(".hint")).to_be_visible()
    learn.get_by_role("button", name="Show the solution").click()
    expect(learn).to_contain_text("Better: ")
    expect(review.locator(".screen")).to_have_attribute("data-question", "")
    learn.get_by_role("button", name="Show the better line").click()
    expect(learn).to_contain_text("Better line, step 1 of")
    learn.get_by_role("button", name="Next question").click()
    expect(learn).to_contain_text("Question 2 of")
    expect(review.locator(".screen")).not_to_have_attribute("data-question", "")
    learn.get_by_role("button", name="Back to the review").click()
    expect(review.get_by_role("slider")).to_be_visible()
    expect(review.locator(".verdict")).to_be_visible()


def test_whoever_walks_away_comes_back_to_the_question(review: Page) -> None:
    begin(review)
    review.get_by_role("button", name="One step back").click()
    expect(review.locator(".screen")).to_have_attribute("data-question", "")
    review.get_by_role("button", name="Back to the question").click()
    expect(review.locator(".screen")).to_have_attribute("data-question", "turn")


def test_on_a_phone_the_question_lies_above_the_board(review: Page) -> None:
    review.set_viewport_size({"width": 390, "height": 844})
    begin(review)
    strip = review.locator("[data-review]")
    expect(strip).to_contain_text("Question 1 of")
    assert review.evaluate("document.documentElement.scrollWidth") <= 390
    review.locator(".slot.available, [data-slot]").last.wait_for()
    assert faults(review, "[data-review]") == []
    strip.get_by_role("button", name="Show the solution").click()
    expect(strip).to_contain_text("Better: ")
    assert review.evaluate("document.documentElement.scrollWidth") <= 390


def walk_to_a_decision(page: Page) -> None:
    """To a moment in the middle of the game at which somebody is asked."""
    page.locator("ol.turning-points button").first.click()
    expect(page.locator(".verdict")).to_be_visible()


def test_all_options_have_their_chances_and_can_be_looked_at(review: Page) -> None:
    walk_to_a_decision(review)
    review.get_by_role("button", name="All options").click()
    options = review.locator(".review li button[aria-pressed]")
    expect(options.first).to_be_visible(timeout=FIRST_GRAPH)
    assert options.count() > 1
    chances = [int(text.rstrip("%")) for text in options.locator("b").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    assert options.first.locator(".cost").inner_text() == ""
    assert faults(review, ".review") == []
    board = review.locator("main").inner_text()
    options.last.focus()
    review.keyboard.press("Enter")
    expect(options.last).to_have_attribute("aria-pressed", "true")
    assert review.locator("main").inner_text() != board
    review.keyboard.press("Enter")
    expect(options.last).to_have_attribute("aria-pressed", "false")


def test_somebody_plays_on_from_a_moment(review: Page, opened: tuple[str, str]) -> None:
    walk_to_a_decision(review)
    review.get_by_role("button", name="Play on from here").click()
    dialog = review.get_by_role("dialog")
    expect(dialog).to_contain_text("not rated")
    dialog.get_by_label("Your seat").select_option("Bob")
    assert faults(review, "dialog, [role=dialog]") == []
    dialog.get_by_role("button", name="Begin").click()
    expect(review.locator(".screen")).to_have_attribute("data-status", "playing")
    assert opened[0] not in review.url
    expect(review.locator(".crumb")).to_contain_text("from a position")
