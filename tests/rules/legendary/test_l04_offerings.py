"""Offerings (L4)."""

from __future__ import annotations

import pytest
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


@rule("L4.3")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena", "hera"])
def test_who_was_outbid_cannot_return_at_once_to_the_same_god(god: str) -> None:
    others = [other for other in ("zeus", "ares", "hera", "athena", "poseidon") if other != god]
    state = at(**OFFERING | {"rows": " ".join([god, *others])})
    do(state, f"choose {god}", "offer 1", f"choose {god}", "offer 3")
    assert (state.actor, legal(state, "choose")) == (0, [others[0], "apollo"])
    assert refusal(state, f"choose {god}").rule == "L4.3"


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


# ---- outbidding the partner

PARTNERS = {"seats": 4, "teams": "yes", "ask": "which_god", "rows": "zeus ares hera athena poseidon"}


@rule("L4.9")
def test_an_offer_of_the_partner_that_is_displaced_is_not_charged() -> None:
    """The purse holds 10. The partner has offered 7 for Zeus: whoever outbids him there has all ten."""
    fields = {**PARTNERS, "order": "0 2 1 3", "placed": 1, "offers": "zeus:0:7", "gold": [10, 10]}
    state = at(**fields)
    assert legal(state, "choose") == ["zeus", "ares", "hera", "apollo"]
    assert [row.most for row in state.view(2).rows][:3] == [10, 3, 3]
    assert refusal(do(state.copy(), "choose ares"), "offer 5").rule == "L4.9"
    do(state, "choose zeus")
    assert legal(state, "offer") == ["10"]
    found = refusal(state, "offer 13")
    assert (found.rule, found.args["others"], found.args["most"]) == ("L4.8", 0, 10)
    do(state, "offer 10")
    assert state.actor == 0  # displaced, and without gold
    assert legal(state, "choose") == ["apollo"]


@rule("L4.9", "L12.7")
def test_two_players_outbid_their_own_other_faction() -> None:
    fields = {"seats": 2, "ask": "which_god", "rows": PARTNERS["rows"], "gold": [10, 10]}
    state = at(**fields, order="0 2 1 3", placed=1, offers="zeus:0:7")
    do(state, "choose zeus", "offer 10", "choose apollo", "choose ares", "offer 1", "choose hera", "offer 1")
    assert [gold(state, one) for one in range(2)] == [0, 8]


@rule("L4.9", "L4.10")
def test_who_can_pay_to_outbid_the_partner_gets_no_other_god_for_less() -> None:
    """The team has no gold, and the partner stands with Zeus for what he had. Three priestesses pay for an offer of
    three; for the other gods that of the partner would still be due."""
    fields = {**PARTNERS, "order": "1 0 2 3", "placed": 2, "offers": "apollo:1:0 zeus:0:1", "gold": [0, 9]}
    assert legal(at(**fields)) == ["choose ares", "choose hera"]
    assert legal(at(**fields, priestesses=[0, 0, 3, 0])) == ["choose zeus"]
