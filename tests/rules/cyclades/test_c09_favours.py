"""C9, first part: recruiting, building, and Zeus' exchange."""

from __future__ import annotations

import pytest
from cyclades_stories import battle, do, fleets, gold, island, legal, refusal, seat

from petteia.games import cyclades
from petteia.rulebook import rule


@rule("C9.1")
def test_fleets_cost_nothing_one_two_and_three() -> None:
    state = cyclades.position(god="poseidon", gold=(10, 5, 5))
    left = []
    for _ in range(4):
        do(state, "recruit fleet C2")
        left.append(gold(state))
    assert left == [10, 9, 7, 4]
    assert fleets(state)["C2"] == (0, 5)
    assert legal(state, "recruit") == []
    refused = refusal(state, "recruit fleet C2")
    assert (refused.rule, refused.args["most"]) == ("C9.1", 4)


@rule("C9.1")
def test_fleets_come_beside_own_islands_to_empty_or_own_spaces() -> None:
    state = cyclades.position(god="poseidon", fleets=["C2 G5", "B2 F1", "F7 K2"], gold=(10, 5, 5))
    assert legal(state, "recruit fleet") == ["A1", "C1", "C2", "F6", "G5", "H4", "I3", "J2"]
    assert refusal(state, "recruit fleet B2").key == "enemy_fleets"
    assert refusal(state, "recruit fleet F3").key == "far_from_home"
    from_i7 = cyclades.position(god="poseidon", land=["i7", "i2 i5", "i1 i3 i8"], gold=(10, 5, 5))
    assert legal(from_i7, "recruit fleet") == ["F6", "F7", "G5", "H4", "I3", "J2"]


@rule("C9.1", "C10.17", "C10.23")
def test_fleets_do_not_come_to_the_kraken_or_beside_polyphemus() -> None:
    state = cyclades.position(
        god="poseidon", kraken="A1", figures="polyphemus:i3:1", gold=(10, 5, 5), fleets=["G5", "D4 F1", "K2"]
    )
    assert legal(state, "recruit fleet") == ["B2", "F6", "F7", "G5", "H4", "I3", "J2"]
    assert refusal(state, "recruit fleet A1").rule == "C10.17"
    assert refusal(state, "recruit fleet C1").rule == "C10.23"


@rule("C9.1")
def test_an_own_island_without_troops_is_enough() -> None:
    state = cyclades.position(god="poseidon", land=["i1*0", "i2 i5", "i3 i8"], fleets=["G5", "F1", "K2"])
    assert legal(state, "recruit fleet") == ["A1", "B2", "C1", "C2"]


@rule("C9.2")
def test_troops_cost_nothing_two_three_and_four_and_come_to_own_islands() -> None:
    state = cyclades.position(god="ares", gold=(10, 5, 5))
    assert legal(state, "recruit troop") == ["i1", "i7"]
    assert refusal(state, "recruit troop i2").key == "not_your_island"
    left = []
    for place in ("i1", "i7", "i1", "i7"):
        do(state, f"recruit troop {place}")
        left.append(gold(state))
    assert left == [10, 8, 5, 1]
    assert (island(state, "i1").troops, island(state, "i7").troops) == (3, 3)
    assert refusal(state, "recruit troop i1").rule == "C9.2"


@rule("C9.3")
def test_with_eight_on_the_board_there_is_no_free_one() -> None:
    state = cyclades.position(god="poseidon", fleets=["C2*8", "F1", "K2"], gold=(9, 5, 5))
    assert refusal(state, "recruit fleet C2").rule == "C9.3"
    state = cyclades.position(god="ares", land=["i1*8 i7*0", "i2 i5", "i3 i8"], gold=(9, 5, 5))
    assert refusal(state, "recruit troop i7").rule == "C9.3"
    state = cyclades.position(god="ares", land=["i1*7 i7*0", "i2 i5", "i3 i8"], gold=(9, 5, 5))
    do(state, "recruit troop i7")
    assert legal(state, "recruit") == []


@rule("C9.4")
@pytest.mark.parametrize(("god", "text"), [("zeus", "recruit priest"), ("athena", "recruit philosopher")])
def test_one_card_is_free_and_a_second_costs_four(god: str, text: str) -> None:
    state = do(cyclades.position(god=god, gold=(9, 5, 5)), text)
    assert gold(state) == 9
    do(state, text)
    assert gold(state) == 5
    assert refusal(state, text).rule == "C9.4"
    assert (seat(state, 0).priests, seat(state, 0).philosophers) == ((2, 0) if god == "zeus" else (0, 2))
    poor = do(cyclades.position(god=god, gold=(3, 5, 5)), text)
    assert refusal(poor, text).key == "short_of_gold"


@rule("C9.5")
@pytest.mark.parametrize(("god", "text"), [("zeus", "recruit priest"), ("athena", "recruit philosopher")])
def test_the_free_card_must_be_taken(god: str, text: str) -> None:
    state = cyclades.position(god=god)
    assert refusal(state, "done").rule == "C9.5"
    do(state, text)
    assert "done" in legal(state)


@rule("C9.5")
@pytest.mark.parametrize("god", ["poseidon", "ares"])
def test_free_units_are_optional(god: str) -> None:
    assert "done" in legal(cyclades.position(god=god))


@rule("C9.5", "C11.3", "C11.6")
def test_even_an_unwelcome_fourth_philosopher_must_be_taken() -> None:
    state = cyclades.position(
        god="athena",
        philosophers=(3, 0, 0),
        land=["i1", "i2 i5", "i3 i8"],
        metropolises="i1",
        fleets=["C2", "F1", "K2"],
    )
    assert refusal(state, "done").rule == "C9.5"
    do(state, "recruit philosopher")
    assert seat(state, 0).philosophers == 0
    assert seat(state, 0).metropolises == 1


@rule("C9.6")
@pytest.mark.parametrize(
    ("god", "building"), [("poseidon", "port"), ("ares", "fortress"), ("zeus", "temple"), ("athena", "university")]
)
def test_a_building_of_the_gods_type_costs_two_any_number_of_times(god: str, building: str) -> None:
    state = cyclades.position(god=god, gold=(7, 5, 5))
    do(state, "build i7.2", "build i7.1", "build i1.1")
    assert gold(state) == 1
    assert island(state, "i7").buildings == (building, building, "", "")
    assert island(state, "i1").buildings == (building,)
    assert refusal(state, "build i7.3").args["short"] == 1
    assert refusal(state, "build i2.1").rule == "C9.6"


@rule("C9.7")
def test_without_a_free_slot_nothing_is_built() -> None:
    state = cyclades.position(
        god="zeus",
        gold=(9, 5, 5),
        buildings="i1.1:port i7.1:port i7.2:port i7.3:temple i7.4:fortress",
    )
    assert legal(state, "build") == []
    refused = refusal(state, "build i7.4")
    assert (refused.rule, refused.args["building"]) == ("C9.7", "fortress")
    assert refusal(state, "build i1.2").rule == "C1.3"  # the islet has one slot only


@rule("C9.8")
def test_what_buildings_are_good_for() -> None:
    fortress = battle(1, 1, buildings="i2.1:fortress i5.1:fortress").view(0).battle
    assert fortress is not None
    assert fortress.bonus == 1
    port = battle(1, 1, on_land=False, buildings="i2.1:port i2.2:port i5.1:port").view(0).battle
    assert port is not None
    assert port.bonus == 2
    none = battle(1, 1, buildings="i2.1:university i2.2:temple").view(0).battle
    assert none is not None
    assert none.bonus == 0
    temple = cyclades.position(god="athena", track="fates - -", buildings="i7.1:temple", gold=(3, 5, 5))
    assert gold(do(temple, "summon fates")) == 0 + 2


@rule("C9.9")
def test_zeus_exchanges_a_creature_of_the_track_for_one_gold_again_and_again() -> None:
    state = cyclades.position(god="zeus", track="fates - giant", gold=(2, 5, 5))
    do(state, "exchange giant")
    assert state.actor == -1
    do(state, "show kraken")
    assert [space.creature for space in state.view(0).track] == ["fates", "", "kraken"]
    assert state.view(0).discard == ("giant",)
    do(state, "exchange kraken", "show harpy")
    assert gold(state) == 0
    assert refusal(state, "exchange harpy").key == "short_of_gold"


@rule("C9.9")
def test_each_of_the_three_can_be_exchanged() -> None:
    state = cyclades.position(god="zeus", track="fates griffon giant", gold=(2, 5, 5))
    assert legal(state, "exchange") == ["fates", "giant", "griffon"]
    do(state, "exchange griffon", "show kraken")
    assert [space.creature for space in state.view(0).track] == ["fates", "kraken", "giant"]


@rule("C9.9")
def test_an_empty_space_is_not_filled_by_zeus() -> None:
    state = cyclades.position(god="zeus", track="- - -", gold=(5, 5, 5))
    assert legal(state, "exchange") == []
    assert refusal(state, "exchange kraken").key == "track_empty"
