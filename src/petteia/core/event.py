"""What happened, as typed data: each game declares its own kinds."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import cache
from typing import Any


@dataclass(frozen=True)
class Event:
    """One thing that happened; the fields of a subclass tell what."""

    @property
    def kind(self) -> str:
        """The name of the class in small letters, for translation: `CardBuilt` is "card_built"."""
        return kind_of(type(self))

    def seen_by(self, seat: int) -> Event:
        """The event as that seat (or `SPECTATOR`) may know it: itself, unless part of it is private."""
        return self

    def plain(self) -> dict[str, object]:
        """The event as plain data."""
        kind = type(self)
        return {"kind": kind_of(kind)} | {name: getattr(self, name) for name in field_names(kind)}


@cache
def kind_of(event: type[Any]) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "_", event.__name__).lower()


@cache
def field_names(event: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(event))
