"""C3: the cycle."""

from __future__ import annotations

from typing import Any

from cyclades_stories import do, gold, start

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.rulebook import rule


@rule("C3.1")
def test_a_cycle_goes_creatures_gods_income_offerings_actions_end() -> None:
    state = do(start(3), "marker 0", "marker 1")
    assert (state.question, state.view(0).phase) == ("creature", "creatures")
    do(state, "show kraken")
    assert (state.question, state.view(0).phase) == ("god", "gods")
    assert gold(state) == 5
    do(state, "reveal zeus", "reveal ares")
    assert (state.question, state.view(0).phase) == ("which_god", "offerings")
    assert gold(state) == 7  # income came before the offerings
    do(state, "choose zeus", "offer 2", "choose ares", "offer 1", "choose apollo")
    assert (state.question, state.view(0).phase) == ("turn", "actions")
    assert [gold(state, number) for number in range(3)] == [5, 6, 7]
    do(state, "recruit priest", "done", "done", "bless i3")
    assert (state.cycle, state.question, state.view(0).phase) == (2, "creature", "creatures")


def begun(**board: Any) -> CycladesState:
    """The fourth cycle, before its first creature is shown."""
    return cyclades.position(
        ask="creature", cycle=4, track="+ fates satyr", order="2 1 0", gold=(5, 6, 6), blessed="i3*16", **board
    )


def ended(**board: Any) -> CycladesState:
    """The same after the last turns of the third: that of seat 0, then those with Apollo."""
    state = cyclades.position(
        god="athena", recruited=1, track="fates satyr -", gold=(5, 5, 5), blessed="i3*16", **board
    )
    return do(state, "done")


@rule("C3.1")
def test_a_new_cycle_remembers_nothing_of_the_turns_before_it() -> None:
    assert ended() == begun()


@rule("C10.2", "C12.7")
def test_in_a_new_cycle_temples_and_metropolises_save_gold_again_and_figures_are_no_longer_new() -> None:
    assert ended(buildings="i7.1:temple!") == begun(buildings="i7.1:temple")
    assert ended(metropolises="i1!") == begun(metropolises="i1")
    assert ended(figures="chiron:i2:0!") == begun(figures="chiron:i2:0")
