"""C7: offerings."""

from __future__ import annotations

import pytest
from cyclades_stories import do, gold, legal, refusal, start

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.rulebook import rule


def auction(**more: object) -> CycladesState:
    """Four players, in the order of their seats, before the first offering; Zeus is face down."""
    given: dict[str, object] = {
        "seats": 4,
        "ask": "which_god",
        "rows": "ares poseidon athena",
        "gold": (10, 10, 10, 10),
        "blessed": "i1*16",
    }
    return cyclades.position(**given | more)  # type: ignore[arg-type]


def offers(state: CycladesState) -> dict[str, tuple[int, int]]:
    return {row.god: (row.seat, row.offer) for row in state.view(0).rows if row.seat >= 0}


@rule("C7.1")
def test_in_turn_order_each_marker_goes_to_a_god() -> None:
    state = auction(order="2 0 3 1")
    seats = []
    for god in ("ares", "poseidon", "athena"):
        seats.append(state.actor)
        do(state, f"choose {god}", "offer 1")
    seats.append(state.actor)
    assert seats == [2, 0, 3, 1]
    assert offers(state) == {"ares": (2, 1), "poseidon": (0, 1), "athena": (3, 1)}


@rule("C7.2")
def test_a_free_god_takes_one_and_an_occupied_one_only_more() -> None:
    state = auction()
    do(state, "choose ares")
    assert legal(state, "offer")[0] == "1"
    do(state, "offer 4", "choose ares")
    assert legal(state, "offer")[0] == "5"
    refused = refusal(state, "offer 4")
    assert (refused.rule, refused.args["standing"]) == ("C7.2", 4)


@rule("C7.3")
def test_who_is_outbid_places_at_once_elsewhere() -> None:
    state = do(auction(), "choose ares", "offer 2", "choose ares", "offer 3")
    assert state.actor == 0
    assert legal(state, "choose") == ["poseidon", "athena", "apollo"]
    assert refusal(state, "choose ares").rule == "C7.3"


@rule("C7.3")
def test_a_chain_of_displacements_ends_before_the_next_marker() -> None:
    state = do(auction(), "choose ares", "offer 2", "choose poseidon", "offer 2")
    do(state, "choose ares", "offer 3")  # seat 2 displaces seat 0
    do(state, "choose poseidon", "offer 3")  # who displaces seat 1
    assert state.actor == 1
    do(state, "choose athena", "offer 1")
    assert state.actor == 3
    assert offers(state) == {"ares": (2, 3), "poseidon": (0, 3), "athena": (1, 1)}


@rule("C7.4")
def test_the_printed_example_blue_returns_to_ares() -> None:
    blue, red, yellow = 0, 1, 2
    state = do(auction(), "choose ares", "offer 5", "choose ares", "offer 6")
    assert state.actor == blue
    do(state, "choose poseidon", "offer 1")
    assert state.actor == yellow
    do(state, "choose poseidon", "offer 3")
    assert state.actor == blue
    do(state, "choose ares", "offer 7")
    assert state.actor == red
    assert offers(state) == {"ares": (blue, 7), "poseidon": (yellow, 3)}


@rule("C7.5")
def test_nobody_raises_his_own_offer() -> None:
    state = do(auction(), "choose ares", "offer 2")
    assert state.actor == 1
    do(state, "choose poseidon", "offer 1", "choose athena", "offer 1", "choose apollo")
    assert state.question == "turn"


@rule("C7.6")
def test_offers_may_be_above_ten() -> None:
    state = auction(gold=(30, 200, 10, 10))
    do(state, "choose ares")
    assert legal(state, "offer")[-1] == "30"
    do(state, "offer 13", "choose poseidon")
    assert legal(state, "offer")[-1] == "160"
    assert len(state.legal()) < 200


@rule("C7.7", "C16.3")
def test_an_offer_must_be_payable_after_priests() -> None:
    state = auction(gold=(4, 5, 5, 5), priests=(2, 0, 0, 0))
    do(state, "choose ares")
    assert legal(state, "offer")[-1] == "6"
    refused = refusal(state, "offer 7")
    assert refused.rule == "C7.7"
    assert (refused.args["gold"], refused.args["priests"], refused.args["most"]) == (4, 2, 6)


@rule("C7.7")
def test_by_option_an_offer_is_capped_by_the_gold_held() -> None:
    state = do(auction(gold=(4, 5, 5, 5), priests=(2, 0, 0, 0), offer_cap="gold"), "choose ares")
    assert legal(state, "offer")[-1] == "4"


@rule("C7.7")
def test_without_gold_there_is_only_apollo() -> None:
    state = auction(gold=(0, 5, 5, 5), priests=(3, 0, 0, 0))
    assert legal(state) == ["choose apollo"]
    assert refusal(state, "choose ares").rule == "C7.7"


@rule("C7.7")
def test_a_god_whose_standing_offer_is_too_high_cannot_be_chosen() -> None:
    state = do(auction(gold=(9, 5, 5, 5)), "choose ares", "offer 5")
    assert legal(state, "choose") == ["poseidon", "athena", "apollo"]


@rule("C7.8")
def test_apollo_takes_any_number_in_order_of_arrival_for_nothing() -> None:
    state = do(auction(order="3 1 0 2", blessed=""), "choose apollo", "choose apollo", "choose apollo", "choose apollo")
    assert state.view(0).apollo == (3, 1, 0, 2)
    assert state.actor == 3
    do(state, "bless i1")
    assert [gold(state, number) for number in range(4)] == [11, 11, 11, 11]


@rule("C7.9")
def test_all_pay_at_once_when_every_marker_lies() -> None:
    state = do(auction(), "choose ares", "offer 3", "choose poseidon", "offer 2", "choose athena", "offer 1")
    assert [gold(state, number) for number in range(4)] == [10, 10, 10, 10]
    assert state.view(0).due == 3
    do(state, "choose apollo")
    assert [gold(state, number) for number in range(4)] == [7, 8, 9, 10]


@rule("C7.10")
@pytest.mark.parametrize(("offer", "priests", "paid"), [(5, 0, 5), (5, 2, 3), (2, 2, 1), (1, 5, 1), (6, 5, 1)])
def test_priests_save_one_each_but_one_is_always_paid(offer: int, priests: int, paid: int) -> None:
    state = auction(priests=(priests, 0, 0, 0))
    do(state, "choose ares")
    due = state.payment(state.parse(f"offer {offer}"))
    assert due is not None
    assert (due.total, due.later) == (paid, True)
    do(state, f"offer {offer}", "choose apollo", "choose apollo", "choose apollo")
    assert gold(state) == 10 - paid


@rule("C7.11")
def test_every_placement_raises_the_standing_offer_so_the_auction_ends() -> None:
    state = auction(gold=(40, 40, 40, 40))
    placements = 0
    standing: dict[str, int] = {}
    while state.question in ("which_god", "how_much"):
        great = [god for god in legal(state, "choose") if god != "apollo"]
        do(state, f"choose {great[0]}" if great else "choose apollo")
        if state.question == "how_much":
            before = dict(standing)
            do(state, f"offer {legal(state, 'offer')[0]}")
            standing = {god: offer for god, (_, offer) in offers(state).items()}
            assert sum(standing.values()) == sum(before.values()) + 1
            placements += 1
    assert placements <= 3 * 40
    assert state.question == "turn"


@rule("C7.1")
def test_a_whole_auction_from_the_start() -> None:
    state = start(3)
    do(state, "marker 1", "marker 2", "show kraken", "reveal athena", "reveal zeus")
    do(
        state,
        "choose athena",
        "offer 1",
        "choose athena",
        "offer 2",
        "choose zeus",
        "offer 1",
        "choose zeus",
        "offer 2",
    )
    assert state.actor == 1
    do(state, "choose athena", "offer 3", "choose apollo")
    assert state.actor == 1  # Athena acts first
    assert [gold(state, number) for number in range(3)] == [5, 4, 7]
