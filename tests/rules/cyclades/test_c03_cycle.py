"""C3: the cycle."""

from __future__ import annotations

from cyclades_stories import do, gold, start
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
