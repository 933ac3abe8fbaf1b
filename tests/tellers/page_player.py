"""A person at a table, and one at a table of Duel who takes what the page offers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

# what the browser adds to chance is known, so that the same game comes whenever the same is played
KNOWN_BYTES = "crypto.getRandomValues = (bytes) => bytes.fill(7);"
# nothing moves, nothing sounds and nothing is answered for one, so that a game is played as fast as it can be
STILL = f"""
    localStorage.petteia ??= JSON.stringify({{ motion: 'off', sound: false, level: 'novice', forced: false }});
    {KNOWN_BYTES}
"""
ENDED = re.compile(r"You won!|Winner: |Shared victory: ")  # how the banner names who has won
ASKED = '.screen:not([data-question=""]), .screen[data-status="over"]'
MOVED = """n => {
    const screen = document.querySelector('.screen');
    return Number(screen.dataset.n) > n || screen.dataset.status === 'over';
}"""


class AtTable:
    """Somebody at a table, and what the screen says of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.screen = page.locator(".screen")

    @property
    def n(self) -> int:
        return int(self.screen.get_attribute("data-n") or 0)

    @property
    def question(self) -> str:
        return self.screen.get_attribute("data-question") or ""

    @property
    def over(self) -> bool:
        return self.screen.get_attribute("data-status") == "over"

    def await_turn(self) -> bool:
        """Wait until there is something to decide; False if the game is over instead."""
        self.page.wait_for_selector(ASKED, timeout=60_000)
        return not self.over


class Player(AtTable):
    """Plays by clicking the first thing that is possible, or the first of the wanted ones."""

    def __init__(self, page: Page, *wanted: str) -> None:
        super().__init__(page)
        self.wanted = wanted

    def sit(self, address: str = "/") -> Player:
        """Open the page and play against a bot: one click."""
        self.page.goto(address)
        self.page.get_by_role("button", name="Play now against a bot").click()
        expect(self.screen).to_be_visible()
        return self

    def decide(self) -> None:
        """One decision, and wait until it stands in the log."""
        before = self.n
        self.choose()
        self.page.wait_for_function(MOVED, arg=before)

    def choose(self) -> None:
        if self.question == "turn":
            self.page.locator(".card.available").first.click()
            options = self.page.locator('[data-dock] .act:not([aria-disabled="true"])')
        else:
            options = self.page.locator(".choice, .actions.list .act")
        options.first.wait_for()
        for name in self.wanted:
            if options.filter(has_text=name).count():
                options.filter(has_text=name).first.click()
                return
        options.first.click()
