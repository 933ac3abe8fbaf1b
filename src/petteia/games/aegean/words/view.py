"""Parts of a view that are the same in both editions."""

from __future__ import annotations

from msgspec import Struct


class SpaceView(Struct, frozen=True):
    """A space of the creature track."""

    price: int
    creature: str


class BonusView(Struct, frozen=True):
    """What a side of a battle adds to its units: what gives it, where, how much, and by which rule."""

    source: str
    place: str
    strength: int
    rule: str


class ReachView(Struct, frozen=True):
    """The areas that a seat could attack in one move by some means: a god, a creature of the track, a hero. Whether it
    gets the god, and can pay, is another matter."""

    means: str
    areas: tuple[str, ...]
