"""Bots think in processes of their own, below everything else in priority, and have a time by which they must answer.

What crosses to a process is a position that the bot's seat could be in. A process that dies, hangs or answers nonsense
costs its bot a plain move; another one takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

import structlog

from .thinking import BotQuestion, answer_questions

SECONDS_TO_START: Final = 60.0
LOG = structlog.get_logger("petteia.workers")


class Worker:
    """One process, and the end of the pipe to it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.process: SpawnProcess | None = None
        self.questions: Connection | None = None

    def ask(self, question: BotQuestion) -> int | str:
        """The bot's answer, or what went wrong. Blocks: called in a thread."""
        try:
            questions = self.questions or self.start()
            questions.send(question)
            if not questions.poll(self.seconds):
                self.close()
                return f"no answer within {self.seconds:g} s"
            answer: int | str = questions.recv()
            return answer
        except (EOFError, OSError) as error:
            self.close()
            return f"its process is gone ({type(error).__name__})"

    def start(self) -> Connection:
        """Start the process; it ends when our end of the pipe is gone, however we end."""
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        self.process = spawn.Process(target=answer_questions, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        if not ours.poll(SECONDS_TO_START):
            raise EOFError("the process does not start")
        ours.recv()
        self.questions = ours
        return ours

    def close(self) -> None:
        """End the process."""
        if self.questions is not None:
            self.questions.close()
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = self.questions = None


class Workers:
    """All processes that think for bots. Questions wait in line."""

    def __init__(self, count: int, seconds: float) -> None:
        self.workers = [Worker(seconds) for _ in range(max(1, count))]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self.workers):
            self.idle.put_nowait(worker)
        self.threads = ThreadPoolExecutor(len(self.workers), "petteia-bots")
        self.failures = 0

    async def ask(self, question: BotQuestion) -> int | None:
        """What the bot does; None if it could not say."""
        worker = await self.idle.get()
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, question)
        finally:
            self.idle.put_nowait(worker)
        if isinstance(answer, int):
            return answer
        self.failures += 1
        LOG.warning("bot failed", bot=question.bot, game=question.game, table=question.table, problem=answer)
        return None

    def close(self) -> None:
        """End all processes; who waits for an answer gets none."""
        for worker in self.workers:
            process = worker.process
            if process is not None:
                with contextlib.suppress(OSError):
                    process.kill()
        self.threads.shutdown(wait=True)
        for worker in self.workers:
            worker.close()
