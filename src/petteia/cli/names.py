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

    def subject(self, seat: int) -> str:
        """The name at the head of a sentence."""
        return "You" if self.players[seat] == YOU else self.players[seat]

    def possessive(self, seat: int) -> str:
        """Whose something is."""
        return "your" if self.players[seat] == YOU else f"{self.players[seat]}'s"

    def turn(self, seat: int) -> str:
        """Who is asked, for a heading."""
        return "your turn" if self.players[seat] == YOU else f"{self.players[seat]} to play"

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
