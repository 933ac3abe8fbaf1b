"""Rounds at tables of several: players with about as many points, who have met as seldom as possible, each in the seats
they have had least.

Groups are filled in order of points and then improved by swapping two players for as long as that helps; for a round of
the "social golfer" kind, nothing better is needed (I. Dotú and P. Van Hentenryck, Scheduling Social Golfers Locally,
CPAIOR 2005).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final

from .score import Book, Entrant

FEWEST: Final = 3
MOST: Final = 5
AGAIN: Final = 1_000  # how often two have met, squared
UNFAIR: Final = 100  # how much more often somebody has had this seat than another, squared
ROUNDS_OF_EXCHANGE: Final = 12


def sizes_of(players: int, wanted: int, possible: Collection[int]) -> list[int]:
    """The sizes of the tables: as few players as possible are left over, and most tables are as large as wanted."""
    allowed = [size for size in range(FEWEST, MOST + 1) if size in possible]
    best: dict[int, list[int]] = {0: []}

    def odd(sizes: list[int]) -> tuple[int, int]:
        return sum(abs(size - wanted) for size in sizes), len(sizes)

    for count in range(1, players + 1):
        ways = [[*best[count - size], size] for size in allowed if count - size in best]
        if ways:
            best[count] = min(ways, key=odd)
    return sorted(best[max(best)], reverse=True)


def draw_tables(
    book: Book, players: Sequence[Entrant], wanted: int, possible: Collection[int], seed: int
) -> list[tuple[str, ...]]:
    """The next round: who sits at each table, by seat; one player alone has a bye."""
    rng = Random(seed)
    order = sorted(players, key=lambda one: one.lot)
    rng.shuffle(order)
    sizes = sizes_of(len(order), wanted, possible)
    spare = sorted(order, key=lambda one: (book.byes[one.user], book.points[one.user]))[: len(order) - sum(sizes)]
    users = [one.user for one in sorted(order, key=lambda one: -book.points[one.user]) if one not in spare]
    groups: list[list[str]] = []
    for size in sizes:
        groups.append(users[:size])
        users = users[size:]
    improve(book, groups, rng)
    return [*(seated(book, group, rng) for group in groups), *((one.user,) for one in spare)]


def objection(book: Book, group: Sequence[str]) -> int:
    """The objections to a table: who has met before, how far apart its players are, and who would have to take a seat
    they have had too often."""
    met = sum(book.times_met(one, other) ** 2 for one, other in combinations(group, 2))
    points = [book.points[user] for user in group]
    return AGAIN * met + (max(points) - min(points)) ** 2 + UNFAIR * unfair(book, group)


def surplus(book: Book, user: str, seats: int) -> list[int]:
    """How much more often somebody has had each seat than the one they have had least; at tables of other sizes, it
    counts how early the seat was."""
    sat = [0] * seats
    for place, size in book.places.get(user, ()):
        sat[round(place * (seats - 1) / (size - 1))] += 1
    return [times - min(sat) for times in sat]


def fairest(surpluses: Sequence[Sequence[int]]) -> tuple[int, tuple[int, ...]]:
    """The fairest seats for these players, and the objections that remain."""
    return min(
        (sum(surpluses[who][seat] ** 2 for who, seat in enumerate(seats)), seats)
        for seats in permutations(range(len(surpluses)))
    )


def unfair(book: Book, group: Sequence[str]) -> int:
    """The objections to the seats of a table, if somebody has had one of them too often."""
    surpluses = [surplus(book, user, len(group)) for user in group]
    return fairest(surpluses)[0] if max(map(max, surpluses)) > 1 else 0


def improve(book: Book, groups: list[list[str]], rng: Random) -> None:
    """Swap players between tables for as long as that improves the round."""
    cost = [objection(book, group) for group in groups]
    for _ in range(ROUNDS_OF_EXCHANGE):
        better = False
        pairs = list(combinations(range(len(groups)), 2))
        rng.shuffle(pairs)
        for here, there in pairs:
            better |= exchange(book, groups, cost, here, there)
        if not better:
            return


def exchange(book: Book, groups: list[list[str]], cost: list[int], here: int, there: int) -> bool:
    """Swap the two players of two tables whose exchange helps most; returns whether any does."""
    if not cost[here] and not cost[there]:
        return False
    one, other = groups[here], groups[there]
    found = None
    least = cost[here] + cost[there]
    for mine in range(len(one)):
        for yours in range(len(other)):
            left = [*one[:mine], other[yours], *one[mine + 1 :]]
            right = [*other[:yours], one[mine], *other[yours + 1 :]]
            now = objection(book, left), objection(book, right)
            if sum(now) < least:
                least, found = sum(now), (left, right, now)
    if found is None:
        return False
    groups[here], groups[there], (cost[here], cost[there]) = found
    return True


def seated(book: Book, group: Sequence[str], rng: Random) -> tuple[str, ...]:
    """The seats at a table: each player where they have sat least; among equals, by lot."""
    drawn = list(group)
    rng.shuffle(drawn)
    _, best = fairest([surplus(book, user, len(drawn)) for user in drawn])
    return tuple(drawn[best.index(seat)] for seat in range(len(drawn)))
