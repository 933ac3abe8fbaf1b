"""A bot in a process of its own: one that raises, hangs, dies or answers nonsense costs a plain move, never the game.

What crosses to the process is a position that the seat could be in, drawn anew for every question, and so nothing that
the seat may not know.
"""

from __future__ import annotations

import logging
import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from ..core.registry import read_position
from ..core.rng import Rng
from .bot import Bot, Situation
from .levels import bot
from .simple import GreedyBot

SECONDS_TO_START = 30.0
LOG = logging.getLogger("petteia.bots")


@dataclass(frozen=True)
class Asked:
    """What the process is told: a position that the seat could be in, a seed, and what is left on the clock."""

    position: str
    seed: int
    seconds_left: float | None = None


def answer_questions(name: str, game: str, questions: Connection) -> None:
    """The life of the process: answer until the other side is gone. What a bot raises is sent back as text."""
    made = bot(name, game)
    questions.send("ready")
    while True:
        try:
            asked: Asked = questions.recv()
        except EOFError:
            return
        try:
            situation = Situation(read_position(asked.position), asked.seconds_left)
            questions.send(int(made.choose(situation, Rng(asked.seed))))
        except Exception as error:
            questions.send(f"{type(error).__name__}: {error}")


class KeptBot(Bot):
    """Asks a bot in another process, and waits for so many seconds at most."""

    def __init__(self, name: str, game: str, seconds: float) -> None:
        self.name = name
        self.game = game
        self.seconds = seconds
        self.failures = 0
        self.process: SpawnProcess | None = None
        self.questions: Connection | None = None

    def choose(self, situation: Situation, rng: Rng) -> int:
        asked = Asked(situation.imagine(rng).position(), rng.next(), situation.seconds_left)
        answer = self.ask(asked)
        if isinstance(answer, int) and answer in situation.legal:
            return answer
        self.failures += 1
        problem = f"the illegal action {answer}" if isinstance(answer, int) else answer
        LOG.warning("bot %s at %s: %s; a plain move is made for it", self.name, situation.question, problem)
        return GreedyBot().choose(situation, rng)

    def ask(self, asked: Asked) -> int | str:
        """The bot's answer, or what went wrong."""
        try:
            questions = self.questions or self.start()
            questions.send(asked)
            if not questions.poll(self.seconds):
                self.close()
                return f"no answer within {self.seconds:g} s"
            answer: int | str = questions.recv()
            return answer
        except (EOFError, OSError) as error:
            self.close()
            return f"its process is gone ({type(error).__name__})"

    def start(self) -> Connection:
        """Start the process; its life ends with ours."""
        spawn = multiprocessing.get_context("spawn")
        self.questions, theirs = spawn.Pipe()
        self.process = spawn.Process(target=answer_questions, args=(self.name, self.game, theirs), daemon=True)
        self.process.start()
        theirs.close()
        if not self.questions.poll(SECONDS_TO_START):
            raise EOFError("the process does not start")
        self.questions.recv()
        return self.questions

    def close(self) -> None:
        """End the process."""
        if self.questions is not None:
            self.questions.close()
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = self.questions = None
