"""The names of the players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from ...locale import Words
from . import palette

YOU = "you"
SEATS_TAG = "seats"  # the tag of a record that says who sat where in a game at a terminal, people or bots


@dataclass(frozen=True)
class Names:
    """The players' names by seat."""

    players: tuple[str, ...]

    def __call__(self, seat: int) -> str:
        """The name for use in a sentence."""
        return self.players[seat]

    def badge(self, seat: int) -> Text:
        """The name with the seat's shape and colour."""
        return Text(f"{palette.SHAPES[seat]} {self.players[seat]}", style=f"bold {palette.SEATS[seat]}")


def name_seats(kinds: list[str]) -> Names:
    """Names for people and bots, for records and reports: a single person is "you"; several people are numbered, and
    so are bots of the same kind."""
    called = ["player" if kind == YOU and kinds.count(YOU) > 1 else kind for kind in kinds]
    return Names(numbered(kinds, called, lambda name, number: f"{name} {number}"))


def spoken_names(kinds: list[str], own: Words) -> Names:
    """The same in the reader's language."""
    called = [spoken_name(kind, own) for kind in kinds]
    return Names(numbered(kinds, called, lambda name, number: own.format("people-numbered", name=name, number=number)))


def spoken_name(kind: str, own: Words) -> str:
    if kind == YOU:
        return own.format("terminal-player")
    return own.format(f"bot-{kind}") if own.has(f"bot-{kind}") else kind


def numbered(kinds: list[str], called: list[str], with_number: Callable[[str, int], str]) -> tuple[str, ...]:
    """The names, with a number for those that occur several times."""
    return tuple(
        with_number(name, kinds[: seat + 1].count(kind)) if kinds.count(kind) > 1 else name
        for seat, (kind, name) in enumerate(zip(kinds, called, strict=True))
    )
