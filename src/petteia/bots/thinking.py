"""Bots that think ahead, by tree search."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..core.engine.rng import Rng
from ..core.engine.state import State
from ..search import Search, Settings, node_of
from .bot import Bot, Situation

SHARE_OF_CLOCK = 1 / 40
LEAST_THOUGHT = 1e-6  # seconds: enough for one turn
LEAST_SECONDS = 0.4  # the least that a clock counts as


class ThinkingBot(Bot):
    """Searches before each action, for a number of turns or seconds, and keeps what earlier searches found."""

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
        self.search: Search | None = None
        self.root: State | None = None  # where the search began

    def choose(self, situation: Situation, rng: Rng) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        begun = self.clock()
        seconds = self.time_for(situation)
        root = situation.imagine(rng)
        search = self.continued(root, situation.seat) or Search(self.settings, rng.next())
        if seconds:
            seconds = max(seconds - (self.clock() - begun), LEAST_THOUGHT)
        search.run(root, situation.seat, self.turns, seconds, self.clock)
        self.search, self.root = search, root
        return search.best_action()

    def time_for(self, situation: Situation) -> float:
        """The seconds for this question, never more than a small share of the time left on the clock; 0 for no
        limit."""
        if situation.seconds_left is None:
            return self.seconds
        share = max(situation.seconds_left, LEAST_SECONDS) * SHARE_OF_CLOCK
        return min(self.seconds, share) if self.seconds else share

    def continued(self, now: State, seat: int) -> Search | None:
        """The search for the previous question, if it has seen this position; nothing may be hidden in either."""
        if self.search is None or self.root is None or not self.search.certain or not now.knows_all(seat):
            return None
        node = node_of(self.search, self.root, now)
        if node == 0:
            return None
        self.search.keep(node)
        return self.search
