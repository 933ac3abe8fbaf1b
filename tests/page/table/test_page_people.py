"""Several people at a table of either Cyclades, each in a browser of their own; and what only one of them may know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from page_aegean import AegeanPlayer, new_table
from page_player import ASKED, MOVED, STILL
from page_server import Server
from playwright.sync_api import Browser, BrowserContext, expect

from petteia.games import cyclades, legendary
from petteia.games.cyclades.facts import GODS

SHORT_GAME = "Delos 12"  # words of the host that lead to 164 decisions; without any it would be 378
UNKNOWN = -1  # gold that the one who looks may not know
BUILDS = {god.id: god.builds for god in GODS}
LITTLE = ("choose zeus", "look", "put back", "build", "plan", "recruit p", "done", "stay", "stand", "no more")
Gather = Callable[..., list[AegeanPlayer]]


@pytest.fixture
def gather(browser: Browser, own_server: Server) -> Iterator[Gather]:
    """People who sit down at one table, each with a browser; the seats of bots are named."""
    contexts: list[BrowserContext] = []

    def visitor(game: str) -> AegeanPlayer:
        context = browser.new_context(
            base_url=own_server.address,
            viewport={"width": 1320, "height": 800},
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.add_init_script(STILL)
        contexts.append(context)
        return AegeanPlayer(context.new_page(), game)

    def sit(game: str, seats: list[str], words: str = "", **options: str) -> list[AegeanPlayer]:
        host = visitor(game)
        address = new_table(host.page, game, seats, **options)
        host.page.goto(address)
        if words:
            host.page.get_by_label("Your own words").fill(words)
            host.page.get_by_label("Your own words").press("Tab")
        friends = [visitor(game) for _ in range(seats.count("open"))]
        for friend in friends:
            friend.page.goto(address)
            with friend.page.expect_response("**/join"):
                friend.page.get_by_role("button", name="Sit down").first.click()
        for player in (host, *friends):
            expect(player.screen).to_be_visible()
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


@pytest.mark.prove  # four browsers and a whole game; what each of them may know is also told below
def test_four_people_play_from_the_deal_to_the_result(gather: Gather) -> None:
    """All see the same end, and nobody is told the gold of another (C6.2)."""
    players = gather("cyclades", ["me", "open", "open", "open"], words=SHORT_GAME)
    while player := asked(players):
        player.begin(builder(last_asked(player)))
    for player in players:
        player.page.wait_for_selector('.screen[data-status="over"]')
    assert len({player.n for player in players}) == 1
    titles = [player.page.locator(".banner strong").inner_text() for player in players]
    assert sorted(title.partition(":")[0] for title in titles) == ["Winner"] * 3 + ["You won!"]
    assert len({shown(player) for player in players}) == 1
    for seat, player in enumerate(players):
        during = [view["seats"] for view in views_of(player) if view["result"] is None]
        assert len(during) > 100
        assert during[-1][seat]["gold"] >= 0
        assert {seats[other]["gold"] for seats in during for other in range(4) if other != seat} == {-1}


def views_of(player: AegeanPlayer) -> list[dict[str, Any]]:
    """Every view that this browser was sent; the first ones may be from before its person sat down."""
    return [message["view"] for message in player.messages if "view" in message]


def shown(player: AegeanPlayer) -> str:
    """All that the map says to this person."""
    return str(player.page.locator(".sea [data-area]").evaluate_all("all => all.map(one => one.ariaLabel).join()"))


def numbers_in(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\b\d{5,6}\b", text)}


def test_gold_is_nowhere_in_the_browser_of_another(own_server: Server, gather: Gather) -> None:
    """Purses that cannot be mistaken for anything else, through a theft, the end of a cycle and an auction (C16.1)."""
    begin = cyclades.position(
        seats=4, god="athena", recruited=1, track="griffon - -", gold=(70_001, 71_103, 72_207, 73_309)
    )
    with own_server.beginning_from(begin):
        players = gather("cyclades", ["me", "open", "open", "open"])
        for text in ("summon griffon", "rob 1", "done"):
            players[0].press(text)
        for _ in range(8):
            player = asked(players)
            assert player is not None
            player.begin(builder(last_asked(player)))
        purses = [
            {message["view"]["seats"][seat]["gold"] for message in player.messages if "view" in message}
            for seat, player in enumerate(players)
        ]
        for seat, player in enumerate(players):
            found = numbers_in(player.everything())
            assert found >= purses[seat] - {UNKNOWN}  # what a friend sees before he sits down
            for other in range(4):
                assert other == seat or not found & purses[other]
        haul = 71_103 // 2
        assert [haul in numbers_in(player.everything()) for player in players] == [True, True, False, False]


def member(told: dict[str, Any]) -> str:
    """A player who builds what the god gives, looks at cards whenever possible, and does little else."""
    texts: list[str] = [action["text"] for action in told["ask"]["actions"]]
    return next((text for want in LITTLE for text in texts if text.startswith(want)), texts[0])


@pytest.mark.prove  # a whole game; what partners and opponents see is also told below
def test_two_teams_of_a_person_and_a_bot_play_the_legendary_edition(gather: Gather) -> None:
    """Partners share their purse, opponents see neither it nor what Zeus shows (L12.1, L13.1)."""
    players = gather("legendary", ["me", "open", "greedy", "greedy"], teams="yes", map="quick")
    while player := asked(players):
        player.begin(member(last_asked(player)))
    for player in players:
        player.page.wait_for_selector('.screen[data-status="over"]')
    titles = {player.page.locator(".banner strong").inner_text() for player in players}
    winners = views_of(players[0])[-1]["result"]["winners"]
    assert sorted(winners) in ([0, 2], [1, 3])
    assert {title.partition(":")[0] for title in titles} == {"You won!", "Winner"}
    assert shown(players[0]) == shown(players[1])
    looks = 0
    for seat, player in enumerate(players):
        during = [[faction["gold"] for faction in view["factions"]] for view in views_of(player) if not view["result"]]
        assert all(purses[1 - seat] == purses[3 - seat] == -1 for purses in during)
        assert during[-1][seat] == during[-1][seat + 2] >= 0
        events = [
            event for message in player.messages for entry in message.get("entries", []) for event in entry["events"]
        ]
        seen = [event for event in events if event["kind"] == "creature_seen"]
        assert all((event["creature"] != "") == (event["faction"] == seat) for event in seen)
        looks += sum(event["faction"] == seat for event in seen)
    assert looks


def test_what_zeus_shows_is_nowhere_in_the_browser_of_another(own_server: Server, gather: Gather) -> None:
    begin = legendary.position(
        seats=4,
        teams="yes",
        god="zeus",
        built=1,
        recruited=1,
        gold=(70_001, 71_103),
        rows="zeus athena poseidon ares hera",
    )
    with own_server.beginning_from(begin):
        players = gather("legendary", ["me", "open", "novice", "novice"], teams="yes")
        players[0].press("look")
        players[0].await_turn()
        [card] = last_asked(players[0])["view"]["cards"]
        players[1].page.wait_for_function(MOVED, arg=players[0].n - 1)
        name = players[0].words.format(f"creature-{card}")
        here, there = players[0].everything(), players[1].everything()
        assert card in here
        assert name in here
        assert card not in there
        assert name not in there
        assert 70_001 in numbers_in(here)
        assert 70_001 not in numbers_in(there)
        assert 71_103 in numbers_in(there)
        assert 71_103 not in numbers_in(here)
