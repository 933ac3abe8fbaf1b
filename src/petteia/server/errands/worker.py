"""`petteia worker`: does what servers put into the queue, several things at a time, each in its own process."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import procrastinate
import psycopg
import structlog

from ...bots.process import BotProcess, NoAnswer
from .errands import ALIVE, CHANNEL, QUEUE, TASK, THERE, queue_at
from .tasks import SECONDS, do_tasks, seconds_for

BEAT: Final = 2.0  # seconds between two signs of life
TRIES: Final = 2  # if a process dies
GIVE: Final = (
    "INSERT INTO answers (ticket, done, answer, at) VALUES "
    "(%(ticket)s, %(done)s, %(answer)s, (extract(epoch FROM now()) * 1000)::bigint) ON CONFLICT (ticket) DO NOTHING"
)
LOG = structlog.get_logger("petteia.worker")


class Hands:
    """The processes of a worker, each of which does one thing at a time."""

    def __init__(self, count: int) -> None:
        self.numbers = itertools.count(1)
        self.processes = [BotProcess(do_tasks, seconds=SECONDS) for _ in range(count)]
        self.idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        for process in self.processes:
            self.idle.put_nowait(process)

    async def do(self, name: str, arguments: str) -> tuple[bool, str]:
        """Do something; whether it was done, and the answer or why not. A process that dies is raised."""
        process = await self.idle.get()
        try:
            question = (next(self.numbers), name, arguments)
            _, done, answer = await asyncio.to_thread(process.answer, question, seconds_for(name))
        finally:
            self.idle.put_nowait(process)
        return bool(done), str(answer)

    def close(self) -> None:
        for process in self.processes:
            process.close()


class Errand:
    """What the queue calls for each thing that is to be done."""

    def __init__(self, queue: procrastinate.App, hands: Hands) -> None:
        self.queue = queue
        self.hands = hands

    async def do(self, context: procrastinate.JobContext, ticket: str, name: str, arguments: str, until: float) -> None:
        """Do it, unless nobody waits any more, and tell whoever asked."""
        if time.time() > until:
            return
        try:
            done, answer = await self.hands.do(name, arguments)
        except NoAnswer as error:
            LOG.warning("an errand was not done", name=name, problem=str(error))
            if context.job.attempts + 1 < TRIES:
                raise
            done, answer = False, str(error)
        await self.give(ticket, done, answer)

    async def give(self, ticket: str, done: bool, answer: str) -> None:
        """Answer, and give notice after the commit."""
        connector = self.queue.connector
        await connector.execute_query_async(GIVE, ticket=ticket, done=int(done), answer=answer)
        await connector.execute_query_async(f"SELECT pg_notify('{CHANNEL}', '')")


@asynccontextmanager
async def worker(database: str, jobs: int) -> AsyncIterator[procrastinate.App]:
    """A queue with its task and the processes for it."""
    queue = queue_at(database)
    hands = Hands(jobs)
    errand = Errand(queue, hands)
    retry = procrastinate.RetryStrategy(max_attempts=TRIES, wait=0)
    queue.task(name=TASK, queue=QUEUE, retry=retry, pass_context=True)(errand.do)
    async with queue.open_async():
        await prepare(queue)
        try:
            yield queue
        finally:
            hands.close()


async def prepare(queue: procrastinate.App) -> None:
    """Make procrastinate's tables, if nobody has."""
    found: Any = await queue.connector.execute_query_one_async(THERE.replace("IS NOT NULL", "IS NOT NULL AS there"))
    if not found["there"]:
        with contextlib.suppress(psycopg.errors.DuplicateTable, procrastinate.exceptions.ConnectorException):
            await queue.schema_manager.apply_schema_async()


async def take_up(queue: procrastinate.App) -> None:
    """What a worker that died has left is done by others, for ever."""
    while True:
        await asyncio.sleep(ALIVE / 2)
        with contextlib.suppress(procrastinate.exceptions.ProcrastinateException):
            for job in await queue.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=ALIVE):
                await queue.job_manager.retry_job(job)


async def work(database: str, jobs: int) -> None:
    """Work until told to stop; what has been begun is finished."""
    async with worker(database, jobs) as queue:
        taking_up = asyncio.create_task(take_up(queue))
        LOG.info("working", jobs=jobs)
        try:
            await queue.run_worker_async(
                queues=[QUEUE],
                concurrency=jobs,
                delete_jobs="always",
                fetch_job_polling_interval=1.0,
                update_heartbeat_interval=BEAT,
                stalled_worker_timeout=ALIVE,
                shutdown_graceful_timeout=SECONDS,
            )
        finally:
            taking_up.cancel()
