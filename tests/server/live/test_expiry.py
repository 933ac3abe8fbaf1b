"""Abandoned tables: marked, closed some days later, and never lost because the server was down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import petteia
from petteia.core.records.notation import read, write_lines
from petteia.core.records.verification import verify
from petteia.server.live.expiry import NOTICE, close_abandoned
from petteia.server.live.live_table import LiveTable
from petteia.server.live.tables import Tables
from petteia.server.live.workers import Workers
from petteia.server.settings import Settings
from petteia.server.store import archive, history
from petteia.server.store.audit import audit
from petteia.server.store.records import stored_record
from petteia.server.table import messages as m
from petteia.server.table.header import Chair, Header
from server import databases
from server.house import DAY, Clock
from server.live.test_tables import add_users, first_action
from server.table.stories import RANDOM

SETTINGS = Settings(waiting_days=5, idle_days=20)


class Inn:
    """A house with tables on a database file, whose clock a test moves."""

    def __init__(self, tables: Tables, clock: Clock, path: Path) -> None:
        self.tables = tables
        self.clock = clock
        self.path = path

    async def table(self, id: str, begin: bool = True) -> LiveTable:
        """A table of Ann and Bob, both of whom have added to its chance if it begins; else Bob is not there yet."""
        rules = petteia.game("duel")
        bob = Chair("person", "bob", "Bob", seed=RANDOM) if begin else Chair("open")
        chairs = (Chair("person", "ann", "Ann", seed=RANDOM), bob)
        settled = (id, "duel", rules.version, rules.check_options({}), chairs, "ann", True, True)
        live = await self.tables.create(Header(*settled, m.Pace(), 0, self.clock(), bytes(range(32))))
        if begin:
            await live.do(lambda table: table.begin("ann"))
        return live

    async def sweep(self, days: float = 0) -> int:
        """Time passes, and the house looks for abandoned tables."""
        self.clock.at += int(days * DAY)
        return await close_abandoned(self.tables, SETTINGS)

    async def status(self, id: str) -> str:
        header = await self.tables.store.read(lambda connection: archive.load_header(connection, id))
        assert header is not None
        return header.status


@asynccontextmanager
async def inn(path: Path, clock: Clock) -> AsyncIterator[Inn]:
    database = databases.place_in(path.parent).store()
    database.open()
    tables = Tables(database, Workers(0, 5.0), clock)
    try:
        yield Inn(tables, clock, path)
    finally:
        await tables.close()
        tables.workers.close()
        database.close()


def run(story: Callable[[Inn], Awaitable[None]], folder: Path) -> None:
    async def told() -> None:
        async with inn(folder / "petteia.sqlite3", Clock()) as opened:
            await opened.tables.store.write(add_users)
            await opened.tables.store.write(lambda c: c.execute("UPDATE users SET kind = 'person'"))  # who are rated
            await story(opened)

    asyncio.run(told())


def test_a_game_that_nobody_touches_is_closed_without_a_winner_and_revealed(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        live = await inn.table("t1")
        await live.do(first_action)
        live.put_away()
        assert await inn.sweep(19) == 0
        assert await inn.sweep(2) == 0  # marked
        assert await inn.sweep(NOTICE / DAY - 1) == 0
        assert await inn.status("t1") == "playing"
        assert await inn.sweep(1) == 1
        assert await inn.sweep(30) == 0

        header = await inn.tables.store.read(lambda connection: archive.load_header(connection, "t1"))
        assert header is not None
        assert (header.status, header.result) == ("over", m.Outcome([], "abandoned", []))
        record = await inn.tables.store.read(lambda connection: stored_record(connection, "t1"))
        assert record.tags["Ended"] == "abandoned"
        again = read(write_lines(record))
        assert verify(again) == record.drawn > 5
        assert again.pledge is not None
        assert again.pledge.seeded == [0, 1]
        assert [verdict.problem for verdict in audit(databases.place_in(inn.path.parent))] == [""]

        # it is in the history, and counts for nothing
        played = await inn.tables.store.read(lambda c: history.games_of(c, "ann", 99, 9, public_only=False))
        assert [(game.reason, game.rated, [player.won for player in game.players]) for game in played] == [
            ("abandoned", False, [False, False])
        ]
        assert await inn.tables.store.read(lambda c: history.statistics_of(c, "ann")) == []

    run(story, tmp_path)


def test_a_table_that_waits_too_long_is_closed_and_nobody_has_played(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        await inn.table("t1", begin=False)
        assert await inn.sweep(6) == 0
        assert await inn.sweep(NOTICE / DAY) == 1
        assert await inn.status("t1") == "over"
        lobby = await inn.tables.store.read(lambda connection: archive.lobby(connection, 0, 9))
        assert lobby == []
        assert await inn.tables.store.read(lambda c: history.games_of(c, "ann", 99, 9, public_only=False)) == []
        record = await inn.tables.store.read(lambda connection: stored_record(connection, "t1"))
        assert record.entries == []
        assert verify(read(write_lines(record))) == 0
        assert [verdict.problem for verdict in audit(databases.place_in(inn.path.parent))] == [""]

    run(story, tmp_path)


def test_whoever_comes_back_in_time_plays_on(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        live = await inn.table("t1")
        await inn.sweep(21)
        await live.do(first_action)  # after the mark
        assert await inn.sweep(NOTICE / DAY + 1) == 0
        assert await inn.sweep(15) == 0
        assert await inn.status("t1") == "playing"
        assert await inn.sweep(2) == 0  # marked anew
        assert await inn.sweep(NOTICE / DAY) == 1

    run(story, tmp_path)


def test_a_table_that_begins_after_all_is_a_game_like_any_other(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        live = await inn.table("t1", begin=False)
        await inn.sweep(6)
        await live.do(lambda table: table.take_seat("bob", "Bob", 1))
        await live.do(lambda table: table.begin("ann"))
        assert await inn.sweep(NOTICE / DAY + 1) == 0
        assert await inn.status("t1") == "playing"

    run(story, tmp_path)


def test_nobody_loses_a_game_because_the_server_was_away(tmp_path: Path) -> None:
    """After a year without a server there are still some days to come back."""

    async def story() -> None:
        path, clock = tmp_path / "petteia.sqlite3", Clock()
        async with inn(path, clock) as opened:
            await opened.tables.store.write(add_users)
            await opened.table("t1")
        clock.at += 365 * DAY
        async with inn(path, clock) as opened:
            assert await opened.sweep() == 0
            assert await opened.sweep(NOTICE / DAY - 1) == 0
            await (await opened.tables.find("t1")).do(first_action)
            assert await opened.sweep(2) == 0
            assert await opened.status("t1") == "playing"

    asyncio.run(story())


def test_a_table_that_cannot_be_opened_keeps_no_other_open_and_one_whose_rules_are_gone_is_over(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        for id in ("bad", "other rules", "good"):
            (await inn.table(id)).put_away()
        await inn.tables.store.write(lambda c: c.execute("UPDATE entries SET action = 9999 WHERE table_id = 'bad'"))
        await inn.tables.store.write(lambda c: c.execute("UPDATE tables SET rules = '0' WHERE id = 'other rules'"))
        await inn.sweep(21)
        assert await inn.sweep(NOTICE / DAY) == 1
        assert [await inn.status(id) for id in ("bad", "other rules", "good")] == ["playing", "over", "over"]

    run(story, tmp_path)
