"""Everything that gods, creatures and heroes can do can be done through the page, from scripted positions."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from page_aegean import VERBS, AegeanPlayer
from page_player import STILL
from page_server import Server
from page_stories import CYCLADES, LEGENDARY, Story
from playwright.sync_api import Browser, Page, expect

from petteia.games.aegean.words.text import parse_verb
from petteia.games.cyclades import facts as cyclades
from petteia.games.legendary import facts as legendary

STORIES = {"cyclades": CYCLADES, "legendary": LEGENDARY}
OF_CHANCE = ("marker", "show", "reveal", "attack", "defence", "tile", "row", "present", "glimpse", "draw", "turn up")
UNTRANSLATED = re.compile(
    r"\b(verb|action|question|event|creature|hero|god|building|help|refusal|aegean|phase)-[a-z_]+\b"
)


class Desk:
    """One browser for all stories; what the page complains about is kept."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)


@pytest.fixture(scope="module")
def desk(browser: Browser, base_url: str) -> Iterator[Desk]:
    context = browser.new_context(
        base_url=base_url, viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script(STILL)
    yield Desk(context.new_page())
    context.close()


@pytest.mark.parametrize(
    ("game", "story"),
    [
        pytest.param(game, story, id=f"{game}-{number}-{story.about.replace(' ', '_')}")
        for game, stories in STORIES.items()
        for number, story in enumerate(stories)
    ],
)
def test_what_is_pressed_is_done_and_shown(server: Server, desk: Desk, game: str, story: Story) -> None:
    with server.beginning_from(story.begin):
        player = AegeanPlayer(desk.page, game).sit_down(["me", "novice", "novice"])
        player.await_turn()
        player.press_all(story.presses)
        for where, what in story.shows.items():
            seat, _, good = where.partition(" ")
            if where == "log":
                expect(player.told).to_contain_text(what)
            elif good:
                expect(player.good(int(seat), good)).to_have_text(what)
            else:
                expect(player.area(where)).to_have_attribute("aria-label", re.compile(rf"\b{what}\b"))
        assert not UNTRANSLATED.search(desk.page.inner_text("body") + player.labels())
    assert desk.complaints == []


@pytest.mark.parametrize("game", STORIES)
def test_every_story_says_what_is_shown(game: str) -> None:
    assert all(story.shows for story in STORIES[game])


@pytest.mark.parametrize("game", STORIES)
def test_the_stories_press_every_verb(game: str) -> None:
    pressed = {VERBS[game][parse_verb(text, VERBS[game])[0]].words for story in STORIES[game] for text in story.presses}
    assert pressed == {verb.words for verb in VERBS[game]} - set(OF_CHANCE)


def test_the_stories_are_about_every_god_creature_and_hero() -> None:
    about = {game: {story.about for story in stories} for game, stories in STORIES.items()}
    assert about["cyclades"] >= {thing.id for thing in (*cyclades.GODS, *cyclades.CREATURES)}
    assert about["legendary"] >= {thing.id for thing in (*legendary.GODS, *legendary.CREATURES)} | set(legendary.HEROES)
