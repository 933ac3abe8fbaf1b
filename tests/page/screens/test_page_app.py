"""The page as an app: it can be installed, starts without a connection, and is replaced by a newer one."""

from __future__ import annotations

import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from page_axe import faults
from page_player import STILL, Player
from page_server import BUILT, Server
from playwright.sync_api import Browser, BrowserType, Page, expect

from petteia.server.http.page import STATIC

OFFLINE = {
    "en-GB": "You are offline",
    "cs-CZ": "Jste bez připojení",
    "pl-PL": "Brak połączenia",
    "hu-HU": "Nincs internetkapcsolat",
    "ru-RU": "Нет связи",
}
KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(caches_.map((cache) => cache.keys()));
    return kept.flat().map((request) => new URL(request.url).pathname);
}"""


def is_an_app(page: Page) -> None:
    """Wait until the service worker has everything and controls the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


@pytest.fixture
def installed(browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path) -> Iterator[Page]:
    """A page in a browser with storage: without it, a browser does not install apps."""
    context = browser_type.launch_persistent_context(tmp_path / "profile", **browser_type_launch_args)
    yield context.pages[0]
    context.close()


def test_chromium_can_install_it(installed: Page, base_url: str) -> None:
    installed.goto(base_url)
    is_an_app(installed)
    chromium = installed.context.new_cdp_session(installed)
    found = chromium.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = found["manifest"]
    assert (manifest["name"], manifest["startUrl"], manifest["display"]) == ("Petteia", f"{base_url}/", "kStandalone")
    assert chromium.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}


def test_the_manifest_speaks_the_readers_language(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Language").select_option("cs")
    manifest = page.locator("link[rel=manifest]")
    expect(manifest).to_have_attribute("href", "cs.webmanifest")
    told = page.request.get("/cs.webmanifest").json()
    assert (told["lang"], told["description"][:8]) == ("cs", "Deskové ")


def test_without_a_connection_it_says_so_in_the_readers_language(own_server: Server, browser: Browser) -> None:
    """The first visit is enough, and when the server is back, so is the page."""
    readers = {}
    for locale in OFFLINE:
        context = browser.new_context(base_url=own_server.address, locale=locale)
        page = readers[locale] = context.new_page()
        page.goto("/")
        is_an_app(page)
    own_server.end(signal.SIGKILL)
    for locale, page in readers.items():
        page.goto("/t/anything")
        expect(page.get_by_role("heading", level=1)).to_have_text(OFFLINE[locale])
        assert faults(page) == []
    own_server.start()
    page = readers["cs-CZ"]
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator("html:not([data-offline]) .top")).to_be_visible()
    assert page.url.endswith("/t/anything")
    for page in readers.values():
        page.context.close()


def test_it_keeps_files_and_never_answers(page: Page) -> None:
    page.goto("/")
    is_an_app(page)
    player = Player(page).sit()
    player.await_turn()
    player.decide()
    page.wait_for_function(f"() => ({KEPT})().then((kept) => kept.some((path) => path.includes('TableScreen')))")
    kept = page.evaluate(KEPT)
    assert {path for path in kept if not path.startswith("/assets/")} == {"/offline"}
    assert any(path.endswith(".svg") for path in kept)  # the drawings of the game


def newer(folder: Path) -> Path:
    """The page as another build would name its files: scripts that name others have new names, too."""
    shutil.copytree(STATIC, folder)
    (entry,) = re.findall(r'src="\./assets/([^"]+\.js)"', (folder / "index.html").read_text())
    names = {path.name: f"newer-{path.name}" for path in folder.glob("assets/*.js")} | {entry: "first-newer.js"}
    named = re.compile("|".join(map(re.escape, names)))
    for path in folder.rglob("*.*"):
        if path.suffix in (".js", ".html"):
            text = path.read_text(encoding="utf-8")
            path.write_text(named.sub(lambda found: names[found[0]], text), encoding="utf-8")
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    return folder


def test_a_newer_page_takes_over_with_the_next_link_and_no_game_is_lost(
    own_server: Server, browser: Browser, tmp_path: Path
) -> None:
    context = browser.new_context(base_url=own_server.address, locale="en-GB")
    context.add_init_script(STILL)
    page = context.new_page()
    page.goto("/")
    is_an_app(page)
    player = Player(page).sit()
    player.await_turn()
    page.evaluate("window.before = true")

    own_server.end(signal.SIGTERM)
    own_server.environment[BUILT] = str(newer(tmp_path / "newer"))
    own_server.start()
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    page.wait_for_function("() => caches.keys().then((names) => names.some((name) => name.includes('first-newer')))")
    for _ in range(2):
        assert player.await_turn()
        player.decide()
    assert page.evaluate("window.before")  # the table was not loaded again
    notice = page.get_by_text("A new version of Petteia is ready.")
    expect(notice).to_be_hidden()

    other = context.new_page()  # a new one is of the new version, and needs no notice
    other.goto("/")
    assert other.locator("script[src$='first-newer.js']").count() == 1
    expect(other.get_by_text("A new version of Petteia is ready.")).to_be_hidden()
    other.close()

    page.locator(".brand").click()
    expect(page.locator("script[src$='first-newer.js']")).to_have_count(1)
    assert page.evaluate("window.before") is None
    page.get_by_role("main").get_by_role("link", name="Play", exact=True).click()
    assert player.await_turn()
    context.close()


def test_a_page_that_stays_open_is_told_quietly(own_server: Server, browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(base_url=own_server.address, locale="en-GB")
    page = context.new_page()
    page.goto("/rules/duel")
    is_an_app(page)
    own_server.end(signal.SIGTERM)
    own_server.environment[BUILT] = str(newer(tmp_path / "newer"))
    own_server.start()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # somebody comes back to it
    notice = page.get_by_text("A new version of Petteia is ready.")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    expect(notice).to_be_hidden()
    expect(page.locator("script[src$='first-newer.js']")).to_have_count(1)
    context.close()


def test_the_tab_says_how_many_games_wait(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title("Petteia")
    badges = "navigator.setAppBadge = (number) => { window.badge = number; return Promise.resolve(); }"
    page.context.add_init_script(badges)
    for number in (1, 2):
        player = Player(page).sit()
        player.await_turn()
        expect(page).to_have_title(re.compile(rf"^\({number}\) "))
        page.goto("/")
        expect(page).to_have_title(f"({number}) Petteia")
        assert page.evaluate("window.badge") == number
        icon = page.locator("link[rel=icon]").get_attribute("href") or ""
        assert f"%3E{number}%3C%2Ftext" in icon
