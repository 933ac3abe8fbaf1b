"""Errands: what workers elsewhere do for a server, in which order, and what happens if they cannot."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog

import petteia
from petteia.server.errands.errands import EVERY, EVERY_HOUR, LIVING, QUEUE, TASK, THERE, Errands
from petteia.server.errands.tasks import NotDone, Thought, call, packed, think, unpacked
from petteia.server.errands.worker import BEAT, TRIES, Hands, worker
from petteia.server.live.workers import Standing, Urgency, Workers
from petteia.server.reviewing import count_decisions, hints_in
from petteia.server.table.asking import BotQuestion
from server import databases
from server.living import LivingServer

QUICKLY = 30.0  # seconds, on a busy machine


def position() -> petteia.State:
    """Somebody is asked something."""
    state, rng = petteia.game("duel").start(), petteia.Rng(3)
    while state.actor == petteia.CHANCE:
        state.play(state.draw(rng))
    return state


def question(bot: str = "greedy", seed: int = 1) -> BotQuestion:
    state = position()
    return BotQuestion("t1", "duel", 0, int(state.actor), bot, state.position(), seed)


@pytest.fixture
def database() -> Iterator[str]:
    cluster = databases.cluster()
    address = cluster.create(cluster.template)
    yield address
    cluster.drop(address)


@asynccontextmanager
async def errands_in(database: str) -> AsyncIterator[Errands]:
    """A server's errands, followed all the time."""
    errands = Errands(database)
    following = asyncio.create_task(errands.run())
    try:
        yield errands
    finally:
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)
        await errands.close()


@asynccontextmanager
async def working(database: str, errands: Errands) -> AsyncIterator[None]:
    """A worker with one pair of hands."""
    async with worker(database, 1) as queue:
        doing = asyncio.create_task(
            queue.run_worker_async(
                queues=[QUEUE],
                concurrency=1,
                delete_jobs="always",
                fetch_job_polling_interval=0.2,
                update_heartbeat_interval=BEAT,
                install_signal_handlers=False,
            )
        )
        try:
            while not errands.available:
                await asyncio.sleep(0.05)
            yield
        finally:
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)


def run(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 120))


def test_calls_travel_as_json() -> None:
    name, arguments = packed(think, [question()])
    thought = unpacked(think, call(name, arguments))
    assert thought.answer in position().legal()
    line = question().position
    hints = unpacked(hints_in, call(*packed(hints_in, ["duel", line, 3])))
    assert 1 <= len(hints) <= 3
    assert hints == hints_in("duel", line, 3)


def test_a_worker_thinks_for_a_server(database: str) -> None:
    async def story() -> None:
        async with errands_in(database) as errands, working(database, errands):
            workers = Workers(1, QUICKLY)
            workers.errands = errands
            action = await workers.ask(question(), Standing("ann", "", Urgency.PERSON_PRESENT))
            assert action == unpacked(think, call(*packed(think, [question()]))).answer
            assert workers.workers[0].process is None, "it did not think by itself"
            assert workers.usage.of(Standing("ann")) > 0
            with pytest.raises(NotDone, match="RecordError"):
                await errands.ask(count_decisions, ["no record"], 0, QUICKLY)
            workers.close()

    run(story)


def test_whoever_waits_comes_before_a_review(database: str) -> None:
    async def story() -> None:
        async with errands_in(database) as errands:
            done: list[str] = []

            async def ask(name: str, priority: int) -> None:
                await errands.ask(think, [question()], priority, QUICKLY)
                done.append(name)

            async with working(database, errands):
                pass  # then there are tables for the queue
            await pretend(database, errands)
            asking = []
            for name, priority in (("review", 0), ("bots", 1000), ("person", 3000)):
                asking.append(asyncio.create_task(ask(name, priority)))
                await asyncio.sleep(0.1)
            async with working(database, errands):
                await asyncio.gather(*asking)
            assert done == ["person", "bots", "review"]

    run(story)


def rows(database: str, sql: str) -> list[Any]:
    return databases.cluster().execute(sql, database.partition("@/")[2].partition("?")[0])


async def pretend(database: str, errands: Errands) -> None:
    """There seems to be a worker, which does nothing."""
    rows(database, "INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() + interval '1 h') RETURNING id")
    await until(lambda: errands.available)


def jobs(database: str, status: str = "todo") -> int:
    return int(rows(database, f"SELECT count(*) FROM procrastinate_jobs WHERE status = '{status}'")[0][0])


@contextmanager
def a_worker(database: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A worker in a process of its own."""
    command = [sys.executable, "-m", "petteia", "worker", "--jobs", "1"]
    told = os.environ | {"PETTEIA_DATABASE": database} | environment
    process = subprocess.Popen(command, env=told, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


async def until(what: Callable[[], bool]) -> None:
    """Wait for something that happens soon."""
    late = time.monotonic() + QUICKLY
    while not what():
        assert time.monotonic() < late
        await asyncio.sleep(0.02)


def test_what_a_killed_worker_was_doing_is_done_by_another(database: str) -> None:
    """kill -9 of the whole worker, while it thinks."""

    async def story() -> None:
        async with errands_in(database) as errands:
            with a_worker(database) as first:
                await until(lambda: errands.available)
                asked = question("expert:turns=100000000:seconds=3")
                asking = asyncio.create_task(errands.ask(think, [asked], 0, 100.0))
                await until(lambda: jobs(database, "doing") == 1)
                first.kill()
            with a_worker(database):
                assert (await asking).answer in position().legal()
                await until(lambda: jobs(database, "doing") == 0)

    run(story)


def test_what_nobody_waits_for_is_taken_back(database: str) -> None:
    async def story() -> None:
        async with errands_in(database) as errands:
            async with working(database, errands):
                pass
            await pretend(database, errands)
            with pytest.raises(NotDone, match="TimeoutError"):
                await errands.ask(think, [question()], 0, 0.3)
            asking = asyncio.create_task(errands.ask(think, [question()], 0, QUICKLY))
            while not jobs(database):
                await asyncio.sleep(0.02)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await until(lambda: not jobs(database))

    run(story)


LONG = "expert:turns=100000000:seconds=50"  # a bot that is not to think to the end


def test_what_nobody_waits_for_is_broken_off(database: str) -> None:
    """The only process of a worker is immediately free for others."""

    async def story() -> None:
        async with errands_in(database) as errands, working(database, errands):
            asking = asyncio.create_task(errands.ask(think, [question(LONG)], 0, 100.0))
            await until(lambda: jobs(database, "doing") == 1)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            assert (await errands.ask(think, [question()], 0, QUICKLY)).answer in position().legal()
            await until(lambda: jobs(database, "doing") == 0)

    run(story)


def test_what_was_wanted_by_somebody_who_is_gone_is_not_begun(database: str) -> None:
    async def story() -> None:
        async with errands_in(database) as errands:
            async with working(database, errands):
                pass
            name, body = packed(think, [question(LONG)])
            late = errands.queue.configure_task(TASK, queue=QUEUE)
            await late.defer_async(ticket="late", name=name, arguments=body, seconds=0.0, request="")
            async with working(database, errands):
                await until(lambda: not jobs(database) and not jobs(database, "doing"))
        assert rows(database, "SELECT count(*) FROM answers WHERE ticket = 'late'") == [(0,)]

    run(story)


def test_a_worker_whose_clock_is_days_ahead_is_in_time(database: str, tmp_path: Path) -> None:
    (clock := tmp_path / "clock").write_text(str(3 * 86_400))
    jumping = Path(__file__).parents[3] / "benchmarks" / "jumping_clock"

    async def story() -> None:
        with a_worker(database, PETTEIA_CLOCK_FILE=str(clock), PYTHONPATH=str(jumping)):
            async with errands_in(database) as errands:
                await until(lambda: errands.available)
                assert (await errands.ask(think, [question()], 0, QUICKLY)).answer in position().legal()

    run(story)


def test_what_has_ended_several_workers_is_not_tried_for_ever(database: str) -> None:
    """And the worker says so, under the id of the request for which it was asked."""

    async def story() -> None:
        structlog.contextvars.bind_contextvars(request="4be03c5d2a9f1e77")
        async with errands_in(database) as errands:
            async with working(database, errands):
                pass
            await pretend(database, errands)
            asking = asyncio.create_task(errands.ask(think, [question()], 0, 100.0))
            await until(lambda: jobs(database) == 1)
            rows(database, f"UPDATE procrastinate_jobs SET attempts = {TRIES} RETURNING id")
            structlog.contextvars.clear_contextvars()
            with structlog.testing.capture_logs([structlog.contextvars.merge_contextvars]) as said:
                async with working(database, errands):
                    with pytest.raises(NotDone, match="tried 3 times"):
                        await asking
        told = [(line["event"], line.get("request")) for line in said]
        assert ("an errand was tried too often", "4be03c5d2a9f1e77") in told

    run(story)


def test_a_worker_outlasts_postgresql(database: str) -> None:
    """PostgreSQL is killed while a bot thinks, and comes back: the answer still arrives."""

    async def story() -> None:
        with a_worker(database) as process:
            async with errands_in(database) as errands:
                await until(lambda: errands.available)
                asked = question("expert:turns=100000000:seconds=3")
                asking = asyncio.create_task(errands.ask(think, [asked], 0, 100.0))
                await until(lambda: jobs(database, "doing") == 1)
                await asyncio.to_thread(databases.cluster().stop)
                await until(lambda: not errands.available)
                await asyncio.to_thread(databases.cluster().start)
                assert (await asking).answer in position().legal()
                assert process.poll() is None
                process.terminate()
                assert await asyncio.to_thread(process.wait, QUICKLY) == 0

    run(story)


def test_bots_of_a_server_think_elsewhere(database: str, tmp_path: Path) -> None:
    """A whole server and a whole worker: what bots do at a table has come through the queue."""
    with a_worker(database), LivingServer(tmp_path, PETTEIA_DATABASE=database) as server:
        late = time.monotonic() + QUICKLY
        while rows(database, THERE) != [(True,)] or rows(database, LIVING) != [(1,)]:
            assert time.monotonic() < late
            time.sleep(0.05)
        time.sleep(2 * EVERY)  # by then the server knows
        with closing(server.guest()) as ann, closing(ann.sit(ann.table(["greedy", "greedy"])["id"])) as watching:
            while watching.n < 40:
                watching.hear()
        (asked,) = rows(database, "SELECT last_value FROM procrastinate_jobs_id_seq")
        assert asked[0] > 10
        assert "no worker has answered" not in server.log.read_text()


def test_without_a_worker_a_server_thinks_by_itself(database: str) -> None:
    class Nobody:
        """Workers that were available a moment ago."""

        available = True

        async def ask(self, *_: Any) -> Any:
            raise NotDone("there is no worker")

    async def story() -> None:
        workers = Workers(1, QUICKLY)
        workers.errands = Nobody()  # type: ignore[assignment]
        assert await workers.ask(question()) is not None
        assert workers.workers[0].process is not None
        workers.close()

    run(story)


def test_a_process_that_dies_is_replaced() -> None:
    async def story() -> None:
        hands = Hands(1)
        done, answer = await hands.do(*packed(think, [question()]), QUICKLY)
        assert done
        process = hands.processes[0].process
        assert process is not None
        process.kill()
        process.join()
        with pytest.raises(Exception, match="gone"):
            await hands.do(*packed(think, [question()]), QUICKLY)
        done, again = await hands.do(*packed(think, [question()]), QUICKLY)
        assert (done, unpacked(think, again).answer) == (True, unpacked(think, answer).answer)
        hands.close()

    run(story)


def test_a_task_that_a_worker_does_not_know_costs_it_no_process() -> None:
    """A server of a later release asks for something new."""

    async def story() -> None:
        hands = Hands(1)
        for _ in range(2):
            done, why = await hands.do("conjure", "[]", QUICKLY)
            assert (done, "conjure" in why) == (False, True)
        assert (await hands.do(*packed(think, [question()]), QUICKLY))[0]
        hands.close()

    run(story)


def test_a_burst_from_one_account_leaves_workers_to_others(database: str) -> None:
    async def story() -> None:
        async with errands_in(database) as errands:
            async with working(database, errands):
                pass
            await pretend(database, errands)
            workers = Workers(1, QUICKLY)
            workers.errands = errands
            asking = []
            for number, account in enumerate(["ann"] * 6 + ["bob"], 1):
                asking.append(asyncio.create_task(workers.ask(question(), Standing(account))))
                await until(lambda: jobs(database) == number)  # noqa: B023
            taken = [str(rows(database, FETCH)[0][0]).split()[0] for _ in range(4)]
            assert taken == ["ann", "ann", "bob", "None"], "the rest waits until one of these is done"
            for one in asking:
                one.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            assert not workers.away
            workers.close()

    run(story)


FETCH = "SELECT lock FROM procrastinate_fetch_job_v2(NULL, NULL)"  # as a free worker does


def test_nobody_waits_when_the_last_worker_is_gone(database: str) -> None:
    """The server thinks by itself, at once, and nothing is left in the queue."""

    async def story() -> None:
        async with errands_in(database) as errands:
            async with working(database, errands):
                pass
            await pretend(database, errands)
            workers = Workers(1, QUICKLY)
            workers.errands = errands
            asking = asyncio.create_task(workers.ask(question()))
            await until(lambda: jobs(database) == 1)
            errands.linked = -QUICKLY
            rows(database, "DELETE FROM procrastinate_workers RETURNING id")
            begun = time.monotonic()
            assert await asking in position().legal()
            assert time.monotonic() - begun < QUICKLY / 2
            assert workers.workers[0].process is not None, "it thought by itself"
            await until(lambda: jobs(database) == 0)
            workers.close()

    run(story)


def test_an_account_is_charged_what_its_bots_have_thought_and_not_what_they_waited() -> None:
    clock = [100.0]

    class Slow:
        """Workers that are busy for a while before they think."""

        available = True

        async def ask(self, *_: Any) -> Thought:
            clock[0] += 20.0
            return Thought(3, 2.0)

    async def story() -> None:
        workers = Workers(1, QUICKLY, lambda: clock[0])
        workers.errands = Slow()  # type: ignore[assignment]
        assert await workers.ask(question(), Standing("ann")) == 3
        assert workers.usage.of(Standing("ann")) == 2.0
        workers.close()

    run(story)


def test_an_answer_in_another_form_is_no_answer() -> None:
    with pytest.raises(NotDone, match="not understood"):
        unpacked(think, "17")


def test_answers_that_nobody_wants_are_forgotten_while_the_server_runs(database: str) -> None:
    async def story() -> None:
        passed = [0.0]
        errands = Errands(database, lambda: time.monotonic() + passed[0])
        following = asyncio.create_task(errands.run())
        await until(lambda: errands.forgot > 0)
        rows(database, "INSERT INTO answers (ticket, done, answer, at) VALUES ('old', 1, '', 0) RETURNING ticket")
        await asyncio.sleep(2 * EVERY)
        assert rows(database, "SELECT count(*) FROM answers") == [(1,)]
        passed[0] = EVERY_HOUR
        await until(lambda: rows(database, "SELECT count(*) FROM answers") == [(0,)])
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)
        await errands.close()

    run(story)
