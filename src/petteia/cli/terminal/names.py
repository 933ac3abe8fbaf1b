"""What the players are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from ...locale import Words
from . import palette

YOU = "you"
SEATS_TAG = "seats"  # by this the record of a game at a terminal tells who sat where, people or bots


@dataclass(frozen=True)
class Names:
    """The players' names by seat."""

    players: tuple[str, ...]

    def __call__(self, seat: int) -> str:
        """The name as it stands in a sentence."""
        return self.players[seat]

    def badge(self, seat: int) -> Text:
        """The name with the seat's shape and colour."""
        return Text(f"{palette.SHAPES[seat]} {self.players[seat]}", style=f"bold {palette.SEATS[seat]}")


def name_seats(kinds: list[str]) -> Names:
    """Names for people and bots, for records and reports: "you" is alone; several people are numbered, and so are
    bots of one kind."""
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
    """Those of whom there are several have a number with their name."""
    return tuple(
        with_number(name, kinds[: seat + 1].count(kind)) if kinds.count(kind) > 1 else name
        for seat, (kind, name) in enumerate(zip(kinds, called, strict=True))
    )
