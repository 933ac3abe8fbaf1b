"""Every screen: accessible, in five languages, on a phone, and within its budget."""

from __future__ import annotations

import gzip
import re
import time

import pytest
from page_aegean import new_table
from page_axe import faults, faults_by_day_and_night
from page_measure import unreadable
from page_player import STILL, Player
from page_visit import visit
from playwright.sync_api import Browser, Page, Response, expect

SCREENS = (
    *(
        "/",
        "/watch",
        "/learn",
        "/challenges/legendary",
        "/open",
        "/open/legendary",
        "/tournaments",
        "/players",
        "/player/Pythia",
        "/settings",
        "/account",
        "/history",
    ),
    *("/reset", "/mail", "/rules/duel"),
)
SIZES = ((1440, 900), (1366, 768), (1280, 720), (390, 844))
PHONES = ((390, 844), (390, 667), (360, 640))
ZOOMED = (720, 450)  # a laptop at 200 %
OWN_SCREENS = (
    "/",
    "/account",
    "/history",
    "/people",
    "/tournaments/new",
)  # with more on them for somebody who has a name
UNTRANSLATED = re.compile(
    r"\b(page|word|start|lobby|table|duel|card|wonder|token|event|question|refusal|payment)-[a-z_]+\b"
)


def sign_in(page: Page, name: str) -> None:
    page.goto("/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(f"{name} of Delphi")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("link", name=name).wait_for()


def test_axe_finds_nothing_by_day_and_by_night(page: Page, pythia: str) -> None:
    for address in SCREENS:
        visit(page, address)
        assert faults_by_day_and_night(page) == [], address
    sign_in(page, pythia)
    for address in OWN_SCREENS:
        visit(page, address)
        assert faults_by_day_and_night(page) == [], f"{address} of {pythia}"
    page.goto("/")
    page.get_by_role("radio", name="7 Wonders Duel").click()  # the page remembers the game last opened
    page.get_by_role("button", name="Play with a friend").click()
    page.get_by_role("textbox", name="Link to the table").wait_for()
    assert faults_by_day_and_night(page) == [], "waiting room"
    player = Player(page).sit()
    player.await_turn()
    assert faults_by_day_and_night(page) == [], "draft"
    while player.question != "turn":
        player.decide()
        player.await_turn()
    page.locator(".card.available").first.click()
    page.wait_for_selector("[data-dock] .act")
    assert faults_by_day_and_night(page) == [], "table"
    for tab in ("Chat", "Points", "Rules"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        assert faults_by_day_and_night(page) == [], tab
    page.get_by_role("button", name="Fair chance").click()
    assert faults_by_day_and_night(page) == [], "fairness"
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(100)
    assert faults_by_day_and_night(page) == [], "phone"


LONGEST = "ru-RU"


@pytest.mark.parametrize(
    "locale", [*(pytest.param(one, marks=pytest.mark.prove) for one in ("cs-CZ", "pl-PL", "hu-HU")), "en-GB", "ru-RU"]
)
def test_every_screen_speaks_the_browser_s_language_and_fits(
    browser: Browser, base_url: str, pythia: str, locale: str
) -> None:
    """Nothing is untranslated, and nothing needs scrolling sideways, on a phone or zoomed to 200 %. In the language
    with the longest words, no word is cut off or overlaps another; the others are checked below, in the full run."""
    context = browser.new_context(base_url=base_url, locale=locale, viewport={"width": 1440, "height": 900})
    context.add_init_script(STILL)
    page = context.new_page()
    missing: list[str] = []
    page.on("console", lambda message: missing.append(message.text) if message.type in ("warning", "error") else None)
    for address in SCREENS:
        visit(page, address)
        assert not UNTRANSLATED.search(page.inner_text("body")), address
        assert locale != LONGEST or unreadable(page) == [], address
        for width, height in (ZOOMED, *(PHONES if locale == "en-GB" else PHONES[:1])):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, address
        assert locale != LONGEST or unreadable(page) == [], (address, "phone")
        page.set_viewport_size({"width": 1440, "height": 900})
    missing = [text for text in missing if "401" not in text]  # a stranger's history
    page.goto("/")
    page.locator(".games").get_by_role("radio").first.click()  # Duel: the page remembers the game last opened
    page.locator(".big").first.click()
    player = Player(page)
    expect(player.screen).to_be_visible()
    while not page.locator(".card.available").count():
        player.await_turn()
        player.decide()
    player.await_turn()
    page.locator(".card.available").first.click()
    page.locator(".card.available").nth(1).hover()  # the one that was chosen is told of in the dock
    page.wait_for_selector("#popover")
    assert not UNTRANSLATED.search(page.inner_text("body"))
    assert page.evaluate("document.documentElement.lang") == locale[:2]
    # another language at any time, without losing the table or the choice
    n = player.n
    page.locator("select").select_option("en" if locale != "en-GB" else "cs")
    expect(page.locator("html")).to_have_attribute("lang", "en" if locale != "en-GB" else "cs")
    assert player.n == n
    assert page.locator(".card.chosen").count() == 1
    assert missing == []
    context.close()


def test_a_phone(browser: Browser, base_url: str) -> None:
    context = browser.new_context(
        base_url=base_url, viewport={"width": 390, "height": 844}, has_touch=True, locale="en-GB"
    )
    context.add_init_script(STILL)
    page = context.new_page()
    player = Player(page).sit()
    for _ in range(14):
        player.await_turn()
        player.decide()
    player.await_turn()
    while player.question != "turn":
        player.decide()
        player.await_turn()
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.locator(".card.available").first.click()
        page.locator("[data-dock] .act").first.wait_for()
        for act in page.locator("[data-dock] .act").all():
            box = act.bounding_box()
            assert box is not None
            assert box["y"] >= 0, "what can be done is in sight"
            assert box["y"] + box["height"] <= height, "what can be done is in sight"
        page.locator("[data-dock]").get_by_role("button", name="Close").click()
        for tab in ("My city", "Daphne", "Log", "Table"):
            page.locator(".phone-tabs").get_by_role("button", name=tab).click()
            assert page.evaluate("document.documentElement.scrollWidth") <= width, tab
    small = page.evaluate(
        """[...document.querySelectorAll('.phone-table button')].filter(one => {
            const box = one.getBoundingClientRect();
            return box.width && (box.width < 24 || box.height < 24);
        }).map(one => one.outerHTML.slice(0, 90))"""
    )
    assert small == []
    context.close()


def test_the_whole_table_is_on_the_screen(page: Page) -> None:
    player = Player(page).sit()
    while not page.locator(".card.available").count():
        player.await_turn()
        player.decide()
    sizes = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert sizes == [900, 1440]
    for part in (".city", "[data-track]", ".card", "[data-dock]", ".banner", ".log", ".unseen"):
        for box in [one.bounding_box() for one in page.locator(part).all()]:
            assert box is not None
            assert box["y"] >= 0, part
            assert box["y"] + box["height"] <= 900, part
            assert box["x"] + box["width"] <= 1440, part
    # twice as large is the arrangement of a tablet, and still nothing lies outside
    page.set_viewport_size({"width": 720, "height": 450})
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    player.await_turn()
    player.decide()


@pytest.mark.parametrize(
    "locale", [*(pytest.param(one, marks=pytest.mark.prove) for one in ("en-GB", "cs-CZ", "pl-PL", "hu-HU")), "ru-RU"]
)
def test_every_word_at_the_table_can_be_read(browser: Browser, base_url: str, locale: str) -> None:
    """On phones, laptops and desktops, in the dark theme: no word is cut off, and none overlaps another."""
    page = visitor(browser, base_url, locale)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    page.locator(".big").first.click()
    player = Player(page)
    expect(player.screen).to_be_visible()
    player.await_turn()
    read(page, "draft")
    page.set_viewport_size({"width": 1440, "height": 900})
    while not page.locator(".card.available").count():
        player.await_turn()
        player.decide()
    player.await_turn()
    read(page, "turn")
    page.context.close()


@pytest.mark.prove
@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "pl-PL", "hu-HU", "ru-RU"])
def test_every_word_can_be_read(browser: Browser, base_url: str, pythia: str, locale: str) -> None:
    page = visitor(browser, base_url, locale)
    for address in (*SCREENS, "/nowhere"):
        visit(page, address)
        read(page, address, (SIZES[0], SIZES[-1]))
    page.context.close()


def test_a_long_list_of_tables_fits_a_phone(browser: Browser, base_url: str) -> None:
    for locale in ("cs-CZ", "ru-RU"):
        page = visitor(browser, base_url, locale)
        for seats in (["me", *["open"] * 5], ["me", "zephyros", "phaidra", "orion", "xanthe", "leonidas"]):
            new_table(page, "legendary", seats)
        visit(page, "/watch")
        read(page, "/watch", PHONES)
        page.context.close()


def visitor(browser: Browser, base_url: str, locale: str) -> Page:
    context = browser.new_context(base_url=base_url, locale=locale)
    context.add_init_script(STILL.replace("motion: 'off'", "motion: 'off', theme: 'night'"))
    return context.new_page()


def read(page: Page, what: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        assert unreadable(page) == [], (what, width)


@pytest.mark.parametrize("game", ["7 Wonders Duel", "Cyclades", "Cyclades: Legendary Edition"])
def test_each_game_shows_its_own_things_at_the_start(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("radio", name=game, exact=True).click()
    drawn = page.locator(".sill use")
    drawn.first.wait_for(state="attached")
    names = {name for one in drawn.all() if (name := one.get_attribute("href"))}
    assert ("#metropolis" in names, "#kraken" in names) == (game == "Cyclades", game == "Cyclades: Legendary Edition")
    assert faults(page) == []


def test_budgets_and_nothing_foreign(page: Page, base_url: str) -> None:
    scripts: dict[str, int] = {}
    foreign: list[str] = []
    complaints: list[str] = []

    def weigh(response: Response) -> None:
        if not response.url.startswith((base_url, "data:")):
            foreign.append(response.url)
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    page.on("response", weigh)
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    first = sum(scripts.values())
    assert first <= 60_000
    player = Player(page).sit()
    player.await_turn()
    page.wait_for_load_state("networkidle")
    table = sum(scripts.values())
    print(f"first screen {first} bytes of packed script, with the table {table}")
    assert table <= 120_000
    assert foreign == []
    assert complaints == []


def test_the_first_screen_is_there_within_a_second(page: Page) -> None:
    """The best of five: the machine may be busy, the page may not."""
    times = []
    for _ in range(5):
        page.goto("/")
        page.get_by_role("button", name="Play now against a bot").wait_for()
        times.append(page.evaluate("performance.now()"))
    assert min(times) <= 1000


def test_one_click_and_three_seconds_lead_to_the_first_decision(page: Page) -> None:
    times = []
    for _ in range(3):
        began = time.monotonic()
        assert Player(page).sit().await_turn()
        times.append(time.monotonic() - began)
    assert min(times) <= 3
