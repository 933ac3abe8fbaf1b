"""Work that a server has done elsewhere: it puts an errand into the queue and waits for the answer, for a limited time.

The queue is procrastinate's, in the same database. Answers arrive in their own table: a notification says that there is
one, and a server that misses it looks every second anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import procrastinate
import psycopg
import structlog

from .. import request_id
from .tasks import NotDone, packed, unpacked

QUEUE: Final = "petteia"
TASK: Final = "petteia.errand"
CHANNEL: Final = "petteia_answers"
EVERY: Final = 1.0  # seconds between two looks
ALIVE: Final = 10  # seconds after which a silent worker is considered gone
LIVING: Final = f"SELECT count(*) FROM procrastinate_workers WHERE last_heartbeat > now() - interval '{ALIVE} s'"
THERE: Final = "SELECT to_regclass('procrastinate_workers') IS NOT NULL"
TAKE: Final = "DELETE FROM answers WHERE ticket = ANY($1) RETURNING ticket, done, answer"
EVERY_HOUR: Final = 3600.0  # seconds between two times when old answers are forgotten
FORGET: Final = "DELETE FROM answers WHERE at < (extract(epoch FROM now()) * 1000)::bigint - 3600000"
LOG = structlog.get_logger("petteia.errands")


def queue_at(database: str) -> procrastinate.App:
    """The queue in a database."""
    return procrastinate.App(connector=procrastinate.PsycopgConnector(conninfo=database, min_size=1, max_size=4))


class Errands:
    """All errands of a server."""

    def __init__(self, database: str, passed: Callable[[], float] = time.monotonic, patient: bool = False) -> None:
        self.database = database
        self.passed = passed
        self.patient = patient  # waits for workers to come back when the last one is gone
        self.counted = self.forgot = -math.inf
        self.linked = 0.0  # since when we are connected
        self.queue = queue_at(database)
        self.workers = 0  # that are alive
        self.waiting: dict[str, asyncio.Future[tuple[bool, str]]] = {}
        self.link: psycopg.AsyncConnection[Any] | None = None
        self.opened = False
        self.later: set[asyncio.Task[None]] = set()

    @property
    def available(self) -> bool:
        """Whether there are workers."""
        return self.workers > 0

    async def ask(
        self,
        task: Callable[..., Any],
        arguments: Sequence[Any],
        priority: int,
        seconds: float,
        lock: str | None = None,
    ) -> Any:
        """Have a task done; the highest priority is done first, and of those with the same lock, one at a time. An
        errand that nobody is waiting for any more is cancelled."""
        if not self.available:
            raise NotDone("there is no worker")
        ticket = secrets.token_urlsafe(12)
        name, body = packed(task, arguments)
        answer = self.waiting[ticket] = asyncio.get_running_loop().create_future()
        errand = self.queue.configure_task(TASK, queue=QUEUE, priority=priority, lock=lock)
        job = asyncio.ensure_future(
            errand.defer_async(ticket=ticket, name=name, arguments=body, seconds=seconds, request=request_id.current())
        )
        try:
            async with asyncio.timeout(seconds):
                await asyncio.shield(job)
                done, told = await answer
        except (TimeoutError, procrastinate.exceptions.ProcrastinateException, psycopg.Error) as error:
            raise NotDone(f"{type(error).__name__}: {error}") from None
        finally:
            del self.waiting[ticket]
            if not answer.done() or answer.cancelled() or answer.exception() is not None:
                self.take_back(job)
        if not done:
            raise NotDone(told)
        return unpacked(task, told)

    def take_back(self, job: asyncio.Future[int]) -> None:
        """Cancel an errand that nobody is waiting for: it is not begun, or is aborted."""

        async def cancel() -> None:
            with contextlib.suppress(procrastinate.exceptions.ProcrastinateException, psycopg.Error):
                await self.queue.job_manager.cancel_job_by_id_async(await job, abort=True, delete_job=True)

        task = asyncio.create_task(cancel())
        self.later.add(task)
        task.add_done_callback(self.later.discard)

    # ---- its life

    async def run(self) -> None:
        """Keep counting workers and taking answers."""
        while True:
            try:
                await self.look()
            except (psycopg.Error, OSError, procrastinate.exceptions.ProcrastinateException) as error:
                LOG.warning("errands cannot be followed", problem=" ".join(str(error).split()))
                self.workers = 0
                await self.hang_up()
                await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Wait for a notification, or for a moment, and look for answers."""
        link = await self.connected()
        async for _ in link.notifies(timeout=EVERY, stop_after=1):
            pass
        if self.waiting:
            for ticket, done, answer in await self.rows(TAKE, list(self.waiting)):
                future = self.waiting.get(ticket)
                if future is not None and not future.done():
                    future.set_result((bool(done), answer))
        if self.passed() - self.counted >= EVERY:
            await self.count_workers()
            self.notice_that_all_are_gone()
        if self.passed() - self.forgot >= EVERY_HOUR:
            await link.execute(FORGET)
            self.forgot = self.passed()

    async def count_workers(self) -> None:
        """Count the workers that are alive."""
        await self.connected()
        self.counted = self.passed()
        ((there,),) = await self.rows(THERE)
        self.workers = (await self.rows(LIVING))[0][0] if there else 0
        if there and not self.opened:
            await self.queue.open_async()
            self.opened = True

    def notice_that_all_are_gone(self) -> None:
        """Let nobody wait for workers that are gone. When PostgreSQL was away, they need a moment to come back, too."""
        if self.available or self.patient or self.passed() - self.linked < ALIVE:
            return
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(NotDone("the last worker is gone"))

    async def rows(self, sql: str, *parameters: Any) -> list[Any]:
        assert self.link is not None
        return await (await self.link.execute(sql, parameters)).fetchall()

    async def connected(self) -> psycopg.AsyncConnection[Any]:
        if self.link is None or self.link.closed:
            self.link = await psycopg.AsyncConnection.connect(
                self.database,
                autocommit=True,
                cursor_factory=psycopg.AsyncRawCursor,
                application_name="petteia errands",
            )
            await self.link.execute(f"LISTEN {CHANNEL}")
            self.linked = self.passed()
        return self.link

    async def hang_up(self) -> None:
        link, self.link = self.link, None
        if link is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await link.close()

    async def close(self) -> None:
        """Stop asking for anything."""
        self.workers = 0
        for task in list(self.later):
            task.cancel()
        await self.hang_up()
        if self.opened:
            await self.queue.close_async()
