"""When Python looks for garbage that refers to itself.

By itself it does so when enough is new on balance. Tables that come to an end keep that balance low while what is
young grows without bound, and then one look stops every table for a tenth of a second. So it looks by the clock:
often at what is young, which is little, and seldom at everything.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

SECONDS: Final = 0.05  # between two looks
MIDDLE_AGED: Final = 20  # looks until what survived the first is looked at once more
EVERYTHING: Final = 20 * 60 * 15  # looks until all is: a quarter of an hour
YOUNG, SURVIVORS, ALL = range(3)


class Collector:
    """Looks for garbage by the clock of an event loop."""

    def __init__(self, collect: Callable[[int], object] = gc.collect) -> None:
        self.collect = collect
        self.looks = 0
        self.next: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """From now on this one looks, and nobody else. What is there already stays for good."""
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
        """Up to which age this look goes."""
        if self.looks % EVERYTHING == 0:
            return ALL
        return SURVIVORS if self.looks % MIDDLE_AGED == 0 else YOUNG

    def end(self) -> None:
        """Leave it to Python again."""
        if self.next is not None:
            self.next.cancel()
            gc.unfreeze()
            gc.enable()
