"""C11: metropolises."""

from __future__ import annotations

import pytest
from cyclades_stories import battle, do, gold, island, legal, refusal, seat, told

from petteia.games import cyclades
from petteia.games.cyclades.words.events import MetropolisMissed
from petteia.rulebook import rule

THREE = "i7.1:port i7.2:fortress i7.3:temple"


@rule("C11.1", "C11.2")
def test_the_fourth_type_founds_a_metropolis_at_once_and_takes_one_of_each() -> None:
    state = cyclades.position(god="athena", buildings=THREE, gold=(5, 5, 5), metropolises="i1")
    do(state, "build i7.4")
    assert state.question == "turn"
    assert island(state, "i7").metropolis
    assert island(state, "i7").buildings == ("", "", "", "")
    assert gold(state) == 3


@rule("C11.1")
def test_the_types_may_be_on_different_islands_and_the_choice_which_go_is_free() -> None:
    state = cyclades.position(
        god="athena",
        land=["i1 i7 i8", "i2 i5", "i3"],
        buildings="i1.1:port i7.1:port i7.2:fortress i8.1:temple i8.2:temple",
        gold=(5, 5, 5),
    )
    do(state, "build i7.4")
    assert (state.question, legal(state, "give up")) == ("give_up_what", ["i1.1", "i7.1"])
    assert refusal(state, "give up i7.2").rule == "C11.1"
    do(state, "give up i7.1")
    assert legal(state, "give up") == ["i8.1", "i8.2"]
    do(state, "give up i8.1")
    # the islet and i8 are still built on, so the only free site is taken
    assert island(state, "i7").metropolis
    assert island(state, "i1").buildings == ("port",)
    assert island(state, "i8").buildings == ("", "temple", "")


@rule("C11.1")
def test_conquest_completes_the_types_too() -> None:
    state = battle(3, 1, buildings="i7.3:port i7.4:temple i2.1:fortress i2.2:university")
    do(state, "attack 3", "defence 0")
    assert island(state, "i2").owner == 0
    assert (state.question, state.actor) == ("found_where", 0)
    assert legal(state, "found on") == ["i1", "i2", "i7"]
    do(state, "found on i2")
    assert island(state, "i2").metropolis
    assert state.question == "turn"


@rule("C11.1")
def test_the_four_return_to_the_supply() -> None:
    state = cyclades.position(god="athena", buildings=THREE, gold=(5, 5, 5))
    do(state, "build i7.4", "found on i1")
    assert [state.in_supply(building) for building in range(4)] == [10, 10, 10, 10]


@rule("C11.2")
def test_the_fourth_needs_a_free_slot() -> None:
    state = cyclades.position(
        god="athena", land=["i1 i5", "i2 i7", "i3 i8"], buildings="i1.1:port i5.1:fortress i5.2:temple i5.3:port"
    )
    assert legal(state, "build") == []
    assert refusal(state, "build i5.3").rule == "C9.7"


@rule("C11.3")
def test_four_philosophers_found_a_metropolis_at_once() -> None:
    state = cyclades.position(god="athena", philosophers=(3, 0, 0), gold=(9, 5, 5))
    do(state, "recruit philosopher")
    assert (state.question, seat(state, 0).philosophers) == ("found_where", 0)
    do(state, "found on i7", "recruit philosopher")
    assert (seat(state, 0).metropolises, seat(state, 0).philosophers) == (1, 1)


@rule("C11.3", "C10.6")
def test_the_satyr_brings_the_fourth() -> None:
    state = cyclades.position(god="poseidon", track="satyr - -", philosophers=(3, 1, 0), gold=(9, 5, 5))
    do(state, "summon satyr", "rob 1", "found on i1")
    assert seat(state, 0).metropolises == 1


@rule("C11.4")
def test_a_free_site_must_be_used() -> None:
    state = cyclades.position(
        god="athena",
        philosophers=(3, 0, 0),
        land=["i1 i7 i4 i5", "i2", "i3"],
        buildings="i1.1:port i5.1:port i7.3:port",  # i5's site is slots 2 and 3, i7's 1 and 2
    )
    do(state, "recruit philosopher")
    assert legal(state, "found on") == ["i4", "i5", "i7"]
    assert refusal(state, "found on i1").rule == "C11.4"
    assert refusal(state, "found on i2").key == "not_your_island"


@rule("C11.5")
def test_without_a_free_site_buildings_are_destroyed() -> None:
    state = cyclades.position(
        god="athena",
        philosophers=(3, 0, 0),
        buildings="i1.1:port i7.1:port i7.2:temple i7.3:port",
    )
    do(state, "recruit philosopher")
    assert legal(state, "found on") == ["i1", "i7"]
    do(state, "found on i7")
    assert island(state, "i7").buildings == ("", "", "port", "")
    assert (island(state, "i7").metropolis, island(state, "i1").buildings) == (True, ("port",))


@rule("C11.5")
def test_sites_are_judged_after_the_four_are_given_up() -> None:
    state = cyclades.position(
        god="athena", land=["i7", "i2 i5", "i3 i8"], fleets=["G5", "F1", "K2"], buildings=THREE, gold=(5, 5, 5)
    )
    do(state, "build i7.4")
    assert island(state, "i7").metropolis


@rule("C11.6")
@pytest.mark.parametrize(("land", "metropolises"), [("i7", "i7"), ("i1 i7", "i1 i7")])
def test_with_a_metropolis_on_every_island_the_philosophers_are_lost(land: str, metropolises: str) -> None:
    state = cyclades.position(
        god="athena",
        philosophers=(3, 0, 0),
        land=[land, "i2 i5", "i3 i8"],
        metropolises=metropolises,
    )
    events = told(state, "recruit philosopher")
    assert MetropolisMissed(0) in events
    assert (seat(state, 0).philosophers, seat(state, 0).metropolises) == (0, len(metropolises.split()))


@rule("C11.6")
def test_the_four_buildings_are_lost_too() -> None:
    state = cyclades.position(
        god="athena",
        land=["i7 i5", "i2", "i3 i8"],
        metropolises="i7 i5",
        buildings="i7.3:port i7.4:fortress i5.1:temple",
        gold=(9, 5, 5),
    )
    assert legal(state, "build") == []  # no room for the fourth
    state = cyclades.position(
        god="poseidon",
        track="cyclops - -",
        land=["i7 i5 i2", "i4", "i3 i8"],
        metropolises="i7 i5 i2",
        buildings="i7.3:port i7.4:fortress i5.1:temple",
        gold=(9, 5, 5),
    )
    assert seat(do(state, "summon cyclops", "rebuild i5.1", "rebuild as university"), 0).metropolises == 3


@rule("C11.7")
def test_a_metropolis_works_as_port_fortress_and_temple() -> None:
    land = battle(1, 1, metropolises="i2").view(0).battle
    sea = battle(1, 1, on_land=False, metropolises="i2").view(0).battle
    assert land is not None
    assert sea is not None
    assert (land.bonus, sea.bonus) == (1, 1)
    state = cyclades.position(god="athena", track="fates - -", metropolises="i1", gold=(9, 5, 5))
    due = state.payment(state.parse("summon fates"))
    assert due is not None
    assert (due.price, due.total) == (4, 3)


@rule("C11.7")
def test_a_metropolis_is_no_type_for_another() -> None:
    state = cyclades.position(
        god="athena",
        metropolises="i1",
        buildings="i7.1:port i7.2:fortress",
        land=["i1 i7", "i2 i5", "i3 i8"],
        gold=(9, 5, 5),
    )
    do(state, "build i7.3")
    assert seat(state, 0).metropolises == 1


@rule("C11.8")
def test_while_a_set_remains_another_is_founded() -> None:
    state = battle(
        3,
        1,
        land=["i1 i7 i4", "i2 i5", "i3 i8"],
        buildings="i7.1:port i7.2:port i7.3:temple i7.4:temple i1.1:university i4.1:university "
        "i2.1:fortress i2.2:fortress",
    )
    do(state, "attack 3", "defence 0")  # two fortresses complete two sets
    do(state, "give up i7.1", "give up i2.1", "give up i7.3", "give up i1.1")
    assert island(state, "i1").metropolis  # the only free site
    assert legal(state, "found on") == ["i2", "i4", "i7"]  # of the second set nothing was left to choose
    do(state, "found on i7")
    assert seat(state, 0).metropolises == 2
    assert state.all_built() == 0


@rule("C11.9")
def test_a_metropolis_can_be_conquered() -> None:
    state = do(battle(3, 1, metropolises="i2"), "attack 3", "defence 0")
    assert (seat(state, 0).metropolises, seat(state, 1).metropolises) == (1, 0)
