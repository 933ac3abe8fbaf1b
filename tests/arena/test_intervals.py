"""Intervals count deals, not games; strengths agree with those of choix."""

from __future__ import annotations

import choix
import numpy as np
import pytest

import petteia
from petteia.arena.ladder import ELO_PER_NATURAL, Meeting, by_deal, pair_share, quantile, ratings, strengths
from petteia.arena.match import Outcome, Pairing, tally
from petteia.arena.statistics import mean_of_deals, share_of_deals, student, wilson

BOTS = ("a", "b", "c")


def meetings(rng: petteia.Rng, games: int, chances: dict[tuple[str, str], float]) -> list[Meeting]:
    return [
        Meeting(first, second, index, float(rng.random() < chance))
        for (first, second), chance in chances.items()
        for index in range(games)
    ]


def test_strengths_are_those_of_choix() -> None:
    """Both add half a win each way for every pair."""
    games = meetings(petteia.Rng(3), 60, {("a", "b"): 0.7, ("a", "c"): 0.8, ("b", "c"): 0.6})
    wins = np.full((3, 3), 0.5) - 0.5 * np.eye(3)
    for game in games:
        first, second = BOTS.index(game.first), BOTS.index(game.second)
        wins[first, second] += game.share
        wins[second, first] += 1.0 - game.share
    expected = ELO_PER_NATURAL * choix.ilsr_pairwise_dense(wins)
    found = strengths(BOTS, games)
    assert [found[name] for name in BOTS] == pytest.approx(expected - expected.mean(), abs=0.05)


def test_games_that_are_independent_have_wilsons_interval_nearly() -> None:
    rng = petteia.Rng(4)
    deals = [[float(rng.below(2)), float(rng.below(2))] for _ in range(2000)]
    plain = wilson(sum(map(sum, deals)), 4000)
    paired = share_of_deals(deals)
    assert paired.share == plain.share
    assert paired.high - paired.low == pytest.approx(plain.high - plain.low, rel=0.1)


def test_deals_that_decide_make_an_interval_as_wide_as_their_number_says() -> None:
    """If the winner of a deal wins both of its games, there are effectively half as many games."""
    decided = [[1.0, 1.0] if deal % 3 else [0.0, 0.0] for deal in range(300)]
    interval, expected = share_of_deals(decided), wilson(200, 300)
    assert (interval.low, interval.high) == pytest.approx((expected.low, expected.high), abs=0.001)


def test_deals_that_decide_nothing_make_it_narrow() -> None:
    """If both win every deal once, the share is certain to be one half."""
    even = [[1.0, 0.0]] * 100 + [[1.0, 1.0], [0.0, 0.0]]
    assert share_of_deals(even).high - share_of_deals(even).low < wilson(102, 204).high - wilson(102, 204).low


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    """A bot wins deals by luck of the cards: with chance 0.9 or 0.3, both games of a deal with the same chance."""
    rng = petteia.Rng(5)
    hits = 0
    for _ in range(400):
        chances = [0.9 if rng.below(2) else 0.3 for _ in range(100)]
        deals = [[float(rng.random() < chance) for _ in range(2)] for chance in chances]
        interval = share_of_deals(deals)
        hits += interval.low <= 0.6 <= interval.high
    assert 0.93 <= hits / 400 <= 0.975


def test_where_all_games_end_alike_deals_are_counted() -> None:
    """No win in two deals of two games counts as none of two: up to z² / (2 + z²), two thirds."""
    lost = share_of_deals([[0.0, 0.0], [0.0, 0.0]])
    assert (lost.share, lost.low) == (0.0, 0.0)
    assert lost.high == pytest.approx(3.8415 / 5.8415, abs=0.0001)
    won = share_of_deals([[1.0, 1.0], [1.0, 1.0]])
    assert (won.low, won.high) == pytest.approx((1.0 - lost.high, 1.0))


def test_few_deals_make_estimates_uncertain() -> None:
    """They agree with the tables of Student's distribution."""
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 9: 2.262, 30: 2.042, 99: 1.984}
    assert {number: student(number) for number in table} == pytest.approx(table, rel=0.01)
    # means 0.4 and 0.6: deviation of the mean 0.1, and 12.706 times that to either side
    assert mean_of_deals([0.4, 0.6]).high == pytest.approx(0.5 + 1.2706, abs=0.001)


@pytest.mark.parametrize("number", [3, 6, 12])
def test_intervals_of_short_matches_cover_the_truth(number: int) -> None:
    rng = petteia.Rng(8)
    hits = 0
    for _ in range(1000):
        chances = [0.9 if rng.below(2) else 0.3 for _ in range(number)]
        interval = share_of_deals([[float(rng.random() < chance) for _ in range(2)] for chance in chances])
        hits += interval.low <= 0.6 <= interval.high
    assert hits / 1000 >= 0.94


def test_a_match_counts_deals() -> None:
    pairing = Pairing("duel", ("a", "b"), {}, 1)
    outcomes = [Outcome(index, (1.0, 0.0) if index // 2 % 2 else (0.0, 1.0), "points", 60) for index in range(40)]
    share = tally(pairing, outcomes).shares["a"]
    expected = wilson(10, 20)
    assert (share.low, share.high) == pytest.approx((expected.low, expected.high), abs=0.01)


def test_a_pair_of_a_ladder_has_an_interval_from_both_sides() -> None:
    games = meetings(petteia.Rng(6), 40, {("a", "b"): 0.75})
    one, other = pair_share("a", "b", games, 2), pair_share("b", "a", games, 2)
    assert one.share + other.share == pytest.approx(1.0)
    assert one.low + other.high == pytest.approx(1.0)
    assert one.low < one.share < one.high


def test_games_of_a_deal_are_drawn_together() -> None:
    games = meetings(petteia.Rng(7), 6, {("a", "b"): 0.5, ("a", "c"): 0.5})
    assert [len(deal) for deal in by_deal(games, 3)] == [3, 3, 3, 3]
    assert all(len({(game.first, game.second) for game in deal}) == 1 for deal in by_deal(games, 3))


def test_a_quantile_lies_between_its_neighbours() -> None:
    values = [float(number) for number in range(201)]
    assert quantile(values, 0.025) == pytest.approx(5.0)
    assert quantile(values, 0.975) == pytest.approx(195.0)
    assert quantile([3.0], 0.975) == 3.0


def test_decided_deals_widen_the_intervals_of_a_ladder() -> None:
    alone = [Meeting("a", "b", index, float(index % 2)) for index in range(80)]
    decided = [Meeting("a", "b", index, float(index // 2 % 2)) for index in range(80)]
    narrow, wide = (ratings(("a", "b"), games)[0] for games in (alone, decided))
    assert wide.high - wide.low > 10 * (narrow.high - narrow.low + 1e-9) or narrow.high == narrow.low
