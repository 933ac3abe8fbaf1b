"""Both Cyclades through the page: without a mouse, on a phone, for people who cannot see it, and within its budgets."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator

import pytest
from page_aegean import AegeanPlayer, middle, new_table
from page_axe import faults, faults_by_day_and_night
from page_player import ENDED, MOVED, STILL
from page_server import Server
from playwright.sync_api import Browser, Page, Response, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from petteia.games import cyclades

FULL_CYCLES = 2  # in which the person does a bit of everything, and then leaves the game to the bots
MOST_FOR_AN_ANSWER = 2  # presses that only take something in hand: a verb, and the units that it moves
Do = Callable[[AegeanPlayer, str], None]  # how somebody presses what a selector finds first


def tab_to(player: AegeanPlayer, wanted: str) -> None:
    """Press it with the keyboard alone: Tab, and on the map the key for the next lit area."""
    page = player.page
    on_map = ".area" in wanted
    page.wait_for_selector(wanted)
    for _ in range(150):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("n" if on_map and page.evaluate("'area' in document.activeElement.dataset") else "Tab")
    raise AssertionError(f"no key leads to {wanted}")


def tap(player: AegeanPlayer, wanted: str) -> None:
    """Touch it in the middle of its uncovered part."""
    player.page.touchscreen.tap(*middle(player.page, wanted))


# what the reader sees of the state of his decision: the log, and whatever he has in hand
IN_HAND = """() => {
  const { n, question, status } = document.querySelector('.screen').dataset;
  const lit = [...document.querySelectorAll('.sea .area.open')].map((area) => area.dataset.area);
  return JSON.stringify([n, question, status, lit, document.querySelector('.dock')?.innerHTML]);
}"""
CHANGED = f"before => ({IN_HAND})() !== before"


def play_a_game(player: AegeanPlayer, do: Do) -> None:
    """From the deal to the result: at first a bit of everything, later only what Apollo gives. No press is in vain: it
    answers, or takes something new in hand, and no answer takes more than a few."""
    page = player.page
    cycles = presses = 0
    answered = -1
    while player.await_turn():
        presses = presses + 1 if player.n == answered else 0
        answered = player.n
        question = player.question
        assert presses <= MOST_FOR_AN_ANSWER, f"still no answer at {question}"
        cycles += question == "which_god" and not presses
        wanted = what_to_press(page, question, busy=cycles <= FULL_CYCLES)
        assert wanted, f"there is nothing to press at {question}"
        if page.locator(SEEN).count():
            do(player, SEEN)
            expect(page.locator(SEEN)).to_have_count(0)
        hand = page.evaluate(IN_HAND)
        do(player, wanted)
        try:
            page.wait_for_function(CHANGED, arg=hand)
        except PlaywrightTimeout:
            raise AssertionError(f"nothing comes of {wanted} at {question}: {hand}") from None


def what_to_press(page: Page, question: str, busy: bool) -> str:
    if question == "which_god":
        page.wait_for_selector(f"{BID}, {APOLLO}")
        if page.locator(APOLLO).count() == 0:  # another is with him (L4.5)
            return BID
        return BID if busy and page.locator(BID).count() else APOLLO
    order = [BID, ".numbers .amount", ".sea .area.open"]
    order += [".dock .choice"] if question != "turn" else []
    order += [VERB, END] if busy or question != "turn" else [END, VERB]
    page.wait_for_selector(", ".join(order), state="attached")  # the map is drawn once it knows its size
    return next((wanted for wanted in order if page.locator(wanted).count()), "")


SEEN = ".battle h3 .button"  # puts away the battle that one has just fought
BID = ".rail .step.legal"
APOLLO = ".god.open:has([href='#god-apollo']) .head"
VERB = ".dock .verbs:not(.last) .button[aria-disabled='false']"
END = ".dock .last .primary[aria-disabled='false']"


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    player = AegeanPlayer(page, "cyclades").sit_down(["me", "greedy", "greedy"])
    play_a_game(player, tab_to)
    expect(page.locator(".banner strong")).to_contain_text(ENDED)
    assert page.locator(".log button").count() > 20


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base_url, viewport={"width": 390, "height": 844}, has_touch=True, locale="en-GB"
    )
    context.add_init_script(STILL)
    yield context.new_page()
    context.close()


@pytest.mark.prove  # a longer one is played below
def test_a_whole_game_on_a_phone(phone: Page) -> None:
    phone.goto(new_table(phone, "legendary", ["me", "greedy", "greedy"], map="quick"))
    player = AegeanPlayer(phone, "legendary")
    play_a_game(player, tap)
    for tab in ("Gods", "Players", "Log", "Map"):
        phone.locator(".phone-tabs").get_by_role("button", name=tab).click()
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390, tab
    expect(phone.locator(".phone-top strong")).to_contain_text(ENDED)


def test_four_play_the_legendary_edition_on_a_phone_to_its_end(phone: Page) -> None:
    """By touch alone, without ever zooming or moving the map: the places of a question come into sight by themselves,
    and at the end the whole map is in sight."""
    phone.goto(new_table(phone, "legendary", ["me", "greedy", "random", "greedy"], map="prepared"))
    play_a_game(AegeanPlayer(phone, "legendary"), tap)
    expect(phone.locator(".ending")).to_be_visible()
    expect(phone.locator(".mini")).to_have_count(0)
    assert faults(phone) == []


def test_a_finger_need_not_be_exact(phone: Page) -> None:
    """A touch next to an area that can be chosen chooses it, if the touched place itself cannot be chosen."""
    phone.goto(new_table(phone, "legendary", ["me", "novice"], map="quick"))
    player = AegeanPlayer(phone, "legendary")
    player.await_turn()
    before = player.n
    beside = phone.locator(".sea .area.open").first.evaluate(
        """target => {
          const { left, top, width, height } = target.getBoundingClientRect();
          const open = (x, y) => document.elementFromPoint(x, y)?.closest('.area.open');
          const onMap = (x, y) => document.elementFromPoint(x, y)?.closest('svg');
          for (let x = left; x < left + width; x++)
            for (let y = top; y < top + height - 8; y++)
              if (open(x, y) === target && !open(x, y - 6) && onMap(x, y - 6)) return [x, y - 6];
        }"""
    )
    phone.touchscreen.tap(*beside)
    phone.wait_for_function(MOVED, arg=before)
    assert player.n > before


def test_two_quick_clicks_zoom_the_map_unless_they_choose_something(page: Page) -> None:
    player = AegeanPlayer(page, "legendary").sit_down(["me", "novice"], map="quick")
    player.await_turn()
    before = scale(page)
    page.mouse.dblclick(*middle(page, ".sea .area.open"))
    page.wait_for_function(MOVED, arg=0)
    assert scale(page) < 1.3 * before  # the map may still be fitted to what lies over it
    page.mouse.dblclick(*middle(page, ".sea .area:not(.open)"))
    assert scale(page) > 1.3 * before


def scale(page: Page) -> float:
    """The scale of the map."""
    return float(page.locator(".sea svg[role=group] > g").evaluate("map => new DOMMatrix(map.style.transform).a"))


@pytest.mark.parametrize("game", ["cyclades", "legendary"])
def test_areas_have_full_names_in_a_sensible_order(page: Page, game: str) -> None:
    """Islands before seas, each row of seas from left to right; what is a sea says so, and no two are called alike."""
    player = AegeanPlayer(page, game).sit_down(
        ["me", "novice", "novice"], **({"map": "quick"} if game == "legendary" else {})
    )
    player.await_turn()
    names = page.locator(".sea [data-area]").evaluate_all("all => all.map(one => one.ariaLabel.split(', ')[0])")
    seas = [name for name in names if name.startswith("Sea ")]
    assert len(set(names)) == len(names) > 30
    assert names[-len(seas) :] == seas
    if game == "cyclades":
        assert seas == sorted(seas, key=lambda name: (name[4], int(name[5:])))
        assert all(re.fullmatch("[A-Z][a-z]+", name) for name in names[: -len(seas)])
    assert page.locator(".sea [data-area][tabindex='0']").count() == 1


@pytest.mark.parametrize("game", ["cyclades", "legendary"])
def test_axe_finds_nothing_at_the_table_by_day_and_by_night(page: Page, game: str) -> None:
    """At each kind of question up to the first turn, with somebody's reach shown, and then on a phone."""
    player = AegeanPlayer(page, game).sit_down(["me", "novice", "novice"])
    seen: set[str] = set()
    while "turn" not in seen:
        player.await_turn()
        question = player.question
        if question not in seen:
            assert faults_by_day_and_night(page) == [], question
        seen.add(question)
        if question != "turn":
            player.decide()
    page.keyboard.press("a")
    expect(page.locator("section.reach")).to_be_visible()
    assert faults_by_day_and_night(page) == [], "reach"
    page.keyboard.press("Escape")
    expect(page.locator("section.reach")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".phone-tabs")).to_be_visible()
    assert faults_by_day_and_night(page) == [], "phone"


def test_what_cannot_be_done_says_why_with_its_rule(page: Page) -> None:
    """Pointing at an island that is out of reach shows the rule, not only that it is impossible."""
    player = AegeanPlayer(page, "cyclades").sit_down(["me", "greedy", "greedy"])
    for _ in range(60):
        player.await_turn()
        if page.locator(".card .refusal .rule").count():
            break
        player.decide()
    assert page.locator(".card .refusal .rule").first.inner_text().startswith("C")


@pytest.mark.parametrize("game", ["cyclades", "legendary"])
def test_the_script_of_the_table_is_small(page: Page, game: str) -> None:
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    page.on("response", weigh)
    page.goto(new_table(page, game, ["me", "novice", "novice"]))
    AegeanPlayer(page, game).await_turn()
    page.wait_for_load_state("networkidle")
    assert sum(scripts.values()) <= 160_000


def test_a_battle_that_is_over_at_once_still_shows_what_each_bonus_comes_from(own_server: Server, page: Page) -> None:
    """One troop against one behind a fortress (C13.1): the dice roll beside both, and one can check the sum."""
    page.add_init_script("localStorage.petteia = JSON.stringify({ motion: 'full', sound: false, forced: false })")
    begin = cyclades.position(
        god="ares", land=["i1*2 i7", "i2 i5", "i3 i8"], fleets=["C2", "F1", "K2"], buildings="i2.1:fortress"
    )
    with own_server.beginning_from(begin):
        page.goto(own_server.address)
        player = AegeanPlayer(page, "cyclades").sit_down(["me", "novice", "novice"])
        player.await_turn()
        page.evaluate(
            """() => {
              window.bonuses = new Set();
              const lines = () => document.querySelectorAll('.battle .defender [title]');
              const note = () => lines().forEach(line => window.bonuses.add(line.textContent));
              new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
            }"""
        )
        player.press_all(["march from i1", "troops 1", "march to i2"])
        page.wait_for_function("() => window.bonuses.size")
        page.get_by_role("button", name="Continue").click()
        expect(page.locator(".battle")).to_have_count(0)
        assert page.evaluate("[...window.bonuses]") == ["fortress Tenos · C13.1+1"]


def test_memory_stays_flat_over_three_hundred_actions(page: Page) -> None:
    """The memory left after collecting garbage hardly grows from the hundredth to the three hundredth action. A game
    that is over sooner proves nothing: then another table is opened."""
    player = AegeanPlayer(page, "cyclades")
    devtools = page.context.new_cdp_session(page)
    devtools.send("HeapProfiler.enable")
    lines = page.locator(".log [data-line]")

    def used_at(number: int) -> int:
        while player.await_turn() and player.n < number:
            assert lines.count() <= 80  # also after what tells nothing
            player.decide()
        devtools.send("HeapProfiler.collectGarbage")
        return int(devtools.send("Runtime.getHeapUsage")["usedSize"])

    for _ in range(4):
        player.sit_down(["me", *["random"] * 4])
        used = [used_at(number) for number in (100, 300)]
        if player.n >= 300:
            break
    assert player.n >= 300
    assert used[1] - used[0] < 1_500_000

    # the log draws its last lines only; the others come when they are asked for
    expect(lines).to_have_count(80)
    newest = lines.last.inner_text()
    page.locator(".log").get_by_role("button", name="Show earlier lines").click()
    expect(lines).to_have_count(160)
    assert lines.last.inner_text() == newest
    expect(lines.nth(80).get_by_role("button")).to_be_focused()
