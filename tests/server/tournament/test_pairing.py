"""Pairings: nobody plays themselves, nobody meets twice as long as that is possible, and points are similar. Hundreds
of tournaments are simulated, and thousands under `prove`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from petteia.server.tournament.arena import PATIENCE
from petteia.server.tournament.drawing import draw_free, draw_round
from petteia.server.tournament.score import Book, Entrant, Meeting, points_of
from petteia.server.tournament.tables import sizes_of
from server.tournament.simulated import Simulation

MANY = pytest.param(2_000, marks=pytest.mark.prove)


def everybody_once(simulation: Simulation) -> None:
    """In each round, nobody plays themselves or twice."""
    for number in range(1, simulation.drawn + 1):
        seated = [user for one in simulation.meetings if one.round == number for user in one.seats]
        assert len(seated) == len(set(seated))


def matchings(users: Sequence[str]) -> Iterator[list[tuple[str, str]]]:
    """Every way to pair an even number."""
    if not users:
        yield []
        return
    first, *rest = users
    for other in rest:
        for more in matchings([user for user in rest if user != other]):
            yield [(first, other), *more]


# ---- Swiss


def score_groups_are_respected(played: Simulation) -> None:
    """In no round could two pairs be exchanged so that points are nearer, without a second meeting."""
    for number in range(1, played.drawn + 1):
        before = Book("swiss", played.entrants, [one for one in played.meetings if one.round < number])

        def against(one: str, other: str, before: Book = before) -> tuple[int, int]:
            return before.times_met(one, other), (before.points[one] - before.points[other]) ** 2

        def both(first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int]:
            return first[0] + second[0], first[1] + second[1]

        pairs = [one.seats for one in played.meetings if one.round == number and not one.bye]
        for (a, b), (c, d) in combinations(pairs, 2):
            drawn = both(against(a, b), against(c, d))
            assert drawn <= both(against(a, c), against(b, d))
            assert drawn <= both(against(a, d), against(b, c))


@pytest.mark.parametrize("count", [150, MANY])
def test_swiss_tournaments_keep_to_their_rules(count: int) -> None:
    """Sizes, seeds, late entries and pauses by chance."""
    balances: Counter[int] = Counter()
    for seed in range(count):
        rng = Random(seed)
        played = Simulation("swiss", rng.randrange(2, 33), rng.randrange(1, 8), seed, restless=seed % 2 == 0).play()
        everybody_once(played)
        score_groups_are_respected(played)
        book = Book("swiss", played.entrants, played.meetings)
        if not played.restless:
            if played.drawn <= played.players // 2:  # so few rounds need no second meeting (Dirac)
                assert max(book.met.values()) == 1
                assert max(book.byes.values(), default=0) <= 1
            balances.update(abs(book.began(one.user)) for one in played.entrants)
        for one in played.entrants:
            mine = [meeting for meeting in played.meetings if one.user in meeting.seats]
            assert all(meeting.round > one.round for meeting in mine)
            assert one.paused or played.restless or len(mine) == played.drawn
    assert max(balances) <= 3
    assert balances[0] + balances[1] > 0.85 * balances.total()


@pytest.mark.parametrize("seed", range(12))
def test_points_are_as_near_as_they_can_be_without_a_second_meeting(seed: int) -> None:
    """Compared with every pairing that there is, in tournaments of six or eight."""
    simulation = Simulation("swiss", 6 + 2 * (seed % 2), 5, seed, restless=False)
    for number in range(1, 6):
        book = Book("swiss", simulation.entrants, simulation.meetings)
        users = [one.user for one in simulation.entrants]

        def apart(pairs: Sequence[tuple[str, ...]], book: Book = book) -> tuple[int, int]:
            again = sum(book.times_met(*pair) for pair in pairs)
            return again, sum((book.points[one] - book.points[other]) ** 2 for one, other in pairs)

        found = draw_round(simulation.course, simulation.entrants, simulation.meetings, number)
        assert apart(found) == min(map(apart, matchings(users)))
        simulation.drawn = number
        simulation.meetings += [simulation.played(seats) for seats in found]


def test_the_upper_half_meets_the_lower_and_begins_by_turns() -> None:
    players = [Entrant(f"p{n}", 2000 - n, n) for n in range(8)]
    found = draw_round(Simulation("swiss", 8, 3, 1).course, players, [], 1)
    assert found == [("p0", "p4"), ("p5", "p1"), ("p2", "p6"), ("p7", "p3")]


def test_a_bye_goes_to_whoever_has_least_and_has_had_none() -> None:
    players = [Entrant(f"p{n}", 2000 - n, n) for n in range(3)]
    course = Simulation("swiss", 3, 3, 1).course
    meetings = [Meeting(1, ("p0", "p1"), (2, 0)), Meeting(1, ("p2",), (2,))]
    assert draw_round(course, players, meetings, 2) == [("p2", "p0"), ("p1",)]


def test_two_players_meet_again_rather_than_not_at_all() -> None:
    players = [Entrant("ann", 1500, 1), Entrant("bob", 1500, 2)]
    course = Simulation("swiss", 2, 3, 1).course
    assert draw_round(course, players, [Meeting(1, ("ann", "bob"), (2, 0))], 2) == [("bob", "ann")]


# ---- round robin


@pytest.mark.parametrize("players", range(2, 17))
def test_everybody_meets_everybody_once_and_begins_as_often_as_not(players: int) -> None:
    played = Simulation("round_robin", players, 0, players).play()
    everybody_once(played)
    book = Book("round_robin", played.entrants, played.meetings)
    pairs = {frozenset(pair) for pair in combinations([one.user for one in played.entrants], 2)}
    assert set(book.met) == pairs
    assert set(book.met.values()) == {1}
    assert all(abs(book.began(one.user)) <= 1 for one in played.entrants)
    assert set(book.byes.values()) == ({1} if players % 2 else set())


# ---- tables of several


@pytest.mark.parametrize("count", [80, MANY])
def test_tables_of_several_keep_to_their_rules(count: int) -> None:
    for seed in range(count):
        rng = Random(seed)
        wanted = rng.randrange(3, 6)
        players = rng.randrange(3, 30)
        played = Simulation("tables", players, 4, seed, wanted, (2, 3, 4, 5), restless=seed % 2 == 0).play()
        everybody_once(played)
        assert {len(one.seats) for one in played.meetings} <= {3, 4, 5}
        if not played.restless and players >= 4 * wanted:
            book = Book("tables", played.entrants, played.meetings)
            assert max(book.met.values()) <= 2
            for one in played.entrants:
                sat = Counter(book.places[one.user])
                assert max(sat.values()) <= 2, "seats are balanced"


def test_sizes_of_tables() -> None:
    assert sizes_of(12, 4, (2, 3, 4, 5)) == [4, 4, 4]
    assert sizes_of(13, 4, (2, 3, 4, 5)) == [5, 4, 4]
    assert sizes_of(11, 4, (2, 3, 4, 5)) == [4, 4, 3]
    assert sizes_of(5, 3, (3, 4)) == [4]  # one is left over
    assert sizes_of(7, 5, (5,)) == [5]


def test_equals_meet_at_the_second_table() -> None:
    """After the first round, its winners sit together as far as they have not met."""
    players = [Entrant(f"p{n}", 1500, n) for n in range(9)]
    first = [Meeting(1, (f"p{n}", f"p{n + 1}", f"p{n + 2}"), (12, 6, 0)) for n in (0, 3, 6)]
    course = Simulation("tables", 9, 3, 1, 3, (3,)).course
    found = draw_round(course, players, first, 2)
    assert {"p0", "p3", "p6"} in [set(seats) for seats in found]


# ---- arena


@pytest.mark.parametrize("count", [10, pytest.param(300, marks=pytest.mark.prove)])
def test_an_arena_pairs_whoever_is_free(count: int) -> None:
    for seed in range(count):
        played = Simulation("arena", Random(seed).randrange(2, 40), 0, seed, restless=False).play_arena(60)
        assert played.meetings
        assert all(len(set(meeting.seats)) == 2 and meeting.points is not None for meeting in played.meetings)
        book = Book("arena", played.entrants, played.meetings)
        assert max(abs(book.began(one.user)) for one in played.entrants) <= 3
        for one in played.entrants if len(played.entrants) >= 20 else []:
            rivals = [set(meeting.seats) - {one.user} for meeting in played.meetings if one.user in meeting.seats]
            assert len(rivals) >= 3, "nobody waits for long"
            assert len(set(map(frozenset, rivals))) > len(rivals) / 2, "one meets many"


def test_the_same_two_play_again_only_after_a_while() -> None:
    players = [Entrant(name, 1500, n) for n, name in enumerate(("ann", "bob", "cid", "dan"))]
    before = [Meeting(0, ("ann", "bob"), (2, 0))]
    busy = {"cid", "dan"}
    assert draw_free(players, before, {"ann": 0, "bob": 0}, busy) == []
    assert draw_free(players, before, {"ann": PATIENCE, "bob": PATIENCE}, busy) == [("bob", "ann")]
    assert draw_free(players[:2], before, {"ann": 0, "bob": 0}, set()) == [("bob", "ann")]


def test_points_by_places() -> None:
    assert points_of([0, 1]) == (2, 0)
    assert points_of([0, 0]) == (1, 1)
    assert points_of([1, 1]) == (1, 1)
    assert points_of([2, 0, 1]) == (0, 12, 6)
    assert points_of([0, 1, 1, 2]) == (12, 6, 6, 0)
    assert points_of([0, 1, 2, 3, 4]) == (12, 9, 6, 3, 0)
