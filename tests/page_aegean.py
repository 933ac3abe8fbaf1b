"""A person at the table of either Cyclades, who presses what stands for an action: a god, a number, a card, a place."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from page_player import MOVED, AtTable
from petteia.games.aegean.verbs import Verb, parse_verb
from petteia.games.cyclades.actions import VERBS as CYCLADES_VERBS
from petteia.games.legendary.actions import VERBS as LEGENDARY_VERBS
from petteia.locale import words

VERBS: dict[str, tuple[Verb, ...]] = {"cyclades": CYCLADES_VERBS, "legendary": LEGENDARY_VERBS}
PLACES = ("sea", "island", "land", "slot", "site")
NUMBERS = ("number", "count", "pairs")
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

    # ---- an action by its text

    def press(self, text: str) -> None:
        """Do what that action is, where the page shows it, and wait until it stands in the log."""
        before = self.n
        number, rest = parse_verb(text, VERBS[self.game])
        verb = VERBS[self.game][number]
        thing = rest.strip()
        if verb.about in PLACES:
            self.point(verb.words, text.removeprefix(verb.words).strip())
        else:
            self.button(verb, thing).click()
        self.page.wait_for_function(MOVED, arg=before)

    def point(self, verb: str, place: str) -> None:
        """Take the verb from the dock if there are several, and choose the place on the map."""
        area, _, site = place.partition(".")
        shown = self.area(area)
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
        for answer in ANSWERS:
            found = self.page.locator(answer).first
            if found.count():
                found.focus()
                self.page.keyboard.press("Enter")
                break
        else:
            raise AssertionError(f"nothing to do at {self.page.locator('.banner small').inner_text()!r}")
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
        """All that the page says of areas and buttons to who cannot see them."""
        return str(
            self.page.evaluate("[...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel).join('\\n')")
        )

    def goods(self, seat: int) -> dict[str, str]:
        """What the page shows of a seat: gold, income, priests …"""
        pairs = (
            self.page.locator(".seats .seat")
            .nth(seat)
            .locator(".goods li")
            .evaluate_all("all => all.map(one => [one.title, one.querySelector(':scope > b').textContent])")
        )
        return {str(title): str(number) for title, number in pairs}
