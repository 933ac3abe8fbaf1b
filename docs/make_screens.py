"""Photographs the main screens of the page into docs/screens: `.venv/bin/python docs/make_screens.py`."""

from __future__ import annotations

import json
import signal
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests/tellers")]

from page_player import KNOWN_BYTES, Player  # noqa: E402
from page_server import Server  # noqa: E402

SCREENS = ROOT / "docs/screens"
WIDE = (1440, 900)
PHONE = (390, 844)


def visit(browser: Browser, server: Server, size: tuple[int, int], **settings: object) -> Page:
    """A new reader's browser."""
    kept = {"motion": "off", "sound": False, "level": "novice", "learned": True, "language": "en", "theme": "light"}
    context = browser.new_context(base_url=server.address, viewport={"width": size[0], "height": size[1]})
    context.add_init_script(f"localStorage.petteia ??= {json.dumps(json.dumps(kept | settings))}; {KNOWN_BYTES}")
    return context.new_page()


def photograph(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    page.screenshot(path=SCREENS / f"{name}.png")
    print(name)


def change(page: Page, size: tuple[int, int], **settings: object) -> None:
    """The same reader with another device or taste."""
    page.evaluate(
        "change => { localStorage.petteia = JSON.stringify({ ...JSON.parse(localStorage.petteia), ...change }) }",
        settings,
    )
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.reload()
    page.wait_for_selector(".screen, main")


def photograph_account(page: Page) -> None:
    """Somebody with a name, a bot and a key for it."""
    page.goto("/account")
    page.get_by_label("Name").fill("Klára")
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_role("link", name="Klára").click()
    page.get_by_label("Bot name").fill("Talos")
    page.get_by_role("button", name="Create a bot").click()
    page.get_by_label("What is the key for?").fill("My first bot")
    page.get_by_label("Belongs to").select_option("Talos")
    page.get_by_role("button", name="New key").click()
    page.get_by_text("Copy the key now").wait_for()
    page.evaluate("scrollTo(0, 0)")
    photograph(page, "account")


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, size, theme in (
            ("start", WIDE, "light"),
            ("start-night", WIDE, "night"),
            ("start-phone", PHONE, "light"),
        ):
            page = visit(browser, server, size, theme=theme)
            page.goto("/")
            photograph(page, name)
        page = visit(browser, server, WIDE)
        page.goto("/")
        page.get_by_role("button", name="Play with a friend").click()
        page.get_by_role("textbox", name="Link to the table").wait_for()
        photograph(page, "friend")
        page = visit(browser, server, WIDE)
        player = Player(page).sit()
        photograph(page, "draft")
        for _ in range(17):
            player.await_turn()
            player.decide()
        while player.await_turn() and player.question != "turn":
            player.decide()
        for name, size, change_to in (
            ("table", WIDE, {"language": "en", "theme": "light"}),
            ("table-night", WIDE, {"language": "cs", "theme": "night"}),
            ("table-laptop", (1100, 760), {"language": "pl", "theme": "light"}),
            ("table-phone", PHONE, {"language": "ru", "theme": "light"}),
        ):
            change(page, size, **change_to)
            page.locator(".card.available").first.click()
            photograph(page, name)
        change(page, WIDE, language="en")
        while player.await_turn():
            player.decide()
        photograph(page, "end")
        change(page, WIDE, language="cs")
        page.goto("/rules/duel#D5.8")
        photograph(page, "rules")
        change(page, WIDE, language="en")
        for family, name in (("card", "rules-cards"), ("chain", "rules-chains")):
            page.goto(f"/rules/duel/{family}")
            photograph(page, name)
        change(page, WIDE, language="en")
        page.goto("/")
        for game, name in (("Cyclades", "start-cyclades"), ("Cyclades: Legendary Edition", "start-legendary")):
            page.get_by_role("radio", name=game, exact=True).click()
            photograph(page, name)
        photograph_account(page)
        browser.close()
    server.end(signal.SIGTERM)


if __name__ == "__main__":
    main()
