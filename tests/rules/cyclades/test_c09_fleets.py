"""C9, second part: moving fleets."""

from __future__ import annotations

from cyclades_stories import do, fleets, gold, legal, refusal

from petteia.games import cyclades
from petteia.rulebook import rule


@rule("C9.10")
def test_for_one_gold_a_group_moves_up_to_three_spaces() -> None:
    state = cyclades.position(fleets=["A1*2", "F1", "K2"], gold=(4, 5, 5))
    do(state, "sail from A1")
    assert gold(state) == 3
    do(state, "fleets 2", "sail to A2", "fleets 2", "sail to B3", "fleets 2")
    assert refusal(state, "sail to A1").key == "not_adjacent"
    do(state, "sail to B2")
    assert state.question == "turn"
    assert fleets(state)["B2"] == (0, 2)


@rule("C9.10")
def test_a_move_may_end_early_but_not_before_its_first_step() -> None:
    state = do(cyclades.position(gold=(4, 5, 5)), "sail from C2")
    assert refusal(state, "anchor").rule == "C9.10"
    do(state, "sail to D3", "anchor")
    assert state.question == "turn"
    assert fleets(state)["D3"] == (0, 1)


@rule("C9.10", "C9.11")
def test_the_printed_example_three_join_one_four_move_two_stay_two_go_on() -> None:
    state = cyclades.position(fleets=["F3*3 F4", "D4", "K2"], gold=(4, 5, 5))
    do(state, "sail from F3", "fleets 3", "sail to F4")
    assert fleets(state)["F4"] == (0, 4)
    do(state, "fleets 4", "sail to F5", "fleets 2", "sail to F6")
    assert (fleets(state)["F5"], fleets(state)["F6"]) == ((0, 2), (0, 2))
    assert state.question == "turn"
    assert gold(state) == 3


@rule("C9.11")
def test_a_group_may_be_split_at_the_start() -> None:
    state = cyclades.position(fleets=["C2*3", "F1", "K2"], gold=(4, 5, 5))
    do(state, "sail from C2")
    assert legal(state) == ["fleets 1", "fleets 2", "fleets 3"]
    assert refusal(state, "fleets 4").rule == "C9.10"
    do(state, "fleets 1", "sail to C1", "anchor")
    assert (fleets(state)["C2"], fleets(state)["C1"]) == ((0, 2), (0, 1))


@rule("C9.11")
def test_fleets_taken_along_only_get_the_steps_that_are_left() -> None:
    state = cyclades.position(fleets=["F3 F5", "D4", "K2"], gold=(4, 5, 5))
    do(state, "sail from F3", "sail to F4", "sail to F5", "fleets 2", "sail to F6")
    assert state.question == "turn"
    assert fleets(state)["F6"] == (0, 2)


@rule("C9.12")
def test_an_enemy_ends_the_move_and_is_fought_by_all_that_entered() -> None:
    state = cyclades.position(fleets=["D3*3", "D4 F1", "K2"], gold=(4, 5, 5))
    do(state, "sail from D3", "fleets 2", "sail to D4")
    view = state.view(0).battle
    assert view is not None
    assert (view.on_land, view.place, view.attackers, view.defenders) == (False, "D4", 2, 1)
    do(state, "attack 3", "defence 0")
    assert state.question == "turn"  # no further steps, even after a win
    assert (fleets(state)["D4"], fleets(state)["D3"]) == ((0, 2), (0, 1))


@rule("C9.13")
def test_the_way_is_closed_by_the_kraken_and_by_polyphemus() -> None:
    state = cyclades.position(fleets=["B3", "F1", "K2"], kraken="A2", gold=(4, 5, 5))
    do(state, "sail from B3")
    assert legal(state, "sail to") == ["B2"]
    assert refusal(state, "sail to A2").rule == "C10.17"
    state = cyclades.position(fleets=["A2", "F1", "K2"], figures="polyphemus:i1:1", gold=(4, 5, 5))
    do(state, "sail from A2")
    assert legal(state, "sail to") == ["B3"]
    assert refusal(state, "sail to B2").rule == "C10.23"


@rule("C9.13")
def test_fleets_with_no_way_out_cannot_sail() -> None:
    state = cyclades.position(fleets=["A1", "F1", "K2"], figures="polyphemus:i2:1", kraken="A2", gold=(4, 5, 5))
    # A1 has A2, B2 beside it: the Kraken's and one that touches Polyphemus' island
    assert legal(state, "sail from") == []
    assert refusal(state, "sail from A1").rule == "C9.13"
    assert refusal(state, "sail from F1").key == "no_own_fleets"


@rule("C9.14")
def test_the_same_fleets_may_move_again_for_another_gold() -> None:
    state = cyclades.position(fleets=["A1", "F1", "K2"], gold=(2, 5, 5))
    do(state, "sail from A1", "sail to A2", "sail to B3", "anchor")
    do(state, "sail from B3", "sail to B2", "anchor")
    assert fleets(state)["B2"] == (0, 1)
    assert gold(state) == 0
    assert refusal(state, "sail from B2").key == "short_of_gold"
