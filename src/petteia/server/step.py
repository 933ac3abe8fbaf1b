"""What a step of a table consists of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from ..core.state import State
from .course import Row, Snapshot
from .header import Header
from .history import Ending
from .messages import Said, ServerMessage


class Chance(Protocol):
    """What decides for chance."""

    def draw(self, state: State, number: int) -> int:
        """The action that chance takes, as its `number`-th of the game, counted from 1."""


Stored = Header | Row | Snapshot | Said | Ending


@dataclass
class Step:
    """What follows from something: first all of `store` becomes durable, then everything in `send` goes out."""

    store: list[Stored] = field(default_factory=list)
    send: list[tuple[list[int], ServerMessage]] = field(default_factory=list)
