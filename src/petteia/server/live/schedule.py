"""When each table needs attention even if nobody says anything: one schedule for all of them, in use or not."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

LONGEST_SLEEP: Final = 86_400.0
AFTER_A_FAILURE: Final = 10_000  # milliseconds
LOG = structlog.get_logger("petteia.schedule")


class Schedule:
    """Times of tables, in milliseconds by the clock `now`. When one is reached, `ring` is awaited with the table's
    id."""

    def __init__(self, now: Callable[[], int], ring: Callable[[str], Awaitable[None]]) -> None:
        self.now = now
        self.ring = ring
        self.times: dict[str, int] = {}
        self.heap: list[tuple[int, str]] = []  # may hold times that no longer count
        self.earlier = asyncio.Event()

    def set(self, id: str, at: int) -> None:
        """Ring for the table at that time. An earlier time is kept: a table rung too early sets a new one, which is
        cheaper than moving the time with every action."""
        if self.times.get(id, at + 1) <= at:
            return
        self.times[id] = at
        heapq.heappush(self.heap, (at, id))
        if self.heap[0] == (at, id):
            self.earlier.set()

    def drop(self, id: str) -> None:
        """Forget the table's time: nothing is due there."""
        self.times.pop(id, None)

    def next(self) -> int | None:
        """The earliest time that is set."""
        while self.heap and self.times.get(self.heap[0][1]) != self.heap[0][0]:
            heapq.heappop(self.heap)
        return self.heap[0][0] if self.heap else None

    async def ring_due(self) -> None:
        """Ring for every table that is due, one after another."""
        while (at := self.next()) is not None and at <= self.now():
            _, id = heapq.heappop(self.heap)
            del self.times[id]
            try:
                await self.ring(id)
            except Exception as error:
                LOG.error("nobody could look at a table; once more soon", table=id, exc_info=error)
                self.set(id, self.now() + AFTER_A_FAILURE)

    async def run(self) -> None:
        """Keep ringing whenever a time is due."""
        while True:
            await self.ring_due()
            at = self.next()
            seconds = LONGEST_SLEEP if at is None else min(LONGEST_SLEEP, (at - self.now()) / 1000)
            self.earlier.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.earlier.wait(), max(0.0, seconds))
