"""Bots think in separate processes, at a lower priority than everything else, and have to answer within a time limit.

A process receives a position that the bot's seat could be in. If it dies, hangs or answers nonsense, the bot makes a
simple move, and another process takes its place. Those whose bots have thought most wait longest, and nobody's bots
occupy all processes at once. If `petteia worker` is running for this server, it is asked first.
"""

from __future__ import annotations

import asyncio
import itertools
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from ...bots.process import BotProcess, NoAnswer
from ..errands.tasks import NotDone, Thought, think
from ..metrics import BOT_WAIT_SECONDS, THINKING_SECONDS
from ..table.asking import BotQuestion
from ..thinking import answer_questions

if TYPE_CHECKING:
    from ..errands.errands import Errands

FIRST: Final = 3_000  # the highest priority in the queue of workers elsewhere
MOST_AWAY: Final = 2  # questions of an account that workers elsewhere think about at a time
HALVES_IN: Final = 60.0  # seconds after which half of the time that somebody's bots have thought is forgotten
LOG = structlog.get_logger("petteia.workers")


class Urgency(IntEnum):
    """Who is waiting for a bot, most urgent first."""

    PERSON_PRESENT = 0
    PERSON_AWAY = 1
    ONLY_BOTS = 2


@dataclass(frozen=True)
class Standing:
    """On whose behalf a bot thinks: the host, their address, and who is waiting."""

    account: str = ""
    address: str = ""
    urgency: Urgency = Urgency.ONLY_BOTS

    def sources(self) -> list[str]:
        """What its thinking time is charged to: an account, an address."""
        return [source for source in (f"account {self.account}", f"address {self.address}") if source[-1] != " "]


class Worker(BotProcess):
    """One process that thinks for any bot of the server."""

    def __init__(self, seconds: float) -> None:
        super().__init__(answer_questions, seconds=seconds)

    def ask(self, number: int, question: BotQuestion) -> int | str:
        """The bot's answer, or what went wrong. Blocks, so it is called in a thread."""
        try:
            answered, answer = self.answer((number, question))
        except NoAnswer as error:
            return str(error)
        if answered != number:
            self.close()
            return f"it answered question {answered} instead of {number}"
        return int(answer) if isinstance(answer, int) else str(answer)


class Usage:
    """How many seconds each source's bots have recently thought."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.seconds: dict[str, tuple[float, float]] = {}  # how many, as of when
        self.elsewhere: dict[str, float] = {}  # at other servers

    def of(self, standing: Standing) -> float:
        return max((self.left(one) + self.elsewhere.get(one, 0.0) for one in standing.sources()), default=0.0)

    def left(self, source: str) -> float:
        seconds, at = self.seconds.get(source, (0.0, 0.0))
        return seconds * math.pow(0.5, (self.now() - at) / HALVES_IN)

    def add(self, standing: Standing, seconds: float) -> None:
        for source in standing.sources():
            self.seconds[source] = (self.left(source) + seconds, self.now())
        for source in [source for source in self.seconds if self.left(source) < 0.001]:
            del self.seconds[source]


@dataclass(eq=False)
class Job:
    """A question that is waiting or being thought about. Its number goes to the process and comes back with the
    answer."""

    number: int
    question: BotQuestion
    standing: Standing
    answer: asyncio.Future[int | None]
    asked: float
    began: float = 0.0

    @property
    def kind(self) -> tuple[str, str]:
        return self.question.game, self.question.bot


class Workers:
    """All processes that think for bots, and the questions waiting for one."""

    def __init__(self, count: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.workers = [Worker(seconds) for _ in range(max(1, count))]
        self.now = now
        self.idle = list(reversed(self.workers))
        self.waiting: list[Job] = []
        self.running: set[Job] = set()
        self.usage = Usage(now)
        self.took: dict[tuple[str, str], float] = {}  # seconds that a level of a game takes
        self.numbers = itertools.count(1)
        self.threads = ThreadPoolExecutor(len(self.workers), "petteia-bots")
        self.failures = 0
        self.seconds = seconds
        self.errands: Errands | None = None  # for workers elsewhere
        self.away: Counter[str] = Counter()  # questions that are there, by lock

    async def ask(self, question: BotQuestion, standing: Standing = Standing()) -> int | None:  # noqa: B008
        """The bot's action; None if there is no answer."""
        if self.errands is not None and self.errands.available:
            try:
                return await self.ask_away(self.errands, question, standing)
            except NotDone as error:
                LOG.warning("no worker has answered", table=question.table, problem=str(error))
        loop = asyncio.get_running_loop()
        job = Job(next(self.numbers), question, standing, loop.create_future(), self.now())
        self.waiting.append(job)
        self.assign()
        try:
            return await job.answer
        finally:
            if job in self.waiting:  # the caller has gone; a question already being thought about is left to finish
                self.waiting.remove(job)

    async def ask_away(self, errands: Errands, question: BotQuestion, standing: Standing) -> int | None:
        """Ask a worker elsewhere instead."""
        begun = self.now()
        priority = FIRST - 1000 * standing.urgency - min(999, round(10 * self.usage.of(standing)))
        with self.one_away(standing) as lock:
            thought: Thought = await errands.ask(think, [question], priority, self.seconds, lock)
        self.usage.add(standing, thought.seconds)
        THINKING_SECONDS.observe(thought.seconds)
        BOT_WAIT_SECONDS.observe(max(0.0, self.now() - begun - thought.seconds))
        if not isinstance(thought.answer, int):
            self.note_failure(question, thought.answer)
        return thought.answer if isinstance(thought.answer, int) else None

    @contextmanager
    def one_away(self, standing: Standing) -> Iterator[str | None]:
        """The lock under which workers elsewhere think for an account: one of few, so that its bots never occupy all
        workers, whichever servers ask for them."""
        if not standing.account:
            yield None
            return
        lock = min((f"{standing.account} {number}" for number in range(MOST_AWAY)), key=lambda one: self.away[one])
        self.away[lock] += 1
        try:
            yield lock
        finally:
            self.away[lock] -= 1
            self.away += Counter()  # forgets those that are not used

    def note_failure(self, question: BotQuestion, problem: str) -> None:
        """Count and log that a bot gave no answer."""
        self.failures += 1
        LOG.warning("bot failed", bot=question.bot, game=question.game, table=question.table, problem=problem)

    def assign(self) -> None:
        """Give each idle process the next question that is waiting."""
        loop = asyncio.get_running_loop()
        while self.idle and (job := self.first()) is not None:
            self.waiting.remove(job)
            self.running.add(job)
            worker = self.idle.pop()
            job.began = self.now()
            BOT_WAIT_SECONDS.observe(job.began - job.asked)
            thinking = self.threads.submit(worker.ask, job.number, job.question)
            thinking.add_done_callback(partial(self.answered, loop, job, worker))

    def first(self) -> Job | None:
        """The next question: people who are waiting come before games between bots, then those whose bots have thought
        least, then the quickest. If there are several processes, one is always kept for people whose bots are not
        thinking."""
        most = max(1, len(self.workers) - 1)
        busy = [source for job in self.running for source in job.standing.sources()]
        free = [job for job in self.waiting if all(busy.count(source) < most for source in job.standing.sources())]
        return min(free, key=self.order, default=None)

    def order(self, job: Job) -> tuple[int, float, float, int]:
        return (
            job.standing.urgency,
            round(self.usage.of(job.standing), 1),
            self.took.get(job.kind, 0.0),
            job.number,
        )

    def answered(self, loop: asyncio.AbstractEventLoop, job: Job, worker: Worker, thinking: Future[int | str]) -> None:
        """Take in what a process has answered; called in its thread."""
        if not loop.is_closed():
            loop.call_soon_threadsafe(self.take, job, worker, thinking.result())

    def take(self, job: Job, worker: Worker, answer: int | str) -> None:
        """Hand an answer to the caller, and the process to the next question."""
        self.running.remove(job)
        self.idle.append(worker)
        seconds = self.now() - job.began
        THINKING_SECONDS.observe(seconds)
        self.usage.add(job.standing, seconds)
        self.took[job.kind] = (self.took.get(job.kind, seconds) + seconds) / 2
        if not isinstance(answer, int):
            self.note_failure(job.question, answer)
        if not job.answer.done():
            job.answer.set_result(answer if isinstance(answer, int) else None)
        self.assign()

    def close(self) -> None:
        """End all processes; pending questions get no answer."""
        for job in self.waiting:
            job.answer.cancel()
        self.waiting.clear()
        for worker in self.workers:
            worker.interrupt()
        self.threads.shutdown(wait=True)
        for worker in self.workers:
            worker.close()
