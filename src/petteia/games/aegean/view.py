"""Parts of a view that are the same in both editions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SpaceView:
    """A space of the creature track."""

    price: int
    creature: str


@dataclass(frozen=True)
class BonusView:
    """What a side of a battle adds beside its units: by what, where, how much, and by which rule."""

    source: str
    place: str
    strength: int
    rule: str


@dataclass(frozen=True)
class ReachView:
    """The areas that a seat could attack in one move by some means: a god, a creature of the track, a hero. Whether it
    gets the god, and can pay, is another matter."""

    means: str
    areas: tuple[str, ...]
