"""Bots that behave badly, each in its own way, and one that reports what it was shown."""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from contextlib import suppress
from types import ModuleType

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


class Greedy(Bot):
    """Uses more and more memory."""

    def choose(self, situation: Situation, rng: petteia.Rng) -> int:
        return len([bytearray(2**20) for _ in range(2**20)])


class Choosy(Bot):
    """Takes the legal action of that number, counted from the last; every so many times it raises."""

    def __init__(self, place: int = 1, every: int = 10**9) -> None:
        self.place = place
        self.every = every
        self.asked = 0

    def choose(self, situation: Situation, rng: petteia.Rng) -> int:
        self.asked += 1
        if self.asked % self.every == 0:
            raise RuntimeError(f"tired after {self.asked} questions")
        return situation.legal[-min(self.place, len(situation.legal))]


class Prying(Bot):
    """Looks into everything that it can reach, and raises the positions of all the states that it finds."""

    def choose(self, situation: Situation, rng: petteia.Rng) -> int:
        raise RuntimeError(" | ".join(sorted(states_within(situation, *frames()))))


def frames() -> list[object]:
    """The variables of everybody who has called."""
    found: list[object] = []
    frame = sys._getframe()
    while frame.f_back is not None:
        frame = frame.f_back
        found.append(dict(frame.f_locals))
    return found


def states_within(*roots: object) -> set[str]:
    """The positions of all states that can be reached from there."""
    found: set[str] = set()
    seen: set[int] = set()
    ahead = deque(roots)  # the nearest first, so that what is found does not depend on where the search ends
    while ahead and len(seen) < 20_000:
        thing = ahead.popleft()
        if id(thing) in seen or isinstance(thing, str | int | float | bytes | type | ModuleType):
            continue
        seen.add(id(thing))
        if isinstance(thing, petteia.State):
            found.add(thing.position())
        elif isinstance(thing, dict):
            ahead += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set):
            ahead += list(thing)
        else:
            for name in (*(one for one in dir(thing) if not one.startswith("__")), "__self__", "__closure__"):
                with suppress(Exception):
                    ahead.append(getattr(thing, name))
    return found


NOT_A_BOT = dict
