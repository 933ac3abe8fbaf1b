"""Both Cyclades through the page: whole games, by pointing at gods, cards, numbers and the map."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page_axe import faults
from page_keys import decide

MOST_DECISIONS = 900


def sit_down(page: Page, game: str, seats: list[str], **options: str) -> None:
    """A new table at which the person of this browser has the first seat."""
    page.goto("/")
    made: dict[str, Any] = page.evaluate(
        """async (table) => {
          await fetch('/api/guest', { method: 'POST' });
          const headers = { 'Content-Type': 'application/json' };
          const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) });
          return answer.json();
        }""",
        {"game": game, "seats": seats, "start": True, "options": options},
    )
    page.goto(f"/t/{made['id']}")
    expect(page.locator(".screen")).to_be_visible()


def over(page: Page) -> bool:
    return page.locator(".screen").get_attribute("data-status") == "over"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("cyclades", ["me", "greedy", "greedy"], {}),
        ("legendary", ["me", "greedy", "greedy", "greedy"], {"map": "quick", "teams": "yes"}),
    ],
)
def test_a_whole_game_against_bots(page: Page, game: str, seats: list[str], options: dict[str, str]) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    sit_down(page, game, seats, **options)
    for _ in range(MOST_DECISIONS):
        page.wait_for_selector('.screen:not([data-question=""]), .screen[data-status="over"]', timeout=60_000)
        if over(page):
            break
        decide(page)
    assert over(page)
    expect(page.locator(".banner strong")).not_to_be_empty()
    assert page.locator(".log button").count() > 20
    assert not faults


@pytest.mark.parametrize("theme", ["light", "night"])
@pytest.mark.parametrize("game", ["cyclades", "legendary"])
def test_axe_finds_nothing_at_the_table(page: Page, game: str, theme: str) -> None:
    """At each kind of question up to the first turn, with somebody's reach shown, and then on a phone."""
    page.add_init_script(
        f"localStorage.petteia = JSON.stringify({{ theme: '{theme}', motion: 'off', sound: false, learned: true }})"
    )
    sit_down(page, game, ["me", "novice", "novice"])
    seen: set[str] = set()
    while "turn" not in seen:
        page.wait_for_selector('.screen:not([data-question=""])', timeout=60_000)
        question = page.locator(".screen").get_attribute("data-question") or ""
        if question not in seen:
            assert faults(page) == [], question
        seen.add(question)
        if question != "turn":
            decide(page)
    page.keyboard.press("r")
    expect(page.locator("section.reach")).to_be_visible()
    assert faults(page) == [], "reach"
    page.keyboard.press("Escape")
    expect(page.locator("section.reach")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".phone-tabs")).to_be_visible()
    assert faults(page) == [], "phone"


def test_what_cannot_be_done_says_why_with_its_rule(page: Page) -> None:
    """The pointer over an island that is out of reach tells the rule, not only that it is not possible."""
    sit_down(page, "cyclades", ["me", "greedy", "greedy"])
    for _ in range(60):
        page.wait_for_selector('.screen:not([data-question=""])')
        if page.locator(".card .refusal .rule").count():
            break
        decide(page)
    assert page.locator(".card .refusal .rule").first.inner_text().startswith("C")
