"""C12: two players."""

from __future__ import annotations

import pytest
from cyclades_stories import do, gold, island, legal, refusal, start

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.rulebook import rule


def auction(**more: object) -> CycladesState:
    given: dict[str, object] = {
        "seats": 2,
        "ask": "which_god",
        "rows": "ares poseidon athena",
        "order": "0 1 0 1",
        "gold": (6, 6),
        "blessed": "i1*16",
    }
    return cyclades.position(**given | more)  # type: ignore[arg-type]


@rule("C12.1")
def test_two_markers_each_three_gods_and_three_metropolises() -> None:
    state = do(start(2), "marker 1", "marker 0", "marker 0", "show fates")
    assert state.view(0).order == (1, 0, 0, 1)
    do(state, "reveal ares", "reveal zeus", "reveal athena")
    assert legal(state, "choose") == ["ares", "zeus", "athena", "apollo"]
    assert state.target() == 3


@rule("C12.2")
def test_a_player_may_outbid_himself_and_moves_the_marker_elsewhere() -> None:
    state = do(auction(), "choose ares", "offer 2", "choose poseidon", "offer 1")
    assert state.actor == 0
    do(state, "choose ares", "offer 3")
    assert state.actor == 0
    assert legal(state, "choose") == ["poseidon", "athena", "apollo"]
    assert refusal(state, "choose ares").rule == "C7.3"
    do(state, "choose athena", "offer 1")
    assert state.actor == 1


@rule("C12.2")
def test_outbidding_himself_frees_the_gold_of_the_first_offer() -> None:
    state = do(auction(), "choose ares", "offer 5", "choose poseidon", "offer 1", "choose ares")
    assert legal(state, "offer") == ["6"]


@rule("C12.3")
def test_both_offerings_together_must_be_payable() -> None:
    state = do(auction(), "choose ares", "offer 4", "choose poseidon", "offer 1", "choose athena")
    assert legal(state, "offer") == ["1", "2"]
    refused = refusal(state, "offer 3")
    assert (refused.rule, refused.args["others"]) == ("C12.3", 4)


@rule("C12.3")
def test_each_offering_needs_a_gold_of_its_own() -> None:
    state = do(auction(gold=(1, 6), priests=(5, 0)), "choose ares", "offer 1", "choose poseidon", "offer 1")
    assert legal(state, "choose") == ["ares", "apollo"]  # only over his own marker


@rule("C12.4")
@pytest.mark.parametrize(
    ("option", "priests", "paid"),
    [
        ("total", 0, 5),
        ("total", 1, 4),
        ("total", 3, 2),
        ("total", 9, 2),
        ("each", 1, 3),
        ("each", 2, 2),
        ("each", 9, 2),
    ],
)
def test_a_priest_saves_one_in_all_or_by_option_at_each(option: str, priests: int, paid: int) -> None:
    state = auction(two_player_priests=option, priests=(priests, 0))
    do(state, "choose ares", "offer 3", "choose apollo", "choose athena", "offer 2", "choose apollo")
    assert gold(state) == 6 - paid


@rule("C12.4")
@pytest.mark.parametrize(("option", "most"), [("total", "4"), ("each", "5")])
def test_what_can_be_offered_follows_the_same_reading(option: str, most: str) -> None:
    state = auction(two_player_priests=option, priests=(1, 0))
    do(state, "choose ares", "offer 3", "choose apollo", "choose athena")
    assert legal(state, "offer")[-1] == most


@rule("C12.5")
def test_a_player_acts_once_for_each_marker() -> None:
    state = do(
        auction(), "choose athena", "offer 1", "choose poseidon", "offer 1", "choose ares", "offer 1", "choose apollo"
    )
    acted = []
    for words in (("done",), ("done",), ("recruit philosopher", "done")):
        acted.append((state.actor, state.view(0).god))
        do(state, *words)
    assert acted == [(0, "ares"), (1, "poseidon"), (0, "athena")]
    assert state.view(0).order == (1, 0, 1, 0)


@rule("C12.6")
def test_both_markers_may_be_with_apollo() -> None:
    state = auction(gold=(0, 6), blessed="")
    assert legal(state) == ["choose apollo"]
    do(state, "choose apollo", "choose ares", "offer 1", "choose apollo", "choose athena", "offer 1")
    do(state, "done", "recruit philosopher", "done")
    assert (state.actor, state.question) == (0, "marker_where")
    assert gold(state) == 1
    do(state, "bless i1")
    assert gold(state) == 2
    assert island(state, "i1").prosperity == 3


@rule("C12.6")
def test_by_option_the_second_marker_goes_to_apollo_only_if_it_must() -> None:
    state = do(auction(apollo_for_two="last_resort"), "choose apollo", "choose apollo")
    # each has a marker with Apollo, and gold for a god
    assert (state.actor, legal(state)) == (0, ["choose poseidon", "choose ares", "choose athena"])
    refused = refusal(state, "choose apollo")
    assert (refused.rule, refused.key) == ("C12.6", "apollo_once")
    broke = do(auction(apollo_for_two="last_resort", gold=(0, 6)), "choose apollo", "choose apollo")
    assert legal(broke) == ["choose apollo"]
    free = do(auction(), "choose apollo", "choose apollo")
    assert "choose apollo" in legal(free)


@rule("C12.6")
def test_by_option_an_outbid_marker_goes_to_another_god() -> None:
    state = auction(apollo_for_two="last_resort", gold=(1, 9))
    do(state, "choose apollo", "choose ares", "offer 2", "choose poseidon", "offer 1", "choose poseidon", "offer 2")
    assert (state.actor, legal(state)) == (0, ["choose athena"])


@rule("C12.7")
def test_a_temple_counts_once_a_cycle_not_once_a_turn() -> None:
    state = cyclades.position(
        seats=2,
        rows="ares poseidon athena",
        god="ares",
        offers="ares:0:1 poseidon:0:1",
        apollo="1 1",
        track="fates giant -",
        buildings="i7.1:temple",
        gold=(9, 5),
        blessed="i1*16",
    )
    do(state, "summon fates", "done")
    assert state.actor == 0
    due = state.payment(state.parse("summon giant"))
    assert due is not None
    assert due.total == 3


@rule("C12.7")
def test_a_figure_stays_through_the_second_turn_of_its_cycle() -> None:
    state = cyclades.position(
        seats=2,
        rows="ares poseidon athena",
        god="ares",
        offers="ares:0:1 poseidon:0:1",
        apollo="1 1",
        track="chiron - -",
        gold=(9, 5),
        blessed="i1*16",
    )
    do(state, "summon chiron", "settle on i1", "done")
    assert (state.actor, island(state, "i1").figure) == (0, "chiron")
    do(state, "done")
    while state.actor == -1:
        state.play(state.legal()[0])
    do(state, *["choose apollo"] * 3)
    assert island(state, "i1").figure == "chiron"
    do(state, "choose apollo")
    assert island(state, "i1").figure == ""
