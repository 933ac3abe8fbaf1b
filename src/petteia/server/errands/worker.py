"""`petteia worker`: does the errands that servers put into the queue, several at a time, each in its own process."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import procrastinate
import psycopg
import structlog
from procrastinate.job_context import AbortReason

from ...bots.process import BotProcess, NoAnswer
from .. import request_id
from .errands import ALIVE, CHANNEL, QUEUE, TASK, queue_at
from .queue_tables import prepare
from .tasks import SECONDS, TASKS, do_tasks, seconds_for

BEAT: Final = 2.0  # seconds between two signs of life
TRIES: Final = 3  # of an errand whose process or worker dies
AGAIN: Final = 1.0  # seconds until a worker checks again whether PostgreSQL is back
KEPT: Final = 1  # hours for which errands that came to nothing are kept
# by one clock, whatever the clocks of servers and workers show
LEFT: Final = (
    "SELECT (%(seconds)s - extract(epoch FROM clock_timestamp() - min(at)))::float8 AS seconds "
    "FROM procrastinate_events WHERE job_id = %(job)s AND type = 'deferred'"
)
GIVE: Final = (
    "INSERT INTO answers (ticket, done, answer, at) VALUES "
    "(%(ticket)s, %(done)s, %(answer)s, (extract(epoch FROM now()) * 1000)::bigint) ON CONFLICT (ticket) DO NOTHING"
)
LOG = structlog.get_logger("petteia.worker")


class Hands:
    """The processes of a worker, each doing one task at a time."""

    def __init__(self, count: int) -> None:
        self.numbers = itertools.count(1)
        self.processes = [BotProcess(do_tasks, seconds=SECONDS) for _ in range(count)]
        self.idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        for process in self.processes:
            self.idle.put_nowait(process)

    async def do(self, name: str, arguments: str, seconds: float) -> tuple[bool, str]:
        """Do a task within that many seconds; returns whether it was done, and the answer or why not. If its process
        dies, `NoAnswer` is raised. If we are cancelled, its process is ended."""
        if name not in TASKS:
            return False, f"this worker does not know the task {name!r}: its release is another"
        process = await self.idle.get()
        question = (next(self.numbers), name, arguments)
        longest = min(seconds, seconds_for(name))
        doing = asyncio.ensure_future(asyncio.to_thread(process.answer, question, longest))
        try:
            _, done, answer = await asyncio.shield(doing)
        except asyncio.CancelledError:
            while not doing.done():
                process.interrupt()
                await asyncio.wait([doing], timeout=0.1)
            doing.exception()  # retrieved and ignored: we have ended it
            raise
        finally:
            self.idle.put_nowait(process)
        return bool(done), str(answer)

    def close(self) -> None:
        for process in self.processes:
            process.close()


class Errand:
    """Handles each errand in the queue."""

    def __init__(self, queue: procrastinate.App, hands: Hands) -> None:
        self.queue = queue
        self.hands = hands

    async def do(
        self,
        context: procrastinate.JobContext,
        ticket: str,
        name: str,
        arguments: str,
        seconds: float,
        request: str,
    ) -> None:
        """Do an errand and send the answer, unless nobody is waiting for it any more or it has been tried too often."""
        if request:
            request_id.bind(request)
        left = await self.left(context, seconds)
        if left <= 0:
            return
        if context.job.attempts >= TRIES:
            LOG.warning("an errand was tried too often", name=name, tries=context.job.attempts)
            await self.give(ticket, False, f"it was tried {context.job.attempts} times")
            return
        try:
            done, answer = await self.hands.do(name, arguments, left)
        except NoAnswer as error:
            LOG.warning("an errand was not done", name=name, problem=str(error))
            if context.job.attempts + 1 < TRIES:
                raise
            done, answer = False, str(error)
        except asyncio.CancelledError:
            if context.abort_reason() is AbortReason.USER_REQUEST:  # cancelled; if we stop, another does it
                raise procrastinate.exceptions.JobAborted from None
            raise
        await self.give(ticket, done, answer)

    async def left(self, context: procrastinate.JobContext, seconds: float) -> float:
        """How many of the errand's seconds are left."""
        found = await self.queue.connector.execute_query_one_async(LEFT, seconds=seconds, job=context.job.id)
        return float(found["seconds"] or 0.0)

    async def give(self, ticket: str, done: bool, answer: str) -> None:
        """Store an answer, and send a notification after the commit."""
        connector = self.queue.connector
        await connector.execute_query_async(GIVE, ticket=ticket, done=int(done), answer=answer)
        await connector.execute_query_async(f"SELECT pg_notify('{CHANNEL}', '')")


@asynccontextmanager
async def worker(database: str, jobs: int) -> AsyncIterator[procrastinate.App]:
    """A queue with its task, and the processes for it."""
    queue = queue_at(database)
    hands = Hands(jobs)
    errand = Errand(queue, hands)
    retry = procrastinate.RetryStrategy(max_attempts=TRIES, wait=0)
    queue.task(name=TASK, queue=QUEUE, retry=retry, pass_context=True)(errand.do)
    await prepare(database)
    async with queue.open_async():
        try:
            yield queue
        finally:
            hands.close()


async def take_up(queue: procrastinate.App) -> None:
    """Keep requeueing the errands of workers that died, and deleting old ones that came to nothing."""
    manager = queue.job_manager
    while True:
        await asyncio.sleep(ALIVE / 2)
        with contextlib.suppress(procrastinate.exceptions.ProcrastinateException):
            for job in await manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=ALIVE):
                await manager.retry_job(job)
            await manager.delete_old_jobs(
                KEPT, QUEUE, include_failed=True, include_cancelled=True, include_aborted=True
            )


async def work(database: str, jobs: int) -> None:
    """Work until told to stop, then finish what has been begun. If PostgreSQL goes away, wait for it."""
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    LOG.info("working", jobs=jobs)
    while not told.is_set():
        try:
            await work_until(told, database, jobs)
        except (procrastinate.exceptions.ProcrastinateException, psycopg.Error, OSError) as error:
            LOG.warning("PostgreSQL is away", problem=" ".join(str(error).split()))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(told.wait(), AGAIN)


async def work_until(told: asyncio.Event, database: str, jobs: int) -> None:
    """Work until told to stop, or until PostgreSQL is gone."""
    async with worker(database, jobs) as queue:
        taking_up = asyncio.create_task(take_up(queue))
        stopping = asyncio.create_task(told.wait())
        working = asyncio.create_task(
            queue.run_worker_async(
                queues=[QUEUE],
                concurrency=jobs,
                delete_jobs="always",
                fetch_job_polling_interval=1.0,
                abort_job_polling_interval=1.0,
                update_heartbeat_interval=BEAT,
                stalled_worker_timeout=ALIVE,
                shutdown_graceful_timeout=SECONDS,
                install_signal_handlers=False,
            )
        )
        try:
            await asyncio.wait((working, stopping), return_when=asyncio.FIRST_COMPLETED)
            working.cancel()  # it finishes what it has begun
            with contextlib.suppress(asyncio.CancelledError):
                await working
        finally:
            for task in (taking_up, stopping):
                task.cancel()
