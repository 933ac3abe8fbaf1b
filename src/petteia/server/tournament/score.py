"""What pairing and standings need to know: who entered, who has met, and the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

Kind = Literal["arena", "swiss", "round_robin", "tables"]
KINDS: Final = ("arena", "swiss", "round_robin", "tables")

# what a game of two is worth; a shared victory counts half
WIN: Final = 2
# the winner at a table of several gets this many points, the last none, with the others evenly spaced
TABLE: Final = 12


class Entrant(Struct, frozen=True):
    """Somebody who takes part. `lot` was drawn on entry and decides when nothing else does. `round` is the last round
    drawn before they entered."""

    user: str
    rating: int
    lot: int
    round: int = 0
    paused: bool = False


class Meeting(Struct, frozen=True):
    """Those who meet in a round, by seat, and the points that each got; None until the game is over. One player alone
    has a bye. `played` says whether there was a game: between two with both there, at a larger table with anybody."""

    round: int
    seats: tuple[str, ...]
    points: tuple[int, ...] | None = None
    played: bool = True

    @property
    def bye(self) -> bool:
        return len(self.seats) == 1


def worth_of_bye(kind: Kind) -> int:
    """What a bye is worth: as much as a victory in a game of two, or the middle of a table of several. In a round robin
    nothing, since everybody has equally many."""
    return {"tables": TABLE // 2, "round_robin": 0}.get(kind, WIN)


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat at a table, by its place, counted from 0. Seats that share a place share the points,
    rounded down; in a game of two, the points are 2 and 0."""
    most = WIN if len(places) == 2 else TABLE
    step = most / max(1, len(places) - 1)
    ladder = [round(most - step * place) for place in range(len(places))]
    found = []
    for place in places:
        behind = sum(other < place for other in places)
        level = sum(other == place for other in places)
        found.append(sum(ladder[behind : behind + level]) // level)
    return tuple(found)


def places_of(
    seats: int, winners: Iterable[int], merits: Sequence[tuple[int, ...]], gone: Iterable[int]
) -> tuple[int, ...]:
    """The places of the seats, from 0: winners, then the others by merit (higher is better; empty if the game does not
    say), and last those who were gone at the end, whatever a bot has made of their seats."""
    won, left = set(winners), set(gone)

    def merit(seat: int) -> tuple[int, tuple[int, ...]]:
        if seat in left:
            return 2, ()
        if seat in won:
            return 0, ()
        return 1, tuple(-value for value in merits[seat]) if merits else ()

    order = sorted({merit(seat) for seat in range(seats)})
    return tuple(order.index(merit(seat)) for seat in range(seats))


class Book:
    """What the meetings so far add up to, for each player."""

    def __init__(self, kind: Kind, entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> None:
        self.kind = kind
        self.entrants = entrants
        self.meetings = meetings
        self.points: Counter[str] = Counter()
        self.met: Counter[frozenset[str]] = Counter()
        self.byes: Counter[str] = Counter()
        self.games: Counter[str] = Counter()  # against others, over or not
        self.places: dict[str, list[tuple[int, int]]] = {one.user: [] for one in entrants}  # seat, and of how many
        for meeting in meetings:
            self.note(meeting)

    def note(self, meeting: Meeting) -> None:
        for user, points in zip(meeting.seats, meeting.points or (), strict=False):
            self.points[user] += points
        if meeting.bye:
            self.byes[meeting.seats[0]] += 1
            return
        for seat, user in enumerate(meeting.seats):
            self.games[user] += 1
            self.places.setdefault(user, []).append((seat, len(meeting.seats)))
            for other in meeting.seats[:seat]:
                self.met[frozenset((user, other))] += 1

    def times_met(self, one: str, other: str) -> int:
        return self.met[frozenset((one, other))]

    def began(self, user: str) -> int:
        """How often somebody has begun a game of two, minus how often they have not."""
        return sum(1 if seat == 0 else -1 for seat, _ in self.places.get(user, ()))

    def began_last(self, user: str) -> bool:
        places = self.places.get(user, [])
        return bool(places) and places[-1][0] == 0
