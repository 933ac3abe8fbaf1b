"""Maps of the Legendary Edition on the page: chosen with a picture, checked as they are typed, laid by hand."""

from __future__ import annotations

import pytest
from page_axe import faults
from page_keys import press_until
from playwright.sync_api import Page, expect

TILES = ("melos", "delos", "ios", "mykonos", "kea", "syros")


def take(page: Page, tile: str) -> None:
    """Go to a tile of the box with Tab, and take it."""
    press_until(page, "Tab", f"document.activeElement?.dataset.tile === '{tile}'")
    page.keyboard.press("Enter")
    expect(page.locator(".place.free:focus")).to_be_visible()


def test_a_map_is_laid_by_keyboard_and_a_table_made_with_it(page: Page) -> None:
    page.goto("/open/legendary?seats=3&map=random")
    expect(page.locator(".preview .down")).to_have_count(6)
    press_until(page, "Tab", "document.activeElement?.getAttribute('href')?.startsWith('/map')")
    page.keyboard.press("Enter")
    expect(page.locator(".faults")).to_contain_text("The map needs 6 tiles; it has 0. L2.4")
    for number, tile in enumerate(TILES, 1):
        take(page, tile)
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-place="{tile}"]:focus')).to_be_visible()
        expect(page.locator("h2 small")).to_have_text(f"{number} / 6")
    expect(page.locator(".faults")).to_have_text("This map can be played.")

    # the last one is turned, changes places with its neighbour, and leaves
    before = page.get_by_label("Map code").input_value()
    assert before.count("i0") == 1
    page.keyboard.press("r")
    expect(page.get_by_label("Map code")).to_have_value(before.replace("i0", "i1"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("Syros: choose a space.")).to_be_visible()
    press_until(page, "ArrowUp", "document.activeElement?.dataset.place === 'delos'")
    page.keyboard.press("Enter")
    swapped = before.replace("i0", "?").replace("b0", "i1").replace("?", "b0")
    expect(page.get_by_label("Map code")).to_have_value(swapped)
    page.keyboard.press("Delete")
    expect(page.locator(".faults")).to_contain_text("it has 5")
    page.keyboard.press("u")
    expect(page.get_by_label("Map code")).to_have_value(swapped)
    assert faults(page) == []

    # the address is the map: whoever opens it has the same on the desk
    page.reload()
    expect(page.get_by_label("Map code")).to_have_value(swapped)
    page.get_by_role("button", name="Open a table with this map").press("Enter")
    expect(page.locator(".preview")).to_have_attribute("data-map", swapped)
    for seat in (2, 3):
        page.get_by_role("radiogroup", name=f"Seat {seat}").get_by_role("radio", name="a bot").press("Enter")
    page.get_by_role("button", name="Begin the game").press("Enter")
    page.wait_for_selector(".screen[data-question='claim']", timeout=30_000)
    lands = page.locator("[data-area]").evaluate_all("all => all.map(one => one.dataset.area)")
    assert {area[:-1].lower() for area in lands} == set(TILES)


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("hello", "A map code begins with f: or b:"),
        ("f:e4b0c1/f2d2/i9", "“i9” is not a tile"),
        ("f:e4b0c1/f2d2", "The map needs 6 tiles; it has 5."),
        ("f:e4e0c1/f2d2/i1", "Melos is used twice"),
        ("f:e4b0c1/f2d2/....i1", "The tiles are not all connected."),
    ],
)
def test_a_wrong_code_says_what_is_wrong_while_it_is_typed(page: Page, code: str, problem: str) -> None:
    page.goto("/open/legendary?seats=3&map=random")
    page.get_by_role("button", name="Map code").click()
    field = page.get_by_role("textbox", name="Map code")
    field.fill(code)
    expect(page.locator("#map-faults")).to_contain_text(problem)
    expect(page.locator("#map-faults")).to_contain_text("L2.4")
    expect(field).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Open a table").click()
    expect(field).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "night"])
def test_every_choice_has_its_picture_and_axe_finds_nothing(page: Page, theme: str) -> None:
    page.add_init_script(f"localStorage.petteia = JSON.stringify({{ theme: '{theme}', motion: 'off', sound: false }})")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/open/legendary?seats=3&map=random")
    expect(page.locator(".preview .down")).to_have_count(6)
    page.get_by_role("button", name="quick set-up", exact=True).click()
    expect(page.locator(".preview")).to_have_attribute("data-map", "f:e4b0c1/f2d2/i1")
    expect(page.locator(".preview .ground")).to_be_visible()
    page.get_by_text("back", exact=True).click()
    expect(page.locator(".preview")).to_have_attribute("data-map", "b:e4b0c1/f2d2/i1")
    assert faults(page) == []
    page.get_by_role("link", name="Edit this map").click()
    expect(page.locator(".faults.ok")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
