"""Games from other packages: once installed, they are in the lobby and can be played, on a table for any game."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from page_player import STILL, AtTable
from page_server import Server, script_of
from playwright.sync_api import Browser, Page, expect

EXAMPLES = Path(__file__).parents[3] / "examples"
# Pig with characters and a challenge of its own; its words do not name one of the characters
RIVALS = """
from pathlib import Path

from petteia import Manifest
from petteia.core.contract.challenge import Challenge, Hold, Win
from petteia.core.contract.manifest import Character
from pig import PIG, PigGame


class Rivals(PigGame):
    manifest = Manifest(
        home=Path(__file__).parent / "rivals_home",
        characters=(Character("felix", "dreamy", "novice"), Character("brutus", "keen", "easy")),
        challenges=(Challenge("first", ("felix", "brutus"), (Win(), Hold("pot", 12))),),
    )

    def __init__(self):
        super().__init__()
        self.id, self.title = "rivals", "Pig with rivals"

    def stage(self, state):
        return "throw", 3

    def holdings(self, state, seat):
        return {"pot": state.pot}


RIVALS = Rivals()
"""
RIVALS_WORDS = """
game-title = Rivals
stage-throw = Throw { $number }
bot-brutus = Brutus the Elder
    .about = Never gives up.
goal-hold-pot = Have { $number } in the pot.
"""
LAST_BUT_ONE = "0b0" + "." * 60 + "1"  # b1 is held; with him gone, one soldier is left
MIDDLE = "0.1.." + "." * 3 + ".1" + "." * 46 + "1..0.1.0"


@pytest.fixture(scope="module")
def plugged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose environment three plug-ins are: Latrones, installed as anybody would, Pig, without words, and
    Rivals, with characters."""
    here = tmp_path_factory.mktemp("plug-ins")
    shutil.copytree(EXAMPLES / "petteia-latrones", here / "latrones")
    site = here / "site"
    install = ["install", "--quiet", "--no-build-isolation", "--no-deps", "--no-index", "--target", str(site)]
    subprocess.run([sys.executable, "-m", "pip", *install, str(here / "latrones")], check=True, timeout=600)
    shutil.copy(EXAMPLES / "pig.py", site)
    (site / "rivals.py").write_text(RIVALS)
    (site / "rivals_home/locale/en").mkdir(parents=True)
    (site / "rivals_home/locale/en/rivals.ftl").write_text(RIVALS_WORDS)
    facts = site / "pig-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: pig\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[petteia.games]\npig = pig:PIG\nrivals = rivals:RIVALS\n")
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
    made = Server(tmp_path_factory.mktemp("server"), PYTHONPATH=path)
    yield made
    made.end(signal.SIGTERM)


@pytest.fixture
def page(browser: Browser, plugged: Server) -> Iterator[Page]:
    context = browser.new_context(
        base_url=plugged.address, viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script(STILL)
    yield context.new_page()
    context.close()


@pytest.fixture
def begins(plugged: Server) -> Iterator[None]:
    yield
    for script in plugged.folder.glob("*.position"):
        script.unlink()


def begin_from(server: Server, board: str) -> None:
    line = f"latrones/1 board={board} hands=0,0 turn=0 quiet=0 leaper=-"
    script_of(server.folder, "latrones").write_text(line)


def sit(page: Page, title: str) -> AtTable:
    page.goto("/")
    page.get_by_role("radio", name=title).click()
    page.get_by_role("button", name="Play now against a bot").click()
    player = AtTable(page)
    assert player.await_turn()
    return player


def square(page: Page, name: str) -> None:
    page.locator(f'[data-square="{name}"][role="button"]').click()


def test_every_route_answers_for_a_plug_in(page: Page) -> None:
    listed = {game["id"]: game for game in page.request.get("/api/games").json()}
    assert list(listed) == ["duel", "cyclades", "legendary", "latrones", "pig", "rivals"]
    assert listed["latrones"]["titles"]["ru"] == "Латрункули"
    assert listed["rivals"]["title"] == "Rivals"
    assert (listed["latrones"]["stage"], listed["latrones"]["own_words"], listed["pig"]["own_words"]) == (
        "trial",
        True,
        False,
    )
    for game in ("latrones", "pig"):
        for path, status in (
            ("facts", 200),
            ("rules?language=cs", 200),
            ("words?language=cs", 200),
            ("map?seats=2", 404),
        ):
            assert page.request.get(f"/api/games/{game}/{path}").status == status, path
    assert "game-title = Latrones" in page.request.get("/api/games/latrones/words?language=cs").text()
    assert page.request.get("/api/games/latrones/words?language=../en").text() == ""
    assert page.request.get("/api/games/pig/words").text() == ""


def test_latrones_is_placed_moved_and_told(page: Page) -> None:
    player = sit(page, "Latrones")
    expect(page.locator(".plain h2")).to_have_text("Where do you place a soldier?")
    square(page, "d4")
    assert player.await_turn()
    page.get_by_role("button", name="Place on").last.click()
    assert player.await_turn()
    expect(page.locator('[data-square="d4"]')).to_have_attribute("aria-label", "d4: " + seat_name(page, 0))
    expect(page.locator(".log li").first).to_contain_text("places a soldier on d4.")
    expect(page.locator("dl")).to_contain_text("Still to place")
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("#tab-panel")).to_contain_text("If you have only one soldier left, you lose.")


def seat_name(page: Page, seat: int) -> str:
    return page.locator(".players li b").nth(seat).inner_text()


def test_two_squares_are_a_move_and_words_follow_the_reader(page: Page, plugged: Server, begins: None) -> None:
    begin_from(plugged, MIDDLE)
    player = sit(page, "Latrones")
    square(page, "a1")
    expect(page.locator(".options li")).to_have_count(2)
    page.get_by_label("Language").select_option("cs")
    expect(page.locator(".options li").first).to_have_text("a1 na a2")
    before = player.n
    square(page, "a2")
    expect(page.locator(".log li").first).to_contain_text("táhne z a1 na a2.")
    assert player.n > before


def test_latrones_ends_and_can_be_replayed(page: Page, plugged: Server, begins: None) -> None:
    begin_from(plugged, LAST_BUT_ONE)
    player = sit(page, "Latrones")
    square(page, "b1")  # the only thing to do with him is to take him
    expect(player.screen).to_have_attribute("data-status", "over")
    expect(page.locator(".banner")).to_contain_text("Only one soldier is left.")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator('[data-square="b1"] .bound')).to_be_visible()
    page.get_by_role("button", name="Fair chance").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_game_without_words_is_played_to_the_end(page: Page) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    player = sit(page, "Pig")
    expect(page.locator(".options li")).to_have_text(["hold", "roll"])
    expect(page.locator("dl dt").first).to_have_text("scores")
    rolls = 0
    while player.await_turn():
        before = player.n
        rolls += 1
        page.keyboard.press("1" if rolls % 3 == 0 else "2")
        page.wait_for_function("n => Number(document.querySelector('.screen').dataset.n) > n", arg=before)
    expect(page.locator(".log")).to_contain_text("Chance: face")
    assert complaints == []


def test_a_plug_in_can_be_read_about_and_opened_as_one_likes(page: Page) -> None:
    page.goto("/open/latrones")
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="a bot").click()
    page.get_by_label("Bot in seat 2").select_option("novice")
    page.locator("details summary").click()
    page.get_by_role("radio", name="8 each").click()
    page.get_by_role("button", name="Begin the game").click()
    player = AtTable(page)
    assert player.await_turn()
    expect(page.locator("dl")).to_contain_text("Still to place")
    page.goto("/rules/latrones")
    expect(page.get_by_role("heading", name="Binding and taking")).to_be_visible()
    page.goto("/rules/pig")
    expect(page.get_by_role("heading", name="Rules: Pig")).to_be_visible()


def test_a_plug_in_names_its_characters_and_goals(page: Page) -> None:
    page.goto("/open/rivals")
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="a bot").click()
    bots = page.get_by_label("Bot in seat 2")
    expect(bots.locator("option").filter(has_text="keen")).to_contain_text("Brutus the Elder")
    bots.select_option("felix")
    expect(page.locator("label.bot .portrait")).to_be_visible()  # the house's face
    page.goto("/challenges/rivals")
    rung = page.locator("[data-challenge='first']")
    expect(rung).to_contain_text("Win.")
    expect(rung).to_contain_text("Have 12 in the pot.")
    expect(rung).to_contain_text("Opponents: Felix and Brutus the Elder")
    expect(rung.locator(".portrait")).to_have_count(2)
    rung.get_by_role("button", name="Play").click()
    expect(page.locator(".players")).to_contain_text("Brutus the Elder")
    expect(page.get_by_role("complementary", name="Challenge")).to_contain_text("Have 12 in the pot.")
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue").locator("..")).to_contain_text("Rivals · Throw 3")
