"""How busy the server is. Before games slow down, it refuses new tables and, if necessary, new guests."""

from __future__ import annotations

import asyncio
from typing import Final

from ..errors import Code, Problem
from ..metrics import count_refusal

EVERY: Final = 0.1  # seconds between two measurements
WEIGHT: Final = 0.1  # of the latest measurement in the average
NO_TABLES: Final = 0.05  # seconds by which the event loop is late
NO_GUESTS: Final = 0.15
COME_BACK: Final = 15  # seconds


class Load:
    """How far the event loop lags, smoothed over the last second or so. Nothing is refused if limits are off."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.late = 0.0

    def note(self, late: float) -> None:
        self.late += (max(0.0, late) - self.late) * WEIGHT

    async def watch(self) -> None:
        """Keep measuring."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(EVERY)
            self.note(loop.time() - before - EVERY)

    @property
    def strained(self) -> bool:
        """Whether the server is too busy for anything that is not needed."""
        return self.on and self.late > NO_TABLES

    def check_tables(self) -> None:
        """Refuse a new table if the server is too busy."""
        if self.strained:
            count_refusal("busy_tables")
            raise Problem(Code.BUSY, "Too many games are in progress; try again soon", wait=COME_BACK)

    def check_guests(self) -> None:
        """Refuse a new guest if the server is far too busy."""
        if self.on and self.late > NO_GUESTS:
            count_refusal("busy_guests")
            raise Problem(Code.BUSY, "The server is full; try again soon", wait=COME_BACK)
