"""Bots that are not trusted: whatever they do, there is an answer, and the report says where it came from."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ..core.engine.rng import Rng
from .bot import Bot, Situation
from .simple import GreedyBot

LOG = logging.getLogger("petteia.bots")


class Status(StrEnum):
    """How a bot answered."""

    OK = "OK"
    TIMEOUT = "TIMEOUT"
    ERROR = "ERROR"
    INVALID = "INVALID"


@dataclass(frozen=True)
class Answer:
    """An answer, and what was wrong with it; `action` is -1 if it names none."""

    status: Status
    action: int
    problem: str = ""


@dataclass(frozen=True)
class Limits:
    """What a bot may use: seconds for each answer, and megabytes in total."""

    seconds: float = 10.0
    megabytes: int = 2048


USUAL_LIMITS: Final = Limits()


class GuardedBot(Bot):
    """A bot whose answers are checked. If one cannot be played, a simple move is made instead."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.failures = 0

    def begin(self) -> None:
        """A new game begins: what the bot remembers from other games must not matter."""

    def trouble(self) -> str:
        """Why the bot cannot even start; empty if it can."""
        return ""

    def reply(self, situation: Situation, rng: Rng) -> Answer:
        """The bot's answer, legal or not."""
        raise NotImplementedError

    def answer(self, situation: Situation, rng: Rng) -> Answer:
        """The bot's answer, checked."""
        said = self.reply(situation, rng)
        if said.status == Status.OK and said.action not in situation.legal:
            return Answer(Status.INVALID, -1, f"the illegal action {said.action}")
        return said

    def choose(self, situation: Situation, rng: Rng) -> int:
        said = self.answer(situation, rng)
        if said.status == Status.OK:
            return said.action
        self.failures += 1
        problem = said.problem.strip().rpartition("\n")[2]
        LOG.warning("bot %s at %s: %s; a plain move is made for it", self.name, situation.question, problem)
        return self.plain_move(situation, rng)

    def plain_move(self, situation: Situation, rng: Rng) -> int:
        """A simple move to play instead of the bot's answer."""
        return GreedyBot().choose(situation, rng)

    def close(self) -> None:
        """End any process of the bot."""
