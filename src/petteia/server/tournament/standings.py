"""Standings: points, then tie-breaks in a fixed order. Players equal in all of them share a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from .score import Book, Entrant, Kind, Meeting, worth_of_bye

# the order in which ties are broken
TIE_BREAKS: Final[dict[Kind, tuple[str, ...]]] = {
    "swiss": ("cut", "opponents", "beaten", "wins"),
    "round_robin": ("beaten", "direct", "wins"),
    "arena": ("fewer", "opponents"),
    "tables": ("wins", "opponents"),
}


class Standing(Struct, frozen=True):
    """A player's place, from 1, points, games finished and won, and the values of the tie-breaks in order; higher is
    better, except for `fewer`."""

    place: int
    user: str
    points: int
    games: int
    wins: int
    ties: tuple[int, ...]


def standings(kind: Kind, entrants: Sequence[Entrant], meetings: Sequence[Meeting], rounds: int) -> list[Standing]:
    """Everybody who entered, best first. `rounds` is how many were drawn."""
    book = Book(kind, entrants, meetings)
    ended = [meeting for meeting in meetings if meeting.points is not None]
    of: dict[str, list[Meeting]] = {one.user: [] for one in entrants}
    for meeting in ended:
        for user in meeting.seats:
            of[user].append(meeting)
    won = {user: sum(wins(user, meeting) for meeting in theirs) for user, theirs in of.items()}
    count = Count(book, of, won, rounds)
    rows = []
    for one in entrants:
        ties = tuple(count.value(name, one.user, entrants) for name in TIE_BREAKS[kind])
        signed = tuple(-value if name == "fewer" else value for name, value in zip(TIE_BREAKS[kind], ties, strict=True))
        rows.append(((book.points[one.user], *signed), one, ties))
    rows.sort(key=lambda row: (tuple(-value for value in row[0]), row[1].lot))
    order = [key for key, _, _ in rows]
    return [
        Standing(
            order.index(key) + 1,
            one.user,
            book.points[one.user],
            sum(meeting.played and not meeting.bye for meeting in of[one.user]),
            won[one.user],
            ties,
        )
        for key, one, ties in rows
    ]


def wins(user: str, meeting: Meeting) -> bool:
    """Whether somebody has won a game, alone or with others; a bye or a missing opponent is not a game."""
    points = meeting.points or ()
    return meeting.played and not meeting.bye and points[meeting.seats.index(user)] == max(points) > 0


class Count:
    """The values of tie-breaks."""

    def __init__(self, book: Book, of: dict[str, list[Meeting]], won: dict[str, int], rounds: int) -> None:
        self.book = book
        self.of = of
        self.won = won
        self.rounds = rounds

    def value(self, name: str, user: str, entrants: Sequence[Entrant]) -> int:
        if name == "wins":
            return self.won[user]
        if name == "fewer":
            return sum(not meeting.bye for meeting in self.of[user])
        if name == "beaten":
            return self.beaten(user)
        if name == "direct":
            return self.direct(user, entrants)
        met = sorted(self.opponents(user))
        return sum(met[1:] if name == "cut" else met)

    def opponents(self, user: str) -> list[int]:
        """The points of all opponents (Buchholz). In a Swiss tournament, a round without a game counts as an opponent
        with half of the possible points, and a round that the player missed as one with none."""
        found = []
        for meeting in self.of[user]:
            others = [other for other in meeting.seats if other != user]
            if meeting.played and others:
                found += [self.book.points[other] for other in others]
            elif self.book.kind == "swiss":
                found.append(self.rounds * worth_of_bye("swiss") // 2)
        missed = self.rounds - len(self.of[user])
        if self.book.kind == "swiss" and missed > 0:
            found += [0] * missed
        return found

    def beaten(self, user: str) -> int:
        """The points of those whom somebody has beaten, doubled, and of those with whom they shared a victory
        (Sonneborn-Berger)."""
        total = 0
        for meeting in self.of[user]:
            if meeting.played and not meeting.bye and meeting.points is not None:
                seat = meeting.seats.index(user)
                total += sum(meeting.points[seat] * self.book.points[other] for other in meeting.seats if other != user)
        return total

    def direct(self, user: str, entrants: Sequence[Entrant]) -> int:
        """The points from games among those who have equally many."""
        level = {one.user for one in entrants if self.book.points[one.user] == self.book.points[user]}
        return sum(
            meeting.points[meeting.seats.index(user)]
            for meeting in self.of[user]
            if meeting.points is not None and not meeting.bye and level.issuperset(meeting.seats)
        )
