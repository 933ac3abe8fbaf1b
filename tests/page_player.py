"""A person at a table of Duel, who does what the page offers."""

from __future__ import annotations

from playwright.sync_api import Page, expect


class Player:
    """Plays by clicking, always the first thing that is possible."""

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

    def sit(self, address: str = "/") -> Player:
        """Open the page and play against a bot at once."""
        self.page.goto(address)
        self.page.get_by_role("button", name="Play now against a bot").click()
        expect(self.screen).to_be_visible()
        return self

    def await_turn(self) -> bool:
        """Wait until there is something to decide; False if the game is over instead."""
        self.page.wait_for_selector('.screen:not([data-question=""]), .screen[data-status="over"]', timeout=30_000)
        return not self.over

    def decide(self) -> None:
        """One decision, and wait until the server has it."""
        before = self.n
        if self.question == "turn":
            self.page.locator(".card.available").first.click()
            action = self.page.locator('[data-dock] .act:not([aria-disabled="true"])').first
        else:
            action = self.page.locator(".choice, .actions.list .act").first
        action.click()
        self.page.wait_for_function(
            "n => Number(document.querySelector('.screen').dataset.n) > n || document.querySelector('.screen').dataset.status === 'over'",
            arg=before,
        )
