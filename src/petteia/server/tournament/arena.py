"""The arena: free players are paired with somebody with about as many points, but not their latest opponent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from .matching import least_objectionable
from .score import Book, Entrant
from .swiss import in_order, same_due

PATIENCE: Final = 60_000  # milliseconds; after that, even the same opponent is possible again
MANY: Final = 16  # players, from which somebody else is soon free: wait twice as long,
FRESH: Final = 30_000  # and this long for each time that two have met before
JUST_MET: Final = 10**9
MET: Final = 10**4  # each time before that
APART: Final = 100  # a point between them, squared
BOTH_BEGAN: Final = 10
NEAR: Final = 24  # how many following players are considered


def draw_arena(book: Book, players: Sequence[Entrant], waiting: Mapping[str, int]) -> list[tuple[str, ...]]:
    """Pairs of free players; `waiting` says how long they have waited, in milliseconds. With an odd number, whoever has
    waited least keeps waiting."""
    by_patience = sorted((one for one in players if one.user in waiting), key=lambda one: (-waiting[one.user], one.lot))
    free = by_patience[: len(by_patience) // 2 * 2]
    users = [one.user for one in sorted(free, key=lambda one: (-book.points[one.user], one.lot))]
    last = last_met(book)
    alone = len(players) <= 2
    pairs = least_objectionable(candidates(book, users, waiting, last, alone))
    return [in_order(book, users[one], users[other], board) for board, (one, other) in enumerate(pairs)]


def last_met(book: Book) -> dict[str, str]:
    """Each player's latest opponent."""
    return {user: other for meeting in book.meetings if not meeting.bye for user, other in both_ways(meeting.seats)}


def both_ways(seats: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    one, other = seats
    yield one, other
    yield other, one


def candidates(
    book: Book, users: Sequence[str], waiting: Mapping[str, int], last: Mapping[str, str], alone: bool
) -> Iterator[tuple[int, int, int]]:
    """Possible pairs, each with its objections."""
    for one, user in enumerate(users):
        for other in range(one + 1, min(len(users), one + 1 + NEAR)):
            rival = users[other]
            just = last.get(user) == rival or last.get(rival) == user
            if not alone and min(waiting[user], waiting[rival]) < patience(book, user, rival, just):
                continue
            apart = book.points[user] - book.points[rival]
            against = JUST_MET * just + MET * book.times_met(user, rival) + APART * apart**2
            yield one, other, against + BOTH_BEGAN * same_due(book, user, rival)


def patience(book: Book, user: str, rival: str, just: bool) -> int:
    """How long two players have to wait before they can be paired."""
    if len(book.games) < MANY:
        return PATIENCE if just else 0
    return 2 * PATIENCE if just else min(FRESH * book.times_met(user, rival), 2 * PATIENCE)
