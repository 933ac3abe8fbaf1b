"""Tables in use, without sockets: what is stored before it is announced, and what happens if it cannot be stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

import petteia
from petteia.server.ids import new_id
from petteia.server.live import live_table
from petteia.server.live import tables as tables_module
from petteia.server.live.live_table import LiveTable
from petteia.server.live.outbox import MOST_FRAMES, Outbox
from petteia.server.live.tables import NoTable, SetAside, Tables
from petteia.server.live.workers import Workers
from petteia.server.store import archive
from petteia.server.store.runs import HouseClock, begin_run
from petteia.server.store.store import Connection
from petteia.server.store.works import GroupedStore
from petteia.server.table import messages as m
from petteia.server.table.audience import Onlooker
from petteia.server.table.header import Chair, Header
from petteia.server.table.seating import Refuse
from petteia.server.table.step import Step
from petteia.server.table.table import Table
from server import databases
from server.table.stories import plain

T = TypeVar("T")
USERS = ("ann", "bob")
NO_CLOCK = m.Pace()


class Brittle:
    """A store whose disk can be full."""

    full = False
    broken = False
    gate: asyncio.Event | None = None  # what is written waits for it

    def __init__(self, store: GroupedStore) -> None:
        self.store = store

    async def write(self, work: Callable[[Any], T]) -> T:
        if self.full:
            raise OSError("no space left on device")
        if self.gate is not None:
            await self.gate.wait()
        return await self.store.write(work)

    async def read(self, work: Callable[[Any], T]) -> T:
        if self.broken:
            raise OSError("no such device")
        return await self.store.read(work)


@asynccontextmanager
async def house(path: Path, clock: Callable[[], int] | None = None) -> AsyncIterator[Tables]:
    """Tables on a database file, as a server has them."""
    opened = databases.place_in(path.parent).store()
    opened.open()
    database = Brittle(opened)
    now = clock or HouseClock()
    runs = await database.write(lambda connection: begin_run(connection, now()))
    tables = Tables(database, Workers(1, 5.0), now, runs)
    try:
        yield tables
    finally:
        await tables.close()
        tables.workers.close()
        opened.close()


def add_users(connection: Connection) -> None:
    for user in USERS:
        connection.execute(
            "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', ?, 0, 0)", (user, user.title())
        )


async def new_table(
    tables: Tables, *bots: str, pace: m.Pace = NO_CLOCK, host_plays: bool = True, delay: int = 0
) -> LiveTable:
    """A game of Duel that has begun, between Ann and Bob or a bot, or between bots."""
    chairs = [Chair("bot", bot=bot) for bot in bots]
    if host_plays:
        chairs.insert(0, Chair("person", "ann", "Ann"))
    if not bots:
        chairs.append(Chair("person", "bob", "Bob"))
    rules = petteia.game("duel")
    options = rules.check_options({})
    secret = bytes(range(32))
    header = Header(new_id(), "duel", rules.version, options, tuple(chairs), "ann", True, False, pace, delay, 1, secret)
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
            with pytest.raises(Refuse, match="being reloaded"):
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


class FullLog:
    """A log on the same full disk."""

    def error(self, event: str, **more: Any) -> None:
        raise OSError("no space left on device")


def test_what_cannot_be_stored_is_forgotten_though_the_log_cannot_be_written_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "LOG", FullLog())

    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            n = live.table.course.length
            Brittle.full = True
            try:
                with pytest.raises(OSError, match="no space"):
                    await live.do(first_action)
            finally:
                Brittle.full = False
            again = await tables.find(live.id)
            assert again.table.course.length == n

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
                with pytest.raises(Refuse, match="being reloaded"):
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
            with pytest.raises(Refuse, match="being reloaded"):
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
            await tables.schedule.ring_due()
            live = tables.live[id]
            async with asyncio.timeout(60):
                while live.table.course.length <= n:
                    await asyncio.sleep(0.01)
            assert live.table.course.rows[n].actor == 1

    run(story, tmp_path)


def test_bots_that_play_for_all_who_are_gone_pause_while_nobody_watches(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            await live.do(lambda table: table.leave_seat("ann", 0))
            assert live.wanted(), "Bob is still there"
            await live.do(lambda table: table.leave_seat("bob", 1))
            assert not live.wanted()
            assert live.table.due() is None
            await live.enter(1, "eve", "Eve", Outbox())
            assert live.wanted()

    run(story, tmp_path)


def test_the_address_of_a_host_is_known_at_all_tables_of_his(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            await live.enter(1, "ann", "Ann", Outbox(), "10.0.0.7")
            while live.table.playing:
                await live.do(first_action)
            for user in USERS:
                await live.do(partial(Table.offer_rematch, user=user))
            assert (await tables.find(live.table.header.rematch)).standing().address == "10.0.0.7"
            live.put_away()
            assert (await tables.find(live.id)).standing().address == "10.0.0.7"
            monkeypatch.setattr(tables_module, "MOST_PLACES", 1)
            tables.note_place("bob", "10.0.0.8")
            assert tables.places == {"bob": "10.0.0.8"}

    run(story, tmp_path)


# ---- clocks at tables that nobody looks at


class Hands:
    """The clock of a server, moved by hand."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [(m.Pace(90, 0), 90), (m.Pace(30, 60), 90), (m.Pace(3 * 86_400, 0), 3 * 86_400), (m.Pace(), 14 * 86_400)],
    ids=["live", "bank", "correspondence", "absence"],
)
@pytest.mark.parametrize("restarted", [False, True])
def test_a_clock_runs_out_where_nobody_looks(tmp_path: Path, pace: m.Pace, seconds: int, restarted: bool) -> None:
    """The table is put away; with a restart, the server is away for a day as well, which costs nobody anything."""

    async def story(path: Path) -> None:
        clock = Hands()
        async with house(path, clock) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables, pace=pace)
            seat = int(live.table.state.actor)
            live.put_away()
            while tables.running:
                await asyncio.sleep(0)
            if not restarted:
                await no_time_until(tables, live.id, clock, seat, seconds)
                return
            clock.pass_by(5)
            await tables.store.write(tables.runs.alive(clock()))
        clock.pass_by(86_400)
        async with house(path, clock) as tables:
            await tables.resume()
            await no_time_until(tables, live.id, clock, seat, seconds - 5)

    run(story, tmp_path)


async def no_time_until(tables: Tables, id: str, clock: Hands, seat: int, seconds: int) -> None:
    """A second before the seat's time is up its player still has it; a second later a bot plays there."""
    clock.pass_by(seconds - 1)
    await tables.schedule.ring_due()
    live = await tables.find(id)
    assert live.header.chairs[seat].bot == ""
    live.put_away()
    clock.pass_by(2)
    await tables.schedule.ring_due()
    assert (await tables.find(id)).header.chairs[seat].bot == "easy"


def test_leaving_and_putting_away_wins_no_time(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        clock = Hands()
        async with house(path, clock) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables, pace=m.Pace(90, 0))
            seat = int(live.table.state.actor)
            clock.pass_by(50)

            def be_back_at_once(table: Table) -> Step:
                table.leave_seat(USERS[seat], seat)
                return table.take_seat(USERS[seat], "", seat)

            await live.do(be_back_at_once)
            live.put_away()
            clock.pass_by(10)
            again = await tables.find(live.id)
            assert again.table.header == live.table.header
            assert again.table.clocks.left(clock()) == 30_000

    run(story, tmp_path)


def test_a_table_where_a_bot_is_waited_for_is_due_at_once_after_a_start(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            person = await new_table(tables)
            bot = await new_table(tables, "random")
            while bot.table.state.actor == 0:
                await bot.do(first_action)
            alone = await new_table(tables, "random", "random", host_plays=False)
            due = dict(await tables.store.read(archive.due))
            assert due[bot.id] == 0
            assert due[person.id] > tables.now()
            assert alone.id not in due
            assert alone.thinking is None, "bots among themselves wait until somebody watches"
            await alone.enter(1, "ann", "Ann", Outbox())
            assert alone.thinking is not None

    run(story, tmp_path)


# ---- tables that cannot be opened


def test_a_table_that_cannot_be_read_is_set_aside_and_all_others_go_on(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            bad, good = await new_table(tables, "random"), await new_table(tables, "random")
            for live in (bad, good):
                while live.table.state.actor == 0:
                    await live.do(first_action)
            ruin = "UPDATE entries SET action = 299 WHERE table_id = ? AND number = 1"
            await tables.store.write(lambda connection: connection.execute(ruin, (bad.id,)).rowcount)
        async with house(path) as tables:
            await tables.resume()
            await tables.schedule.ring_due()
            assert good.id in tables.live
            assert list(tables.quarantine) == [bad.id]
            assert tables.quarantine[bad.id].startswith("IllegalAction: ")
            with pytest.raises(SetAside, match="cannot be opened"):
                await tables.find(bad.id)
        async with house(path) as tables:
            await tables.resume()
            assert list(tables.quarantine) == [bad.id], "it is remembered"
            assert bad.id not in tables.schedule.times, "and not tried again by itself"
            mend = "UPDATE entries SET action = ? WHERE table_id = ? AND number = 1"
            action = bad.table.course.rows[1].action
            await tables.store.write(lambda connection: connection.execute(mend, (action, bad.id)).rowcount)
            await tables.find(bad.id)
            assert tables.quarantine == await tables.store.read(archive.quarantine) == {}

    run(story, tmp_path)


@pytest.mark.parametrize(
    "column",
    [
        "options = 'nonsense'",
        "options = '[]'",
        pytest.param("secret = 7", marks=pytest.mark.sqlite),
        "clocks = '{}'",
        pytest.param("game = 'duel', rules = '1', delay = 'x'", marks=pytest.mark.sqlite),
    ],
)
def test_whatever_is_wrong_with_a_row_it_is_that_tables_fault(tmp_path: Path, column: str) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            live.put_away()
            ruin = f"UPDATE tables SET {column} WHERE id = ?"
            await tables.store.write(lambda connection: connection.execute(ruin, (live.id,)).rowcount)
            with pytest.raises(SetAside):
                await tables.find(live.id)
            assert list(tables.quarantine) == [live.id]

    run(story, tmp_path)


@pytest.mark.sqlite
def test_a_table_due_at_no_time_is_set_aside_and_all_others_are_resumed(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        ruin = "UPDATE tables SET due = 'soon' WHERE id = ?"
        async with house(path) as tables:
            await tables.store.write(add_users)
            bad, good, open = [await new_table(tables, pace=m.Pace(90, 0)) for _ in range(3)]
            open.put_away()
            while tables.running:
                await asyncio.sleep(0)
            await tables.store.write(lambda connection: connection.execute(ruin, (open.id,)).rowcount)
            with pytest.raises(SetAside):
                await tables.find(open.id)
        async with house(path) as tables:
            await tables.store.write(lambda connection: connection.execute(ruin, (bad.id,)).rowcount)
            await tables.resume()
            assert list(tables.schedule.times) == [good.id]
            assert tables.quarantine[bad.id] == "TypeError: expected a time, found 'soon'"
            assert (await tables.find(bad.id)).table.playing, "opened, it sets its time anew"

    run(story, tmp_path)


def test_a_disk_that_fails_is_not_the_tables_fault(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            live.put_away()
            tables.store.broken = True  # type: ignore[attr-defined]
            with pytest.raises(OSError, match="no such device"):
                await tables.find(live.id)
            assert tables.quarantine == {}

    run(story, tmp_path)


# ---- what is not stored is not seen


def test_spectators_who_are_behind_do_not_learn_of_an_undo_from_the_lobby(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables, delay=60)
            live.table.undo_asked_by = 0
            assert live.info("ann").undo_asked_by == 0
            assert live.info("eve").undo_asked_by is None

    run(story, tmp_path)


def test_nothing_is_seen_before_it_is_stored(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            n = live.table.course.length
            gate = tables.store.gate = asyncio.Event()  # type: ignore[attr-defined]
            acting = asyncio.create_task(live.do(first_action))
            giving_up = asyncio.create_task(live.do(lambda table: table.leave_seat("ann", 0)))
            await asyncio.sleep(0)
            assert live.table.course.length > n, "it is done, and waits for the disk"
            looking = asyncio.create_task(live.read(lambda table: table.course.length))
            await asyncio.sleep(0.01)
            assert not looking.done()
            assert live.info("ann").seats[0].bot == ""
            gate.set()
            await acting
            await giving_up
            assert await looking > n
            assert live.info("ann").seats[0].bot == "easy"

    run(story, tmp_path)


@pytest.mark.parametrize("message", [m.Hello(m.PROTOCOL), m.Act(0, 299), m.Undo(0)], ids=["hello", "act", "undo"])
def test_long_answers_are_prepared_in_pieces_and_others_go_on_between(tmp_path: Path, message: m.ClientMessage) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            while live.table.playing:
                await live.do(first_action)
            live.put_away()
            again = await tables.find(live.id)
            course = again.table.course
            assert course.untold >= 100, "it comes from a snapshot"
            await again.enter(1, "ann", "Ann", Outbox())
            turns = 0

            async def others() -> None:
                nonlocal turns
                while course.untold:
                    turns += 1
                    await asyncio.sleep(0)

            going_on = asyncio.create_task(others())
            await again.receive(1, message)
            await going_on
            assert turns >= 2
            assert course.log(0, 0) == live.table.course.log(0, 0)

    run(story, tmp_path)


def test_a_bot_that_cannot_be_asked_costs_a_plain_move(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)

            async def fails(*_: object) -> int:
                raise ValueError("nobody is there")

            tables.workers.ask = fails  # type: ignore[method-assign, assignment]
            live = await new_table(tables, "random")
            while live.table.state.actor == 0:
                await live.do(first_action)
            n = live.table.course.length
            async with asyncio.timeout(10):
                while live.table.course.length == n:
                    await asyncio.sleep(0)
            assert live.table.course.rows[n].actor == 1

    run(story, tmp_path)


def test_everybody_is_sent_away_even_if_a_tables_time_cannot_be_told(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            outbox = Outbox()
            await live.enter(1, "ann", "Ann", outbox)

            def fails() -> int:
                raise ValueError("no time")

            live.table.due = fails  # type: ignore[method-assign]
            live.put_away()
            assert outbox.closed
            assert live.outboxes == {}

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
