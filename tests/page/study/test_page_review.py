"""The review of a finished game in the browser: a graph to walk on, turning points, and better lines on the board."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from page_axe import faults, faults_by_day_and_night
from page_review import open_review
from page_server import Server
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from petteia.server.people.sessions import COOKIE


@pytest.fixture(scope="module")
def played(server: Server) -> Iterator[tuple[str, str]]:
    """A game of Duel in which somebody took whatever came first: its table, and the cookie of who played it."""
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}, timeout=60) as guest:
        guest.post("/api/guest").raise_for_status()
        wanted = {"game": "duel", "seats": ["me", "easy"], "start": True}
        table = str(guest.post("/api/tables", json=wanted).raise_for_status().json()["id"])
        headers = {"Cookie": f"{COOKIE}={guest.cookies[COOKIE]}", "Origin": server.address}
        address = f"{server.address.replace('http', 'ws')}/ws/table/{table}"
        with connect(address, additional_headers=headers, max_size=None) as seat:
            seat.send(json.dumps({"t": "hello", "protocol": 2}))
            message: dict[str, Any] = {"t": ""}
            while not (message["t"] == "table" and message["info"]["status"] == "over"):
                message = json.loads(seat.recv(timeout=60))
                if message["t"] in ("state", "played") and message["ask"]:
                    action = message["ask"]["actions"][0]["action"]
                    seat.send(json.dumps({"t": "act", "n": message["n"], "action": action}))
        yield table, guest.cookies[COOKIE]


@pytest.fixture
def review(page: Page, server: Server, played: tuple[str, str]) -> Page:
    """A page that shows the review of the game."""
    return open_review(page, server, *played)


def shown(page: Page) -> int:
    return int(page.locator(".screen").get_attribute("data-shown") or 0)


def test_one_walks_on_the_graph_by_keys_and_pointer(review: Page) -> None:
    graph = review.get_by_role("slider")
    last = int(graph.get_attribute("aria-valuemax") or 0)
    expect(graph).to_have_attribute("aria-valuenow", str(last))
    graph.focus()
    review.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    review.keyboard.press("ArrowRight")
    expect(graph).not_to_have_attribute("aria-valuenow", "0")
    assert "%" in (graph.get_attribute("aria-valuetext") or "")
    box = graph.bounding_box()
    assert box is not None
    review.mouse.click(box["x"] + 0.6 * box["width"], box["y"] + 0.5 * box["height"])
    review.wait_for_function("() => Number(document.querySelector('[role=slider]').ariaValueNow) > 20")
    now = int(graph.get_attribute("aria-valuenow") or 0)
    assert abs(now - 0.58 * last) < 0.1 * last
    assert shown(review) >= now
    assert faults(review, ".review") == []


def test_a_turning_point_shows_what_would_have_been_better_on_the_board(review: Page) -> None:
    expect(review.locator("ol.turning-points .deed").first).not_to_be_empty()  # what was done, in words
    review.locator("ol.turning-points button").first.click()
    verdict = review.locator(".verdict")
    expect(verdict).to_contain_text("Played: ")
    expect(verdict).to_contain_text("Better: ")
    expect(verdict.locator(".options li.own")).to_have_count(1)
    before = shown(review)
    verdict.get_by_role("button", name="Show the better line").click()
    expect(verdict).to_contain_text("Better line, step 1 of")
    assert shown(review) == before, "the line begins where the mistake was made"
    board = review.locator("main").inner_text()
    verdict.get_by_role("button", name="One step forward").click()
    expect(verdict).to_contain_text("Better line, step 2 of")
    assert review.locator("main").inner_text() != board
    assert faults_by_day_and_night(review, ".review") == []
    verdict.get_by_role("button", name="Back to the game").click()
    expect(verdict.get_by_role("button", name="Show the better line")).to_be_visible()


def test_on_a_phone_the_graph_lies_above_the_board(review: Page) -> None:
    review.set_viewport_size({"width": 390, "height": 844})
    review.locator("ol.turning-points button").first.click()
    review.locator(".phone-tabs button").first.click()
    graph = review.get_by_role("slider")
    expect(graph).to_be_visible()
    review.get_by_role("button", name="Show the better line").click()
    expect(review.locator("[data-review]")).to_contain_text("Better line, step 1 of")
    expect(review.locator(".card, .wonder, .offer, .layout").first).to_be_visible()
    assert review.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults_by_day_and_night(review, "[data-review]") == []
