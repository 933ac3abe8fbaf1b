"""A person at a table of Cyclades, either edition, who presses things for actions: a god, a number, a card, a place."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from page_player import MOVED, AtTable
from playwright.sync_api import Locator, Page, expect

from petteia.games.aegean.rules.verbs import Verb
from petteia.games.aegean.words.text import parse_verb
from petteia.games.cyclades.rules.actions import VERBS as CYCLADES_VERBS
from petteia.games.legendary.rules.actions import VERBS as LEGENDARY_VERBS
from petteia.locale import words

VERBS: dict[str, tuple[Verb, ...]] = {"cyclades": CYCLADES_VERBS, "legendary": LEGENDARY_VERBS}
PLACES = ("sea", "island", "land", "slot", "site")
NUMBERS = ("number", "count", "pairs")
MOVES = ("sail from", "march from", "fly from", "mobilise")  # with which a thought of several answers begins
GOALS = ("sail to", "march to")
# what answers a question, the most modest first: an offer, a number, a building site, a place, a god, then the dock
ANSWERS = (
    ".rail .step.legal",
    ".numbers .amount",
    ".dock .choice",
    ".god.open .head",
    ".sea .area.open",
    ".dock .verbs .button[aria-disabled='false']:not(.back)",
    ".seats .seat > .button",
    ".card .button",
    ".heroes .button",
)


def new_table(page: Page, game: str, seats: list[str], **options: str) -> str:
    """The address of a new table, made by the person of this browser."""
    if page.url == "about:blank":
        page.goto("/")
    made: dict[str, Any] = page.evaluate(
        """async (table) => {
          await fetch('/api/guest', { method: 'POST' });
          localStorage.setItem('petteia-known', '1');
          const headers = { 'Content-Type': 'application/json' };
          const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) });
          return answer.json();
        }""",
        {"game": game, "seats": seats, "start": "open" not in seats, "options": options},
    )
    return f"/t/{made['id']}"


def middle(page: Page, wanted: str) -> tuple[float, float]:
    """A point on it, as far inside as possible, that nothing covers."""
    target = page.locator(wanted).first
    target.scroll_into_view_if_needed()
    place = target.evaluate(
        """target => {
          const { left, top, width, height } = target.getBoundingClientRect();
          const inside = [];
          for (let row = 1; row < 12; row++)
            for (let column = 1; column < 12; column++) {
              const [x, y] = [left + (width * column) / 12, top + (height * row) / 12];
              if (target.contains(document.elementFromPoint(x, y))) inside.push([x, y]);
            }
          const middle = [0, 1].map(axis => inside.reduce((sum, place) => sum + place[axis], 0) / inside.length);
          const off = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
          return inside.sort((one, other) => off(one) - off(other))[0] ?? null;
        }"""
    )
    assert place, f"{wanted} is covered"
    return place[0], place[1]


def thought_of(texts: Sequence[str]) -> list[str]:
    """Those at the beginning that are one thought: a god and an offer, or a move up to where the units stay."""
    if texts[0].startswith("choose ") and len(texts) > 1 and texts[1].startswith("offer "):
        return list(texts[:2])
    if not texts[0].startswith(MOVES):
        return []
    parts = [texts[0]]
    for text in texts[1:]:
        if not text.startswith((*GOALS, "fleets ", "troops ", "mercenaries ", "take ", "no more", "anchor")):
            break
        parts.append(text)
        if text.startswith("march to"):
            break
    return parts if any(text.startswith(GOALS) for text in parts) else []


class AegeanPlayer(AtTable):
    """Plays by what the page offers: an action by its text, or the first thing that is open. Keeps what it is told."""

    def __init__(self, page: Page, game: str) -> None:
        super().__init__(page)
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        self.game = game
        self.words = words("en", game)

    def sit_down(self, seats: list[str], **options: str) -> AegeanPlayer:
        """A new table, at which this person has the first seat."""
        self.go(new_table(self.page, self.game, seats, **options))
        return self

    def go(self, address: str) -> None:
        """To a table, as by a link of the page: nothing is loaded again."""
        self.page.evaluate(
            "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')) }", address
        )
        expect(self.page.locator(".crumb")).to_contain_text(address.rpartition("/")[2])

    # ---- a thought, or an action by its text

    def press_all(self, texts: Sequence[str]) -> None:
        """Do what these actions are, one after the other; those that are one thought by one gesture."""
        left = list(texts)
        while left:
            parts = thought_of(left)
            if parts and self.begins_thought(parts[0]):
                self.think(parts)
                del left[: len(parts)]
            else:
                self.press(left.pop(0))
            self.await_turn()

    def begins_thought(self, text: str) -> list[dict[str, Any]]:
        """The goals of a thought that the page can take at once, by what the server has told it."""
        asked = next(message["ask"] for message in reversed(self.messages) if message.get("ask"))
        found = [choice.get("prospect") or {} for choice in asked["actions"] if choice["text"] == text]
        return list(found[0].get("goals", [])) if found else []

    def begin(self, text: str) -> None:
        """Do what that action is; if it begins a thought, with the first goal that there is, and all units."""
        goals = self.begins_thought(text)
        if goals:
            self.think([text, *(answer for answer in goals[0]["answers"] if "{" not in answer)])
        else:
            self.press(text)

    def think(self, texts: Sequence[str]) -> None:
        """A bid by its number; units taken in hand, how many of them go, and their goal on the map."""
        before = self.n
        first, *others = texts
        verb, thing = self.parts_of(first)
        if verb.about == "god":
            name = self.words.format(f"god-{thing}")
            row = self.page.locator(".god").filter(has=self.page.locator(".name strong", has_text=name))
            row.locator(".step.legal").get_by_text(others[0].rpartition(" ")[2], exact=True).click()
        else:
            if verb.about == "hero":
                self.button(verb, thing).click()
            else:
                self.point(verb.words, first.removeprefix(verb.words).strip())
            for text in others:
                self.join(text)
            goal = next(text for text in reversed(others) if text.startswith(GOALS)).rpartition(" ")[2]
            expect(self.area(goal)).to_have_class(re.compile(r"\bopen\b"))
            self.area(goal).focus()
            self.page.keyboard.press("Enter")
        self.page.wait_for_function(MOVED, arg=before)

    def join(self, text: str) -> None:
        """Say how many of a kind go along, or that a hero does; where there is nothing to choose, they do anyway."""
        verb, thing = self.parts_of(text)
        row = self.page.locator(f'.dock .many[data-kind="{verb.words}"]')
        if verb.about not in NUMBERS or not row.count():
            return
        while row.locator("output").count() and row.locator("output").inner_text() != thing:
            row.get_by_role("button", name="−1" if row.locator("output").inner_text() > thing else "+1").click()
        number = row.locator(".count[aria-pressed=false]").get_by_text(thing, exact=True)
        if number.count():
            number.click()

    def click_all(self, texts: Sequence[str]) -> None:
        """The same by clicks alone, as few as the page needs."""
        left = list(texts)
        while left:
            before = self.n
            parts = thought_of(left) or left[:1]
            verb, thing = self.parts_of(parts[0])
            if verb.about == "god":
                self.think(parts)
            elif verb.words in MOVES:
                self.page.mouse.click(*middle(self.page, self.area_selector(parts[0])))
                for text in parts[1:]:
                    self.join(text)
                goals = [text for text in parts if text.startswith(GOALS)]
                self.page.mouse.click(*middle(self.page, self.area_selector(goals[-1])))
            else:
                picked = self.page.locator(f'.dock .verbs [data-verb="{verb.words}"]')
                if picked.get_attribute("aria-pressed") == "false":
                    picked.click()
                site = f'[data-site="{parts[0].rpartition(" ")[2]}"]'
                at = self.page.locator(site).bounding_box() if "." in thing else None
                spot = (at["x"] + at["width"] / 2, at["y"] + at["height"] / 2) if at else None
                self.page.mouse.click(*(spot or middle(self.page, self.area_selector(parts[0]))))
            self.page.wait_for_function(MOVED, arg=before)
            self.await_turn()
            del left[: len(parts)]

    def area_selector(self, text: str) -> str:
        return f'.sea [data-area="{text.rpartition(" ")[2]}"]'

    def parts_of(self, text: str) -> tuple[Verb, str]:
        number, rest = parse_verb(text, VERBS[self.game])
        return VERBS[self.game][number], rest.strip()

    def press(self, text: str) -> None:
        """Do what that action is, where the page shows it, and wait until it stands in the log."""
        before = self.n
        verb, thing = self.parts_of(text)
        if verb.about in PLACES:
            self.point(verb.words, text.removeprefix(verb.words).strip())
        else:
            self.button(verb, thing).click()
        self.page.wait_for_function(MOVED, arg=before)

    def point(self, verb: str, place: str) -> None:
        """Take the verb from the dock if there are several, and choose the place on the map."""
        area, _, site = place.partition(".")
        shown = self.area(area)
        if verb in MOVES and "ready" in (shown.get_attribute("class") or ""):
            shown.focus()
            self.page.keyboard.press("Enter")
            return
        verbs = self.page.locator(".dock .verbs [aria-pressed='false']")
        if verbs.count():
            choice = verbs.filter(has_text=self.verb_name(verb))
            if choice.count():
                choice.first.click()
        expect(shown).to_have_class(re.compile(r"\bopen\b"))
        shown.focus()
        self.page.keyboard.press("Enter")
        if site and self.page.locator(".numbers .amount").count():
            self.page.locator(".numbers .amount").get_by_text(site, exact=True).click()

    def button(self, verb: Verb, thing: str) -> Locator:
        """The button of an action that is not about a place."""
        page = self.page
        if verb.about == "god":
            return page.locator(".god.open .head").filter(has_text=self.words.format(f"god-{thing}"))
        if verb.about in ("amount", "space"):
            return page.locator(".rail .step.legal").get_by_text(thing, exact=True)
        if verb.about in NUMBERS:
            return page.locator(".numbers .amount", has_text=re.compile(rf"^\s*{thing}\b"))
        if verb.about in ("seat", "faction"):
            return page.locator(".seats .seat").nth(int(thing)).locator("> .button")
        if verb.about in ("creature", "hero"):
            card = page.locator(".card, .heroes li").filter(
                has=page.get_by_role("heading", name=self.words.format(f"{verb.about}-{thing}"), exact=True)
            )
            in_sight = card.get_by_role("button").get_by_text(self.verb_name(verb.words), exact=True)
            name = self.words.format(f"{verb.about}-{thing}")
            return in_sight.or_(page.locator(f'.dock .choice[data-verb="{verb.words}"]').filter(has_text=name))
        named = {verb.about: self.words.format(f"{verb.about}-{thing}")} if verb.about else {}
        label = self.words.format(f"action-{verb.words.replace(' ', '_')}", **named)
        return page.locator(".dock .verbs").get_by_role("button", name=label)

    def verb_name(self, verb: str) -> str:
        return self.words.format(f"verb-{verb.replace(' ', '_')}")

    # ---- whatever is open

    def decide(self) -> None:
        """Answer the question with the first thing that is open; a verb of the dock first opens places on the map."""
        before = self.n
        self.page.locator(", ".join(ANSWERS)).first.wait_for(state="attached")  # the map waits for what moves
        for answer in ANSWERS:
            found = self.page.locator(answer).first
            if found.count():
                found.focus()
                self.page.keyboard.press("Enter")
                break
        if self.page.locator(".sea .area.open, .numbers .amount").count() == 0:
            self.page.wait_for_function(MOVED, arg=before)

    # ---- what the page knows

    def hear(self, frame: str | bytes) -> None:
        self.messages.append(json.loads(frame))

    def everything(self) -> str:
        """All that is anywhere in this browser: what it was told, what it shows and what it keeps. Only the sheet of
        all drawings is left out."""
        kept = self.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
        return "\n".join([json.dumps(self.messages), self.screen.evaluate("screen => screen.outerHTML"), str(kept)])

    # ---- what the page shows

    def area(self, id: str) -> Locator:
        return self.page.locator(f'.sea [data-area="{id}"]')

    def labels(self) -> str:
        """Everything that the page says about areas and buttons to people who cannot see them."""
        return str(
            self.page.evaluate("[...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel).join('\\n')")
        )

    @property
    def told(self) -> Locator:
        """What the log says of the first thing that happened."""
        return self.page.locator(".log [data-line]").first

    def good(self, seat: int, name: str) -> Locator:
        """The number of a good that a seat has."""
        return self.page.locator(".seats .seat").nth(seat).locator(f'.goods li[title="{name}"] > b')

    def goods(self, seat: int) -> dict[str, str]:
        """What the page shows of a seat: gold, income, priests …"""
        pairs = (
            self.page.locator(".seats .seat")
            .nth(seat)
            .locator(".goods li")
            .evaluate_all("all => all.map(one => [one.title, one.querySelector(':scope > b').textContent])")
        )
        return {str(title): str(number) for title, number in pairs}
