"""Swiss rounds: everybody meets somebody with as many points, and nobody twice for as long as possible.

Everything is one matching (`matching.py`), with these priorities, in this order: nobody meets again, a bye goes to
whoever has the fewest points and has had none, points are as close as possible, who begins is balanced, and within a
group with equal points the upper half meets the lower, as in the Dutch system of FIDE's handbook (C.04.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .matching import least_objectionable
from .score import Book, Entrant

# objections to a pair; each outweighs the total of the next kind among 256 players
AGAIN: Final = 10**18  # that they have met
SECOND_BYE: Final = 10**17
APART: Final = 10**10  # a point between them, squared, so that two small gaps are better than a large one
BOTH_BEGAN: Final = 10**6  # that both should begin, or neither
OFF: Final = 1  # a place away from the middle of the group
NEAR: Final = 20  # how many following players are considered, and those AROUND the middle; all if too few
AROUND: Final = 6


def draw_swiss(book: Book, players: Sequence[Entrant]) -> list[tuple[str, ...]]:
    """The next round: pairs with the player who begins first, best boards first; one player alone has a bye."""
    order = sorted(players, key=lambda one: (-book.points[one.user], -one.rating, one.lot))
    users = [one.user for one in order]
    bye = len(users) if len(users) % 2 else None
    for near in (True, False):
        pairs = least_objectionable(candidates(book, users, near))
        if 2 * len(pairs) >= len(users):
            break
    return [
        (users[one],) if other == bye else in_order(book, users[one], users[other], board)
        for board, (one, other) in enumerate(pairs)
    ]


def candidates(book: Book, users: Sequence[str], near: bool) -> Iterator[tuple[int, int, int]]:
    """Possible pairs, each with its objections. If only `near` players are considered, nobody meets again."""
    points = [book.points[user] for user in users]
    for one, user in enumerate(users):
        first, size = points.index(points[one]), points.count(points[one])
        middle = one + size // 2
        for other in range(one + 1, len(users)):
            again = book.times_met(user, users[other])
            if near and (again or not (other - one <= NEAR or abs(other - middle) <= AROUND)):
                continue
            against = AGAIN * again + APART * (points[one] - points[other]) ** 2
            against += BOTH_BEGAN * same_due(book, user, users[other])
            if points[one] == points[other]:
                against += OFF * abs(other - middle)
            yield one, other, against
        if len(users) % 2:
            fewest = points[one] - points[-1]
            yield one, len(users), SECOND_BYE * book.byes[user] + APART * fewest**2 + OFF * (first + size - one)


def same_due(book: Book, one: str, other: str) -> int:
    """How strongly two players want the same: both have begun more often than not, or less often, or both are balanced
    and were alike last time."""
    mine, yours = book.began(one), book.began(other)
    if mine * yours > 0:
        return 2 * min(abs(mine), abs(yours))
    return int(mine == yours == 0 and book.games[one] > 0 and book.began_last(one) == book.began_last(other))


def in_order(book: Book, one: str, other: str, board: int) -> tuple[str, str]:
    """A pair with the player who begins first: whoever has begun less often, then whoever did not begin last, then
    alternating from board to board."""
    mine, yours = book.began(one), book.began(other)
    if mine != yours:
        return (one, other) if mine < yours else (other, one)
    if book.began_last(one) != book.began_last(other):
        return (other, one) if book.began_last(one) else (one, other)
    return (one, other) if board % 2 == 0 else (other, one)
