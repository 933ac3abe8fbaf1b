"""A calm table: nothing moves between questions, one gesture is one thought, and everything is readable."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import legendary_stories
import pytest
from page_aegean import AegeanPlayer, middle, new_table
from page_axe import faults
from page_measure import piled_up, seats_below, unreadable
from page_player import KNOWN_BYTES, MOVED, STILL, Player
from page_server import Server
from page_turns import TURNS
from playwright.sync_api import Browser, Page, expect

import petteia
from petteia.games import cyclades

Size = tuple[int, int]
WIDE, LAPTOP, SMALL, LARGE, PHONE = (1440, 900), (1366, 768), (1280, 720), (2560, 1440), (390, 844)
# the smallest screen with a mouse and the phone at once, the others when everything is proven
EVERY_SIZE = pytest.mark.parametrize(
    "size",
    [SMALL, PHONE, *(pytest.param(size, marks=pytest.mark.prove) for size in (WIDE, LAPTOP, LARGE))],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
DECISIONS = 16
# a game of six in three teams that has lasted for long, the reader at seat 0 to act
LATE = (Path(__file__).parents[2] / "fixtures/late_legendary.txt").read_text()
FINGER = 44

SHAPES = """() => {
  const box = (selector) => {
    const found = document.querySelector(selector)?.getBoundingClientRect();
    return found ? [found.left, found.top, found.width, found.height].map(Math.round) : null;
  };
  const away = document.querySelector('.battle, .sea .mini'); // a small map: the large one has gone closer
  return {
    map: box('.sea .map'), banner: box('.banner'), dock: box('.sea .dock'), sheet: box('.sea .sheet'),
    drawn: away ? null : document.querySelector('.sea .map svg > g')?.style.transform ?? null,
  };
}"""

# the buttons of the dock that are not wholly in sight; what lies in a row of cards can be brought there sideways
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.dock button')].filter((one) => {
  const around = one.closest('.cards') ?? one.closest('.row') ?? one.closest('.dock');
  const [box, room] = [one.getBoundingClientRect(), around.getBoundingClientRect()];
  const across = around.matches('.cards') || (box.left >= room.left - 1 && box.right <= room.right + 1);
  return !across || box.top < room.top - 1 || box.bottom > room.bottom + 1;
}).map((one) => one.textContent.trim())"""


@pytest.fixture
def visit(browser: Browser, base_url: str) -> Iterator[Callable[..., Page]]:
    """A browser of some size, language and theme; on a phone with fingers."""
    contexts = []

    def open_page(size: Size, locale: str = "en-GB", theme: str = "light", at: str = base_url) -> Page:
        context = browser.new_context(
            base_url=at,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            locale=locale,
        )
        context.add_init_script(STILL.replace("motion: 'off'", f"motion: 'off', theme: '{theme}'"))
        contexts.append(context)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


def sit(page: Page, game: str, seats: int, **options: str) -> AegeanPlayer:
    player = AegeanPlayer(page, game)
    page.goto("/")
    page.goto(new_table(page, game, ["me", *["greedy"] * (seats - 1)], **options))
    player.await_turn()
    return player


# ---- nothing moves


@EVERY_SIZE
@pytest.mark.parametrize("game", ["cyclades", "legendary"])
def test_neither_map_nor_dock_moves_between_questions(visit: Callable[..., Page], game: str, size: Size) -> None:
    """Through bids, turns and the moves of others. Only a battle zooms in; a phone moves the map to what is lit."""
    page = visit(size)
    player = sit(page, game, 3, **({"map": "prepared"} if game == "legendary" else {}))
    page.wait_for_selector(".sea .map svg > g", state="attached")
    seen: dict[str, set[str]] = {"map": set(), "banner": set(), "dock": set(), "sheet": set(), "drawn": set()}
    questions = set()
    for _ in range(DECISIONS):
        questions.add(player.question)
        shapes: dict[str, Any] = page.evaluate(SHAPES)
        for name, shape in shapes.items():
            if shape:
                seen[name].add(str(shape))
        assert page.evaluate(OUT_OF_SIGHT) == []
        player.decide()
        if not player.await_turn():
            break
    assert questions >= {"which_god", "turn"}
    wanted = {"map": 1, "banner": int(size != PHONE), "dock": 1, "sheet": int(size == PHONE), "drawn": 1}
    assert {name: len(shapes) for name, shapes in seen.items()} == wanted, seen


# where everything lies at a table of Duel, and how far the dock's words reach beyond it
DUEL = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });
  const names = ['.sea', '.city', '.strip', '.track', '.sea .head', '.sea:not(.phone-table .sea) > [data-dock]'];
  return Object.fromEntries(names.map((name) => [name, boxes(name)]));
}"""
BEYOND = "dock => dock.scrollHeight - dock.clientHeight"


@pytest.mark.parametrize(
    "size",
    [SMALL, *(pytest.param(size, marks=pytest.mark.prove) for size in (WIDE, LAPTOP, LARGE, PHONE))],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def test_a_whole_game_of_duel_moves_nothing_but_cards(visit: Callable[..., Page], size: Size) -> None:
    """Cities, track, head and dock stay where they are from the draft to the last card, whatever is asked or chosen. On
    a phone the dock is a sheet, as high as what is chosen."""
    page = visit(size)
    player = Player(page).sit()
    frames, questions = set(), set()
    while player.await_turn():
        questions.add(player.question)
        frames.add(str(page.evaluate(DUEL)))
        if player.question == "turn":
            for card in page.locator(".card.available").all():
                card.click()
                frames.add(str(page.evaluate(DUEL)))
                if size != PHONE:
                    assert page.locator("[data-dock]").evaluate(BEYOND) <= 1
                page.keyboard.press("Escape")
        if size == PHONE and player.question != "turn":  # by the sheet, which lies over what is offered
            before = player.n
            page.locator("[data-dock] .list .act").first.tap()
            page.wait_for_function(MOVED, arg=before)
        else:
            player.decide()
    assert questions >= {"draft", "turn"}
    assert len(frames) == 1, frames


def test_pointing_informs_and_only_trying_is_refused(server: Server, visit: Callable[..., Page]) -> None:
    """Who and what is there, whoever owns it; why it is impossible, when it was tried; and nothing after a click."""
    begin = cyclades.position(god="poseidon", fleets=["C2*3", "D4*2 F1", "K2"], gold=(9, 5, 5))
    with server.beginning_from(begin):
        page = visit(WIDE)
        player = sit(page, "cyclades", 3)
    info = page.locator("#area-info")
    page.mouse.move(1, 1)  # a pointer that was not there before has not moved yet
    player.area("i2").hover()
    expect(info).to_contain_text("Greedy")
    expect(page.locator(".sea .refused")).to_have_count(0)
    for area, name in (("i5", "Greedy"), ("E1", "E1")):  # whoever has nothing in hand tries nothing
        page.mouse.click(*middle(page, f'.sea [data-area="{area}"]'))
        expect(info).to_contain_text(name)
        expect(page.locator(".sea .refused")).to_have_count(0)

    player.area("C2").click()
    page.wait_for_timeout(700)  # the pointer rests where it has chosen
    expect(info).to_have_count(0)
    player.area("D4").hover()
    expect(info).to_contain_text("90% to win")
    expect(info).to_contain_text("no steps left")

    page.mouse.click(*middle(page, '.sea [data-area="i2"]'))
    expect(page.locator(".sea .refused")).to_contain_text("out of reach")
    page.mouse.click(*middle(page, '.sea [data-area="C2"]'))
    expect(page.locator(".sea .area.open")).to_have_count(0)


def test_a_touch_asks_what_an_area_is_and_the_answer_stays(server: Server, visit: Callable[..., Page]) -> None:
    begin = cyclades.position(god="poseidon", fleets=["C2*3", "D4*2 F1", "K2"], gold=(9, 5, 5))
    with server.beginning_from(begin):
        page = visit(PHONE)
        page.clock.install()
        sit(page, "cyclades", 3)
    page.touchscreen.tap(*middle(page, '.sea [data-area="i5"]'))
    expect(page.locator("#area-info")).to_contain_text("Greedy")
    page.clock.run_for(2000)
    expect(page.locator("#area-info")).to_contain_text("Greedy")
    expect(page.locator(".sea .refused")).to_have_count(0)
    page.touchscreen.tap(*middle(page, '.sea [data-area="C2"]'))
    expect(page.locator(".dock .many")).to_be_visible()
    expect(page.locator("#area-info")).to_have_count(0)


# ---- one gesture for one thought


# what TURNS took in version 0.1.0, counted on its page:
# PETTEIA=pure PYTHONPATH=/tmp/petteia-0.1.0/src python tools/count_presses.py /tmp/petteia-0.1.0
PRESSES_IN_0_1_0 = 28


def test_a_turn_takes_at_least_two_fifths_fewer_clicks_than_before(server: Server, visit: Callable[..., Page]) -> None:
    """A bid; two fleets, a port and a voyage of three spaces; two troops, a fortress and an attack over the sea."""
    page = visit(WIDE)
    page.add_init_script("addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)")
    now = 0
    for position, texts in TURNS:
        with server.beginning_from(cyclades.position(**position)):
            player = sit(page, "cyclades", 3)
        page.evaluate("window.clicks = 0")
        player.click_all(texts)
        now += int(page.evaluate("window.clicks"))
    assert now <= 0.6 * PRESSES_IN_0_1_0, now


def test_a_thought_is_taken_back_as_one(server: Server, visit: Callable[..., Page]) -> None:
    begin = cyclades.position(god="poseidon", fleets=["C2*3", "F1", "K2"], gold=(9, 5, 5))
    with server.beginning_from(begin):
        page = visit(WIDE)
        player = sit(page, "cyclades", 3)
        player.press_all(["sail from C2", "fleets 2", "sail to C1", "fleets 2", "sail to B2", "anchor"])
        expect(player.area("B2")).to_have_attribute("aria-label", re.compile("2 fleets"))
        assert player.n >= 4
        page.keyboard.press("Escape")
        expect(player.area("C2")).to_have_attribute("aria-label", re.compile("3 fleets"))
        expect(page.locator(".screen")).to_have_attribute("data-question", "turn")
        assert player.goods(0)["Gold"] == "9"


def test_a_voyage_by_the_keyboard_is_as_short(server: Server, visit: Callable[..., Page]) -> None:
    """The fleets, their number, the destination: three presses; and a screen reader hears everything that is drawn."""
    begin = cyclades.position(god="poseidon", fleets=["C2*3", "D4*2 F1", "K2"], gold=(9, 5, 5))
    with server.beginning_from(begin):
        page = visit(WIDE)
        player = sit(page, "cyclades", 3)
    assert "can be moved" in (player.area("C2").get_attribute("aria-label") or "")
    player.area("C2").focus()
    page.keyboard.press("Enter")
    assert re.search(r"You would pay 1, no steps left, 90% to win", player.area("D4").get_attribute("aria-label") or "")
    page.keyboard.press("2")
    expect(page.locator(".many .count[aria-pressed=true]")).to_contain_text("2")
    player.area("E1").focus()
    page.keyboard.press("Enter")
    expect(player.area("E1")).to_have_attribute("aria-label", re.compile("2 fleets"))
    assert faults(page) == []


# ---- read on every screen


@pytest.mark.parametrize(
    "locale", [*(pytest.param(one, marks=pytest.mark.prove) for one in ("en-GB", "cs", "pl", "hu")), "ru"]
)
@pytest.mark.parametrize(("game", "seats"), [("cyclades", 5), ("legendary", 6)])
def test_names_never_pile_up_and_no_word_is_cut(visit: Callable[..., Page], game: str, seats: int, locale: str) -> None:
    """At the first bids and at the first turn, on every size of screen."""
    page = visit(WIDE, locale, "night" if locale in ("pl", "ru") else "light")
    player = sit(page, game, seats, **({"map": "prepared"} if game == "legendary" else {}))
    for question in ("which_god", "turn"):
        while player.question != question:
            player.decide()
            player.await_turn()
        for width, height in (WIDE, LAPTOP, SMALL, LARGE, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            assert piled_up(page) == [], (question, width)
            assert unreadable(page) == [], (question, width)
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def test_a_laptop_has_room_for_log_creatures_and_heroes(visit: Callable[..., Page]) -> None:
    """With six at the table: the log shows several lines, and what can be bought is in sight without scrolling."""
    page = visit(LAPTOP)
    sit(page, "legendary", 6, map="prepared")
    for width, height in (LAPTOP, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        see_all_of_six(page, height)


def see_all_of_six(page: Page, height: int) -> None:
    log = page.locator(".tabs-panel .content").bounding_box()
    assert log is not None
    assert log["height"] >= 140
    for thing in (".card[data-creature]", ".heroes li"):
        for box in page.locator(thing).evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)"):
            assert box <= height, thing
    assert page.locator(".names .name text").count() == page.locator(".names .name text >> visible=true").count()
    assert seats_below(page) <= 1


def test_six_are_in_sight_late_in_a_game(server: Server, visit: Callable[..., Page]) -> None:
    """With portraits, figures, heroes, and teams that need one more metropolis; the words of drawings are there to be
    heard."""
    with server.beginning_from(petteia.game("legendary").read(LATE)):
        page = visit(SMALL)
        player = AegeanPlayer(page, "legendary")
        page.goto(new_table(page, "legendary", ["me", "zephyros", "phaidra", "orion", "xanthe", "leonidas"]))
        player.await_turn()
    expect(page.locator(".seats .portrait")).to_have_count(5)
    assert seats_below(page) <= 1
    expect(page.locator(".team .near").first).to_contain_text("One more metropolis wins")
    expect(page.locator(".seats summary").first).to_have_accessible_name("Cerberus")
    assert unreadable(page) == []
    assert faults(page) == []


@pytest.mark.parametrize(("game", "seats"), [("cyclades", 5), ("legendary", 3)])
def test_who_is_with_a_god_and_his_help_lie_side_by_side(visit: Callable[..., Page], game: str, seats: int) -> None:
    page = visit(SMALL)
    player = sit(page, game, seats, **({"map": "prepared"} if game == "legendary" else {}))
    while not page.locator(".god .who svg").count():
        player.decide()
        player.await_turn()
    assert (
        page.evaluate(
            """() => [...document.querySelectorAll('.god')].filter((god) => {
          const [help] = [...god.querySelectorAll('.more svg')].map((one) => one.getBoundingClientRect());
          return [...god.querySelectorAll('.who svg')].some((one) => {
            const { right, width } = one.getBoundingClientRect();
            return width && help?.width && right > help.left;
          });
        }).map(({ dataset }) => dataset.god)"""
        )
        == []
    )


def test_whoever_plays_two_cities_reads_whose_turn_it_is(visit: Callable[..., Page]) -> None:
    """Two players have two cities each: above the map stands the one whose marker is placed, as at the gods."""
    page = visit(WIDE)
    player = sit(page, "legendary", 2, map="quick")
    placed = set()
    for _ in range(40):
        if player.question == "which_god":
            [city] = re.findall(r"\((\w+)\)", page.locator(".sea .ask p").inner_text())
            expect(page.locator(".seat.turn header strong")).to_contain_text(city)
            placed.add(city)
        if len(placed) == 2:
            break
        player.decide()
        player.await_turn()
    assert placed == {"Sparta", "Thebes"}


def test_what_zooms_lies_over_no_name(visit: Callable[..., Page]) -> None:
    page = visit(SMALL)
    sit(page, "legendary", 4, map="quick")
    expect(page.locator(".sea .names .name text")).not_to_have_count(0)
    zoom = page.locator(".zoom").bounding_box()
    assert zoom is not None
    tops = page.locator(".sea .names .name text").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert min(tops) >= zoom["y"] + zoom["height"]


def test_a_god_who_takes_no_offers_has_a_button(visit: Callable[..., Page]) -> None:
    page = visit(WIDE)
    sit(page, "cyclades", 3)
    button = page.locator('[data-god="apollo"] .pick')
    for width, height in (WIDE, SMALL, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        expect(button).to_have_text("Choose Apollo")
        button.click(trial=True)  # it could be pressed
    before = int(page.locator(".screen").get_attribute("data-n") or 0)
    button.click()
    page.wait_for_function(MOVED, arg=before)


@pytest.mark.parametrize("locale", [*(pytest.param(one, marks=pytest.mark.prove) for one in ("en-GB", "hu")), "ru"])
def test_everything_that_a_rich_turn_offers_is_in_sight(
    server: Server, visit: Callable[..., Page], locale: str
) -> None:
    """Three creatures beside the verbs of Ares on a phone; and eight troops with two battles before them, wherever they
    are chosen."""
    begin = cyclades.position(
        god="ares",
        land=["i1*8", "i2 i5", "i3 i8"],
        fleets=["C2", "F1", "K2"],
        gold=(20, 5, 5),
        track="griffon satyr pegasus",
    )
    with server.beginning_from(begin):
        page = visit(PHONE, locale)
        player = sit(page, "cyclades", 3)
    expect(page.locator(".dock .brief .choice")).to_have_count(3)
    assert page.locator(".dock .row .button").count() == 3
    assert page.evaluate(OUT_OF_SIGHT) == []
    for width, height in (PHONE, SMALL, LARGE):
        page.set_viewport_size({"width": width, "height": height})
        player.area("i1").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".dock .many")).to_be_visible()
        expect(page.locator(".dock .odds b, .dock .count b")).to_have_count(16 if width == LARGE[0] else 2)
        assert page.evaluate(OUT_OF_SIGHT) == [], width
        assert unreadable(page) == [], width
        page.keyboard.press("Escape")


# ---- a phone


@pytest.mark.parametrize("game", ["cyclades", "legendary"])
def test_the_purse_is_in_sight_wherever_one_spends(visit: Callable[..., Page], game: str) -> None:
    page = visit(PHONE)
    player = sit(page, game, 4, **({"map": "prepared"} if game == "legendary" else {}))
    places = set()
    for _ in range(8):
        expect(page.locator(".purse [data-gold]")).to_be_in_viewport()
        expect(page.locator(".purse [data-priests]")).to_be_in_viewport()
        purse = page.locator(".purse").bounding_box()
        assert purse is not None
        places.add((purse["x"], purse["y"]))
        player.decide()
        player.await_turn()
    assert len(places) == 1, "it stays where it is"


def test_six_can_play_the_legendary_edition_on_a_phone(visit: Callable[..., Page]) -> None:
    """Through a whole cycle with a thumb: what is pressed is large enough, and the map goes to what is asked, while a
    small one shows where that lies."""
    page = visit(PHONE, theme="night")
    player = sit(page, "legendary", 6, map="prepared")
    visited = False
    for _ in range(30):
        small = page.locator(".dock button, .brief .step.legal").evaluate_all(
            f"all => all.filter(one => one.offsetHeight < {FINGER - 1} || one.offsetWidth < {FINGER - 1})"
            ".map(one => one.outerHTML)"
        )
        assert small == []
        visited = visited or page.locator(".mini").count() > 0
        player.decide()
        if not player.await_turn():
            break
    assert visited
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert faults(page) == []
    for tab in ("Gods", "Players", "Log", "Map"):
        page.locator(".phone-tabs").get_by_role("button", name=tab).tap()
        targets = page.locator(".more a, .reach, [role=tab], .language select, .zoom button, .card .button, .fold")
        for box in targets.evaluate_all("all => all.map(one => [one.className, one.getBoundingClientRect()])"):
            assert box[1]["height"] == 0 or min(box[1]["height"], box[1]["width"]) >= FINGER - 1, (tab, box)


def test_on_a_phone_a_turn_begins_at_what_one_has_and_stays_there(server: Server, visit: Callable[..., Page]) -> None:
    """The whole map would be too small for a finger; the names on it can be read all the same."""
    begin = legendary_stories.at(god="ares", land=["Melos1*3 Melos3", "Delos1", "Ios1"], gold=(9, 5, 5))
    with server.beginning_from(begin):
        page = visit(PHONE)
        player = sit(page, "legendary", 3)
    expect(page.locator(".sea .mini")).to_be_visible()
    for land in ("Melos1", "Melos3"):
        box = player.area(land).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER, land
        expect(player.area(land)).to_be_in_viewport(ratio=1)
    drawn = "document.querySelector('.sea .map svg > g').style.transform"
    before = page.evaluate(drawn)
    page.locator('.dock [data-verb="recruit troop"]').tap()
    player.area("Melos1").focus()
    page.keyboard.press("Enter")
    expect(player.area("Melos1")).to_have_attribute("aria-label", re.compile("4 troops"))
    page.keyboard.press("Escape")
    page.wait_for_function(f"before => {drawn} === before", arg=before)
    small, frame = page.locator(".sea .mini").bounding_box(), page.locator(".sea .mini .seen").bounding_box()
    assert small is not None
    assert frame is not None
    assert frame["width"] * frame["height"] < 0.5 * small["width"] * small["height"], "it frames what is in sight"
    page.get_by_role("button", name="Show the whole map").tap()
    expect(page.locator(".sea .mini")).to_have_count(0)
    names = page.locator(".sea .names text")
    assert "Melos" in names.all_text_contents()
    heights = names.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 12


def test_help_opens_in_full_under_a_finger(visit: Callable[..., Page]) -> None:
    page = visit(PHONE)
    sit(page, "legendary", 4, map="prepared")
    page.locator(".brief .god:has(.step.legal) .head").first.tap()
    expect(page.locator(".brief small.whole")).to_be_visible()
    page.locator(".phone-tabs").get_by_role("button", name="Gods").tap()
    cut = page.locator(".page .name small, .page .card .help").evaluate_all(
        "all => all.filter(one => one.scrollHeight > one.clientHeight + 2).map(one => one.textContent)"
    )
    assert cut == []


# ---- battles

SEEN = ".battle h3 .button"


def test_the_log_waits_for_the_dice_and_the_battle_stays_until_it_was_seen(own_server: Server, page: Page) -> None:
    """Three against one: while dice roll, nothing is told of them. Then the panel waits for its reader, and so does the
    map."""
    page.add_init_script(
        "localStorage.petteia = JSON.stringify({ motion: 'full', sound: false, forced: false });" + KNOWN_BYTES
    )
    begin = legendary_stories.at(god="ares", land=["Melos1*3", "Melos3*1 Delos1", "Ios1"], gold=(9, 5, 5))
    with own_server.beginning_from(begin):
        page.goto(own_server.address)
        player = AegeanPlayer(page, "legendary").sit_down(["me", "novice", "novice"])
        player.await_turn()
    expect(player.area("Melos1")).to_be_visible()
    before = page.evaluate(SHAPES)["drawn"]
    player.area("Melos1").click()
    player.area("Melos3").click()
    expect(page.locator(".battle .dice.rolling")).to_be_visible(timeout=15_000)
    expect(page.locator(".log")).not_to_contain_text("rolls")
    expect(page.locator(".banner small")).to_have_text("")
    while not page.locator(SEEN).count():
        page.wait_for_timeout(100)
        if page.locator('.dock [data-verb="stand"]').count():
            page.locator('.dock [data-verb="stand"]').click()
    expect(page.locator(".log")).to_contain_text("rolls")
    assert page.evaluate(SHAPES)["drawn"] != before
    page.wait_for_timeout(1500)
    expect(page.locator(".battle")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".battle")).to_have_count(0)
    assert page.evaluate(SHAPES)["drawn"] == before


def test_without_motion_too_a_battle_is_shown_until_it_was_seen(server: Server, visit: Callable[..., Page]) -> None:
    """Its panel is no obstacle: going on with something else dismisses it."""
    begin = cyclades.position(god="ares", land=["i1*3 i7", "i2 i5", "i3 i8"], fleets=["C2", "F1", "K2"], gold=(9, 5, 5))
    with server.beginning_from(begin):
        page = visit(WIDE)
        player = sit(page, "cyclades", 3)
        player.press_all(["march from i1", "troops 3", "march to i2"])
    expect(page.locator(".battle .die:not(.blank)")).to_have_count(2)
    page.locator(SEEN).click()
    expect(page.locator(".battle")).to_have_count(0)


# how far the panel of a battle lies over the land that is fought for
COVERED = """area => document.querySelector(`.sea [data-area="${area}"]`).getBoundingClientRect().bottom
  - document.querySelector('.battle').getBoundingClientRect().top"""


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, marks=pytest.mark.prove), SMALL, PHONE], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_between_rounds_one_sees_land_losses_and_ways_out(
    server: Server, visit: Callable[..., Page], size: Size
) -> None:
    """Three against three: lost units are grey, the panel does not cover the land, and retreating takes one press."""
    begin = cyclades.position(
        god="ares", land=["i1*3 i7", "i2*3 i5", "i3 i8"], fleets=["C2", "F1", "K2"], gold=(9, 5, 5)
    )
    with server.beginning_from(begin):
        page = visit(size)
        player = sit(page, "cyclades", 3)
        player.press_all(["march from i1", "troops 3", "march to i2"])
    expect(page.locator(".screen")).to_have_attribute("data-question", "retreat")
    page.wait_for_function(f"() => ({COVERED})('i2') <= 0")
    lost = page.locator(".battle .lost").inner_text()
    assert page.locator(".battle .gone").count() == lost.count("−1")
    assert page.evaluate(OUT_OF_SIGHT) == []
    page.locator('.dock [data-verb="retreat to"]').click()
    page.wait_for_selector('.screen[data-question="turn"]')
    expect(player.area("i2")).to_have_attribute("aria-label", re.compile("Greedy"))


def test_rings_around_what_has_changed_lie_below_names(visit: Callable[..., Page]) -> None:
    page = visit(WIDE)
    sit(page, "cyclades", 2)
    below = "document.querySelector('.sea .sparks').compareDocumentPosition(document.querySelector('.sea .names')) & 4"
    assert page.evaluate(below)
