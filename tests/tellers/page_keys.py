"""Moving through a page with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page


def press_until(page: Page, key: str, reached: str) -> None:
    """Press a key until something holds on the page."""
    for _ in range(80):
        if page.evaluate(reached):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {reached}")
