"""Problems in the browser: one is solved on the board by keyboard, another is not and shows its solution."""

from __future__ import annotations

import re

import pytest
from page_axe import faults
from playwright.sync_api import Locator, Page, expect

import petteia
from petteia.problems import Problem, problems, solves

LONG = 240_000  # milliseconds; a busy machine is slow
KEYS = {"build": "b", "discard": "d"}
PROBLEM = next(
    problem
    for problem in problems(petteia.game("duel"))
    if len(problem.solutions[0].texts) == 1 and problem.solutions[0].texts[0].split()[0] in KEYS
)


def shown(page: Page, problem: Problem) -> Locator:
    """A problem on the board, and what is said about it."""
    page.goto(f"/problems/{problem.game}/{problem.id}")
    expect(page.locator(f"[data-problem='{problem.id}']")).to_be_visible(timeout=LONG)
    return page.get_by_role("region", name="Problem")


def play(page: Page, text: str) -> None:
    """Build or discard a card by keyboard."""
    verb, card = text.split()
    name = page.locator("[data-dock] button", has_text=card.replace("_", " ").title()).first
    page.keyboard.press(name.locator("kbd").inner_text())
    page.keyboard.press(KEYS[verb])


def wrong(problem: Problem) -> str:
    """A card that can be built or discarded, and had better not be."""
    state = petteia.game(problem.game).read(problem.position)
    texts = [state.text(action) for action in state.legal()]
    return next(text for text in texts if text.split()[0] in KEYS and not solves(problem, [text]))


def test_a_problem_is_solved_by_keyboard_and_counts(page: Page) -> None:
    panel = shown(page, PROBLEM)
    expect(panel).to_contain_text("Find it on the board")
    assert faults(page) == []
    play(page, PROBLEM.solutions[0].texts[0])
    expect(panel.locator(".grade")).to_contain_text("Solved!", timeout=LONG)
    expect(page.locator(".crumb")).to_contain_text("1 of")
    assert faults(page) == []
    page.reload()
    expect(page.locator(".crumb")).to_contain_text("1 of", timeout=LONG)


def test_a_wrong_answer_is_told_and_the_solution_shown(page: Page) -> None:
    panel = shown(page, PROBLEM)
    panel.get_by_role("button", name="Hint").click()
    expect(panel.locator(".hint")).to_be_visible()
    play(page, wrong(PROBLEM))
    expect(panel.locator(".grade")).to_contain_text("percentage points", timeout=LONG)
    panel.get_by_role("button", name="Show the solution").click()
    expect(panel.locator("li.solves")).to_be_visible()
    expect(panel).to_contain_text(f"Step 1 of {len(PROBLEM.line)}")
    panel.get_by_role("button", name="One step forward").click()
    expect(panel).to_contain_text(f"Step 2 of {len(PROBLEM.line)}")
    assert faults(page) == []
    panel.get_by_role("button", name="Try again").click()
    expect(panel).to_contain_text("Find it on the board")
    expect(page.locator(".crumb")).to_contain_text("0 of")


@pytest.mark.parametrize("theme", ["light", "night"])
def test_on_a_phone_the_problem_lies_above_the_board(page: Page, theme: str) -> None:
    page.add_init_script(f"localStorage.petteia = JSON.stringify({{ theme: '{theme}', motion: 'off', sound: false }})")
    page.set_viewport_size({"width": 390, "height": 844})
    panel = shown(page, PROBLEM)
    expect(panel).to_contain_text("Find it on the board")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []
    panel.get_by_role("button", name="Show the solution").click()
    expect(panel.locator("li.solves")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []


def test_the_problem_of_the_day_is_on_the_first_screen(page: Page) -> None:
    page.goto("/")
    page.get_by_role("heading", name="Problem of the day").wait_for()
    page.get_by_role("link", name="Solve it").click()
    expect(page.get_by_role("region", name="Problem")).to_contain_text("Problem of the day", timeout=LONG)


def test_without_a_game_the_address_leads_to_the_game_of_the_day(page: Page) -> None:
    page.goto("/")
    page.goto("/problems")
    expect(page.get_by_role("region", name="Problem")).to_contain_text("Problem of the day", timeout=LONG)
    page.wait_for_url(re.compile("/problems/[a-z]+$"))
    page.go_back()
    expect(page.get_by_role("heading", name="Problem of the day")).to_be_visible()
