"""What a seat sees, as numbers: one description, field by field, for whoever writes, reads or explains them.

An observation is a sequence of small numbers, a byte each. The fields of a row follow each other; every row begins at a
multiple of eight, and gaps are filled with 0. Seats are named from the observer's point of view: itself as `me`, then
the others in turn order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

WORD: Final = 8
MOST: Final = 127  # larger numbers are shown as this one


@dataclass(frozen=True)
class Field:
    """Numbers that mean the same for different things, which the labels name. A private field is not the same for all:
    other seats see less."""

    name: str
    about: str
    labels: tuple[str, ...]
    low: int
    high: int
    private: bool = False

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.labels)


def flags(name: str, labels: Sequence[str], about: str, private: bool = False) -> Field:
    """A field of flags: which of the things it holds for."""
    return Field(name, about, tuple(labels), 0, 1, private)


def numbers(name: str, labels: Sequence[str], high: int, about: str, low: int = 0, private: bool = False) -> Field:
    """A field with a number for each thing."""
    return Field(name, about, tuple(labels), low, high, private)


def number(name: str, high: int, about: str, low: int = 0) -> Field:
    """A field with a single number."""
    return Field(name, about, ("",), low, high)


def names_of_seats(seats: int) -> list[str]:
    """The seats as one of them names them."""
    return ["me", *(f"next{distance}" for distance in range(1, seats))]


class Observation:
    """The description of what a seat sees in one game."""

    def __init__(self, *rows: Sequence[Field]) -> None:
        self.places: dict[str, int] = {}
        self.fields: dict[str, Field] = {}
        at = 0
        for row in rows:
            for field in row:
                if field.name in self.fields:
                    raise ValueError(f"two fields are called {field.name!r}")
                self.fields[field.name] = field
                self.places[field.name] = at
                at += field.size
            at += -at % WORD
        self.size: Final = at

    @property
    def words(self) -> int:
        """How many words of eight numbers it takes."""
        return self.size // WORD

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the highest value of every number."""
        lows, highs = [0] * self.size, [0] * self.size
        for name, field in self.fields.items():
            at = self.places[name]
            lows[at : at + field.size] = [field.low] * field.size
            highs[at : at + field.size] = [field.high] * field.size
        return lows, highs

    def decode(self, seen: Sequence[int | float]) -> dict[str, int | list[str] | dict[str, int]]:
        """The observation by name: for flags the labels that are set, for other numbers all of them, for a single
        number just that."""
        if len(seen) != self.size:
            raise ValueError(f"an observation has {self.size} numbers, not {len(seen)}")
        return {name: meaning(field, seen[at : at + field.size]) for name, field, at in self}

    def __iter__(self) -> Iterator[tuple[str, Field, int]]:
        return ((name, field, self.places[name]) for name, field in self.fields.items())

    def table(self) -> str:
        """The description as a table in Markdown."""
        lines = ["| from | numbers | field | range | what it says |", "|---:|---:|---|---|---|"]
        for name, field, at in self:
            scope = str(field.low) if field.low == field.high else f"{field.low} to {field.high}"
            sign = " ◐" if field.private else ""
            lines.append(f"| {at} | {field.size} | `{name}`{sign} | {scope} | {field.about} |")
        return "\n".join(lines) + "\n"


def meaning(field: Field, values: Sequence[int | float]) -> int | list[str] | dict[str, int]:
    found = [int(value) for value in values]
    if field.labels == ("",):
        return found[0]
    if (field.low, field.high) == (0, 1):
        return [label for label, value in zip(field.labels, found, strict=True) if value]
    return dict(zip(field.labels, found, strict=True))
