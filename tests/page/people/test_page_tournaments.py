"""A tournament from its announcement to its winner, in two browsers."""

from __future__ import annotations

import pytest
from page_accounts import sign_up
from page_axe import faults, faults_by_day_and_night
from playwright.sync_api import Page, expect

CLOCK = {"move": 10, "bank": 300}


def test_two_people_hold_a_tournament(page: Page, other: Page) -> None:
    sign_up(page, "Thales")
    sign_up(other, "Sappho")
    page.goto("/tournaments")
    page.get_by_role("link", name="Announce a tournament").click()
    page.get_by_label("Title").fill("Evening at Miletos")
    page.get_by_label("Rounds").fill("1")
    page.get_by_role("button", name="Announce a tournament").click()
    expect(page.get_by_role("heading", name="Evening at Miletos")).to_be_visible()
    assert faults(page) == []

    other.goto("/tournaments")
    expect(other.get_by_role("link", name="Evening at Miletos")).to_be_visible()
    assert faults(other) == []
    other.get_by_role("link", name="Evening at Miletos").click()
    other.get_by_role("button", name="Take part").click()
    page.get_by_role("button", name="Take part").click()
    page.get_by_role("button", name="Begin now").click()
    for one in (page, other):
        one.get_by_role("button", name="To my table").click()
    for one in (page, other):  # the game begins by itself, now that both are here
        one.locator("[data-dock]").wait_for()
    address = other.url.replace("/t/", "/api/tables/")
    info = other.request.get(address).json()
    assert [seat["invited"] for seat in info["seats"]] == [False, False]
    assert all(info["fairness"]["players"])

    other.keyboard.press("l")  # on a narrow screen the tools are in a drawer
    other.get_by_role("button", name="Resign").last.click()
    other.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Back to the tournament").click()
    expect(page.get_by_text("Finished")).to_be_visible()
    rows = page.locator("tbody tr")
    expect(rows.nth(0)).to_contain_text("Thales")
    expect(rows.nth(0)).to_contain_text("2")
    expect(rows.nth(1)).to_contain_text("Sappho")
    assert faults(page) == []


@pytest.mark.parametrize(
    "kind",
    [{"kind": "arena", "minutes": 60}, {"kind": "round_robin"}, {"kind": "tables", "game": "cyclades", "seats": 4}],
)
def test_every_kind_is_entered_on_a_phone_by_keys(page: Page, base_url: str, kind: dict[str, object]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    name = str(kind["kind"]).replace("_", " ")
    sign_up(page, f"Anaximander {name[0]}")
    starts = page.evaluate("Date.now()") + 3_600_000
    wanted = {"game": "duel", "title": f"Cup: {name}", "starts": starts, "pace": CLOCK} | kind
    made = page.request.post("/api/tournaments", data=wanted, headers={"Origin": base_url})
    assert made.ok, made.text()
    page.goto("/tournaments")
    page.get_by_role("link", name=f"Cup: {name}").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=f"Cup: {name}")).to_be_visible()
    page.get_by_role("button", name="Take part").focus()
    page.keyboard.press("Enter")
    expect(page.locator("tbody tr")).to_contain_text("Anaximander")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults_by_day_and_night(page) == []
