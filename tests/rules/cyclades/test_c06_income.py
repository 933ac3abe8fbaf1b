"""C6: income."""

from __future__ import annotations

from cyclades_stories import do, gold, seat

from petteia import SPECTATOR
from petteia.games import cyclades
from petteia.rulebook import rule


@rule("C6.1")
def test_marks_on_islands_and_trade_spaces_pay_one_each() -> None:
    state = cyclades.position(fleets=["A2*3 F7", "D4 F1", "K2"], blessed="i7*2", gold=(0, 0, 0))
    assert seat(state, 0).income == 2 + 2 + 1 + 1  # islet, laid on i7, two trade spaces however many fleets
    assert seat(state, 1).income == 1 + 1
    assert seat(state, 2).income == 1 + 1


@rule("C6.1")
def test_income_comes_after_the_gods() -> None:
    state = cyclades.position(ask="god", phase="gods", open=2, hidden="zeus ares", gold=(1, 1, 1), blessed="i1")
    do(state, "reveal zeus")
    assert [gold(state, number) for number in range(3)] == [1 + 3, 1 + 2, 1 + 2]


@rule("C6.1")
def test_an_island_without_troops_pays_too() -> None:
    state = cyclades.position(land=["i1*0 i7", "i2 i5", "i3 i8"])
    assert seat(state, 0).income == 2


@rule("C6.2", "C16.1")
def test_gold_is_behind_the_screen_unless_the_table_plays_open() -> None:
    state = cyclades.position(gold=(3, 4, 5))
    assert [view.gold for view in state.view(1).seats] == [-1, 4, -1]
    assert [view.gold for view in state.view(SPECTATOR).seats] == [-1, -1, -1]
    state = cyclades.position(gold=(3, 4, 5), open_gold="yes")
    assert [view.gold for view in state.view(SPECTATOR).seats] == [3, 4, 5]
