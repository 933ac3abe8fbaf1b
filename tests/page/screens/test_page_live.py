"""Something to watch on the first screen: a match of bots that goes on while somebody looks."""

from __future__ import annotations

import gzip
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from page_axe import faults_by_day_and_night
from page_server import Server
from playwright.sync_api import Page, Response, expect

FIRST_SCREEN = 60_000  # bytes of packed script
LONG = 240_000  # milliseconds; a busy machine is slow


@pytest.fixture
def theatre(tmp_path: Path) -> Iterator[str]:
    """The address of a server where bots play for those who watch."""
    made = Server(tmp_path, PETTEIA_EXHIBITION="true")
    yield made.address
    made.end(signal.SIGTERM)


def test_bots_play_on_the_first_screen_and_at_their_table(page: Page, theatre: str) -> None:
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    page.on("response", weigh)
    page.goto(theatre)
    box = page.locator("section", has=page.get_by_role("heading", name="Live now"))
    expect(box).to_contain_text("7 Wonders Duel")
    expect(box.get_by_role("listitem")).to_contain_text(["Archimedes", "Artemisia"])
    page.wait_for_load_state("networkidle")
    assert sum(scripts.values()) <= FIRST_SCREEN
    expect(box).to_contain_text("%", timeout=LONG)  # once somebody has looked at the chances
    assert faults_by_day_and_night(page) == []
    link = box.get_by_role("link", name="View")
    link.focus()
    page.keyboard.press("Enter")
    screen = page.locator("[data-n]")
    expect(screen).to_be_visible()
    before = int(screen.get_attribute("data-n") or 0)
    went_on = "before => Number(document.querySelector('[data-n]').dataset.n) > before"
    page.wait_for_function(went_on, arg=before, timeout=LONG)
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)


def test_who_opens_a_table_says_what_spectators_see(page: Page) -> None:
    page.goto("/open/duel")
    page.get_by_label("They see the game").select_option("5 min later")
    page.get_by_label("They see the chances of each side. Sitting down means agreeing.").check()
    assert faults_by_day_and_night(page) == []
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("Spectators see the game 5 min later.")).to_be_visible()
    expect(page.get_by_text("Spectators see the chances of each side.")).to_be_visible()
    assert faults_by_day_and_night(page) == []
