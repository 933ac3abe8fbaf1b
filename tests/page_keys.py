"""Going through a page by keys alone."""

from __future__ import annotations

from playwright.sync_api import Page

from page_player import MOVED

# what answers a question of either Cyclades, the most modest first: an offer, a number, a god, a place,
# then the dock
ANSWERS = (
    ".rail .step.legal",
    ".numbers .amount",
    ".god.open .head",
    ".sea .area.open",
    ".dock .verbs .button[aria-disabled='false']:not(.back)",
    ".seats .seat > .button",
    ".card .button",
    ".heroes .button",
)


def press_until(page: Page, key: str, reached: str) -> None:
    """Press a key until something holds on the page."""
    for _ in range(80):
        if page.evaluate(reached):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {reached}")


def decide(page: Page) -> None:
    """Answer the question with the first thing that is open; a verb of the dock first opens places on the map."""
    before = page.locator(".screen").get_attribute("data-n")
    for answer in ANSWERS:
        found = page.locator(answer).first
        if found.count():
            found.focus()
            page.keyboard.press("Enter")
            break
    else:
        raise AssertionError(f"nothing to do at {page.locator('.banner small').inner_text()!r}")
    if page.locator(".sea .area.open, .numbers .amount").count() == 0:
        page.wait_for_function(MOVED, arg=int(before or 0))
