"""Who has a table: one server at a time, and a server that has lost it cannot write, whatever it believes."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest

from petteia.server.crowd import Crowd, Room
from petteia.server.limits import LIMITS, MOST_TOLD, Limits
from petteia.server.live.live_table import LiveTable
from petteia.server.live.oversight import Oversight
from petteia.server.live.tables import MOST_SHOWN, Tables
from petteia.server.live.workers import Standing, Usage, Workers
from petteia.server.owners import leases
from petteia.server.owners.leases import LEASE, Elsewhere
from petteia.server.owners.news import News, append, last
from petteia.server.owners.owners import Owners
from petteia.server.owners.sharing import FEWEST, Sharing
from petteia.server.people import moderation, sanctions, sessions
from petteia.server.people.accounts import Accounts, Identity
from petteia.server.people.presence import Change, Effects
from petteia.server.people.sanctions import PERMANENT
from petteia.server.people.tokens import ALL_SCOPES
from petteia.server.settings import Settings
from petteia.server.store.place import place_at
from petteia.server.store.runs import begin_run, between
from petteia.server.store.store import Connection
from petteia.server.table.messages import Chat, Pace
from petteia.server.table.seating import Refuse
from server import databases
from server.live.test_tables import add_users, first_action, new_table

SECOND = 1000
DAY = 86_400 * SECOND


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


def test_a_server_that_runs_for_months_stays_listed_when_others_start() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        time.at = await here.tables.store.read(leases.time_there)
        store = here.tables.store
        live = await new_table(here.tables)
        began = time() - 200 * DAY
        await store.write(lambda connection: connection.execute("UPDATE runs SET began = ?, alive = ?", (began, began)))
        await store.write(here.tables.runs.alive(time()))
        runs = await store.write(lambda connection: begin_run(connection, time()))
        assert await there.owners.holder(live.id) == here.owners.me
        assert runs.missed(time() - 150 * DAY) == 0, "somebody was there all the time"

    run(story)


def test_a_server_whose_row_is_gone_joins_again_with_what_nobody_took() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        taken, kept = await new_table(here.tables), await new_table(here.tables)
        mine = (here.owners.me.number,)
        await there.tables.store.write(lambda connection: connection.execute("DELETE FROM runs WHERE number = ?", mine))
        await there.tables.find(taken.id)
        await here.owners.beat()
        assert (taken.gone, kept.gone) == (True, False)
        assert await there.owners.holder(kept.id) == here.owners.me
        await there.owners.beat()
        assert here.owners.me.number in there.owners.others
        await here.owners.beat()
        assert there.owners.me.number in here.owners.others

    run(story)


def test_when_no_server_was_there() -> None:
    assert between([(0, 10), (5, 30), (20, 25), (40, 50), (50, 50)]) == [(30, 40), (50, 50)]


# ---- news


def test_news_are_heard_once_though_notices_are_lost_or_doubled() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        heard: list[Any] = []
        there.news.ears["ended"] = heard.append
        await here.tables.store.write(here.news.telling(sign_out("ann")))
        await there.owners.wait_for_news()  # there is a notice
        await there.owners.beat()
        await there.owners.beat()
        assert heard == [["ann"]]
        await here.tables.store.write(partial(append, at=time(), kind="ended", body=["bob"]))  # and none
        await there.owners.beat()
        assert heard == [["ann"], ["bob"]]
        there.news.ears["ended"] = lambda users: users / 0
        await here.tables.store.write(here.news.telling(sign_out("carl")))
        await there.owners.beat()
        there.news.ears["ended"] = heard.append
        await here.tables.store.write(here.news.telling(sign_out("dora")))
        await there.owners.beat()
        assert heard[2:] == [["dora"]], "one that cannot be heard holds up no other"

    run(story)


def sign_out(user: str) -> Change[None]:
    return lambda connection: (None, Effects([user]))


def test_a_sign_out_and_its_news_are_stored_together_or_not_at_all() -> None:
    """A server that dies right after a sign-out has told the others."""

    async def story(here: Seat, there: Seat, time: Time) -> None:
        store = here.tables.store
        accounts = Accounts(store, Settings(), time)
        accounts.telling = here.news.telling
        word = await store.write(lambda connection: sessions.begin(connection, "ann", 30, time()))
        before = await store.read(last)

        def sign_out_unspeakably(connection: Connection) -> tuple[None, Effects]:
            return None, Effects(sessions.end(connection, word), renamed={"ann": object()})  # type: ignore[dict-item]

        with pytest.raises(TypeError):
            await accounts.change(sign_out_unspeakably)
        assert await accounts.by_session(word) is not None
        assert await store.read(last) == before
        accounts.presence.end_here = lambda users: 1 // 0  # type: ignore[method-assign, assignment]
        with pytest.raises(ZeroDivisionError):
            await accounts.sign_out(word)
        heard: list[Any] = []
        there.news.ears["ended"] = heard.append
        await there.owners.beat()
        assert heard == [["ann"]]

    run(story)


def test_a_muted_person_makes_no_bot_that_may_talk_at_another_server() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        store = here.tables.store
        ours, theirs = (Accounts(seat.tables.store, Settings(), time) for seat in (here, there))
        ours.telling = here.news.telling
        oversight = Oversight(theirs, there.tables)
        there.news.ears["muted"] = lambda _: oversight.learn_mutes()
        await store.write(lambda connection: sanctions.impose(connection, "ann", "mute", PERMANENT, ""))
        ours.muted = {"ann": PERMANENT}
        ann = Identity("ann", "Ann", False, False, ALL_SCOPES)
        await ours.make_bot(ann, "Echo")
        (bot,) = ours.muted.keys() - {"ann"}
        assert not theirs.is_muted(bot)
        await there.owners.beat()
        assert theirs.is_muted(bot)

    run(story)


# ---- what admins order


def test_a_table_is_closed_though_its_server_died_before_it_could_close_it() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        live = await new_table(here.tables)
        oversight = Oversight(Accounts(there.tables.store, Settings(), time), there.tables)
        await oversight.begin()
        order = partial(moderation.close_table, admin=None, table=live.id, reason="", now=time())
        await there.tables.store.write(order)
        await oversight.look()
        assert await status(there, live.id) == "playing", "its owner is to close it"
        await die(here)
        await oversight.look()
        assert await status(there, live.id) == "over"
        assert await there.tables.store.read(moderation.waiting_closures) == []

    run(story)


async def status(seat: Seat, table: str) -> str:
    find = "SELECT status FROM tables WHERE id = ?"
    return str(await seat.tables.store.read(lambda connection: connection.execute(find, (table,)).fetchone()[0]))


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


@pytest.mark.parametrize("servers", [2, 4])
def test_load_spread_evenly_over_servers_passes_no_more_than_at_one_server(servers: int) -> None:
    """Somebody tries passwords at all servers in turn, so slowly that nowhere much of a bucket is missing."""
    time = Time()
    group = [Sharing(Limits(True, time.seconds), Crowd(), Usage(time.seconds), dict) for _ in range(servers)]
    hear_each_other(group)
    limit = LIMITS["sign_in_as"]
    passed = 0
    for second in range(8 * 3600):
        time.at += SECOND
        if second % round(1 / limit.rate) == 0:
            passed += sum(one.limits.wait("sign_in_as", "ann 1.2.3.4") == 0.0 for one in group)
        hear_each_other(group)
    assert passed <= 1.1 * (limit.at_once + 8 * 3600 * limit.rate)


def hear_each_other(group: list[Sharing]) -> None:
    """Everybody tells, then everybody hears, as in one beat."""
    told = {number: one.told() for number, one in enumerate(group)}
    for number, one in enumerate(group):
        one.hear({other: words for other, words in told.items() if other != number})


def test_whoever_uses_two_servers_a_little_is_charged_once() -> None:
    time = Time()
    here, there = (Sharing(Limits(True, time.seconds), Crowd(), Usage(time.seconds), dict) for _ in range(2))
    hear_each_other([here, there])
    limit = LIMITS["sign_in"]
    for _ in range(round(limit.at_once) - 2):
        assert here.limits.wait("sign_in", "1.2.3.4") == 0.0
    hear_each_other([here, there])
    for _ in range(10):  # half of it is regained, then one more is taken
        time.at += 60 * SECOND
        hear_each_other([here, there])
    assert here.limits.wait("sign_in", "1.2.3.4") == 0.0
    hear_each_other([here, there])
    left = [one.limits.buckets["sign_in", "1.2.3.4"].tokens for one in (here, there)]
    assert left == pytest.approx([11.0, 11.0])


def test_a_server_that_has_just_started_charges_what_is_missing_and_not_all_history() -> None:
    time = Time()
    old = [Sharing(Limits(True, time.seconds), Crowd(), Usage(time.seconds), dict) for _ in range(2)]
    hear_each_other(old)
    for _ in range(30):  # somebody who signs in again and again, here and there
        time.at += 110 * SECOND
        assert all(one.limits.wait("sign_in", "1.2.3.4") == 0.0 for one in old)
        hear_each_other(old)
    new = Sharing(Limits(True, time.seconds), Crowd(), Usage(time.seconds), dict)
    new.hear(dict(enumerate(one.told() for one in old)))
    (known,) = {round(one.limits.buckets["sign_in", "1.2.3.4"].tokens, 3) for one in old}
    assert new.limits.buckets["sign_in", "1.2.3.4"].tokens == pytest.approx(known, abs=0.1)
    new.forget()  # nor after a while of being cut off
    new.hear(dict(enumerate(one.told() for one in old)))
    assert new.limits.buckets["sign_in", "1.2.3.4"].tokens == pytest.approx(known, abs=0.1)


def test_what_is_told_is_bounded_and_what_matters_most_comes_first() -> None:
    time = Time()
    here, there = (Sharing(Limits(True, time.seconds), Crowd(), Usage(time.seconds), dict) for _ in range(2))
    hear_each_other([here, there])
    for number in range(3 * MOST_TOLD):
        here.limits.wait("guest", f"address {number}")
    while here.limits.wait("guest", "1.2.3.4") == 0.0:
        pass
    thoughts = Usage(time.seconds)
    here.usage = thoughts
    for number in range(1_000):
        thoughts.add(Standing(f"account {number}"), 1.0 + number)
        here.crowd.open["account", f"account {number}"] = FEWEST + number
    told = msgspec.json.decode(here.told())
    assert len(here.told()) < 80_000
    assert "account account 999" in told["thought"]
    assert ["account", "account 999", FEWEST + 999] in told["open"]
    hear_each_other([here, there])
    assert there.limits.wait("guest", "1.2.3.4") > 0.0
    assert len(there.limits.buckets) == MOST_TOLD


def test_two_releases_work_together() -> None:
    """A newer server has one more limit, and tells one thing more; another tells nothing that can be understood."""

    async def story(here: Seat, there: Seat, time: Time) -> None:
        newer, older = here.owners.sharing, there.owners.sharing
        assert newer is not None
        assert older is not None
        newer.told = lambda: (  # type: ignore[method-assign]
            '{"taken": [["siege", "1.2.3.4", 5.0, 5.0], ["budget of siege", "1.2.3.4", 5.0, 5.0], '
            '["guest", "1.2.3.4", 20.0, 20.0]], "weather": "fine"}'
        )
        await here.owners.beat()
        await there.owners.beat()
        assert older.limits.wait("guest", "1.2.3.4") > 0.0, "what both know still counts"
        newer.told = lambda: '{"taken": "much"}'  # type: ignore[method-assign]
        await here.owners.beat()
        time.at += LEASE
        await there.owners.beat()
        assert not there.owners.lapsed, "it keeps its tables all the same"
        older.looking = lambda: {str(1 // 0): ([], 0)}
        time.at += LEASE
        await there.owners.beat()
        assert not there.owners.lapsed

    run(story)


def test_a_server_outlives_a_beat_that_fails() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        failing = [KeyError("siege")]

        def lose(held: dict[str, int]) -> None:
            if failing:
                raise failing.pop()

        here.owners.lost = lose
        time.at += LEASE
        living = asyncio.create_task(here.owners.run())
        while here.owners.lapsed:
            await asyncio.sleep(0.05)
        assert not failing
        assert not living.done()
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)

    run(story)


def test_who_is_at_tables_is_told_only_of_those_that_a_list_can_show() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        tables = []
        for number in range(MOST_SHOWN + 3):
            tables.append(live := await new_table(here.tables))
            live.header = msgspec.structs.replace(live.header, created=number)
        for live in tables[:-1]:  # nobody is at the newest
            live.table.enter(1, "ann", "Ann")
            for number in range(2, 50):
                live.table.enter(number, "", "")
        shown = here.tables.looking()
        ids = [live.id for live in tables]
        assert sorted(map(ids.index, shown)) == list(range(2, len(ids) - 1))
        assert len(msgspec.json.encode(shown)) < 60 * MOST_SHOWN
        await here.owners.beat()
        await there.owners.beat()
        info = there.tables.info(tables[5].header)
        assert info.spectators == 48
        assert [seat.present for seat in info.seats] == [seat.user == "ann" for seat in info.seats]

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
