"""C9, third part: moving troops, the last island, leaving the game."""

from __future__ import annotations

from cyclades_stories import do, fleets, gold, island, legal, refusal, seat

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.rulebook import rule


def ares(**more: object) -> CycladesState:
    given: dict[str, object] = {"god": "ares", "gold": (5, 5, 5)}
    return cyclades.position(**given | more)  # type: ignore[arg-type]


@rule("C9.15")
def test_one_fleet_that_touches_both_islands_is_enough() -> None:
    state = ares(fleets=["C2", "F1", "K2"], land=["i1*2 i7", "i2*0 i5", "i3*0 i8"])
    do(state, "march from i1")
    assert gold(state) == 4
    assert legal(state) == ["troops 1", "troops 2"]
    assert refusal(state, "troops 3").rule == "C9.15"
    do(state, "troops 1")
    assert legal(state, "march to") == ["i2", "i3"]
    do(state, "march to i3")
    assert (island(state, "i1").troops, island(state, "i3").troops) == (1, 1)


@rule("C9.15")
def test_one_gold_is_enough_and_none_is_not() -> None:
    assert "march from i1" in legal(ares(gold=(1, 5, 5)))
    refused = refusal(ares(gold=(0, 5, 5)), "march from i1")
    assert (refused.key, refused.args["short"]) == ("short_of_gold", 1)


@rule("C9.15")
def test_a_chain_must_be_unbroken_and_own() -> None:
    linked = ares(fleets=["C2 D3 E4", "F1", "K2"])
    assert "march from i1" in legal(linked)
    do(linked, "march from i1")
    assert legal(linked, "march to") == ["i2", "i3", "i4"]
    assert refusal(linked, "march to i7").key == "no_chain"
    assert refusal(linked, "march to i1").key == "same_island"
    broken = ares(fleets=["C2 E4", "D3 F1", "K2"])
    do(broken, "march from i1")
    assert legal(broken, "march to") == ["i2", "i3"]


@rule("C9.16")
def test_troops_join_own_ones_and_take_what_stands_empty() -> None:
    own = do(ares(fleets=["C2", "F1", "K2"], land=["i1 i3*2", "i2 i5", "i8"]), "march from i1", "march to i3")
    assert island(own, "i3").troops == 3
    empty = ares(
        fleets=["C2", "F1", "K2"],
        land=["i1 i7", "i2*0 i5", "i3 i8"],
        buildings="i2.1:fortress i2.2:fortress",
        metropolises="i5",
    )
    do(empty, "march from i1", "march to i2")
    assert (island(empty, "i2").owner, island(empty, "i2").buildings) == (0, ("fortress", "fortress"))
    assert empty.question == "turn"
    walled = ares(fleets=["C2", "F1", "K2"], land=["i1 i7", "i2*0 i5", "i3 i8"], metropolises="i2")
    do(walled, "march from i1", "march to i2")
    assert seat(walled, 0).metropolises == 1


@rule("C9.16")
def test_enemy_troops_are_fought() -> None:
    state = do(ares(fleets=["C2", "F1", "K2"]), "march from i1", "march to i2")
    view = state.view(0).battle
    assert view is not None
    assert (view.on_land, view.place, view.attacker, view.defender) == (True, "i2", 0, 1)


@rule("C9.17")
def test_the_island_left_stays_owned() -> None:
    state = do(ares(fleets=["C2", "F1", "K2"], land=["i1 i7", "i2 i5", "i3*0 i8"]), "march from i1", "march to i3")
    assert (island(state, "i1").owner, island(state, "i1").troops) == (0, 0)


@rule("C9.18", "C11.9")
def test_the_conqueror_has_all_that_is_on_the_island() -> None:
    state = ares(
        fleets=["G5 H4", "F1", "D4"],
        land=["i1 i7", "i2 i6*0", "i3 i8"],
        blessed="i6*2",
        metropolises="i6",
    )
    before = seat(state, 0).income
    do(state, "march from i7", "march to i6")
    assert seat(state, 0).income == before + 4
    assert seat(state, 0).metropolises == 1
    assert seat(state, 1).metropolises == 0


@rule("C9.19")
def test_troops_may_move_again_after_a_battle_won() -> None:
    state = ares(fleets=["C2 D3 E4", "F1", "K2"], land=["i1*3 i7", "i2 i5", "i3 i8"])
    do(state, "march from i1", "troops 3", "march to i2", "attack 3", "defence 0")
    assert island(state, "i2").troops == 3
    do(state, "march from i2", "troops 3", "march to i4")
    assert island(state, "i4").troops == 3
    assert gold(state) == 3


# ---- the last island


@rule("C9.20")
def test_a_last_island_may_not_be_attacked_or_walked_into() -> None:
    for garrison in ("i2", "i2*0"):
        state = ares(fleets=["C2", "F1", "K2"], land=["i1 i7", garrison, "i3 i8"])
        do(state, "march from i1")
        assert legal(state, "march to") == ["i3"]
        refused = refusal(state, "march to i2")
        assert (refused.rule, refused.args["seat"]) == ("C9.20", 1)


@rule("C9.20")
def test_from_where_only_last_islands_can_be_reached_nobody_marches() -> None:
    state = ares(fleets=["C2", "F1", "K2"], land=["i1 i7", "i2", "i3"])
    assert legal(state, "march from") == []
    assert refusal(state, "march from i1").rule == "C9.20"


@rule("C9.20")
def test_the_printed_example_a_metropolis_on_it_opens_the_last_island() -> None:
    for metropolises, allowed in (("i2", False), ("i7 i2", True)):
        state = ares(fleets=["C2", "F1", "K2"], land=["i1 i7", "i2", "i3 i8"], metropolises=metropolises)
        do(state, "march from i1")
        assert ("i2" in legal(state, "march to")) == allowed


@rule("C9.20")
def test_whoever_has_the_metropolises_already_may_take_a_last_island_without_one() -> None:
    for metropolises, allowed in (("i7", False), ("i1 i7", True)):
        state = ares(fleets=["C2", "F1", "K2"], land=["i1 i7", "i2*0", "i3 i8"], metropolises=metropolises)
        do(state, "march from i1")
        assert ("i2" in legal(state, "march to")) == allowed
    do(state, "march to i2")
    assert not seat(state, 1).in_game


@rule("C9.21")
def test_buildings_that_would_complete_a_metropolis_open_it_too() -> None:
    own = "i7.3:port i7.4:temple "
    for there, allowed in (("i2.1:fortress i2.2:university", True), ("i2.1:fortress i2.2:fortress", False)):
        state = ares(fleets=["C2", "F1", "K2"], land=["i1 i7", "i2", "i3 i8"], metropolises="i7", buildings=own + there)
        do(state, "march from i1")
        assert ("i2" in legal(state, "march to")) == allowed


@rule("C9.21")
def test_the_outcome_need_not_be_certain() -> None:
    state = ares(fleets=["C2", "F1", "K2"], land=["i1 i7", "i2*8", "i3 i8"], metropolises="i7 i2")
    do(state, "march from i1")
    assert "i2" in legal(state, "march to")


@rule("C9.22")
def test_everything_but_land_attacks_stays_legal() -> None:
    land = ["i1 i7", "i2", "i3 i8"]
    harpy = cyclades.position(god="athena", land=land, track="harpy - -", gold=(5, 5, 5))
    assert "i2" in legal(do(harpy, "summon harpy"), "snatch from")
    griffon = cyclades.position(god="athena", land=land, track="griffon - -", gold=(5, 5, 5))
    assert "1" in legal(do(griffon, "summon griffon"), "rob")
    sea = cyclades.position(god="poseidon", land=land, fleets=["D3", "D4", "K2"], gold=(5, 5, 5))
    assert "D4" in legal(do(sea, "sail from D3"), "sail to")
    figure = cyclades.position(god="athena", land=land, track="medusa - -", gold=(5, 5, 5))
    assert "i2" in legal(do(figure, "summon medusa"), "settle on")
    pegasus = cyclades.position(god="athena", land=land, track="pegasus - -", gold=(5, 5, 5))
    assert "i2" not in legal(do(pegasus, "summon pegasus", "fly from i1"), "march to")


@rule("C9.23")
def test_who_loses_his_last_island_is_out_with_everything() -> None:
    state = ares(
        seats=4,
        land=["i1*2 i8", "i2*0", "i3 i10", "i4 i9"],
        fleets=["B3 C4", "D6 F1", "F5 K1", "F3 I5"],
        metropolises="i8 i2",
        gold=(5, 7, 5, 5),
        rows="ares zeus athena",
        offers="ares:0:1 zeus:1:2",
        apollo="2 3",
        figures="chiron:i3:1",
        blessed="i1*16",
        track="fates satyr -",
        priests=(0, 2, 0, 0),
    )
    do(state, "march from i1", "troops 2", "march to i2")
    view = state.view(2)
    assert not view.seats[1].in_game
    assert (seat(state, 1).gold, island(state, "i2").owner) == (0, 0)
    assert {admiral for admiral, _ in fleets(state).values()} == {0, 2, 3}
    assert "chiron" in view.discard
    do(state, "done")  # Zeus is skipped, the game is won
    assert state.result is not None
    assert state.result.winners == (0,)


@rule("C9.23")
def test_he_stays_out_if_the_metropolis_is_lost_again_and_a_god_fewer_is_open() -> None:
    state = ares(
        seats=4,
        land=["i1*2 i8*0", "i2*0", "i3 i10", "i4 i9*3"],
        fleets=["B3 C4", "D6 F1", "F5 K1", "F7 I5"],
        metropolises="i8 i2",
        rows="ares zeus athena",
        offers="ares:0:1 zeus:3:2",
        apollo="1 2",
        blessed="i1*16",
        track="pegasus satyr -",
        gold=(5, 5, 5, 9),
    )
    do(state, "march from i1", "troops 2", "march to i2", "done")
    assert state.actor == 3
    do(state, "summon pegasus", "fly from i9", "troops 3", "march to i8", "recruit priest", "done")
    assert not state.over
    assert state.view(0).order == (2, 3, 0)
    while state.question == "creature":
        state.play(state.legal()[0])
    do(state, "reveal zeus", "reveal ares")
    assert state.question == "which_god"
    assert len(state.view(0).rows) == 2


@rule("C9.21", "C1.8")
def test_a_metropolis_that_is_not_in_supply_does_not_count_for_the_last_island() -> None:
    others = ["i3", "i4", "i5", "i6", "i7", "i9", "i10", "i11", "i12"]
    for held, possible in ((others[1:], True), (others, False)):  # one of the ten is left, or none
        state = ares(
            seats=5,
            land=["i1*2 i8", "i2", "i3 i4 i5 i6", "i7 i9 i10", "i11 i12 i13"],
            fleets=["B3 B4", "F1", "F5", "D8", "K1"],
            buildings="i8.1:port i2.1:fortress i2.2:temple i2.3:university",
            metropolises=["i1", *held],
            gold=[5] * 5,
        )
        assert ("march from i1" in legal(state)) == possible


@rule("C9.23")
def test_a_fallen_seat_shows_no_priests_or_philosophers() -> None:
    state = ares(
        land=["i1*2 i7", "i2*0", "i3 i8"],
        fleets=["C2", "F1", "K2"],
        metropolises="i1 i2",
        priests=(0, 2, 0),
        philosophers=(0, 3, 0),
    )
    do(state, "march from i1", "troops 1", "march to i2")
    assert (seat(state, 1).in_game, seat(state, 1).priests, seat(state, 1).philosophers) == (False, 0, 0)


@rule("C9.23")
def test_the_last_player_left_wins_at_once() -> None:
    state = ares(
        seats=2,
        land=["i1*2 i7", "i2*0"],
        fleets=["B2", "D4"],
        metropolises="i1 i7 i2",
        gold=(5, 5),
    )
    do(state, "march from i1", "troops 1", "march to i2")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "last_city")
