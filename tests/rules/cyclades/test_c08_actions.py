"""C8: the frame of the actions."""

from __future__ import annotations

import pytest
from cyclades_stories import do, gold, legal, refusal

from petteia.games import cyclades
from petteia.rulebook import rule


@rule("C8.1")
def test_gods_act_from_the_first_row_down_then_apollos_guests() -> None:
    state = cyclades.position(
        seats=5,
        god="athena",
        rows="athena ares poseidon zeus",
        offers="athena:2:1 poseidon:0:3 zeus:4:1",  # nobody chose Ares
        apollo="3 1",
        turn=2,
        recruited=1,
        gold=[9] * 5,
    )
    acted = []
    for words in (("done",), ("done",), ("recruit priest", "done")):
        acted.append((state.actor, state.view(0).god))
        do(state, *words)
    assert acted == [(2, "athena"), (0, "poseidon"), (4, "zeus")]
    assert (state.actor, state.view(0).god) == (3, "apollo")
    do(state, "bless i1")
    assert gold(state, 1) == 10
    assert state.cycle == 4


@rule("C8.2")
def test_actions_are_taken_in_any_order_and_paid_at_once() -> None:
    state = cyclades.position(god="ares", track="fates - harpy", gold=(12, 5, 5))
    do(state, "recruit troop i1")
    assert gold(state) == 12
    do(state, "build i7.1")
    assert gold(state) == 10
    do(state, "summon harpy", "snatch from i2")
    assert gold(state) == 8
    do(state, "recruit troop i1")
    assert gold(state) == 6
    do(state, "build i7.2", "summon fates")
    assert gold(state) == 6 - 2 - 4 + 2


@rule("C8.2")
def test_there_is_no_credit() -> None:
    state = cyclades.position(god="ares", gold=(1, 5, 5))
    refused = refusal(state, "build i7.1")
    assert (refused.rule, refused.key, refused.args["short"]) == ("C8.2", "short_of_gold", 1)
    do(state, "recruit troop i1")
    assert refusal(state, "recruit troop i1").args["short"] == 1


@rule("C8.3")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_each_great_god_gives_recruits_buildings_and_creatures(god: str) -> None:
    state = cyclades.position(god=god, track="fates - -", fleets=["C2 D3 G5", "D4 F1", "K2"], gold=(12, 5, 5))
    assert legal(state, "recruit")
    assert legal(state, "build") == ["i1.1", "i7.1", "i7.2", "i7.3", "i7.4"]
    assert legal(state, "summon") == ["fates"]
    special = {"poseidon": "sail from", "ares": "march from", "zeus": "exchange"}
    for other, verb in special.items():
        assert bool(legal(state, verb)) == (other == god)


@rule("C8.3")
@pytest.mark.parametrize(
    ("text", "god", "id"),
    [
        ("recruit fleet C2", "poseidon", "C9.1"),
        ("recruit troop i1", "ares", "C9.2"),
        ("recruit priest", "zeus", "C9.4"),
        ("sail from C2", "poseidon", "C9.10"),
        ("march from i1", "ares", "C9.15"),
        ("exchange fates", "zeus", "C9.9"),
    ],
)
def test_what_another_god_gives_is_refused(text: str, god: str, id: str) -> None:
    state = cyclades.position(god="athena", track="fates - -", gold=(12, 5, 5))
    refused = refusal(state, text)
    assert (refused.rule, refused.args["god"]) == (id, god)


@rule("C8.4")
def test_the_printed_example_the_first_to_act_bids_last() -> None:
    state = cyclades.position(
        seats=5,
        rows="athena ares poseidon zeus",
        god="athena",
        offers="athena:1:1 ares:0:1 poseidon:2:1 zeus:3:1",
        apollo="4",
        turn=1,
        recruited=1,
        blessed="i1*16",
    )
    do(state, "done", "done", "done", "recruit priest", "done")
    assert state.view(0).order == (4, 3, 2, 0, 1)


@rule("C8.5")
def test_a_players_figures_leave_at_the_start_of_his_turn() -> None:
    state = cyclades.position(
        god="athena",
        rows="athena ares",
        offers="athena:0:1 ares:1:1",
        apollo="2",
        figures="chiron:i3:1 medusa:i2:0! minotaur:i8:2",
        recruited=1,
        blessed="i1*16",
    )
    do(state, "done")
    assert state.view(0).discard == ("chiron",)
    assert {view.figure for view in state.view(0).islands} == {"", "medusa", "minotaur"}
    do(state, "done")  # with Apollo too
    assert "minotaur" in state.view(0).discard
