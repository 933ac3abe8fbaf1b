"""Who has a table: one server at a time, and a server that has lost it cannot write, whatever it believes."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from petteia.server.crowd import Crowd, Room
from petteia.server.limits import LIMITS, Limits
from petteia.server.live.live_table import LiveTable
from petteia.server.live.tables import Tables
from petteia.server.live.workers import Standing, Usage, Workers
from petteia.server.owners import leases
from petteia.server.owners.leases import LEASE, Elsewhere
from petteia.server.owners.news import News, append
from petteia.server.owners.owners import Owners
from petteia.server.owners.sharing import Sharing
from petteia.server.store.place import place_at
from petteia.server.store.runs import begin_run, between
from petteia.server.store.store import Connection
from petteia.server.table.messages import Chat, Pace
from petteia.server.table.seating import Refuse
from server import databases
from server.live.test_tables import add_users, first_action, new_table

SECOND = 1000


class Time:
    """Time that passes when a test says so, for servers and for their leases."""

    def __init__(self) -> None:
        self.at = 1_900_000_000_000

    def __call__(self) -> int:
        return self.at

    def seconds(self) -> float:
        return self.at / SECOND


class Seat:
    """One server on the database of a test."""

    def __init__(self, tables: Tables, owners: Owners, news: News) -> None:
        self.tables = tables
        self.owners = owners
        self.news = news


@asynccontextmanager
async def server(address: str, time: Time) -> AsyncIterator[Seat]:
    store = place_at(address).store()
    store.open()
    runs = await store.write(lambda connection: begin_run(connection, time()))
    tables = Tables(store, Workers(1, 5.0), time, runs)
    news = News(store, time)
    sharing = Sharing(Limits(True, time.seconds), Crowd(), tables.workers.usage, tables.looking)
    owners = Owners(store, address, runs.number, f"127.0.0.1:{runs.number}", news, sharing, time.seconds)
    tables.owners = owners
    owners.lost = tables.keep_only
    await owners.begin()
    try:
        yield Seat(tables, owners, news)
    finally:
        await tables.close()
        await owners.leave()
        await owners.hang_up()
        tables.workers.close()
        store.close()


async def die(seat: Seat) -> None:
    """Nobody has heard of the server for longer than its lease."""
    await seat.tables.store.write(
        lambda connection: connection.execute(
            f"UPDATE runs SET until = {leases.NOW} - 1 WHERE number = ?", (seat.owners.me.number,)
        )
    )


Story = Callable[[Seat, Seat, Time], Awaitable[None]]


def run(story: Story) -> None:
    """A story of two servers."""

    async def both() -> None:
        time = Time()
        async with server(address, time) as here, server(address, time) as there:
            await here.tables.store.write(add_users)
            await here.owners.beat()
            await asyncio.wait_for(story(here, there, time), 60)

    address = databases.cluster().lend()
    asyncio.run(both())
    databases.cluster().take_back(address)


async def settled(tables: Tables) -> None:
    """Everything that was to be done later is done."""
    while tables.running:
        await asyncio.gather(*tables.running, return_exceptions=True)


# ---- tables


def test_a_table_has_one_owner_until_it_is_put_away() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        live = await new_table(here.tables)
        with pytest.raises(Elsewhere) as told:
            await there.tables.find(live.id)
        assert told.value.member == here.owners.me
        assert await there.owners.holder(live.id) == here.owners.me
        live.put_away()
        await settled(here.tables)
        assert await here.owners.holder(live.id) is None
        other = await there.tables.find(live.id)
        assert await here.owners.holder(live.id) == there.owners.me
        assert other.table.state.digest() == live.table.state.digest()

    run(story)


def test_who_leaves_while_a_table_turns_out_to_be_elsewhere_leaves_no_error_behind() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        troubles: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, trouble: troubles.append(trouble))
        live = await new_table(here.tables)
        looking = asyncio.create_task(there.tables.find(live.id))
        await asyncio.sleep(0)
        looking.cancel()
        await asyncio.wait([looking])
        assert looking.cancelled()
        while there.tables.opening:
            await asyncio.sleep(0.01)
        del looking  # and whatever it was waiting for
        gc.collect()
        assert troubles == []

    run(story)


def say(live: LiveTable) -> Awaitable[Any]:
    """A step that is more than an entry of the log."""

    async def said() -> None:
        await live.do(lambda table: table.enter(7, "ann", "Ann"))
        step = await live.do(lambda table: table.receive(7, Chat("hello")))
        assert step.store

    return said()


@pytest.mark.parametrize("act", [lambda live: live.do(first_action), say], ids=["entries", "chat"])
def test_whoever_has_lost_a_table_cannot_write(act: Callable[[LiveTable], Awaitable[Any]]) -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        stale = await new_table(here.tables)
        await die(here)
        live = await there.tables.find(stale.id)
        assert not here.owners.lapsed, "it does not know yet"
        with pytest.raises(Refuse):
            await act(stale)
        assert stale.gone
        before = live.table.course.length
        await live.do(first_action)
        assert await there.tables.store.read(lambda connection: count(connection, live.id)) > before

    run(story)


def test_a_write_that_comes_late_is_refused_even_to_the_same_server() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        live = await new_table(here.tables)
        stored = await here.tables.store.read(lambda connection: count(connection, live.id))
        step = first_action(live.table)
        old = live.fence
        live.put_away()
        again = await here.tables.find(live.id)
        assert again.fence is not None
        assert old is not None
        assert again.fence > old
        with pytest.raises(Exception, match="table_id"):
            await here.tables.save(live.id, step, old)
        assert await here.tables.store.read(lambda connection: count(connection, live.id)) == stored

    run(story)


def count(connection: Connection, table: str) -> int:
    (found,) = connection.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()
    return int(found)


def test_a_server_that_was_away_keeps_what_nobody_took() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        taken, kept = await new_table(here.tables), await new_table(here.tables)
        await die(here)
        await there.tables.find(taken.id)
        time.at += LEASE
        assert here.owners.lapsed
        doing = asyncio.gather(taken.do(first_action), kept.do(first_action), return_exceptions=True)
        await asyncio.sleep(0)
        assert not doing.done(), "nothing is done until it is known what is left"
        await here.owners.beat()
        refused, step = await doing
        assert isinstance(refused, Refuse)
        assert not isinstance(step, BaseException)
        assert (taken.gone, kept.gone) == (True, False)

    run(story)


def test_time_in_which_nobody_serves_a_table_counts_for_nobody() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        time.at = await here.tables.store.read(leases.time_there)
        live = await new_table(here.tables, pace=Pace(60, 0))
        time.at += 10 * SECOND
        await die(here)  # it was last heard of a lease ago
        time.at += 20 * SECOND
        left = [clock.move for clock in (await there.tables.find(live.id)).table.clocks.show(time(), True)]
        assert 49.0 < left[live.table.state.actor] <= 60.0
        await settled(there.tables)
        (await there.tables.find(live.id)).put_away()
        await settled(there.tables)
        again = await there.tables.find(live.id)
        assert again.table.clocks.show(time(), True)[int(again.table.state.actor)].move == left[live.table.state.actor]

    run(story)


def test_a_clock_runs_out_though_its_server_has_died() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        live = await new_table(here.tables, pace=Pace(60, 0))
        assert await there.tables.store.read(partial(leases.waiting, before=time() + 61 * SECOND, most=9)) == []
        await die(here)
        assert await there.tables.store.read(partial(leases.waiting, before=time() + 61 * SECOND, most=9)) == [live.id]
        time.at += 90 * SECOND
        there.owners.relied_until = time.seconds() + 5
        await there.tables.ring(live.id)
        found = await there.tables.find(live.id)
        assert found.table.clocks.left(time()) > 0, "what nobody served does not count"
        time.at += 61 * SECOND
        there.owners.relied_until = time.seconds() + 5
        await there.tables.ring(live.id)
        assert any(chair.bot for chair in (await there.tables.find(live.id)).header.chairs)

    run(story)


def test_one_of_those_who_are_there_leads() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        for seat in (here, there):
            await seat.owners.beat()
        assert (here.owners.leads(), there.owners.leads()) == (True, False)
        await here.owners.leave()
        await there.owners.beat()
        assert (here.owners.leads(), there.owners.leads()) == (False, True)

    run(story)


def test_when_no_server_was_there() -> None:
    assert between([(0, 10), (5, 30), (20, 25), (40, 50), (50, 50)]) == [(30, 40), (50, 50)]


# ---- news


def test_news_are_heard_once_though_notices_are_lost_or_doubled() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        heard: list[Any] = []
        there.news.ears["ended"] = heard.append
        await here.news.tell("ended", ["ann"])
        await there.owners.wait_for_news()  # there is a notice
        await there.owners.beat()
        await there.owners.beat()
        assert heard == [["ann"]]
        await here.tables.store.write(partial(append, at=time(), kind="ended", body=["bob"]))  # and none
        await there.owners.beat()
        assert heard == [["ann"], ["bob"]]
        there.news.ears["ended"] = lambda users: users / 0
        await here.news.tell("ended", ["carl"])
        await there.owners.beat()
        there.news.ears["ended"] = heard.append
        await here.news.tell("ended", ["dora"])
        await there.owners.beat()
        assert heard[2:] == [["dora"]], "one that cannot be heard holds up no other"

    run(story)


# ---- limits


def test_limits_hold_for_all_servers_together() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        ours, theirs = here.owners.sharing, there.owners.sharing
        assert ours is not None
        assert theirs is not None
        most = round(LIMITS["guest"].at_once)
        for _ in range(most):
            assert ours.limits.wait("guest", "1.2.3.4") == 0.0
        assert theirs.limits.wait("guest", "1.2.3.4") == 0.0
        await here.owners.beat()
        await there.owners.beat()
        await there.owners.beat()  # what was told is not counted twice
        assert theirs.limits.wait("guest", "1.2.3.4") > 0.0
        assert theirs.limits.wait("guest", "5.6.7.8") == 0.0
        bucket = theirs.limits.buckets["guest", "1.2.3.4"]
        assert bucket.tokens == pytest.approx(-1.0)

    run(story)


def test_connections_and_thoughts_are_counted_at_all_servers() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        ours, theirs = here.owners.sharing, there.owners.sharing
        assert ours is not None
        assert theirs is not None
        theirs.crowd.room = Room(address=8)
        ours.crowd.open["address", "1.2.3.4"] = 8
        here.tables.workers.usage.add(Standing("ann", "1.2.3.4"), 7.0)
        assert theirs.crowd.full("1.2.3.4", "") == ""
        await here.owners.beat()
        await there.owners.beat()
        assert theirs.crowd.full("1.2.3.4", "") == "address"
        assert there.tables.workers.usage.of(Standing("ann")) == pytest.approx(7.0, abs=0.1)
        assert Usage(time.seconds).of(Standing("ann")) == 0.0

    run(story)
