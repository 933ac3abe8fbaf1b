"""Browsers get notices of games over days, as people get mail: once for each turn, together, not at night, and not
after the turn is taken. A push service of our own checks signatures and decrypts the messages."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from petteia.locale import languages
from petteia.server.live.pushes import MOST_LINES, Pushes, written
from petteia.server.outward import Outward
from petteia.server.people.push import Push
from petteia.server.people.sessions import begin, secret_hash, sweep
from petteia.server.store import pushes, turns
from petteia.server.store.pushes import MOST_BROWSERS, Notice, Subscription
from petteia.server.store.store import Connection
from petteia.server.store.turns import BACKOFF, PATIENCE, PAUSE, Silence, Waiting, Wishes
from petteia.server.table import messages as m
from server.house import DAY, House, Visitor, open_house
from server.live.test_notices import HOUR, Inn, move
from server.mail_server import MailServer
from server.push_service import Delivery, PushedBrowser, PushService, packed

PATIENT = 20.0  # seconds: what does not come fails
TWO_DAYS = m.Pace(move=2 * 86_400)


class Tower(Inn):
    """An inn that also tells browsers."""

    def __init__(self, folder: Path, mail: MailServer) -> None:
        super().__init__(folder, mail, PETTEIA_OUTWARD="inside")
        self.service = PushService(self.clock)

    def open(self) -> None:
        super().open()
        push = Push(self.settings, self.database, Outward(self.settings), self.clock)
        self.pushes = Pushes(self.database, push, self.clock)

    async def subscribe(self, user: str, name: str, before: str = "") -> PushedBrowser:
        """Somebody signs in with a browser, which may have had another address before, and has it told."""
        browser = self.service.browser(name)
        to = Subscription(**browser.keys)

        def work(connection: Connection) -> None:
            session = secret_hash(begin(connection, user, 30, self.clock()))
            pushes.subscribe(connection, user, session, to, self.clock(), before)

        await self.database.write(work)
        self.service.key = await self.pushes.push.public_key()
        return browser

    async def push(self, later: int = 0) -> list[Delivery]:
        """Time passes, and what is due is sent; returns what browsers got."""
        self.clock.at += later
        await self.pushes.send_all()
        return self.service.all()

    async def count(self, table: str) -> int:
        (number,) = await self.database.read(lambda c: c.execute(f"SELECT count(*) FROM {table}").fetchone())
        return int(number)


def run(story: Callable[[Tower], Awaitable[None]], folder: Path) -> None:
    async def told() -> None:
        with MailServer() as mail:
            tower = Tower(folder, mail)
            with tower.service:
                async with tower:
                    await story(tower)

    asyncio.run(told())


def test_a_turn_is_told_once_and_leads_to_the_table(tmp_path: Path) -> None:
    async def story(tower: Tower) -> None:
        await tower.subscribe("ann", "phone")
        live = await tower.table("t1")
        assert await tower.push(PATIENCE - 1) == []
        (told,) = await tower.push(1)
        assert told.content["title"] == "It is your turn"
        assert told.content["body"] == "7 Wonders Duel, Bob"
        assert (told.content["place"], told.content["language"]) == ("t/t1", "en")
        assert sorted(told.content) == ["body", "count", "id", "language", "place", "title"]
        assert told.headers["ttl"] == str(3 * 86_400)
        assert await tower.push(30 * PAUSE) == []
        await move(live)  # Bob has no browser
        assert await tower.push(PATIENCE) == []
        await move(live)  # another turn of Ann's
        assert len(await tower.push(PATIENCE)) == 1

    run(story, tmp_path)


def test_a_browser_with_a_new_address_is_the_same_browser(tmp_path: Path) -> None:
    async def story(tower: Tower) -> None:
        phone = await tower.subscribe("ann", "phone")
        live = await tower.table("t1")
        assert len(await tower.push(PATIENCE)) == 1
        await tower.subscribe("ann", "phone-anew", before=phone.keys["endpoint"])
        assert (await tower.push(PAUSE), await tower.count("subscriptions")) == ([], 1)
        await tower.subscribe("bob", "tablet", before=phone.keys["endpoint"])  # which is not his
        await move(live)
        await move(live)
        assert {told.path for told in await tower.push(PATIENCE)} == {"/push/phone-anew"}

    run(story, tmp_path)


def test_every_browser_is_told(tmp_path: Path) -> None:
    async def story(tower: Tower) -> None:
        await tower.subscribe("ann", "phone")
        await tower.subscribe("ann", "laptop")
        await tower.subscribe("bob", "tablet")
        await tower.table("t1")
        assert {told.path for told in await tower.push(PATIENCE)} == {"/push/phone", "/push/laptop"}

    run(story, tmp_path)


def test_a_notice_lists_all_that_wait_so_that_it_can_stand_for_those_before(tmp_path: Path) -> None:
    async def story(tower: Tower) -> None:
        await tower.subscribe("ann", "phone")
        live = await tower.table("t0")
        (first,) = await tower.push(PATIENCE)
        for number in range(1, 3):
            await tower.table(f"t{number}")
        assert await tower.push(PAUSE - 1) == []
        (second,) = await tower.push(1)
        assert second.content["title"] == "3 games are waiting for you"
        assert (second.content["place"], second.content["count"]) == ("", 3)
        assert first.content["id"] != second.content["id"]
        assert first.headers["topic"] == second.headers["topic"]
        await move(live)
        await tower.table("t3")
        (third,) = await tower.push(PAUSE)
        assert third.content["title"] == "3 games are waiting for you"  # t0 no more, but t3

    run(story, tmp_path)


def test_a_turn_that_is_taken_in_time_is_not_told(tmp_path: Path) -> None:
    async def story(tower: Tower) -> None:
        await tower.subscribe("ann", "phone")
        live, other = await tower.table("t1"), await tower.table("t2")
        tower.clock.at += PATIENCE
        (browser,) = await tower.database.read(partial(pushes.due, now=tower.clock()))
        begun = await tower.database.write(partial(pushes.begin, browser=browser))  # and the server is killed
        assert begun is not None
        await move(live)
        (told,) = await tower.push()
        assert (told.content["id"], told.content["place"]) == (begun.id, "t/t2")
        await move(other)
        assert await tower.count("pushes") == 0

    run(story, tmp_path)


def test_nothing_comes_in_quiet_hours(tmp_path: Path) -> None:
    """The clock says 8 in the morning in London; in Auckland it is 9 in the evening."""

    async def story(tower: Tower) -> None:
        await tower.wish("ann", mail=False, zone="Pacific/Auckland", quiet=(21, 7))
        await tower.subscribe("ann", "phone")
        await tower.table("t1")
        for _ in range(9):
            assert await tower.push(HOUR) == []
        assert len(await tower.push(HOUR)) == 1

    run(story, tmp_path)


def test_each_channel_tells_what_is_chosen_by_game_and_by_pace(tmp_path: Path) -> None:
    async def story(tower: Tower) -> None:
        silences = [
            Silence("push", "duel", "slow"),
            Silence("mail", "duel", "brisk"),
            Silence("push", "cyclades", "brisk"),
        ]
        await tower.database.write(partial(turns.save_wishes, user="ann", wishes=Wishes(True, silences=silences)))
        await tower.subscribe("ann", "phone")
        await tower.table("slow")
        await tower.table("brisk", TWO_DAYS)
        (told,) = await tower.push(PATIENCE)
        assert (told.content["title"], told.content["place"]) == ("It is your turn", "t/brisk")
        (message,) = await tower.look()
        assert ("t/slow" in message.get_content(), "t/brisk" in message.get_content()) == (True, False)

    run(story, tmp_path)


def test_what_fails_is_tried_again_later_and_who_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def story(tower: Tower) -> None:
        await tower.subscribe("ann", "phone")
        await tower.table("t1")
        tower.service.answers = [503, 429]
        assert await tower.push(PATIENCE) == []
        assert await tower.push(BACKOFF - 1) == []
        assert tower.service.answers == [429]
        assert await tower.push(1) == []  # the second failure
        assert await tower.push(2 * BACKOFF - 1) == []
        assert len(await tower.push(1)) == 1
        for number, gone in enumerate((404, 410)):
            await tower.subscribe("ann", f"other {gone}")
            await tower.table(f"gone {number}")
            tower.service.answers = [gone] * 2
            await tower.push(PAUSE)
            assert await tower.count("subscriptions") == 0
        assert await tower.push(30 * PAUSE) == []

    run(story, tmp_path)


def test_a_service_that_does_not_answer_delays_nobody_for_long(tmp_path: Path) -> None:
    """It is given up after a while, and tried again later; a redirect is not followed."""

    async def story(tower: Tower) -> None:
        await tower.subscribe("ann", "phone")
        await tower.table("t1")
        tower.service.answers = [307]
        assert await tower.push(PATIENCE) == []
        given_up = threading.Event()
        tower.service.interrupt = lambda when: given_up.wait(PATIENT)
        tower.clock.at += BACKOFF
        with patch("petteia.server.outward.SECONDS", 1.0):
            await tower.pushes.send_all()
        given_up.set()
        taken = tower.service.received.get(timeout=PATIENT)  # but too late for us
        (again,) = await tower.push(2 * BACKOFF)
        assert again.content == taken.content

    run(story, tmp_path)


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def story(tower: Tower) -> None:
        first = await tower.pushes.push.public_key()
        await tower.close()
        tower.open()
        assert await tower.pushes.push.public_key() == first

    run(story, tmp_path)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_notice_and_the_largest_fits(language: str) -> None:
    waiting = [Waiting(f"table number {n}", "legendary", ["Ж" * 30] * 5) for n in range(200)]
    to = Subscription("", "", "")
    for count in (1, 2, 5, 200):
        found = written(Notice("1a" * 16, "", to, language, waiting[:count], 1))
        assert len(found) < 3_900  # what is left of 4,096 bytes when it is sealed
        assert found.decode().count("Ж" * 30) == 5 * min(count, MOST_LINES)


# ---- over HTTP


def keys(name: str) -> dict[str, str]:
    return PushedBrowser(f"https://push.example.org/{name}").keys


def browsers(visitor: Visitor) -> list[str]:
    found = visitor.get("/api/account/notices").json()["browsers"]
    return [one["endpoint"].removeprefix("https://push.example.org/") for one in found]


def person(house: House, name: str) -> Visitor:
    visitor = house.visitor()
    visitor.register(name)
    return visitor


def test_a_browser_subscribes_and_ends_with_its_session(house: House) -> None:
    anna, bert = person(house, "Anna"), person(house, "Bert")
    assert len(anna.get("/api/account/notices").json()["key"]) == 87
    phone = keys("phone")
    first = anna.ask("PUT", "/api/account/push", phone).json()["id"]
    assert anna.ask("PUT", "/api/account/push", phone).json()["id"] == first
    second = anna.ask("PUT", "/api/account/push", keys("laptop")).json()["id"]
    assert sorted(browsers(anna)) == ["laptop", "phone"]
    assert bert.delete(f"/api/account/push/{second}").status_code == 404
    assert anna.delete(f"/api/account/push/{second}").status_code == 204
    assert browsers(anna) == ["phone"]
    assert anna.get("/api/account/export").json()["browsers"][0]["endpoint"] == phone["endpoint"]
    house.clock.at += 2 * DAY
    anna.get("/api/me")  # a new word for the session
    house.do(lambda connection: sweep(connection, house.clock() + DAY))
    assert browsers(anna) == ["phone"]
    anna.delete("/api/session")
    assert house.rows("SELECT * FROM subscriptions") == []


def test_whoever_signs_in_takes_the_browser_over(house: House) -> None:
    anna, bert = person(house, "Anna"), person(house, "Bert")
    for visitor in (anna, bert):
        visitor.ask("PUT", "/api/account/push", keys("shared"))
    assert (browsers(anna), browsers(bert)) == ([], ["shared"])


def test_the_oldest_of_too_many_browsers_is_forgotten(house: House) -> None:
    anna = person(house, "Anna")
    for number in range(MOST_BROWSERS + 2):
        house.clock.at += HOUR
        assert anna.ask("PUT", "/api/account/push", keys(f"{number}")).status_code == 200
    assert browsers(anna) == [f"{number}" for number in range(MOST_BROWSERS + 1, 1, -1)]


def test_what_is_no_subscription_is_refused(house: House) -> None:
    visitor = house.visitor()
    visitor.post("/api/guest")
    good = keys("phone")
    assert visitor.ask("PUT", "/api/account/push", good).status_code == 403
    visitor.register("Anna")
    for wrong in (
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://push.example.org:22/x"},
        {"endpoint": "https://anna@push.example.org/x"},
        {"p256dh": "BA" * 40},
        {"p256dh": ""},
        {"auth": "AAAA"},
        {"auth": "ж"},
    ):
        house.clock.at += HOUR
        answer = visitor.ask("PUT", "/api/account/push", good | wrong)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_address"), wrong
    too_long = good | {"endpoint": "https://x/" + "y" * 1_000}
    assert visitor.ask("PUT", "/api/account/push", too_long).status_code == 400


def test_a_server_that_calls_nobody_says_so(tmp_path: Path) -> None:
    with open_house(tmp_path, PETTEIA_OUTWARD="no") as house:
        anna = person(house, "Anna")
        assert anna.get("/api/account/notices").json()["key"] == ""
        assert anna.ask("PUT", "/api/account/push", keys("phone")).status_code == 404


def test_a_key_that_is_set_is_used(tmp_path: Path) -> None:
    private = ec.generate_private_key(ec.SECP256R1())
    key = packed(private.private_numbers().private_value.to_bytes(32))
    with open_house(tmp_path, PETTEIA_PUSH_KEY=key) as house:
        told = person(house, "Anna").get("/api/account/notices").json()["key"]
        public = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        assert told == packed(public)
        assert house.rows("SELECT * FROM keys") == []
