"""Several people, each in a browser of their own, at one table of either Cyclades; and what only one of them may know."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from conftest import STILL
from page_aegean import ASKED, AegeanPlayer, new_table
from page_server import Server
from petteia.games import cyclades
from petteia.games.cyclades.facts import GODS

BUILDS = {god.id: god.builds for god in GODS}
Gather = Callable[..., list[AegeanPlayer]]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, whose first game is always the same."""
    made = Server(tmp_path)
    yield made
    made.end(signal.SIGTERM)


@pytest.fixture
def gather(browser: Browser, house: Server) -> Iterator[Gather]:
    """People who sit down at one table, each with a browser; the seats of bots are named."""
    contexts: list[BrowserContext] = []

    def visitor(game: str) -> AegeanPlayer:
        context = browser.new_context(
            base_url=house.address, viewport={"width": 1320, "height": 800}, locale="en-GB", reduced_motion="reduce"
        )
        context.add_init_script(STILL)
        contexts.append(context)
        return AegeanPlayer(context.new_page(), game)

    def sit(game: str, seats: list[str], **options: str) -> list[AegeanPlayer]:
        host = visitor(game)
        address = new_table(host.page, game, seats, **options)
        host.page.goto(address)
        friends = [visitor(game) for _ in range(seats.count("open"))]
        for friend in friends:
            friend.page.goto(address)
            with friend.page.expect_response("**/join"):
                friend.page.get_by_role("button", name="Sit down").first.click()
        for player in (host, *friends):
            expect(player.screen).to_be_visible(timeout=15_000)
        return [host, *friends]

    yield sit
    for context in contexts:
        context.close()


def asked(players: list[AegeanPlayer]) -> AegeanPlayer | None:
    """Who has to decide; nobody when the game is over."""
    while True:
        for player in players:
            seen = player.page.query_selector(ASKED)
            if seen:
                return None if player.over else player
        players[0].page.wait_for_timeout(20)


def last_asked(player: AegeanPlayer) -> dict[str, Any]:
    """What this browser was told last that asks something."""
    return next(message for message in reversed(player.messages) if message.get("ask"))


def builder(told: dict[str, Any]) -> str:
    """The shortest way to a metropolis that one can see: a god whose building one lacks, for little, and build it."""
    view = told["view"]
    texts: list[str] = [action["text"] for action in told["ask"]["actions"]]
    own = {
        building for island in view["islands"] if island["owner"] == view["seat"] for building in island["buildings"]
    }
    wanted = [f"choose {god}" for god, building in BUILDS.items() if building and building not in own]
    if BUILDS.get(view["god"]) not in own:
        wanted.append("build")
    wanted += ["choose athena", "choose apollo", "recruit philosopher", "recruit priest", "done"]
    return next((text for want in wanted for text in texts if text.startswith(want)), texts[0])


def test_four_people_play_from_the_deal_to_the_result(gather: Gather) -> None:
    """All see the same end, and nobody is told the gold of another (C6.2)."""
    players = gather("cyclades", ["me", "open", "open", "open"])
    while player := asked(players):
        player.press(builder(last_asked(player)))
    for player in players:
        player.page.wait_for_selector('.screen[data-status="over"]')
    assert len({player.n for player in players}) == 1
    titles = [player.page.locator(".banner strong").inner_text() for player in players]
    assert sorted(titles) == ["You have lost."] * 3 + ["You have won!"]
    assert len({shown(player) for player in players}) == 1
    for seat, player in enumerate(players):
        views = [message["view"] for message in player.messages if "view" in message]
        during = [view["seats"] for view in views if view["result"] is None]
        assert len(during) > 100
        assert all(seats[seat]["gold"] >= 0 for seats in during)
        assert {seats[other]["gold"] for seats in during for other in range(4) if other != seat} == {-1}


def shown(player: AegeanPlayer) -> str:
    """What the map says to everybody, with names in place of "you"."""
    return str(player.page.locator(".sea [data-area]").evaluate_all("all => all.map(one => one.ariaLabel).join()"))
