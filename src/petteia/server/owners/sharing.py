"""What each server tells the others every second: who has used how much, who is connected, who is watching which table.

So limits apply to all servers together, within a second. A server of another release may tell more than this one
understands, or less.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from ..crowd import Crowd
    from ..limits import Limits

MOST_NAMED: Final = 200  # of those whose bots think, and of those with several connections
FEWEST: Final = 5  # somebody's connections that are worth telling


# who is connected to a table: the accounts of players, and how many others
Looking = tuple[list[str], int]


class Told(Struct, frozen=True, omit_defaults=True):
    """What one server tells: of each bucket that is not full, its kind, whose it is, what was taken from it there and
    what it is missing in all; seconds that bots have thought for somebody; connections of addresses and accounts; who
    is connected to the public tables that lists show."""

    taken: list[tuple[str, str, float, float]] = []
    thought: dict[str, float] = {}
    open: list[tuple[str, str, int]] = []
    present: dict[str, Looking] = {}


DECODER: Final = msgspec.json.Decoder(Told)


class Thoughts(Protocol):
    """How many seconds bots have thought, and for whom."""

    seconds: dict[str, Any]
    elsewhere: dict[str, float]

    def left(self, source: str) -> float:
        """How many seconds of a source still count."""


class Sharing:
    """What we tell, and what we do with what others tell; `looking` says who is connected to our public tables."""

    def __init__(
        self, limits: Limits, crowd: Crowd, usage: Thoughts, looking: Callable[[], dict[str, Looking]]
    ) -> None:
        self.limits = limits
        self.crowd = crowd
        self.usage = usage
        self.looking = looking
        self.heard: dict[int, dict[tuple[str, str], float]] = {}  # what other servers have reported as taken
        self.present: dict[str, Looking] = {}
        limits.share()

    def told(self) -> str:
        """What we tell the others now."""
        told = Told(
            [(kind, who, round(taken, 1), round(missing, 1)) for kind, who, taken, missing in self.limits.owing()],
            self.thought(),
            self.open(),
            self.looking(),
        )
        return msgspec.json.encode(told).decode()

    def thought(self) -> dict[str, float]:
        """For whom bots have thought most, and how many seconds."""
        left = {source: round(self.usage.left(source), 1) for source in self.usage.seconds}
        return dict(heapq.nlargest(MOST_NAMED, left.items(), key=itemgetter(1)))

    def open(self) -> list[tuple[str, str, int]]:
        """Who has most connections, and how many."""
        several = ((kind, who, count) for (kind, who), count in self.crowd.open.items() if who and count >= FEWEST)
        return heapq.nlargest(MOST_NAMED, several, key=itemgetter(2))

    def hear(self, others: Mapping[int, str | None]) -> None:
        """Take in what all others tell now."""
        thought: dict[str, float] = {}
        crowd: Counter[tuple[str, str]] = Counter()
        self.present = {}
        for number, words in others.items():
            told = DECODER.decode(words) if words else Told()
            self.charge(number, told)
            for source, seconds in told.thought.items():
                thought[source] = thought.get(source, 0.0) + seconds
            crowd.update({(kind, who): count for kind, who, count in told.open})
            self.present |= told.present
        self.heard = {number: taken for number, taken in self.heard.items() if number in others}
        self.usage.elsewhere = thought
        self.crowd.elsewhere = crowd

    def charge(self, number: int, told: Told) -> None:
        """Charge what has been taken at another server since it was last heard. If it was not heard before, what it
        tells is history, which others tell, too: then no more is taken than is missing there."""
        before = self.heard.get(number)
        for kind, who, taken, missing in told.taken:
            if before is None:
                self.limits.let_miss(kind, who, missing)
            else:
                known = before.get((kind, who), 0.0)
                self.limits.take_elsewhere(kind, who, taken - known if taken >= known else taken)
        self.heard[number] = {(kind, who): taken for kind, who, taken, _ in told.taken}

    def forget(self) -> None:
        """Hear all others as if for the first time: we were away, and much of what was taken meanwhile is regained."""
        self.heard.clear()
