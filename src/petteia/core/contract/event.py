"""What happened, as typed data: each game declares its own kinds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Event:
    """Something that happened; the fields of a subclass say what."""

    @property
    def kind(self) -> str:
        """The name of the class in small letters, for translation: `CardBuilt` is "card_built"."""
        return small_letters(type(self).__name__)

    def seen_by(self, seat: int) -> Event:
        """The event as that seat (or `SPECTATOR`) may know it: itself, unless part of it is private."""
        return self

    def plain(self) -> dict[str, object]:
        """The event as plain data."""
        return {"kind": self.kind} | {name: getattr(self, name) for name in self.__dataclass_fields__}


@cache
def small_letters(name: str) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "_", name).lower()
