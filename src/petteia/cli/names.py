"""What to call the seats in a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from . import palette

YOU = "you"


@dataclass(frozen=True)
class Names:
    """The players' names; the one called "you" is spoken to."""

    players: tuple[str, ...]

    def __call__(self, seat: int) -> str:
        """The name as the object of a sentence, or alone."""
        return self.players[seat]

    def is_you(self, seat: int) -> bool:
        """Whether the seat is spoken to."""
        return self.players[seat] == YOU

    def subject(self, seat: int) -> str:
        """The name at the head of a sentence."""
        name = self(seat)
        return f"{name[:1].upper()}{name[1:]}" if self.is_you(seat) else name

    def possessive(self, seat: int) -> str:
        """Whose something is."""
        return "your" if self.is_you(seat) else f"{self(seat)}'s"

    def turn(self, seat: int) -> str:
        """Who is asked, for a heading."""
        return "your turn" if self.is_you(seat) else f"{self(seat)} to play"

    def badge(self, seat: int) -> Text:
        """The name with the seat's shape and colour."""
        return Text(f"{palette.SHAPES[seat]} {self.players[seat]}", style=f"bold {palette.SEATS[seat]}")


def name_seats(kinds: list[str]) -> Names:
    """Names for people and bots: "you" is alone, several people are numbered, and so are bots of one kind."""
    names = []
    for seat, kind in enumerate(kinds):
        called = "player" if kind == YOU and kinds.count(YOU) > 1 else kind
        several = kinds.count(kind) > 1
        names.append(f"{called} {kinds[: seat + 1].count(kind)}" if several else called)
    return Names(tuple(names))
