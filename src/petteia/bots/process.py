"""A process in which a bot thinks: it starts with the first question and has a time limit for each answer."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

SECONDS_TO_START: Final = 60.0


class NoAnswer(Exception):
    """The process has not answered, and says why; it has already been ended."""


class TooLate(NoAnswer):
    """The process has not answered in time."""


class BotProcess:
    """One process, and our end of the pipe to it.

    It runs the function `life` with `arguments` and the other end of the pipe. That function first sends "", or the
    reason why it cannot begin, and then an answer to each question. After an unanswered question, the next one starts
    a new process.
    """

    def __init__(self, life: Callable[..., None], *arguments: object, seconds: float) -> None:
        self.life = life
        self.arguments = arguments
        self.seconds = seconds
        self.process: SpawnProcess | None = None
        self.questions: Connection | None = None

    def answer(self, question: object, seconds: float | None = None) -> Any:
        """The process's answer; raises `NoAnswer` if there is none. Blocks for at most `seconds`, by default the usual
        limit."""
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
        """Send something that needs no answer, if the process has started."""
        try:
            if self.questions is not None:
                self.questions.send(news)
        except OSError:
            self.close()

    def start(self) -> Connection:
        """Our end of the pipe to the process, which is started if it is not running; `EOFError` says why it cannot
        start. The process ends when our end of the pipe closes, however we end."""
        if self.questions is not None:
            return self.questions
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=self.life, args=(*self.arguments, theirs), daemon=True)
        process.start()
        self.process = process  # not before: only a started process can be ended, and `close` may run in another thread
        theirs.close()
        problem: str = ours.recv() if ours.poll(SECONDS_TO_START) else "the process does not start"
        if problem:
            ours.close()
            raise EOFError(problem)
        self.questions = ours
        return ours

    def interrupt(self) -> None:
        """Kill the process from a thread other than the one that is waiting for its answer."""
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
