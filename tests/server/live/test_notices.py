"""Mail about waiting games over days: once for each turn, together, not at night, and not after the turn is taken."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from random import Random
from unittest.mock import Mock, patch

import pytest

import petteia
from petteia.locale import languages
from petteia.server.live.live_table import LiveTable
from petteia.server.live.notices import Notices
from petteia.server.live.tables import Tables
from petteia.server.live.workers import Workers
from petteia.server.people.mail import Post
from petteia.server.settings import read_settings
from petteia.server.store import turns
from petteia.server.store.database import Database
from petteia.server.store.turns import BACKOFF, MINUTE, PATIENCE, PAUSE, Digest, Wishes
from petteia.server.table import messages as m
from petteia.server.table.header import Chair, Header
from petteia.server.table.table import Table
from server.house import Clock, open_house
from server.live.test_tables import add_users, first_action
from server.mail_server import MailServer

DAYS = m.Pace(move=3 * 86_400)
HOUR = 60 * MINUTE


class Killed(BaseException):
    """The server has been killed."""


class Inn:
    """A house whose clock a test moves, and which writes to Ann and Bob if they want it."""

    def __init__(self, folder: Path, mail: MailServer, **more: str) -> None:
        self.path = folder / "petteia.sqlite3"
        self.mail = mail
        self.clock = Clock()
        self.settings = read_settings(mail.settings | {"PETTEIA_DATA": str(folder)} | more)

    async def __aenter__(self) -> Inn:
        self.open()
        await self.database.write(add_users)
        await self.database.write(lambda c: c.execute("UPDATE users SET kind = 'person', mail = id || '@example.org'"))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def open(self) -> None:
        self.database = Database(self.path)
        self.database.open()
        self.tables = Tables(self.database, Workers(0, 5.0), self.clock)
        self.notices = Notices(self.database, Post(self.settings), self.clock)

    async def close(self) -> None:
        await self.tables.close()
        self.tables.workers.close()
        self.database.close()

    async def wish(self, *users: str, mail: bool = True, zone: str = "UTC", quiet: tuple[int, int] = (0, 0)) -> None:
        wishes = Wishes(mail, "en", zone, quiet[0] * 60, quiet[1] * 60)
        for user in users:
            await self.database.write(partial(turns.save_wishes, user=user, wishes=wishes))

    async def table(self, id: str, pace: m.Pace = DAYS) -> LiveTable:
        """A game of Ann and Bob that waits for Ann."""
        rules = petteia.game("duel")
        chairs = (Chair("person", "ann", "Ann"), Chair("person", "bob", "Bob"))
        settled = (id, "duel", rules.version, rules.check_options({}), chairs, "ann", True, True)
        live = await self.tables.create(Header(*settled, pace, 0, self.clock(), bytes(range(32))))
        await live.do(lambda table: table.begin("ann"))
        while live.table.awaited() == "bob":
            await live.do(first_action)
        return live

    async def look(self, later: int = 0) -> list[EmailMessage]:
        """Time passes, and what is due is sent; returns what arrived."""
        self.clock.at += later
        await self.notices.send_all()
        return [self.mail.next() for _ in range(self.mail.received.qsize())]


def run(story: Callable[[Inn], Awaitable[None]], folder: Path) -> None:
    async def told() -> None:
        with MailServer() as mail:
            async with Inn(folder, mail) as inn:
                await story(inn)

    asyncio.run(told())


async def move(live: LiveTable) -> None:
    """Whoever is awaited plays until it is the other's turn."""
    awaited = live.table.awaited()
    while live.table.awaited() == awaited:
        await live.do(first_action)


def test_a_turn_is_told_once_and_says_where(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        await inn.wish("ann")
        live = await inn.table("t1")
        assert await inn.look(PATIENCE - 1) == []
        (message,) = await inn.look(1)
        assert (message["To"], message["Subject"]) == ("ann@example.org", "It is your turn")
        assert message["Auto-Submitted"] == "auto-generated"
        lines = [line for line in message.get_content().splitlines() if line]
        assert lines[2:4] == ["7 Wonders Duel, Bob", "http://127.0.0.1:8642/t/t1"]
        assert await inn.look(30 * PAUSE) == []
        await move(live)  # Bob has not asked for mail
        assert await inn.look(PATIENCE) == []
        await move(live)  # another turn of Ann's
        assert len(await inn.look(PATIENCE)) == 1

    run(story, tmp_path)


def test_a_turn_that_is_taken_in_time_is_not_told(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        await inn.wish("ann")
        live = await inn.table("t1")
        inn.clock.at += PATIENCE - 1
        await move(live)
        assert await inn.look(PAUSE) == []

    run(story, tmp_path)


def test_a_turn_that_is_taken_while_its_mail_waits_is_not_told(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        await inn.wish("ann")
        live, _ = await inn.table("t1"), await inn.table("t2")
        inn.clock.at += PATIENCE
        await inn.database.write(partial(turns.begin, user="ann"))  # and the server is killed
        await move(live)
        (message,) = await inn.look()
        assert ("t/t1" in message.get_content(), "t/t2" in message.get_content()) == (False, True)

    run(story, tmp_path)


def test_a_turn_that_is_taken_while_others_are_written_to_is_not_told(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        await inn.wish("ann", "bob")
        live, other = await inn.table("t1"), await inn.table("t2")
        await move(other)  # now it waits for Bob
        inn.clock.at += PATIENCE
        hand_over = inn.notices.post.hand_over

        async def slowly(message: EmailMessage) -> None:
            """While the mail to Ann is on its way, Bob moves."""
            if other.table.awaited() == "bob":
                await move(other)
            await hand_over(message)

        with patch.object(inn.notices.post, "hand_over", slowly):
            (message,) = await inn.look()
        assert (message["To"], live.table.awaited()) == ("ann@example.org", "ann")
        assert "t/t2" not in message.get_content()

    run(story, tmp_path)


def test_many_turns_are_one_mail_and_the_next_waits(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        await inn.wish("ann")
        for number in range(3):
            await inn.table(f"t{number}")
        (message,) = await inn.look(PATIENCE)
        assert message["Subject"] == "3 games are waiting for you"
        assert message.get_content().count("/t/t") == 3
        await inn.table("later")
        assert await inn.look(PAUSE - 1) == []
        (message,) = await inn.look(1)
        assert message.get_content().count("/t/") == 1

    run(story, tmp_path)


def test_nothing_comes_in_quiet_hours(tmp_path: Path) -> None:
    """The clock says 8 in the morning of 15 January 2027, in London; in Auckland it is 9 in the evening."""

    async def story(inn: Inn) -> None:
        await inn.wish("ann", zone="Pacific/Auckland", quiet=(21, 7))
        await inn.table("t1")
        for _ in range(9):
            assert await inn.look(HOUR) == []
        assert len(await inn.look(HOUR)) == 1

    run(story, tmp_path)


@pytest.mark.parametrize(("hours", "quiet"), [((0, 0), []), ((9, 11), [9, 10]), ((22, 2), [0, 1, 22, 23])])
def test_quiet_hours_may_pass_midnight(hours: tuple[int, int], quiet: list[int]) -> None:
    wishes = Wishes(True, "en", "UTC", hours[0] * 60, hours[1] * 60)
    assert [hour for hour in range(24) if wishes.quiet(hour * HOUR)] == quiet


def test_who_did_not_ask_for_it_or_cannot_be_reached_gets_nothing(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        await inn.table("t1")
        assert await inn.look(PATIENCE) == []
        await inn.wish("ann", mail=False)
        assert await inn.look() == []
        await inn.wish("ann")
        await inn.database.write(lambda c: c.execute("UPDATE users SET mail = NULL"))
        assert await inn.look() == []

    run(story, tmp_path)


def test_only_games_of_days_that_go_on_are_told(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        await inn.wish("ann", "bob")
        await inn.table("fast", m.Pace(move=60))
        live = await inn.table("closed")
        await live.do(partial(Table.expire, before=inn.clock()))
        assert await inn.look(PATIENCE) == []

    run(story, tmp_path)


def test_what_fails_is_tried_again_later_and_what_is_refused_is_not(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        await inn.wish("ann")
        await inn.table("t1")
        inn.mail.answers = ["451 later"] * 2
        assert await inn.look(PATIENCE) == []
        assert await inn.look(BACKOFF - 1) == []
        assert len(inn.mail.answers) == 1
        assert await inn.look(1) == []  # the second failure
        assert await inn.look(2 * BACKOFF - 1) == []
        assert len(await inn.look(1)) == 1
        await inn.table("t2")
        inn.mail.answers = ["550 never"]
        assert await inn.look(PAUSE) == []
        assert await inn.look(30 * PAUSE) == []

    run(story, tmp_path)


async def through_kills(inn: Inn, count: int, chance: Random) -> None:
    """So many turns, with kills before and after a mail is handed over: each is told by exactly one mail, which may
    come again under the same name."""
    told: set[str] = set()
    await inn.wish("ann", "bob")
    live = await inn.table("t0")
    for turn in range(1, count + 1):
        awaited = live.table.awaited()
        inn.clock.at += PAUSE
        while not await sent(inn, chance.choice(("before", "after", "never"))):
            await inn.close()
            inn.open()
        arrived = [inn.mail.next() for _ in range(inn.mail.received.qsize())]
        assert {message["To"] for message in arrived} == {f"{awaited}@example.org"}
        told |= {message["Message-ID"] for message in arrived}
        assert len(told) == turn
        live = await inn.tables.find(live.id)
        await move(live)
        if not live.table.playing:
            live = await inn.table(f"t{turn}")


async def sent(inn: Inn, kill: str) -> bool:
    """Send what is due, unless the server is killed before or after the mail was handed over."""
    hand_over = inn.notices.post.hand_over

    async def until_killed(message: EmailMessage) -> None:
        if kill != "before":
            await hand_over(message)
        if kill != "never":
            raise Killed

    with patch.object(inn.notices.post, "hand_over", until_killed):
        try:
            await inn.notices.send_all()
        except Killed:
            return False
    return True


def test_a_kill_neither_loses_nor_doubles_a_mail(tmp_path: Path) -> None:
    run(partial(through_kills, count=8, chance=Random(1)), tmp_path)


@pytest.mark.prove
def test_kills_among_two_thousand_turns(tmp_path: Path) -> None:
    run(partial(through_kills, count=2000, chance=Random(2)), tmp_path)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_mail(tmp_path: Path, language: str) -> None:
    """Guests and people who are gone have names in it, too."""
    settings = read_settings({"PETTEIA_URL": "https://example.org", "PETTEIA_MAIL_FROM": "games@example.org"})
    waiting = [turns.Waiting(f"t{number}", "cyclades", ["~wise owl", ""]) for number in range(5)]
    for count in range(1, 6):
        digest = Digest("1a", "ann", "Ann", "ann@example.org", language, waiting[:count])
        message = Notices(Mock(), Post(settings), Clock()).written(digest)
        assert message["Message-ID"] == "<1a@example.org>"
        assert message.get_content().count("https://example.org/t/") == count
        assert not re.search(r"[{}~]|mail-", message.get_content() + message["Subject"])


def test_how_somebody_wants_to_be_told(tmp_path: Path) -> None:
    with MailServer() as mail, open_house(tmp_path, **mail.settings) as house:
        visitor = house.visitor()
        visitor.post("/api/guest")
        assert visitor.get("/api/account/notices").status_code == 403
        anna = visitor.register("Anna")
        usual = {"mail": False, "language": "en", "zone": "UTC", "quiet_from": 0, "quiet_until": 0, "silences": []}
        found = visitor.get("/api/account/notices").json()
        assert (found["wishes"], found["server"], found["possible"], found["browsers"]) == (usual, True, False, [])
        silences = [{"channel": "mail", "game": "duel", "pace": "slow"}]
        times = {"mail": True, "language": "cs", "zone": "Europe/Prague", "quiet_from": 1320, "quiet_until": 420}
        wanted = times | {"silences": silences}
        assert visitor.ask("PUT", "/api/account/notices", wanted).status_code == 204
        assert visitor.get("/api/account/notices").json()["wishes"] == wanted
        other = [{"channel": "mail", "game": "chess", "pace": "slow"}]
        visitor.ask("PUT", "/api/account/notices", wanted | {"silences": other + silences * 2})
        assert visitor.get("/api/account/notices").json()["wishes"] == wanted
        nonsense = ({"silences": silences * 201}, {"silences": [silences[0] | {"channel": "drum"}]})
        for wrong in ({"quiet_from": 1440}, {"quiet_until": -1}, {"zone": "x" * 61}, *nonsense):
            assert visitor.ask("PUT", "/api/account/notices", wanted | wrong).status_code == 400
        for unknown in ("Atlantis", "", "../etc/passwd"):
            visitor.ask("PUT", "/api/account/notices", wanted | {"zone": unknown})
            assert visitor.get("/api/account/notices").json()["wishes"]["zone"] == "UTC"
        visitor.ask("PUT", "/api/account/notices", wanted)
        exported = visitor.get("/api/account/export").json()
        assert exported["notices"] == [times | {"mail": 1}]
        assert exported["silences"] == silences
        visitor.post("/api/account/delete", {"password": "correct horse"})
        assert house.rows("SELECT * FROM notices WHERE user_id = ?", anna) == []
