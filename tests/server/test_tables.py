"""Tables in use, without sockets: what is stored before it is told, and what happens when it cannot be."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

import petteia
from petteia.server import archive
from petteia.server import messages as m
from petteia.server.audience import Onlooker
from petteia.server.database import Database
from petteia.server.header import Chair, Header
from petteia.server.outbox import MOST_FRAMES, Outbox
from petteia.server.seating import Refuse
from petteia.server.step import Step
from petteia.server.store import Connection
from petteia.server.table import Table
from petteia.server.tables import LiveTable, NoTable, Tables, new_id
from petteia.server.workers import Workers
from server.table_stories import plain

T = TypeVar("T")
USERS = ("ann", "bob")


class Brittle(Database):
    """A database whose disk can be full."""

    full = False

    async def write(self, work: Callable[[Any], T]) -> T:
        if self.full:
            raise OSError("no space left on device")
        return await super().write(work)


@asynccontextmanager
async def house(path: Path) -> AsyncIterator[Tables]:
    """Tables on a database file, as a server has them."""
    database = Brittle(path)
    database.open()
    tables = Tables(database, Workers(1, 5.0))
    try:
        yield tables
    finally:
        await tables.close()
        tables.workers.close()
        database.close()


def add_users(connection: Connection) -> None:
    for user in USERS:
        connection.execute(
            "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', ?, 0, 0)", (user, user.title())
        )


async def new_table(tables: Tables, *bots: str) -> LiveTable:
    """A game of Duel that has begun, between Ann and Bob or a bot."""
    chairs = [Chair("person", "ann", "Ann"), *(Chair("bot", bot=bot) for bot in bots)]
    if not bots:
        chairs.append(Chair("person", "bob", "Bob"))
    rules = petteia.game("duel")
    options = rules.check_options({})
    secret = bytes(range(32))
    header = Header(new_id(), "duel", rules.version, options, tuple(chairs), "ann", True, False, m.Pace(), 0, 1, secret)
    live = await tables.create(header)
    await live.do(lambda table: table.begin("ann"))
    return live


def first_action(table: Table) -> Step:
    """The seat that is asked takes the first legal action."""
    seat = int(table.state.actor)
    player = Onlooker(0, USERS[seat], "", [seat])
    return table.act(player, m.Act(table.course.length, table.state.legal()[0]))


def run(story: Callable[[Path], Any], folder: Path) -> None:
    asyncio.run(story(folder / "tables.sqlite3"))


def test_a_table_comes_back_from_the_store(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            for _ in range(20):
                await live.do(first_action)
            await live.do(lambda table: table.say(Onlooker(0, "ann", "Ann", [0]), m.Chat("hello", "t")))
            digest, header = live.table.state.digest(), live.table.header
            live.put_away()
            assert live.id not in tables.live
            with pytest.raises(Refuse, match="Come back"):
                await live.do(first_action)
            again = await tables.find(live.id)
            assert again is not live
            assert (again.table.state.digest(), again.table.header) == (digest, header)
            assert [said.text for said in again.table.talk.lines] == ["hello"]
            assert await tables.find(live.id) is again
            with pytest.raises(NoTable):
                await tables.find("nowhere")

    run(story, tmp_path)


def test_an_ended_game_is_over_in_the_store(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            while live.table.playing:
                await live.do(first_action)
            await live.do(lambda table: table.offer_rematch("ann"))
            await live.do(lambda table: table.offer_rematch("bob"))
            stored = await tables.store.read(lambda connection: archive.load_header(connection, live.id))
            assert stored == live.table.header
            again = await tables.find(live.table.header.rematch)
            assert [chair.user for chair in again.table.header.chairs] == ["bob", "ann"]

    run(story, tmp_path)


def test_what_cannot_be_stored_is_told_to_nobody(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            outbox = Outbox()
            await live.enter(1, "ann", "Ann", outbox)
            n, told = live.table.course.length, len(outbox.frames)
            Brittle.full = True
            try:
                with pytest.raises(Refuse, match="Come back"):
                    await live.do(first_action)
            finally:
                Brittle.full = False
            assert [frame for frame in list(outbox.frames)[told:] if '"played"' in frame] == []
            assert outbox.closed
            again = await tables.find(live.id)
            assert again.table.course.length == n
            await again.do(first_action)
            assert again.table.course.length > n

    run(story, tmp_path)


def test_a_fault_of_ours_ends_the_table_in_use_and_not_the_game(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            with pytest.raises(Refuse, match="Come back"):
                await live.do(broken)
            again = await tables.find(live.id)
            assert again is not live
            await again.do(first_action)

    run(story, tmp_path)


def broken(table: Table) -> Step:
    raise RuntimeError("a fault of ours")


def test_of_two_servers_on_one_database_one_wins_the_turn(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as here, house(path) as there:
            await here.store.write(add_users)
            live = await new_table(here)
            other = await there.find(live.id)
            for _ in range(15):
                answers = await asyncio.gather(live.do(first_action), other.do(last_action), return_exceptions=True)
                assert sum(isinstance(answer, Step) for answer in answers) == 1
                live, other = await here.find(live.id), await there.find(live.id)
                if live.table.course.length != other.table.course.length:  # who won last has not read the loser's
                    live.put_away()
                    other.put_away()
                    live, other = await here.find(live.id), await there.find(live.id)
                assert live.table.state.digest() == other.table.state.digest()

    run(story, tmp_path)


def last_action(table: Table) -> Step:
    """The seat that is asked takes the last legal action."""
    seat = int(table.state.actor)
    player = Onlooker(0, USERS[seat], "", [seat])
    return table.act(player, m.Act(table.course.length, table.state.legal()[-1]))


def test_games_of_bots_go_on_after_a_start(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables, "random")
            while live.table.state.actor == 0:
                await live.do(first_action)
            id, n = live.id, live.table.course.length
        async with house(path) as tables:
            await tables.resume()
            live = tables.live[id]
            async with asyncio.timeout(60):
                while live.table.course.length <= n:
                    await asyncio.sleep(0.01)
            assert live.table.course.rows[n].actor == 1

    run(story, tmp_path)


# ---- outboxes


def test_who_is_slow_gets_a_fresh_view_instead_of_everything() -> None:
    async def story() -> None:
        outbox = Outbox()
        outbox.put("first")
        assert await outbox.take() == "first"
        for number in range(MOST_FRAMES + 10):
            outbox.put(f"{number}")
        assert outbox.behind
        assert len(outbox.frames) == 0
        assert await outbox.take() is None
        assert outbox.catch_up()
        outbox.put("fresh")
        assert await outbox.take() == "fresh"
        outbox.put("last")
        outbox.close()
        assert await outbox.take() == "last"
        assert await outbox.take() is None
        assert not outbox.catch_up()

    asyncio.run(story())


def test_one_large_frame_is_no_reason_to_fall_behind() -> None:
    outbox = Outbox()
    outbox.put("x" * 2_000_000)
    assert not outbox.behind


def test_a_view_is_written_once_for_all_who_see_the_same(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            outboxes = [Outbox() for _ in range(5)]
            for connection, outbox in enumerate(outboxes, 1):
                await live.enter(connection, "eve" if connection > 1 else "ann", "", outbox)
            step = await live.do(first_action)
            played = [
                (len(to), plain(message)["view"]["seat"]) for to, message in step.send if isinstance(message, m.Played)
            ]
            assert sorted(played) == [(1, 0), (4, petteia.SPECTATOR)]

    run(story, tmp_path)
