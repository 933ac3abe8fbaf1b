"""Events that are the same in both editions."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.contract.event import Event


@dataclass(frozen=True)
class CycleBegun(Event):
    cycle: int


@dataclass(frozen=True)
class CreatureShown(Event):
    creature: str
    space: int


@dataclass(frozen=True)
class CreatureDiscarded(Event):
    creature: str


@dataclass(frozen=True)
class DeckRenewed(Event):
    """The discard pile is shuffled into the deck."""


@dataclass(frozen=True)
class FigureLeft(Event):
    creature: str


@dataclass(frozen=True)
class SeaBattle(Event):
    attacker: int
    defender: int
    sea: str


@dataclass(frozen=True)
class GameEnded(Event):
    reason: str
