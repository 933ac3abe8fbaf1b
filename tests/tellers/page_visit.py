"""Going to a screen and waiting until all of it is there."""

from __future__ import annotations

from playwright.sync_api import Page, Request

QUIET = 3  # looks in a row at which nothing is being fetched
ONE_LOOK = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))"


def visit(page: Page, address: str) -> None:
    """Go there, and wait until the page draws and fetches nothing (Playwright waits for half a second of silence)."""
    under_way: set[Request] = set()
    heard = (("request", under_way.add), ("requestfinished", under_way.discard), ("requestfailed", under_way.discard))
    for event, hear in heard:
        page.on(event, hear)  # type: ignore[call-overload]
    page.goto(address)
    page.wait_for_selector("main")
    quiet = 0
    while quiet < QUIET:
        page.evaluate(ONE_LOOK)
        quiet = 0 if under_way else quiet + 1
    for event, hear in heard:
        page.remove_listener(event, hear)
