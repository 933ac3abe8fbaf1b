"""C10, first part: summoning, and the creatures whose power is used at once."""

from __future__ import annotations

import pytest
from cyclades_stories import do, fleets, gold, island, legal, refusal, seat, told

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.games.cyclades.words.events import DeckRenewed
from petteia.rulebook import rule


def summoner(creature: str, **more: object) -> CycladesState:
    """Seat 0, with Poseidon, can summon that creature for four."""
    given: dict[str, object] = {"god": "poseidon", "track": f"{creature} - -", "gold": (10, 5, 5)}
    return cyclades.position(**given | more)  # type: ignore[arg-type]


# ---- summoning


@rule("C10.1")
def test_any_number_of_creatures_may_be_summoned_and_their_cards_are_discarded() -> None:
    state = cyclades.position(track="fates giant harpy", gold=(9, 5, 5), discard="kraken")
    do(state, "summon fates")
    assert state.view(0).discard == ("fates", "kraken")
    do(state, "summon harpy", "snatch from i2", "summon giant")
    assert gold(state) == 9 - 4 + 2 - 2 - 3
    assert state.view(0).discard == ("fates", "giant", "harpy", "kraken")


@rule("C10.2")
@pytest.mark.parametrize(
    ("temples", "metropolises", "creature", "total"),
    [
        (0, 0, "fates", 4),
        (1, 0, "fates", 3),
        (2, 1, "fates", 1),
        (4, 1, "fates", 1),
        (4, 0, "harpy", 1),
        (1, 0, "harpy", 1),
    ],
)
def test_temples_and_metropolises_lower_the_price_to_one_at_least(
    temples: int, metropolises: int, creature: str, total: int
) -> None:
    state = cyclades.position(
        track="fates giant harpy",
        buildings=[f"i7.{n + 1}:temple" for n in range(temples)],
        metropolises="i1" if metropolises else "",
        gold=(total, 5, 5),
    )
    due = state.payment(state.parse(f"summon {creature}"))
    assert due is not None
    assert due.total == total
    do(state, f"summon {creature}")
    state = cyclades.position(
        track="fates giant harpy",
        buildings=[f"i7.{n + 1}:temple" for n in range(temples)],
        metropolises="i1" if metropolises else "",
        gold=(total - 1, 5, 5),
    )
    assert refusal(state, f"summon {creature}").args["due"] == total


@rule("C10.2")
def test_each_discount_counts_once_a_cycle_temples_before_metropolises() -> None:
    state = cyclades.position(
        track="fates giant -", buildings="i7.3:temple i7.4:temple", metropolises="i1", gold=(9, 5, 5)
    )
    do(state, "summon fates")  # 4 - 3
    assert gold(state) == 9 - 1 + 2
    due = state.payment(state.parse("summon giant"))
    assert due is not None
    assert due.total == 3
    cheap = cyclades.position(track="fates - harpy", buildings="i7.3:temple", metropolises="i7", gold=(9, 5, 5))
    do(cheap, "summon harpy", "snatch from i2")  # one is enough for a price of one
    assert "metropolises=i7 " in cheap.position()
    assert "i7.3:temple!" in cheap.position()
    assert island(cheap, "i7").discounts == 1


@rule("C10.2")
def test_where_temples_on_several_islands_could_do_it_the_player_chooses() -> None:
    state = cyclades.position(
        track="fates giant harpy",
        land=["i1 i7 i4", "i2 i5", "i3 i8"],
        buildings="i7.3:temple i7.4:temple i1.1:port",
        metropolises="i4",
        gold=(9, 5, 5),
    )
    do(state, "summon giant")  # 3 less 2 of 3
    assert (state.question, legal(state)) == ("which_temple", ["use temple on i4", "use temple on i7"])
    assert gold(state) == 8  # it is paid whatever is chosen
    assert refusal(state, "use temple on i1").key == "no_temple"
    assert refusal(state, "use temple on i2").key == "not_your_island"
    twin = do(state.copy(), "use temple on i4")  # the second can only be on i7
    assert (state.view(0).islands[3].discounts, twin.view(0).islands[3].discounts) == (1, 0)
    assert (island(twin, "i7").discounts, twin.question) == (1, "crush_what")
    do(state, "use temple on i7", "use temple on i7")
    assert (island(state, "i4").discounts, island(state, "i7").discounts) == (1, 0)
    assert (state.question, gold(state)) == ("crush_what", 8)


@rule("C10.2", "C10.3")
def test_what_is_left_when_an_island_is_lost_depends_on_the_choice() -> None:
    for used, price in (("i7", 4 - 1), ("i8", 4)):
        state = cyclades.position(
            god="athena",
            recruited=1,
            rows="athena zeus",
            offers="athena:0:1 zeus:1:1",
            apollo="2",
            track="fates - harpy",
            land=["i7 i8", "i2*3 i5", "i3"],
            buildings="i7.1:temple i8.1:temple",
            gold=(2, 8, 5),
        )
        do(state, "summon harpy", f"use temple on {used}", "snatch from i2", "done")
        # whoever takes i8 has a temple that is still good for this cycle, or none
        state.board.remove_troops(0, state.board.chart.island_names.index("i8"), 1)
        state.board.change_owner(state.board.chart.island_names.index("i8"), 1)
        due = state.payment(state.parse("summon fates"))
        assert due is not None
        assert due.total == price


@rule("C10.2", "C4.7")
@pytest.mark.parametrize(
    ("track", "buildings"),
    [
        ("- - harpy", "i7.3:temple i1.1:temple"),  # nothing is left to summon in this cycle
        ("fates - harpy", "i7.3:temple i7.4:temple"),  # both are on one island
        ("fates - harpy", "i7.3:temple i1.1:temple!"),  # one is used already
        ("harpy fates -", "i7.2:temple i7.3:temple i1.1:temple"),  # all are needed
    ],
)
def test_where_the_choice_does_not_matter_nothing_is_asked(track: str, buildings: str) -> None:
    state = cyclades.position(track=track, buildings=buildings, gold=(9, 5, 5))
    assert do(state, "summon harpy").question == "snatch_where"


@rule("C10.2")
def test_a_used_metropolis_is_passed_over() -> None:
    state = cyclades.position(track="fates giant -", metropolises="i1! i7", gold=(9, 5, 5))
    do(state, "summon fates")
    assert gold(state) == 9 - 3 + 2
    assert "metropolises=i1!,i7! " in state.position()
    due = state.payment(state.parse("summon giant"))
    assert due is not None
    assert due.total == 3


@rule("C10.3")
def test_a_captured_temple_that_was_used_stays_used_and_a_new_one_is_fresh() -> None:
    state = cyclades.position(
        god="zeus",
        track="fates giant -",
        land=["i1 i7", "i2 i5", "i3 i8"],
        buildings="i7.1:temple!",
        metropolises="i1!",
        gold=(9, 5, 5),
    )
    due = state.payment(state.parse("summon fates"))
    assert due is not None
    assert due.total == 4
    do(state, "build i7.2")
    due = state.payment(state.parse("summon fates"))
    assert due is not None
    assert due.total == 3


@rule("C10.4")
@pytest.mark.parametrize("creature", ["satyr", "dryad", "mermaid", "giant", "cyclops", "chimera"])
def test_a_creature_may_be_summoned_without_a_target(creature: str) -> None:
    state = summoner(creature, fleets=["C2", "F1*2", "K2*2"])
    do(state, f"summon {creature}")
    assert (state.question, gold(state)) == ("turn", 6)


@rule("C10.4", "C10.14")
def test_without_fleets_the_sylph_has_nobody_to_blow_along() -> None:
    state = do(summoner("sylph", fleets=["", "F1", "K2"]), "summon sylph")
    assert (state.question, gold(state)) == ("turn", 6)


# ---- one by one


@rule("C10.5")
def test_fates_pay_the_income_of_this_moment() -> None:
    state = summoner("fates", blessed="i7*3", fleets=["A2", "F1", "K2"])
    do(state, "summon fates")
    assert gold(state) == 10 - 4 + 2 + 3 + 1


@rule("C10.6")
def test_the_satyr_takes_a_philosopher() -> None:
    state = do(summoner("satyr", philosophers=(0, 0, 2)), "summon satyr")
    assert legal(state) == ["rob 2"]
    assert refusal(state, "rob 1").rule == "C10.6"
    assert refusal(state, "rob 0").key == "yourself"
    do(state, "rob 2")
    assert (seat(state, 0).philosophers, seat(state, 2).philosophers) == (1, 1)


@rule("C10.7")
def test_the_dryad_takes_a_priest() -> None:
    state = do(summoner("dryad", priests=(0, 2, 0)), "summon dryad")
    assert refusal(state, "rob 2").rule == "C10.7"
    do(state, "rob 1")
    assert (seat(state, 0).priests, seat(state, 1).priests) == (1, 1)


@rule("C10.8")
def test_the_mermaid_replaces_a_lonely_fleet() -> None:
    state = do(summoner("mermaid", fleets=["C2", "D4*2 F1", "K2"]), "summon mermaid")
    assert legal(state, "lure") == ["F1", "K2"]
    assert refusal(state, "lure D4").rule == "C10.8"
    do(state, "lure F1")
    assert fleets(state)["F1"] == (0, 1)
    assert seat(state, 1).fleets_in_reserve == 6
    assert seat(state, 0).fleets_in_reserve == 6


@rule("C10.8")
def test_without_reserve_the_mermaid_takes_a_fleet_from_elsewhere() -> None:
    state = do(summoner("mermaid", fleets=["C2*7 G5", "F1", "K2"]), "summon mermaid", "lure K2")
    assert (state.question, legal(state)) == ("replace_from", ["replace from C2", "replace from G5"])
    do(state, "replace from G5")
    assert (fleets(state)["K2"], "G5" in fleets(state)) == ((0, 1), False)


@rule("C10.9")
def test_pegasus_carries_troops_anywhere() -> None:
    state = summoner("pegasus", land=["i1*3 i7", "i2 i5", "i3 i8"], fleets=["G5", "F1", "K2"])
    do(state, "summon pegasus", "fly from i1", "troops 2")
    assert legal(state, "march to") == ["i2", "i3", "i4", "i5", "i6", "i7", "i8"]
    do(state, "march to i6")
    assert (island(state, "i6").owner, island(state, "i6").troops, island(state, "i1").troops) == (0, 2, 1)
    assert (state.question, gold(state)) == ("turn", 6)


@rule("C10.9")
def test_pegasus_attackers_retreat_only_over_a_chain() -> None:
    for own_fleets, question in (("G5", "attack_roll"), ("C2", "retreat")):
        state = summoner("pegasus", land=["i1*3 i7", "i2*3 i5", "i3 i8"], fleets=[own_fleets, "F1", "K2"])
        do(state, "summon pegasus", "fly from i1", "troops 3", "march to i2", "attack 0", "defence 0")
        assert state.question == question


@rule("C10.9", "C10.21", "C10.22")
def test_pegasus_is_stopped_by_medusa_and_chiron() -> None:
    state = do(summoner("pegasus", figures="medusa:i1:1 chiron:i2:1"), "summon pegasus")
    assert legal(state) == ["fly from i7"]
    assert refusal(state, "fly from i1").rule == "C10.21"
    do(state, "fly from i7")
    assert "i2" not in legal(state, "march to")
    assert refusal(state, "march to i2").rule == "C10.22"
    own = do(summoner("pegasus", figures="chiron:i1:1"), "summon pegasus", "fly from i7")
    assert "i1" in legal(own, "march to")


@rule("C10.10")
def test_the_giant_destroys_any_building_but_a_metropolis() -> None:
    state = summoner("giant", buildings="i7.4:port i2.1:temple i2.2:temple", metropolises="i7 i5")
    do(state, "summon giant")
    assert legal(state, "crush") == ["i2.1", "i2.2", "i7.4"]
    assert refusal(state, "crush i5.2").rule == "C10.10"
    do(state, "crush i2.1")
    assert island(state, "i2").buildings == ("", "temple")


@rule("C10.10")
def test_by_option_the_giant_spares_his_players_buildings() -> None:
    state = do(summoner("giant", buildings="i7.4:port i2.1:temple", giant_scope="enemy"), "summon giant")
    assert legal(state, "crush") == ["i2.1"]
    refused = refusal(state, "crush i7.4")
    assert (refused.rule, refused.key) == ("C10.10", "own_building")
    own = do(summoner("giant", buildings="i7.4:port", giant_scope="enemy"), "summon giant")
    assert (own.question, island(own, "i7").buildings[3]) == ("turn", "port")


@rule("C10.11")
def test_the_chimera_copies_a_discarded_creature_and_the_pile_is_shuffled() -> None:
    state = summoner("chimera", discard="griffon fates kraken")
    do(state, "summon chimera")
    assert (state.view(0).power, state.view(0).borrowed) == ("chimera", True)
    assert legal(state, "copy") == ["fates", "griffon", "kraken"]
    assert refusal(state, "copy harpy").rule == "C10.11"
    events = told(state, "copy griffon", "rob 1")
    assert DeckRenewed() in events
    assert gold(state) == 10 - 4 + 2
    assert state.view(0).discard == ()
    assert state.deck == (1 << 17) - 1


@rule("C10.11")
def test_a_copied_figure_keeps_its_card_out_of_the_deck() -> None:
    state = summoner("chimera", discard="medusa fates")
    do(state, "summon chimera", "copy medusa", "settle on i2")
    assert island(state, "i2").figure == "medusa"
    assert state.view(0).discard == ()
    zeus = cyclades.position(god="zeus", track="harpy - -", figures="medusa:i2:0!", gold=(9, 5, 5))
    assert "medusa" not in legal(do(zeus, "exchange harpy"), "show")


@rule("C10.11", "C10.17")
def test_a_copied_kraken_still_costs_its_steps_and_shuffles_at_the_end() -> None:
    state = summoner("chimera", discard="kraken", gold=(5, 5, 5), fleets=["C2", "D4*2 F1", "F4"])
    do(state, "summon chimera", "copy kraken", "emerge at E4")
    assert state.view(0).discard == ("chimera", "kraken")
    do(state, "swim to D4")
    assert gold(state) == 0
    assert state.question == "turn"
    assert state.view(0).discard == ()


@rule("C10.12")
def test_the_cyclops_turns_a_building_into_another_type() -> None:
    state = summoner("cyclops", buildings="i7.1:port i2.1:port")
    do(state, "summon cyclops")
    assert legal(state) == ["rebuild i7.1"]
    do(state, "rebuild i7.1")
    assert legal(state, "rebuild as") == ["fortress", "temple", "university"]
    do(state, "rebuild as temple")
    assert island(state, "i7").buildings == ("temple", "", "", "")


@rule("C10.12", "C11.1")
def test_the_cyclops_may_complete_four_types() -> None:
    state = summoner("cyclops", buildings="i7.1:port i7.2:port i7.3:temple i7.4:fortress")
    do(state, "summon cyclops", "rebuild i7.2", "rebuild as university", "found on i1")
    assert seat(state, 0).metropolises == 1


@rule("C10.13")
def test_the_sphinx_buys_troops_fleets_priests_and_philosophers() -> None:
    state = summoner("sphinx", priests=(1, 0, 0), philosophers=(1, 0, 0))
    do(state, "summon sphinx")
    assert legal(state) == [
        "sell fleet C2",
        "sell fleet G5",
        "sell troop i1",
        "sell troop i7",
        "sell priest",
        "sell philosopher",
        "enough",
    ]
    do(state, "sell troop i1", "sell fleet C2", "sell priest", "sell philosopher")
    assert gold(state) == 6 + 8
    assert (island(state, "i1").owner, island(state, "i1").troops) == (0, 0)
    assert (seat(state, 0).troops_in_reserve, seat(state, 0).fleets_in_reserve) == (7, 7)
    do(state, "enough")
    assert state.question == "turn"


@rule("C10.13")
def test_the_sphinx_buys_one_at_a_time() -> None:
    state = summoner(
        "sphinx",
        land=["i1*3 i7", "i2 i5", "i3 i8"],
        fleets=["C2*3 G5", "F1", "K2"],
        priests=(3, 0, 0),
        philosophers=(3, 0, 0),
    )
    do(state, "summon sphinx", "sell troop i1", "sell fleet C2", "sell priest", "sell philosopher")
    assert (island(state, "i1").troops, fleets(state)["C2"]) == (2, (0, 2))
    assert (seat(state, 0).priests, seat(state, 0).philosophers) == (2, 2)


@rule("C10.13")
def test_when_everything_is_sold_the_sphinx_goes() -> None:
    state = do(summoner("sphinx", land=["i1*0 i7", "i2 i5", "i3 i8"], fleets=["C2", "F1", "K2"]), "summon sphinx")
    do(state, "sell fleet C2", "sell troop i7")
    assert (state.question, gold(state)) == ("turn", 10)


@rule("C10.14")
def test_the_sylph_gives_ten_steps_to_share() -> None:
    state = summoner("sylph", fleets=["A1 G5*2", "F1", "D4"], god="athena")
    do(state, "summon sylph", "sail from A1", "sail to A2", "sail to B3", "sail to B2", "sail to A1")
    assert state.view(0).steps_left == 6
    do(state, "anchor", "sail from G5", "fleets 2", "sail to F5", "fleets 1", "sail to F4", "anchor")
    assert state.view(0).steps_left == 4
    do(state, "sail from F5", "sail to F6", "sail to E6", "sail to D5", "sail to E6")
    assert state.question == "turn"
    assert fleets(state) == {"A1": (0, 1), "F4": (0, 1), "E6": (0, 1), "F1": (1, 1), "D4": (2, 1)}
    assert gold(state) == 6


@rule("C10.14", "C9.12")
def test_a_battle_ends_the_movement_of_that_group_only() -> None:
    state = summoner("sylph", fleets=["D3*2 G5", "D4 F1", "K2"])
    do(state, "summon sylph", "sail from D3", "fleets 2", "sail to D4", "attack 3", "defence 0")
    assert (state.question, legal(state)) == ("breeze", ["sail from G5", "enough"])
    assert refusal(state, "sail from D4").rule == "C10.14"
    do(state, "enough")
    assert state.question == "turn"


@rule("C10.14")
def test_fleets_that_withdrew_stay_and_others_may_pass_where_a_battle_was_lost() -> None:
    state = summoner("sylph", fleets=["D3*3 G5", "D4*3 F1", "K2"])
    do(state, "summon sylph", "sail from D3", "fleets 3", "sail to D4", "attack 1", "defence 1", "stand")
    do(state, "withdraw to E4")
    assert legal(state) == ["sail from G5", "enough"]
    lost = summoner("sylph", fleets=["D3 E4", "D4 F1", "K2"])
    do(lost, "summon sylph", "sail from D3", "sail to D4", "attack 1", "defence 1")  # both are destroyed
    do(lost, "sail from E4", "sail to D4", "anchor")
    assert legal(lost) == ["sail from D4", "enough"]


@rule("C10.14")
def test_fleets_that_did_not_fight_sail_on_from_where_others_withdrew() -> None:
    state = summoner("sylph", fleets=["D3*3", "D4*2", "K2"])
    do(state, "summon sylph", "sail from D3", "fleets 2", "sail to D4", "attack 0", "defence 3", "stand")
    do(state, "withdraw to D3")
    assert (state.question, legal(state), state.view(0).steps_left) == ("breeze", ["sail from D3", "enough"], 9)
    do(state, "sail from D3")  # one of the two: the other has fought
    assert state.question == "sail_where"
    do(state, "sail to C2", "anchor")
    assert fleets(state) == {"C2": (0, 1), "D3": (0, 1), "D4": (1, 2), "K2": (2, 1)}
    assert legal(state) == ["sail from C2", "enough"]
    assert refusal(state, "sail from D3").key == "has_fought"


@rule("C10.14")
def test_a_group_takes_along_fleets_that_did_not_fight_and_leaves_those_that_did() -> None:
    state = summoner("sylph", fleets=["D3*4 C2", "D4*2", "K2"])
    do(state, "summon sylph", "sail from D3", "fleets 2", "sail to D4", "attack 1", "defence 1")
    assert state.question == "retreat"  # one against one is left
    do(state, "stand", "withdraw to D3", "sail from C2", "sail to D3")
    # the one that came and two that stayed at home; the fourth has fought
    assert legal(state, "fleets") == ["1", "2", "3"]
    assert refusal(state, "fleets 4").args["number"] == 3
    do(state, "fleets 3", "sail to C2")
    assert fleets(state) == {"C2": (0, 3), "D3": (0, 1), "D4": (1, 1), "K2": (2, 1)}


@rule("C10.14")
def test_by_option_the_sylph_moves_one_group() -> None:
    state = summoner("sylph", fleets=["A1 G5*2", "F1", "D4"], sylph_groups="one")
    do(state, "summon sylph", "sail from A1", "sail to A2", "sail to B3", "sail to B2", "sail to A1")
    assert state.view(0).steps_left == 6
    do(state, "anchor")
    assert (state.question, state.view(0).steps_left) == ("turn", 0)
    fight = summoner("sylph", fleets=["D3*2 G5", "D4 F1", "K2"], sylph_groups="one")
    do(fight, "summon sylph", "sail from D3", "fleets 2", "sail to D4", "attack 3", "defence 0")
    assert fight.question == "turn"


@rule("C10.15")
def test_the_harpy_takes_an_enemy_troop_and_the_island_stays_owned() -> None:
    state = do(summoner("harpy", figures="chiron:i3:2"), "summon harpy")
    assert legal(state, "snatch from") == ["i2", "i5", "i8"]
    assert refusal(state, "snatch from i3").rule == "C10.22"
    assert refusal(state, "snatch from i1").key == "own_troops"
    do(state, "snatch from i2")
    assert (island(state, "i2").owner, island(state, "i2").troops) == (1, 0)
    assert seat(state, 1).troops_in_reserve == 7


@rule("C10.16")
@pytest.mark.parametrize(("purse", "haul"), [(0, 0), (1, 0), (7, 3), (8, 4)])
def test_the_griffon_takes_half_rounded_down(purse: int, haul: int) -> None:
    state = do(summoner("griffon", gold=(4, purse, 5)), "summon griffon", "rob 1")
    assert (gold(state), gold(state, 1)) == (haul, purse - haul)
