"""Alarms of tables: one schedule for all, whether they are in use or not; and a clock that never jumps."""

from __future__ import annotations

import asyncio
from functools import partial

from petteia.server.live.schedule import AFTER_A_FAILURE, Schedule
from petteia.server.store.place import Place
from petteia.server.store.runs import KEPT, HouseClock, Runs, begin_run, last_seen


class Bell:
    """A clock moved by hand, and the tables that were rung for."""

    def __init__(self) -> None:
        self.at = 1_000
        self.rung: list[str] = []
        self.fails = ""

    def now(self) -> int:
        return self.at

    async def ring(self, id: str) -> None:
        self.rung.append(id)
        if id == self.fails:
            raise OSError("the disk is full")


def test_tables_are_rung_for_in_the_order_of_their_times() -> None:
    bell = Bell()
    schedule = Schedule(bell.now, bell.ring)
    for id, at in (("c", 3_000), ("a", 1_500), ("b", 2_000)):
        schedule.set(id, at)
    asyncio.run(schedule.ring_due())
    assert bell.rung == []
    bell.at = 2_000
    asyncio.run(schedule.ring_due())
    assert bell.rung == ["a", "b"]
    assert schedule.next() == 3_000


def test_a_time_that_comes_first_stays_and_an_earlier_one_takes_its_place() -> None:
    bell = Bell()
    schedule = Schedule(bell.now, bell.ring)
    schedule.set("t", 3_000)
    schedule.set("t", 9_000)
    assert schedule.next() == 3_000
    schedule.set("t", 2_000)
    bell.at = 5_000
    asyncio.run(schedule.ring_due())
    assert bell.rung == ["t"], "once, though two times were set"
    assert schedule.next() is None


def test_nothing_is_rung_for_that_was_dropped() -> None:
    bell = Bell()
    schedule = Schedule(bell.now, bell.ring)
    schedule.set("t", 1_000)
    schedule.drop("t")
    asyncio.run(schedule.ring_due())
    assert bell.rung == []


def test_a_table_that_cannot_be_looked_at_is_rung_for_again_and_the_others_too() -> None:
    bell = Bell()
    bell.fails = "a"
    schedule = Schedule(bell.now, bell.ring)
    schedule.set("a", 1_000)
    schedule.set("b", 1_000)
    asyncio.run(schedule.ring_due())
    assert bell.rung == ["a", "b"]
    assert schedule.next() == bell.at + AFTER_A_FAILURE


def test_an_earlier_time_wakes_the_schedule() -> None:
    async def story() -> None:
        bell = Bell()
        schedule = Schedule(bell.now, bell.ring)
        schedule.set("later", 10_000_000)
        running = asyncio.create_task(schedule.run())
        await asyncio.sleep(0)
        schedule.set("now", 1_000)
        async with asyncio.timeout(10):
            while not bell.rung:
                await asyncio.sleep(0)
        running.cancel()
        assert bell.rung == ["now"]

    asyncio.run(story())


# ---- the house's clock


def test_the_clock_on_the_wall_may_jump_and_ours_does_not() -> None:
    wall, passed = [5_000_000_000], [0]
    clock = HouseClock(lambda: wall[0], lambda: passed[0])
    assert clock() == 5_000
    wall[0] += 3_600_000_000_000
    passed[0] += 2_000_000_000
    assert clock() == 7_000


def test_time_never_goes_back_from_one_run_to_the_next() -> None:
    clock = HouseClock(lambda: 5_000_000_000, lambda: 0)
    clock.not_before(9_000)
    assert clock() == 9_000
    clock.not_before(1_000)
    assert clock() == 9_000


def test_time_between_runs_is_missed_and_no_other() -> None:
    runs = Runs(3, [(100, 200), (500, 900)])
    assert runs.missed(0) == 500
    assert runs.missed(150) == 450
    assert runs.missed(300) == 400
    assert runs.missed(900) == 0


def test_runs_are_stored(place: Place) -> None:
    async def story() -> None:
        database = place.store()
        database.open()
        first = await database.write(lambda connection: begin_run(connection, 1_000))
        await database.write(first.alive(5_000))
        second = await database.write(lambda connection: begin_run(connection, 9_000))
        assert second.away == [(5_000, 9_000)]
        assert await database.read(last_seen) == 9_000
        await database.write(second.alive(10_000))
        third = await database.write(lambda connection: begin_run(connection, 10_500))
        assert third.missed(0) == 4_500
        database.close()

    asyncio.run(story())


def test_nobody_loses_time_however_long_the_server_was_away(place: Place) -> None:
    async def story() -> None:
        database = place.store()
        database.open()
        first = await database.write(lambda connection: begin_run(connection, 1_000))
        await database.write(first.alive(5_000))
        back = 5_000 + 2 * KEPT
        for start in (back, back + 1, back + 2):
            runs = await database.write(partial(begin_run, now=start))
            assert runs.missed(3_000) == start - 5_000
        last = await database.write(lambda connection: begin_run(connection, back + 2 * KEPT))
        assert last.missed(0) == 2 * KEPT - 2, "what ended long ago is forgotten"
        database.close()

    asyncio.run(story())
