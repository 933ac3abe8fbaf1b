"""What happens in a game, as typed events; each has a message `event-<kind>`."""

from __future__ import annotations

from dataclasses import dataclass

from petteia import Event


@dataclass(frozen=True)
class SoldierPlaced(Event):
    seat: int
    square: str


@dataclass(frozen=True)
class SoldierMoved(Event):
    seat: int
    square: str
    goal: str


@dataclass(frozen=True)
class SoldierBound(Event):
    seat: int
    square: str


@dataclass(frozen=True)
class SoldierFreed(Event):
    seat: int
    square: str


@dataclass(frozen=True)
class SoldierTaken(Event):
    seat: int
    square: str
