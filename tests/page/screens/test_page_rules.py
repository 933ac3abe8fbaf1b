"""The rules pages: every fact has its entry in every language, search finds them all, and links lead there and back."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from page_axe import faults_by_day_and_night
from page_player import Player
from page_visit import visit as go
from playwright.sync_api import Browser, Page, expect

import petteia
from petteia.locale import languages
from petteia.locale import words as words_of
from petteia.locale.sentences import said

GAMES = ("duel", "cyclades", "legendary")
# which table of the facts a family shows, and how its rows are named
TABLES: dict[str, dict[str, tuple[str, ...]]] = {
    "duel": {"card": ("cards",), "wonder": ("wonders",), "token": ("tokens",)},
    "cyclades": {"god": ("gods",), "creature": ("creatures",), "building": ("buildings",)},
    "legendary": {
        "god": ("gods",),
        "creature": ("creatures",),
        "hero": ("heroes",),
        "building": ("buildings",),
        "bonus": ("bonuses",),
    },
}
TILES = 10
ENTRIES = """() => [...document.querySelectorAll('[data-entry]')].map(one => ({
    path: one.dataset.entry,
    name: one.querySelector('h3')?.innerText ?? '',
    drawn: [...one.querySelectorAll('use')].filter(use => {
        const drawing = document.querySelector(use.getAttribute('href'));
        return drawing && drawing.children.length;
    }).length + one.querySelectorAll('.picture path').length,
    price: one.querySelector('[data-price] dd')?.innerText ?? '',
    effects: [...one.querySelectorAll('[data-effect], .unseen-words')].map(line => line.textContent.trim()),
}))"""


def facts(base_url: str, game: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{base_url}/api/games/{game}/facts").raise_for_status().json()
    return found


def fact_paths(told: dict[str, Any], game: str) -> set[str]:
    """What the facts hold, each as the address of its entry."""
    found = {
        f"{family}/{row if isinstance(row, str) else row['id']}"
        for family, names in TABLES[game].items()
        for name in names
        for row in told[name]
    }
    if game == "duel":
        found |= {f"chain/{card['shows']}" for card in told["cards"] if card["shows"]}
    else:
        found |= {f"unit/{god['recruits']}" for god in told["gods"] if god["recruits"]} | {"building/metropolis"}
    if game == "cyclades":
        found |= {"map/3", "map/4", "map/5"}
    return found


def visit(browser: Browser, base_url: str, language: str, width: int = 1440) -> Page:
    context = browser.new_context(base_url=base_url, locale=language, viewport={"width": width, "height": 900})
    context.add_init_script("localStorage.petteia ??= JSON.stringify({ motion: 'off', sound: false })")
    return context.new_page()


def open_family(page: Page, game: str, family: str) -> list[dict[str, Any]]:
    go(page, f"/rules/{game}/{family}")
    page.locator("[data-entry]").first.wait_for()
    found: list[dict[str, Any]] = page.evaluate(ENTRIES)
    return found


@pytest.mark.parametrize(
    "language",
    [one if one == "ru" else pytest.param(one, marks=pytest.mark.prove) for one in languages()],
)
@pytest.mark.parametrize("game", GAMES)
def test_every_fact_has_an_entry_with_drawing_price_and_effect(
    browser: Browser, base_url: str, game: str, language: str
) -> None:
    told = facts(base_url, game)
    own = words_of(language, game)
    entries = {f"{entry.family}/{entry.id}": entry for entry in petteia.game(game).almanac().entries}
    page = visit(browser, base_url, language)
    complaints: list[str] = []
    page.on("console", lambda one: complaints.append(one.text) if one.type in ("error", "warning") else None)
    shown: dict[str, dict[str, Any]] = {}
    for family in dict.fromkeys(entry["family"] for entry in told["almanac"]["entries"]):
        shown |= {entry["path"]: entry for entry in open_family(page, game, family)}
        assert page.evaluate("document.documentElement.lang") == language
    wanted = fact_paths(told, game)
    assert wanted <= set(shown), "a fact has no entry"
    assert len(shown) - len(wanted) == (TILES if game == "legendary" else 0), "an entry has no fact"
    for path, one in shown.items():
        assert one["drawn"], path
        lines = [said(own, line) for line in entries[path].effects]
        assert lines
        for line in lines:
            assert any(line in effect for effect in one["effects"]), (path, line, one["effects"])
        assert one["price"] == ", ".join(said(own, line) for line in entries[path].price), path
        if not path.startswith("chain/"):
            assert one["name"].casefold() == own.format(path.replace("/", "-", 1)).casefold()
    assert complaints == []
    page.context.close()


def test_a_map_lists_its_islands(page: Page, base_url: str) -> None:
    told = facts(base_url, "cyclades")
    open_family(page, "cyclades", "map")
    for seats in (3, 4, 5):
        rows = page.locator(f'[data-entry="map/{seats}"] [data-island]')
        assert rows.count() == len(told["islands"][seats - 2])


@pytest.mark.parametrize(
    ("language", "game", "sought", "first"),
    [
        ("en", "duel", "aqued", "card/aqueduct"),
        ("en", "duel", "THEOLOGY", "token/theology"),
        ("cs", "duel", "lazne", "card/baths"),
        ("cs", "legendary", "spentesilea", ""),
        ("pl", "cyclades", "swiatynia", "building/temple"),
        ("hu", "legendary", "odusszeusz", "hero/odysseus"),
        ("ru", "cyclades", "кракен", "creature/kraken"),
        ("en", "legendary", "L10.20", "hero/ajax"),
    ],
)
def test_one_box_finds_names_effects_and_rules(
    browser: Browser, base_url: str, language: str, game: str, sought: str, first: str
) -> None:
    page = visit(browser, base_url, language)
    page.goto(f"/rules/{game}")
    page.get_by_role("searchbox").fill(sought)
    if first:
        expect(page.locator("[data-entry]").first).to_have_attribute("data-entry", first)
    else:
        expect(page.locator("p", has_text=words_of(language, game).format("rules-nothing"))).to_be_visible()
        expect(page.locator("[data-entry]")).to_have_count(0)
    page.context.close()


def test_what_an_effect_says_is_found_with_the_paragraphs(page: Page) -> None:
    page.goto("/rules/duel")
    page.get_by_role("searchbox").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("progress tokens left")
    expect(page.locator("[data-entry]").first).to_have_attribute("data-entry", "wonder/great_library")
    page.get_by_role("searchbox").fill("capital")
    expect(page.locator("section p b", has_text="D8.5")).to_be_visible()
    page.locator("[data-entry]").first.get_by_role("link").first.click()
    expect(page.locator("[data-entry].wanted")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_filters_and_the_entry_of_an_address(page: Page, base_url: str) -> None:
    cards = facts(base_url, "duel")["cards"]
    page.goto("/rules/duel/card/aqueduct")
    aqueduct = page.locator('[data-entry="card/aqueduct"]')
    expect(aqueduct).to_be_in_viewport()
    expect(aqueduct).to_be_focused()
    expect(page).to_have_title(re.compile("Aqueduct"))
    page.locator('[data-filter="age-3"]').click()
    page.locator('[data-filter="kind-red"]').click()
    red = [card for card in cards if card["age"] == 3 and card["colour"] == 5]
    expect(page.locator("[data-entry]")).to_have_count(len(red))
    expect(page.get_by_role("status")).to_have_text(f"{len(red)} of {len(cards)}")
    page.goto("/rules/duel/card/aquaduct")
    expect(page.get_by_role("alert")).to_have_text("There is no such entry. Here is the full list.")
    expect(page.locator("[data-entry]")).to_have_count(len(cards))


def test_chains_lead_from_card_to_card(page: Page, base_url: str) -> None:
    page.goto("/rules/duel/chain/column")
    expect(page.locator('[data-entry="chain/column"].wanted')).to_be_in_viewport()
    rows = page.locator("ol li")
    cards = facts(base_url, "duel")["cards"]
    begin = [card for card in cards if card["shows"] and not card["free_with"]]
    assert rows.count() == len(begin)
    names = rows.first.locator("a > b").all_inner_texts()
    assert names == ["Theater", "Statue", "Gardens"]
    rows.first.locator("a").nth(1).click()
    expect(page.locator('[data-entry="card/statue"].wanted')).to_be_in_viewport()


def test_entries_and_paragraphs_lead_to_each_other(page: Page) -> None:
    page.goto("/rules/duel/wonder/great_library")
    page.locator('[data-entry="wonder/great_library"]').get_by_role("link", name="D7.9").click()
    paragraph = page.locator("p.wanted")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph.locator("b")).to_have_text("D7.9")
    paragraph.get_by_role("link", name="Great Library").click()
    expect(page.locator('[data-entry="wonder/great_library"].wanted')).to_be_in_viewport()
    page.go_back()
    expect(page.locator("p.wanted b")).to_have_text("D7.9")


def test_the_table_leads_to_an_entry_and_the_entry_back(page: Page) -> None:
    player = Player(page).sit()
    while player.question != "turn":
        player.decide()
        player.await_turn()
    table = page.url
    page.locator(".card.available").first.hover()
    link = page.locator("#popover .entry-link")
    expect(link).to_have_attribute("href", re.compile("/rules/duel/card/"))
    address = link.get_attribute("href")
    assert address is not None
    link.click()
    beside = page.locator("#tab-panel [data-entry]")
    expect(beside).to_have_attribute("data-entry", address.removeprefix("/rules/duel/"))
    page.locator("#tab-panel").get_by_role("link", name="Open in the rules pages").click()
    expect(page.locator("[data-entry].wanted")).to_be_in_viewport()
    assert page.url.endswith(address)
    page.get_by_role("link", name="Back to the table").click()
    expect(player.screen).to_be_visible()
    assert page.url == table


@pytest.mark.parametrize("game", ["cyclades", "legendary"])
def test_the_tables_of_both_cyclades_lead_to_gods_and_creatures(page: Page, game: str) -> None:
    title = {"cyclades": "Cyclades", "legendary": "Cyclades: Legendary Edition"}[game]
    page.goto("/")
    page.get_by_role("radio", name=title, exact=True).click()
    page.get_by_role("button", name="Play now against a bot").click()
    page.locator(".offerings .head").first.click()  # on a low screen the link comes with the help
    page.locator(".offerings .entry-link").first.wait_for(timeout=30_000)
    for family, link in (("god", ".offerings .entry-link"), ("creature", "[data-creature] .entry-link")):
        one = page.locator(link).first
        address = one.get_attribute("href")
        one.click()
        entry = page.locator("#tab-panel [data-entry]")
        expect(entry).to_have_attribute("data-entry", re.compile(f"^{family}/"))
        assert address == f"/rules/{game}/{entry.get_attribute('data-entry')}"


def test_options_are_told_by_their_words(page: Page, base_url: str) -> None:
    games = {game["id"]: game for game in httpx.get(f"{base_url}/api/games").json()}
    for game in GAMES:
        page.goto(f"/rules/{game}")
        page.locator("section p").first.wait_for()
        page.locator(".options summary").click()
        text = page.inner_text("main")
        for option in games[game]["options"]:
            assert words_of("en", game).format(f"option-{option['name']}") in text
            assert "_" not in option["name"] or option["name"] not in text, option["name"]
    page.goto("/rules/cyclades#C10.17")
    expect(page.locator("p.wanted .option")).to_have_text("Summoning the Kraken again: swims on")


def test_a_table_tells_its_options_by_their_words(page: Page, base_url: str) -> None:
    page.goto("/")
    guest = page.request.post("/api/guest", headers={"Origin": base_url})
    assert guest.ok
    wanted = {"game": "cyclades", "seats": ["me", "open"], "public": True, "options": {"kraken_again": "swims_on"}}
    table = page.request.post("/api/tables", data=wanted, headers={"Origin": base_url}).json()["id"]
    for address in (f"/t/{table}", "/watch"):
        page.goto(address)
        expect(page.locator('[data-option="kraken_again"]').first).to_contain_text(
            "Summoning the Kraken again: swims on"
        )
        assert "swims_on" not in page.inner_text("body")


def test_where_the_books_differ_is_one_click_away(page: Page, base_url: str) -> None:
    chapters = {game: facts(base_url, game)["books_differ"] for game in GAMES}
    assert chapters == {"duel": "", "cyclades": "C17", "legendary": "L15"}
    for game, chapter in chapters.items():
        page.goto(f"/rules/{game}")
        page.locator("section p").first.wait_for()
        if chapter:
            page.get_by_role("link", name="Where the books differ").click()
            expect(page.locator(f"section#{chapter} h2")).to_be_in_viewport()
        else:
            expect(page.get_by_role("link", name="Where the books differ")).to_have_count(0)


ADDRESSES = tuple(
    f"/rules/{game}{place}"
    for game, places in {
        "duel": ("", "/card/aqueduct", "/wonder", "/token", "/chain"),
        "cyclades": ("", "/god", "/creature", "/building", "/unit", "/map"),
        "legendary": ("", "/hero", "/bonus", "/tile"),
    }.items()
    for place in places
)


@pytest.mark.parametrize("language", [pytest.param("hu", marks=pytest.mark.prove), "ru"])
def test_nothing_lies_beside_a_phone(browser: Browser, base_url: str, language: str) -> None:
    """In the languages whose words are the longest."""
    page = visit(browser, base_url, language, width=390)
    for address in ADDRESSES:
        go(page, address)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, address
    page.get_by_role("searchbox").fill("a")
    page.locator("[data-entry]").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.context.close()


def test_axe_finds_nothing_by_day_and_by_night(browser: Browser, base_url: str) -> None:
    page = visit(browser, base_url, "en")
    for address in ADDRESSES:
        go(page, address)
        page.locator("main h2").first.wait_for()
        assert faults_by_day_and_night(page) == [], address
    page.get_by_role("searchbox").fill("metropolis")
    page.locator("[data-entry]").first.wait_for()
    assert faults_by_day_and_night(page) == [], "found"
    page.context.close()
