"""What one step of a table stores and sends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Struct

from ...core.engine.state import State
from .audience import Explaining
from .course import Row, Snapshot
from .ending import Ending
from .header import Header
from .messages import Said, ServerMessage
from .plans import Plan


class Chance(Protocol):
    """Whatever decides for chance."""

    def draw(self, state: State, number: int) -> int:
        """The action that chance takes, its `number`-th of the game, counted from 1."""


class Due(Struct, frozen=True):
    """The time by which the table needs attention; None: never."""

    at: int | None


class Turn(Struct, frozen=True):
    """Whose move a game over days is waiting for, and since when; "" for nobody's."""

    user: str
    since: int


class KeptPlan(Struct, frozen=True):
    """A seat's plan from now on; None: it has none."""

    seat: int
    plan: Plan | None


Stored = Header | Row | Snapshot | Said | Ending | Due | Turn | KeptPlan


@dataclass
class Step:
    """The consequences of an event: first everything in `store` becomes durable, then everything in `send` is sent.

    A question in `send` may still lack its explanations: `explaining` finds them."""

    store: list[Stored] = field(default_factory=list)
    send: list[tuple[list[int], ServerMessage]] = field(default_factory=list)
    explaining: Explaining | None = None

    def explain(self) -> Iterator[None]:
        """Complete the question, a few milliseconds at a time."""
        while self.explaining is not None and self.explaining.go_on():
            yield
