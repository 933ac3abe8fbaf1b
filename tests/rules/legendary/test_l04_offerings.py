"""Offerings (L4)."""

from __future__ import annotations

from legendary_stories import at, do, faction, gold, legal, refusal, told
from petteia.games.legendary.facts import BID_LADDER
from petteia.rulebook import rule

OFFERING = {"ask": "which_god", "rows": "zeus ares hera athena poseidon", "gold": [30, 30, 30]}


@rule("L4.1", "L4.3", "L4.4", "L4.5", "L4.11")
def test_the_printed_example_for_three() -> None:
    """Purple 3 to Zeus, yellow 5; purple 1 to Ares, blue 7; purple returns to Zeus with 7, yellow goes to Apollo."""
    state = at(**OFFERING)
    do(state, "choose zeus", "offer 3")
    assert state.actor == 1
    do(state, "choose zeus", "offer 5")
    assert state.actor == 0
    assert refusal(state, "choose zeus").rule == "L4.3"
    do(state, "choose ares", "offer 1")
    assert state.actor == 2
    do(state, "choose ares", "offer 7")
    assert state.actor == 0
    assert legal(state, "choose") == ["zeus", "apollo"]
    do(state, "choose zeus")
    assert legal(state, "offer")[0] == "7"
    do(state, "offer 7")
    assert state.actor == 1
    do(state, "choose apollo")
    assert state.question == "turn"
    assert [gold(state, one) for one in range(3)] == [23, 30, 23]


@rule("L4.2", "L4.6")
def test_the_ladder() -> None:
    assert BID_LADDER == (1, 3, 5, 7, 10, 13, 16, 20, 25)
    state = do(at(**OFFERING), "choose zeus")
    assert legal(state, "offer") == [str(bid) for bid in BID_LADDER]
    do(state, "offer 25")
    assert refusal(state, "choose zeus").rule == "L4.6"
    assert refusal(state, "choose athena").rule == "L2.2"


@rule("L4.7")
def test_priestesses_save_a_gold_each_and_stay() -> None:
    state = at(**OFFERING, priestesses=[2, 0, 5])
    do(state, "choose zeus", "offer 5", "choose apollo", "choose ares", "offer 3")
    assert [gold(state, one) for one in range(3)] == [27, 30, 30]
    assert faction(state, 2).priestesses == 5


@rule("L4.8")
def test_only_what_can_be_paid_can_be_offered() -> None:
    state = do(at(**OFFERING | {"gold": [4, 0, 0]}, priestesses=[1, 0, 0]), "choose zeus")
    assert legal(state, "offer") == ["1", "3", "5"]
    found = refusal(state, "offer 7")
    assert found.rule == "L4.8"
    assert (found.args["gold"], found.args["most"]) == (4, 5)
    assert state.payment(state.parse("offer 5")).total == 4  # type: ignore[union-attr]


@rule("L4.9")
def test_partners_offer_from_one_purse() -> None:
    fields = {"seats": 4, "teams": "yes", "ask": "which_god", "order": "0 2 1 3"}
    state = at(**fields, gold=[10, 0], priestesses=[1, 0, 0, 0], god="zeus")
    do(state, "choose zeus", "offer 7")  # takes six
    do(state, "choose athena")
    assert legal(state, "offer") == ["1", "3"]
    assert refusal(state, "offer 5").rule == "L4.9"


@rule("L4.10", "L14.7")
def test_who_can_pay_for_nothing_takes_a_free_god() -> None:
    state = at(**OFFERING | {"gold": [0, 0, 9]}, order="2 0 1")
    do(state, "choose zeus", "offer 1", "choose apollo")
    assert legal(state) == ["choose ares"]
    do(state, "choose ares")
    assert state.question == "turn"
    assert gold(state, 1) == 0


# ---- on trust


@rule("L4.8")
def test_on_trust_who_cannot_pay_loses_half_of_his_gold_and_all_offer_again() -> None:
    state = at(**OFFERING | {"gold": [5, 30, 9]}, trust="yes")
    do(state, "choose zeus")
    assert legal(state, "offer") == [str(bid) for bid in BID_LADDER]
    do(state, "offer 25", "choose ares", "offer 10")
    assert told(state, "choose apollo") == ["offer_made", "found_out", "gold_moved"]
    assert [gold(state, one) for one in range(3)] == [3, 30, 9]
    assert (state.question, state.actor, state.view(0).order) == ("which_god", 0, (0, 1, 2))
    assert all(row.faction < 0 for row in state.view(0).rows)
    # whoever was found out is believed no more in this cycle, the others are
    do(state, "choose zeus")
    assert legal(state, "offer") == ["1", "3"]
    assert refusal(state, "offer 5").rule == "L4.8"
    do(state, "offer 3", "choose ares")
    assert legal(state, "offer")[-1] == "25"
    do(state, "offer 10", "choose apollo")
    assert [gold(state, one) for one in range(3)] == [0, 20, 9]


@rule("L4.8", "L4.9")
def test_on_trust_partners_answer_together() -> None:
    fields = {"seats": 4, "teams": "yes", "ask": "which_god", "order": "0 2 1 3", "trust": "yes"}
    state = at(**fields, gold=[11, 5], god="zeus")
    do(state, "choose zeus", "offer 7", "choose athena", "offer 5")  # 12 of 11
    do(state, "choose poseidon", "offer 5", "choose apollo")
    assert [gold(state, one) for one in range(4)] == [6, 5, 6, 5]
    assert "caught=0,2" in state.position()
    do(state, "choose zeus")
    assert legal(state, "offer") == ["1", "3", "5"]


@rule("L4.8", "L4.10")
def test_on_trust_offerings_come_to_an_end_even_without_any_gold() -> None:
    state = at(**OFFERING | {"gold": [0, 0, 0]}, trust="yes")
    do(state, "choose zeus", "offer 25", "choose ares", "offer 25", "choose apollo")
    assert state.question == "which_god"
    assert legal(state) == ["choose apollo"]  # for nothing; the gods are not for him any more
    do(state, "choose apollo", "choose zeus", "choose ares", "offer 1")
    assert state.question == "which_god"  # the third had not been found out before
    do(state, "choose apollo", "choose zeus", "choose ares")
    assert state.question == "turn"


@rule("L4.8")
def test_trust_returns_with_the_next_cycle() -> None:
    last = {"ask": "bless_sea", "god": "apollo", "row": 2, "built": 1, "back": "1 2", "hero_track": "ajax helen"}
    state = at(**last, trust="yes", caught="1")
    assert " caught= " in do(state, "bless sea MelosA").position()
