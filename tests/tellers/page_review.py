"""The review of a finished game, opened as its player would."""

from __future__ import annotations

from page_server import Server
from playwright.sync_api import Page, expect

from petteia.server.people.sessions import COOKIE

FIRST_GRAPH = 240_000  # milliseconds; a busy machine is slow


def open_review(page: Page, server: Server, table: str, cookie: str) -> Page:
    """The page of whoever has that cookie, with the first graph of the review drawn."""
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.address}])
    page.goto(f"{server.address}/t/{table}")
    page.locator(".ending").get_by_role("button", name="Review").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=FIRST_GRAPH)
    return page
