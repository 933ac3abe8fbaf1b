"""What each server tells the others every second: who has used how much, who is connected, who looks at which table.

So limits hold for all servers together, within a second. Whoever uses little is not worth telling.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from ..crowd import Crowd
    from ..limits import Limits
    from ..live.tables import Tables
    from ..live.workers import Usage

FEWEST: Final = 5  # connections of somebody that are worth telling


class Told(Struct, frozen=True, omit_defaults=True):
    """What one server tells: of limits what was taken in all, by kind and by whom; seconds that bots have thought for
    somebody; connections of an address or account; who looks at public tables."""

    taken: list[tuple[str, str, float]] = []
    thought: dict[str, float] = {}
    open: list[tuple[str, str, int]] = []
    present: dict[str, list[str]] = {}


DECODER: Final = msgspec.json.Decoder(Told)


class Sharing:
    """What we tell, and what we make of what others tell."""

    def __init__(self, limits: Limits, crowd: Crowd, usage: Usage, tables: Tables) -> None:
        self.limits = limits
        self.crowd = crowd
        self.usage = usage
        self.tables = tables
        self.heard: dict[int, dict[tuple[str, str], float]] = {}  # what others have told that was taken
        self.present: dict[str, list[str]] = {}
        limits.share()

    def told(self) -> str:
        """What there is to tell."""
        told = Told(
            [(kind, who, round(taken, 1)) for (kind, who), taken in self.limits.worth_telling()],
            {source: round(self.usage.left(source), 1) for source in self.usage.seconds},
            [(kind, who, count) for (kind, who), count in self.crowd.open.items() if who and count >= FEWEST],
            {live.id: live.table.present() for live in self.tables.live.values() if live.header.public},
        )
        return msgspec.json.encode(told).decode()

    def hear(self, others: Mapping[int, str | None]) -> None:
        """What all others tell now."""
        thought: dict[str, float] = {}
        crowd: Counter[tuple[str, str]] = Counter()
        self.present = {}
        for number, words in others.items():
            told = DECODER.decode(words) if words else Told()
            before = self.heard.get(number, {})
            now = {(kind, who): taken for kind, who, taken in told.taken}
            for (kind, who), taken in now.items():
                known = before.get((kind, who), 0.0)
                self.limits.take_elsewhere(kind, who, taken - known if taken >= known else taken)
            self.heard[number] = now
            for source, seconds in told.thought.items():
                thought[source] = thought.get(source, 0.0) + seconds
            crowd.update({(kind, who): count for kind, who, count in told.open})
            self.present |= told.present
        self.heard = {number: taken for number, taken in self.heard.items() if number in others}
        self.usage.elsewhere = thought
        self.crowd.elsewhere = crowd
