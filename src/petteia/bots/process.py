"""A process in which a bot thinks: started when it is first asked, given a time for each answer, and ended."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

SECONDS_TO_START: Final = 60.0


class NoAnswer(Exception):
    """Why a process has not answered; by then it has been ended."""


class TooLate(NoAnswer):
    """It has not answered in time."""


class BotProcess:
    """One process, and our end of the pipe to it.

    It runs the function `life` with `arguments` and the other end of the pipe. That function first sends "", or why it
    cannot begin, and then an answer to each question. After a question without an answer, the next one starts it anew.
    """

    def __init__(self, life: Callable[..., None], *arguments: object, seconds: float) -> None:
        self.life = life
        self.arguments = arguments
        self.seconds = seconds
        self.process: SpawnProcess | None = None
        self.questions: Connection | None = None

    def answer(self, question: object, seconds: float | None = None) -> Any:
        """What the process answers; `NoAnswer` if there is none. Blocks for as long as it may think, which is the same
        for all questions unless one has a time of its own."""
        longest = self.seconds if seconds is None else seconds
        try:
            questions = self.start()
            questions.send(question)
            if questions.poll(longest):
                return questions.recv()
        except (EOFError, OSError) as error:
            self.close()
            raise NoAnswer(f"its process is gone ({type(error).__name__}: {error})") from None
        self.close()
        raise TooLate(f"no answer within {longest:g} s")

    def tell(self, news: object) -> None:
        """Say something that has no answer, if the process has begun."""
        try:
            if self.questions is not None:
                self.questions.send(news)
        except OSError:
            self.close()

    def start(self) -> Connection:
        """Our end of the pipe to the process, which begins now unless it has already; `EOFError` says why it cannot.
        It ends with us: when our end closes, however we end."""
        if self.questions is not None:
            return self.questions
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=self.life, args=(*self.arguments, theirs), daemon=True)
        process.start()
        self.process = process  # not before: only what has begun can be ended, and `close` may come from another thread
        theirs.close()
        problem: str = ours.recv() if ours.poll(SECONDS_TO_START) else "the process does not start"
        if problem:
            ours.close()
            raise EOFError(problem)
        self.questions = ours
        return ours

    def interrupt(self) -> None:
        """End what the process is doing, from another thread than the one that waits for its answer."""
        process = self.process
        if process is not None:
            with contextlib.suppress(OSError):
                process.kill()

    def close(self) -> None:
        """End the process."""
        if self.questions is not None:
            self.questions.close()
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = self.questions = None
