"""Going to a screen and waiting until it is complete."""

from __future__ import annotations

from playwright.sync_api import Page, Request

QUIET = 3  # looks in a row at which nothing is being fetched
ONE_LOOK = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))"


def visit(page: Page, address: str) -> None:
    """Go there, and wait until the page draws and fetches nothing (Playwright waits for half a second of silence)."""
    under_way: set[Request] = set()

    def begun(request: Request) -> None:
        under_way.add(request)

    def done(request: Request) -> None:
        under_way.discard(request)

    page.on("request", begun)
    page.on("requestfinished", done)
    page.on("requestfailed", done)
    page.goto(address)
    page.wait_for_selector("main")
    quiet = 0
    while quiet < QUIET:
        page.evaluate(ONE_LOOK)
        quiet = 0 if under_way else quiet + 1
    page.remove_listener("request", begun)
    page.remove_listener("requestfinished", done)
    page.remove_listener("requestfailed", done)
