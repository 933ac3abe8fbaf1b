"""Bots that think ahead, by tree search."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..core.rng import Rng
from ..search import Search, Settings
from .bot import Bot, Situation


class ThinkingBot(Bot):
    """Searches so many turns before each action, or for so many seconds."""

    def __init__(
        self,
        name: str,
        turns: int,
        settings: Settings,
        seconds: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self.turns = turns
        self.settings = settings
        self.seconds = seconds
        self.clock = clock

    def choose(self, situation: Situation, rng: Rng) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        search = Search(self.settings, rng.next())
        search.run(situation.imagine(rng), situation.seat, self.turns, self.seconds, self.clock)
        return search.best_action()
