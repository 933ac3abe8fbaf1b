"""Challenges in the browser: taken up by keyboard, lost and tried again; and what follows a solved one."""

from __future__ import annotations

from page_axe import faults, faults_by_day_and_night
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

PHONE: ViewportSize = {"width": 390, "height": 844}


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def take_up_first(page: Page) -> None:
    """Take up the first challenge of Duel by keyboard."""
    page.goto("/challenges/duel")
    rung = page.locator("[data-challenge='first_win']")
    expect(rung).to_contain_text("Opponents: Daphne")
    rung.get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("complementary", name="Challenge")).to_contain_text("Win.")


def solve_all(route: WebSocketRoute) -> None:
    """Whatever the table says, all goals were met."""
    server = route.connect_to_server()
    server.on_message(lambda message: route.send(str(message).replace('"met":[false]', '"met":[true]')))


def test_taken_up_lost_and_tried_again(page: Page) -> None:
    take_up_first(page)
    assert faults(page) == []
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    table = page.url
    resign(page)
    outcome = page.locator(".ending [data-challenge]")
    expect(outcome).to_contain_text("Not solved this time")
    expect(outcome).to_contain_text("not reached")
    assert faults(page, ".ending") == []
    outcome.get_by_role("button", name="Try again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    page.goto("/challenges/duel")
    rung = page.locator("[data-challenge='first_win']")
    expect(rung).to_contain_text("2 attempts")
    rung.get_by_role("link", name="Continue").click()
    expect(page.get_by_role("complementary", name="Challenge")).to_be_visible()


def test_a_solved_one_leads_to_the_next(page: Page) -> None:
    page.route_web_socket("**/ws/table/*", solve_all)
    take_up_first(page)
    table = page.url
    resign(page)
    outcome = page.locator(".ending [data-challenge='solved']")
    expect(outcome).to_contain_text("Challenge solved!")
    assert faults_by_day_and_night(page) == []
    outcome.get_by_role("button", name="Next challenge").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    expect(page.get_by_role("complementary", name="Challenge")).to_contain_text("Build 4 wonders.")


def test_the_ladder_by_day_and_night_on_any_screen(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Challenges").click()
    expect(page.locator("[data-challenge]")).to_have_count(12)
    expect(page.locator("[data-challenge='first_win']")).to_contain_text("Next")
    assert faults_by_day_and_night(page) == []
    page.get_by_role("link", name="Legendary Edition").click()
    expect(page.locator("[data-challenge='no_ares']")).to_contain_text("Never take a turn with Ares.")
    page.set_viewport_size(PHONE)
    assert faults_by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
