"""What comes next in a tournament: another round, new pairs in an arena, or the end."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from .arena import draw_arena
from .round_robin import all_rounds
from .score import Book, Entrant, Kind, Meeting
from .swiss import draw_swiss
from .tables import FEWEST, draw_tables


class Course(Struct, frozen=True):
    """How a tournament is played: the `seats` at a table, the numbers of seats `possible` in its game, the rounds to
    play, and a seed for its draws. `together`: whether all rounds of a round robin are played at once."""

    kind: Kind
    seats: int
    possible: tuple[int, ...]
    rounds: int
    seed: int
    together: bool = False


def fewest(kind: Kind) -> int:
    """The least number of players."""
    return FEWEST if kind == "tables" else 2


def rounds_of(course: Course, players: int) -> int:
    """How many rounds there will be. A Swiss tournament has no more rounds than can be played without anybody meeting
    twice."""
    most = max(0, players - 1 + players % 2)
    if course.kind == "round_robin":
        return most
    return min(course.rounds, most) if course.kind == "swiss" else course.rounds


def draw_round(
    course: Course, entrants: Sequence[Entrant], meetings: Sequence[Meeting], number: int
) -> list[tuple[str, ...]]:
    """Who meets whom in the round with that number, from 1. Paused players are not drawn, except in a round robin,
    whose rounds are fixed."""
    book = Book(course.kind, entrants, meetings)
    if course.kind == "round_robin":
        return all_rounds(entrants)[number - 1]
    there = [one for one in entrants if not one.paused]
    if len(there) < fewest(course.kind):
        return []
    if course.kind == "swiss":
        return draw_swiss(book, there)
    return draw_tables(book, there, course.seats, course.possible, course.seed + number)


def draw_free(
    entrants: Sequence[Entrant], meetings: Sequence[Meeting], waiting: Mapping[str, int], busy: Collection[str]
) -> list[tuple[str, ...]]:
    """New pairs of free players in an arena; `waiting` says how long they have waited."""
    book = Book("arena", entrants, meetings)
    there = [one for one in entrants if not one.paused]
    free = {user: time for user, time in waiting.items() if user not in busy}
    return draw_arena(book, there, free)
