"""Bots that behave badly, each in its own way, and one that reports what it was shown."""

from __future__ import annotations

import os
import threading

import petteia
from petteia.bots import Bot, Situation


class Raising(Bot):
    def choose(self, situation: Situation, rng: petteia.Rng) -> int:
        raise RuntimeError("no idea")


class Hanging(Bot):
    def choose(self, situation: Situation, rng: petteia.Rng) -> int:
        threading.Event().wait()
        return 0


class Cheating(Bot):
    def choose(self, situation: Situation, rng: petteia.Rng) -> int:
        return 426


class Dying(Bot):
    def choose(self, situation: Situation, rng: petteia.Rng) -> int:
        os._exit(3)


class Telling(Bot):
    """Raises what it was shown."""

    def choose(self, situation: Situation, rng: petteia.Rng) -> int:
        raise RuntimeError(situation.imagine(rng).position())


class Tame(Bot):
    def choose(self, situation: Situation, rng: petteia.Rng) -> int:
        return situation.legal[-1]


NOT_A_BOT = dict
