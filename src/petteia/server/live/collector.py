"""When Python looks for cyclic garbage.

By default, it does so once enough more objects have been created than destroyed. Tables that end keep that balance low
while the young generation grows without bound, and then a single collection stops every table for a tenth of a second.
So here it collects by the clock: the young generation, which is small, often, and everything rarely.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

SECONDS: Final = 0.05  # between two collections
MIDDLE_AGED: Final = 20  # collections until the survivors of the young generation are included
EVERYTHING: Final = 20 * 60 * 15  # collections until everything is: a quarter of an hour
YOUNG, SURVIVORS, ALL = range(3)


class Collector:
    """Collects garbage by the clock of an event loop."""

    def __init__(self, collect: Callable[[int], object] = gc.collect) -> None:
        self.collect = collect
        self.looks = 0
        self.next: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Take over from Python's own collector. Objects that exist already are never examined again."""
        gc.disable()
        gc.freeze()
        self.wait()

    def wait(self) -> None:
        self.next = asyncio.get_running_loop().call_later(SECONDS, self.look)

    def look(self) -> None:
        self.looks += 1
        self.collect(self.age())
        self.wait()

    def age(self) -> int:
        """The oldest generation that this collection includes."""
        if self.looks % EVERYTHING == 0:
            return ALL
        return SURVIVORS if self.looks % MIDDLE_AGED == 0 else YOUNG

    def end(self) -> None:
        """Hand collection back to Python."""
        if self.next is not None:
            self.next.cancel()
            gc.unfreeze()
            gc.enable()
