"""The end of a game on the screen: who won, how, by how much, and what comes next.

`tests/fixtures/endings.jsonl` holds positions one action before the end, the reader's at seat 0.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from page_axe import faults
from page_measure import piled_up, seats_below, unreadable
from page_server import Server, script_of
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

ENDINGS = [json.loads(line) for line in (Path(__file__).parents[2] / "fixtures/endings.jsonl").read_text().splitlines()]
# how each is told, by game and reason
TOLD = {
    ("duel", "science"): ("You won!", "6 different scientific symbols"),
    ("duel", "military"): ("You won!", "The conflict pawn has reached .* capital"),
    ("duel", "points"): ("Winner: Daphne", r"\d+ to \d+: \d+ points ahead"),
    ("duel", "blue_points"): ("You won!", r"Both have \d+ points; blue cards decide"),
    ("duel", "shared"): ("Shared victory", "the same number from blue cards"),
    ("cyclades", "metropolises"): ("Winner: ", r"2 metropolises at the end of cycle \d+"),
    ("cyclades", "gold"): ("Winner: ", r"The tie is broken by gold: \d+ to \d+"),
    ("cyclades", "last_city"): ("You won!", "Every other city has fallen"),
    ("legendary", "gold"): ("You won!", r"The tie is broken by gold: \d+ to \d+"),
    ("legendary", "metropolises"): ("You won!", r"3 metropolises at the end of cycle \d+"),
}
RARE = ("blue_points", "gold")  # ways that differ from others by a sentence
FIRST = [next(end for end in ENDINGS if end["game"] == game) for game in ("duel", "cyclades", "legendary")]
BUILT = ("metropolises", "gold")  # ways to win by metropolises
TWO_LINES = 80  # pixels
CAST = {
    "duel": ["daphne"],
    "cyclades": ["nereus", "ianthe", "lykos", "melitta"],
    "legendary": ["zephyros", "phaidra", "orion", "xanthe", "leonidas"],
}


def table_before_the_end(page: Page, server: Server, end: dict[str, Any]) -> str:
    """A table whose game is one action before its end; the reader looks at it."""
    script = script_of(server.folder, end["game"])
    script.write_text(end["position"])
    try:
        page.goto(f"{server.address}/settings")
        origin = {"Origin": server.address}
        page.request.post(f"{server.address}/api/guest", headers=origin)
        page.evaluate("localStorage['petteia-known'] = '1'")
        seats = ["me", *CAST[end["game"]][: end["seats"] - 1]]
        wanted = {"game": end["game"], "seats": seats, "options": end["options"], "public": False, "start": True}
        table = str(page.request.post(f"{server.address}/api/tables", headers=origin, data=wanted).json()["id"])
        page.goto(f"{server.address}/t/{table}")
        expect(page.locator(".screen")).to_be_visible(timeout=20_000)
    finally:
        script.unlink()
    return table


def end_it(page: Page, server: Server, end: dict[str, Any], resigning: bool = False) -> None:
    """The last action, taken beside the page, which sees it come; or by a bot, as the reader resigns."""
    table = table_before_the_end(page, server, end)
    n = int(page.locator(".screen").get_attribute("data-n") or 0)
    last = {"t": "resign"} if resigning else {"t": "act", "n": n, "action": end["action"]}
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    headers = {"Cookie": cookies, "Origin": server.address}
    address = f"{server.address.replace('http', 'ws')}/ws/table/{table}"
    with connect(address, additional_headers=headers) as seat:
        seat.send(json.dumps({"t": "hello", "protocol": 1}))
        seat.send(json.dumps(last))
        expect(page.locator("[data-ending]")).to_be_visible(timeout=20_000)


# whether the metropolises of some are in sight, beside the last words of the game
CELEBRATED = """names => {
  const panel = document.querySelector('.ending').getBoundingClientRect();
  const lands = [...document.querySelectorAll('.sea [data-metropolis]')].filter(({ dataset }) => {
    const { ariaLabel } = document.querySelector(`.sea [data-area="${dataset.metropolis}"]`);
    return names.some((name) => ariaLabel.includes(name));
  });
  return lands.length && lands.every((land) => {
    const { left, right, top, bottom } = land.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top > 48 && bottom <= panel.top + 4;
  });
}"""


# the stacks of a city whose cards reach beyond their room
OVERFULL = """() => [...document.querySelectorAll('.stacks')].flatMap((stacks) =>
  [...stacks.querySelectorAll('.stack')].filter(({ lastElementChild }) =>
    lastElementChild.getBoundingClientRect().bottom > stacks.getBoundingClientRect().bottom + 1,
  ).map(({ dataset }) => dataset.stack))"""
ONE_ROW = 64  # pixels


def top_of(page: Page, thing: str) -> float:
    place = page.locator(thing).bounding_box()
    assert place is not None
    return place["y"]


def see_what_has_won(page: Page) -> None:
    """The winners' metropolises come into sight."""
    names = page.locator(".ending .ranking > .won .who strong").inner_text().split(" and ")
    page.wait_for_function(CELEBRATED, arg=names)


def named(end: dict[str, Any]) -> str:
    return f"{end['game']} {end['reason']}"


def test_whoever_resigned_among_several_has_not_won(page: Page, own_server: Server) -> None:
    """The bots of the team have: so it is told in the ranking, and in the list of one's games."""
    end = next(end for end in ENDINGS if named(end) == "legendary metropolises")
    end_it(page, own_server, end, resigning=True)
    expect(page.locator(".ending h2").first).to_contain_text("Winner: ")
    expect(page.locator(".ending .won .who")).to_contain_text("resigned, a bot played on")
    expect(page.locator("body")).not_to_contain_text("You won!")
    page.goto(f"{own_server.address}/history")
    expect(page.locator("main .how")).to_have_text("lost")


@pytest.mark.parametrize(
    "end",
    [pytest.param(end, marks=pytest.mark.prove) if end["reason"] in RARE else end for end in ENDINGS],
    ids=named,
)
def test_each_way_to_win_is_told(page: Page, server: Server, end: dict[str, Any]) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    end_it(page, server, end)
    title, how = TOLD[end["game"], end["reason"]]
    box = page.locator(".ending")
    expect(box).to_have_attribute("data-ending", end["reason"])
    expect(box.locator("h2").first).to_contain_text(title)
    expect(box.locator(".how")).to_contain_text(re.compile(how))
    places = box.locator(".ranking > li")
    teams = end["seats"] == 6  # three teams of two
    assert places.count() == (3 if teams else end["seats"])
    assert places.locator(".counts > li:first-child b").first.inner_text().isdigit()
    won = box.locator(".ranking > .won")
    assert won.count() == (len(end["winners"]) if end["reason"] == "shared" else 1)
    for name in box.locator("h2, .who strong").all():
        place = name.bounding_box()
        assert place is not None
        assert place["height"] < TWO_LINES, "a name is written across, not down"
    everything = page.inner_text("body")
    for gone in ("thinking", "One more metropolis", "to move"):
        assert gone not in everything
    assert page.locator(".phases .now, .god.now, .seat.turn, .city.turn").count() == 0
    assert page.locator(".city, .sea [data-area]").count() > 0, "the board is still there"
    assert page.evaluate(OVERFULL) == []
    assert end["game"] == "duel" or seats_below(page) <= 1
    assert abs(top_of(page, ".ending header") - top_of(page, ".ending")) <= 1, "its colour begins at its edge"
    footer = box.locator("footer").bounding_box()
    assert footer is not None
    assert footer["height"] <= ONE_ROW, "what can be done next is one row"
    if end["reason"] in BUILT:
        see_what_has_won(page)
    assert faults(page) == []

    # it folds, so that the board lies open
    box.locator(".fold").click()
    expect(box.locator(".ranking")).to_have_count(0)
    box.locator(".fold").click()
    expect(box.locator(".ranking")).to_be_visible()

    # on a phone it is within the screen, and the reader can do all the same
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(150)
    place = page.locator(".ending").bounding_box()
    assert place is not None
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= 390
    assert place["y"] >= 52
    assert place["y"] + place["height"] <= 844
    if end["reason"] in BUILT:
        see_what_has_won(page)
    for label in ("Rematch", "Replay", "Share"):
        button = page.locator(".ending").get_by_role("button", name=label).bounding_box()
        assert button is not None
        assert button["height"] >= 44
        expect(page.locator(".ending").get_by_role("button", name=label).get_by_text(label)).to_be_in_viewport()
        assert button["y"] + button["height"] <= 844
    assert faults(page) == []

    # the replay begins at the beginning, and has its own words
    page.locator(".ending").get_by_role("button", name="Replay").click()
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator(".phone-top")).to_contain_text("Replay")
    bar = page.locator(".past")
    expect(bar).to_contain_text("Move 0 of 1")
    for press in bar.get_by_role("button").all():
        place = press.bounding_box()
        assert place is not None
        assert min(place["width"], place["height"]) >= 44
        assert place["y"] + place["height"] <= 844
    page.get_by_role("button", name="Back to the end").click()
    expect(page.locator(".ending")).to_be_visible()

    read_all(page, "ru")  # whose words are the longest


def test_a_replay_plays_by_itself_until_it_is_stopped(page: Page, server: Server) -> None:
    page.clock.install()
    end_it(page, server, ENDINGS[0])
    page.locator(".ending").get_by_role("button", name="Replay").click()
    bar = page.locator(".past")
    bar.get_by_role("button", name="Play the moves").click()
    bar.get_by_role("button", name="Pause").click()
    page.clock.run_for(5000)
    expect(bar).to_contain_text("Move 0 of 1")
    bar.get_by_role("button", name="Play the moves").click()
    page.clock.run_for(1500)
    expect(page.locator(".ending")).to_be_visible()


@pytest.mark.prove
@pytest.mark.parametrize("end", FIRST, ids=named)
def test_every_word_of_an_ending_can_be_read(page: Page, server: Server, end: dict[str, Any]) -> None:
    end_it(page, server, end)
    for language in ("en", "cs", "pl", "hu"):
        read_all(page, language)


def read_all(page: Page, language: str) -> None:
    """On a phone and on small and large screens no word is cut off or piled up, nor a name or count on a full map."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate("language => { localStorage.petteia = JSON.stringify({ motion: 'off', language }) }", language)
    page.reload()
    expect(page.locator(".ending")).to_be_visible(timeout=20_000)
    for width, height in ((1440, 900), (1280, 720), (2560, 1440), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        assert unreadable(page) == [], (language, width)
        assert piled_up(page) == [], (language, width)


def test_a_move_that_wins_says_so_in_letters_that_can_be_read(page: Page, server: Server) -> None:
    end = next(one for one in ENDINGS if (one["game"], one["reason"]) == ("duel", "military"))
    table_before_the_end(page, server, end)
    won = page.locator(".act.primary .forecast .won")
    for card in page.locator(".card.available").all():
        card.click()
        if won.count():
            break
    expect(won).to_have_text("You win")
    assert faults(page) == []
