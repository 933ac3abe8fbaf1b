"""Endings that can be searched to the end are known exactly, and played accordingly."""

from __future__ import annotations

import time

import pytest

import petteia
from petteia.core.engine.rng import Rng
from petteia.core.engine.state import CHANCE
from petteia.games import duel
from petteia.search import Search, Settings, analyse

EXACT = Settings(endings=100_000)
LAST = duel.position(
    age=3,
    table="palace obelisk senate gardens",
    coins=(12, 9),
    cards=("lumber_yard quarry glassworks baths", "theater altar clay_pit press"),
    wonders=("sphinx piraeus", "colossus pyramids"),
)


def worth(state: petteia.State) -> float:
    """What seat 0 gets with best play by both: every line is tried."""
    if state.over:
        return state.reward(0)
    values = []
    for action in state.legal():
        after = state.copy()
        after.play(action)
        values.append(worth(after))
    if state.actor == CHANCE:
        return sum(value * chance for value, (_, chance) in zip(values, state.outcomes(), strict=True))
    return max(values) if state.actor == 0 else min(values)


@pytest.mark.parametrize("turn", [0, 1])
def test_each_action_is_worth_what_all_ways_come_to(turn: int) -> None:
    state = duel.position(
        age=3, table="palace obelisk senate", coins=(9, 7), cards=("baths quarry", "altar"), turn=turn
    )
    search = Search(EXACT, 1)
    search.run(state, state.actor, 5, 0.0, time.monotonic)
    for considered in analyse(search, state).considered:
        after = state.copy()
        after.play(considered.action)
        assert considered.values == pytest.approx((worth(after), 1.0 - worth(after)))
        assert considered.visits == 1
    best = state.copy()
    best.play(search.best_action())
    assert worth(best) == pytest.approx(worth(state))


def test_what_is_too_much_to_look_at_is_searched_as_ever() -> None:
    found = []
    for endings in (0, 3):
        search = Search(Settings(endings=endings), 1)
        search.run(LAST, LAST.actor, 60, 0.0, time.monotonic)
        assert search.turns == 60
        found.append(analyse(search, LAST))
    assert found[0] == found[1]


def test_a_search_that_goes_on_knows_the_ending_too() -> None:
    """What was searched before it was near does not count beside what is known."""
    search = Search(Settings(), 1)
    search.run(LAST, LAST.actor, 200, 0.0, time.monotonic)
    search.endings = 100_000
    search.run(LAST, LAST.actor, 200, 0.0, time.monotonic)
    assert search.turns == 201
    assert {considered.visits for considered in analyse(search, LAST).considered} == {1}


def test_no_ending_is_near_while_many_cards_lie_there() -> None:
    rng = Rng(1)
    state = petteia.game("duel").start()
    while state.round < 3 or state.actor == CHANCE:
        state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.legal()))
    assert not state.nearly_over
    assert not duel.position(age=2, table="forum walls").nearly_over
    assert LAST.nearly_over
