"""C10, second part: creatures whose figures stay."""

from __future__ import annotations

import pytest
from cyclades_stories import battle, do, fleets, gold, island, legal, refusal, seat

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.rulebook import rule


def summoner(creature: str, **more: object) -> CycladesState:
    """Seat 0, with Athena, can summon that creature for four."""
    given: dict[str, object] = {"god": "athena", "recruited": 1, "track": f"{creature} - -", "gold": (10, 5, 5)}
    return cyclades.position(**given | more)  # type: ignore[arg-type]


@rule("C10.17")
def test_the_kraken_destroys_every_fleet_where_it_comes_and_goes() -> None:
    state = summoner("kraken", fleets=["C2*2 G5", "D4*3 F1", "E4 K2"])
    do(state, "summon kraken")
    assert len(legal(state, "emerge at")) == 30
    do(state, "emerge at D4")
    assert "D4" not in fleets(state)
    assert refusal(state, "swim to C2").key == "not_adjacent"
    do(state, "swim to E4", "swim to D3", "swim to C2")  # one's own fleets too
    assert fleets(state) == {"G5": (0, 1), "F1": (1, 1), "K2": (2, 1)}
    assert gold(state) == 6 - 3
    do(state, "enough")
    assert (state.question, state.view(0).kraken) == ("turn", "C2")
    assert state.view(0).discard == ("kraken",)


@rule("C10.17")
def test_the_kraken_walks_only_as_far_as_gold_goes() -> None:
    state = summoner("kraken", gold=(5, 5, 5))
    do(state, "summon kraken", "emerge at D4", "swim to D5")
    assert state.question == "turn"
    broke = do(summoner("kraken", gold=(4, 5, 5)), "summon kraken", "emerge at D4")
    assert broke.question == "turn"


@rule("C10.17")
def test_the_kraken_stays_and_closes_its_space_until_summoned_again() -> None:
    state = summoner("kraken", kraken="C1", gold=(4, 5, 5))
    do(state, "summon kraken", "emerge at A2")
    assert state.view(0).kraken == "A2"
    fight = battle(2, 2, on_land=False, kraken="D3", fleets=["C2 G5", "D4*2 F1", "F4 K2"])
    do(fight, "attack 0", "defence 0")
    assert legal(fight) == ["stand", "withdraw to D5", "withdraw to E4"]
    assert refusal(fight, "withdraw to D3").rule == "C10.17"


@rule("C10.17")
def test_by_option_a_kraken_summoned_again_swims_on() -> None:
    state = summoner("kraken", kraken="C1", kraken_again="swims_on", fleets=["C2", "D4", "K2"])
    do(state, "summon kraken")
    assert (state.question, legal(state, "swim to")) == ("kraken_walk", ["C2", "D1"])
    do(state, "swim to C2", "enough")
    assert (state.view(0).kraken, "C2" in fleets(state), gold(state)) == ("C2", False, 5)
    first = do(summoner("kraken", kraken_again="swims_on"), "summon kraken")
    assert len(legal(first, "emerge at")) == 30


@rule("C10.18")
@pytest.mark.parametrize("creature", ["minotaur", "chiron", "medusa", "polyphemus"])
def test_a_figure_comes_to_any_island_and_its_card_is_kept(creature: str) -> None:
    state = do(summoner(creature), f"summon {creature}")
    assert legal(state, "settle on") == [f"i{number}" for number in range(1, 9)]
    do(state, "settle on i2")
    assert island(state, "i2").figure == creature
    assert state.view(0).discard == ()


@rule("C10.18")
def test_it_stays_until_the_start_of_its_players_next_turn() -> None:
    state = summoner("chiron", blessed="i1*16")
    do(state, "summon chiron", "settle on i2", "done", "show fates", "show satyr", "show dryad")
    do(state, "reveal zeus", "reveal ares", "choose zeus", "offer 1", "choose ares", "offer 1", "choose apollo")
    assert island(state, "i2").figure == "chiron"  # the others act first
    do(state, "recruit priest", "done")
    assert island(state, "i2").figure == "chiron"
    do(state, "done")  # now it is the turn of its player, with Apollo
    assert island(state, "i2").figure == ""
    assert "chiron" in state.view(0).discard


@rule("C10.19")
def test_two_figures_on_one_island_destroy_each_other() -> None:
    state = summoner("medusa", figures="chiron:i2:1")
    do(state, "summon medusa", "settle on i2")
    assert island(state, "i2").figure == ""
    assert state.view(0).discard == ("chiron", "medusa")
    giant = summoner("polyphemus", figures="chiron:i2:1", fleets=["C2", "D4", "K2"])
    do(giant, "summon polyphemus", "settle on i2")
    assert set(fleets(giant)) == {"C2", "D4", "K2"}  # nobody is pushed


@rule("C10.19")
def test_of_two_figures_of_one_turn_nothing_is_left_but_their_cards() -> None:
    state = summoner("medusa", track="medusa chiron -")
    do(state, "summon medusa", "settle on i2", "summon chiron", "settle on i2")
    assert state == summoner("-", gold=(10 - 4 - 3, 5, 5), discard="chiron medusa")


@rule("C10.20")
def test_the_minotaur_adds_two_to_the_defence() -> None:
    view = battle(3, 1, figures="minotaur:i2:2", buildings="i2.1:fortress").view(0).battle
    assert view is not None
    assert (view.defenders, view.bonus) == (1, 3)


@rule("C10.20")
def test_the_minotaur_leaves_when_it_is_alone() -> None:
    state = battle(4, 1, figures="minotaur:i2:1")
    do(state, "attack 3", "defence 0")
    assert (island(state, "i2").owner, island(state, "i2").figure) == (0, "")
    assert state.view(0).discard == ("minotaur",)
    harpy = summoner("harpy", figures="minotaur:i2:1")
    do(harpy, "summon harpy", "snatch from i2")
    assert island(harpy, "i2").figure == ""
    leaving = cyclades.position(god="ares", figures="minotaur:i1:0!", land=["i1*2 i7", "i2 i5", "i3*0 i8"])
    do(leaving, "march from i1", "troops 1", "march to i3")
    assert island(leaving, "i1").figure == "minotaur"
    do(leaving, "march from i1", "march to i3")
    assert island(leaving, "i1").figure == ""


@rule("C10.20")
def test_the_minotaur_does_not_stay_where_no_troop_is() -> None:
    state = do(summoner("minotaur"), "summon minotaur", "settle on i4")
    assert island(state, "i4").figure == ""
    assert state.view(0).discard == ("minotaur",)


@rule("C10.20")
def test_by_option_the_defender_may_lose_the_minotaur_in_place_of_a_troop() -> None:
    state = battle(4, 2, figures="minotaur:i2:1", minotaur="casualty")
    do(state, "attack 3", "defence 0")
    assert (state.question, state.actor, legal(state)) == ("lose_what", 1, ["lose troop", "lose minotaur"])
    twin = state.copy()
    do(state, "lose minotaur")
    assert (island(state, "i2").troops, island(state, "i2").figure) == (2, "")
    assert state.view(0).discard == ("minotaur",)
    do(twin, "lose troop")
    assert (island(twin, "i2").troops, island(twin, "i2").figure) == (1, "minotaur")


@rule("C10.20", "C13.3")
@pytest.mark.parametrize("loss", ["troop", "minotaur"])
def test_after_that_loss_both_may_retreat_as_after_any(loss: str) -> None:
    state = battle(
        4,
        3,
        figures="minotaur:i2:1",
        minotaur="casualty",
        fleets=["C2", "D4 D5", "K2"],
        land=["i1 i7", "i2*3 i4", "i3 i8"],
    )
    do(state, "attack 3", "defence 0", f"lose {loss}")
    assert (state.question, state.actor, legal(state)) == ("retreat", 1, ["stand", "retreat to i4"])
    do(state, "stand")
    assert (state.question, state.actor) == ("retreat", 0)
    do(state, "stand")
    assert state.question == "attack_roll"


@rule("C10.20", "C13.4")
def test_if_the_last_attacker_falls_with_the_minotaur_the_battle_is_over() -> None:
    state = battle(1, 1, figures="minotaur:i2:1", minotaur="casualty")
    do(state, "attack 3", "defence 1", "lose minotaur")  # 4 to 4
    assert (state.question, state.view(0).battle) == ("turn", None)
    assert (island(state, "i2").owner, island(state, "i2").troops, island(state, "i2").figure) == (1, 1, "")


@rule("C10.20", "C13.5")
def test_the_last_troop_may_be_saved_by_the_minotaur_and_does_not_leave_it_alone() -> None:
    tie = do(battle(3, 1, figures="minotaur:i2:1", minotaur="casualty"), "attack 1", "defence 1")
    assert tie.question == "lose_what"
    twin = tie.copy()
    do(tie, "lose minotaur")
    view = tie.view(0).battle
    assert view is not None
    assert (view.attackers, view.defenders, view.bonus) == (2, 1, 0)
    do(twin, "lose troop")  # the Minotaur does not defend alone
    assert (island(twin, "i2").owner, island(twin, "i2").troops, island(twin, "i2").figure) == (0, 2, "")


@rule("C10.20")
def test_at_sea_and_elsewhere_nobody_is_asked_for_the_minotaur() -> None:
    elsewhere = do(battle(3, 2, figures="minotaur:i5:1", minotaur="casualty"), "attack 3", "defence 0")
    assert (elsewhere.question, island(elsewhere, "i2").troops) != ("lose_what", 2)
    at_sea = do(battle(3, 2, False, figures="minotaur:i2:1", minotaur="casualty"), "attack 3", "defence 0")
    assert at_sea.question != "lose_what"


@rule("C10.21")
def test_nobody_leaves_medusas_island() -> None:
    state = cyclades.position(god="ares", figures="medusa:i1:1", fleets=["C2", "F1", "K2"], gold=(5, 5, 5))
    assert legal(state, "march from") == []
    assert refusal(state, "march from i1").rule == "C10.21"
    free = battle(3, 3, fleets=["C2", "F1 E4 D4", "K2"], land=["i1 i7", "i2*3 i4", "i3 i8"])
    do(free, "attack 0", "defence 0")
    assert (free.question, free.actor) == ("retreat", 1)
    held = battle(3, 3, fleets=["C2", "F1 E4 D4", "K2"], land=["i1 i7", "i2*3 i4", "i3 i8"], figures="medusa:i2:2")
    do(held, "attack 0", "defence 0")
    assert held.question == "attack_roll"  # neither side may retreat


@rule("C10.21")
def test_by_option_an_attacker_may_retreat_from_medusas_island() -> None:
    land = ["i1 i7", "i2*3 i4", "i3 i8"]
    state = battle(3, 3, fleets=["C2", "F1 E4 D4", "K2"], land=land, figures="medusa:i2:2", medusa_holds="garrison")
    do(state, "attack 0", "defence 0")
    assert (state.question, state.actor, legal(state)) == ("retreat", 0, ["stand", "retreat to i1"])
    do(state, "retreat to i1")
    assert (island(state, "i2").owner, island(state, "i1").troops) == (1, 3)


@rule("C10.22")
def test_chiron_guards_from_giant_harpy_and_pegasus_but_not_from_ares() -> None:
    giant = do(summoner("giant", figures="chiron:i2:1", buildings="i2.1:port i5.1:port"), "summon giant")
    assert legal(giant) == ["crush i5.1"]
    assert refusal(giant, "crush i2.1").rule == "C10.22"
    ares = cyclades.position(god="ares", figures="chiron:i2:1", fleets=["C2", "F1", "K2"], gold=(5, 5, 5))
    assert "i2" in legal(do(ares, "march from i1"), "march to")


@rule("C10.22")
def test_chiron_guards_the_first_island_like_any_other() -> None:
    land = ["i2 i5", "i1 i7", "i3 i8"]
    pegasus = do(summoner("pegasus", land=land, figures="chiron:i1:1"), "summon pegasus", "fly from i2")
    assert "i1" not in legal(pegasus, "march to")
    harpy = do(summoner("harpy", land=land, figures="chiron:i1:1"), "summon harpy")
    assert legal(harpy, "snatch from") == ["i3", "i7", "i8"]
    giant = do(summoner("giant", land=land, figures="chiron:i1:1", buildings="i1.1:port i7.1:port"), "summon giant")
    assert legal(giant, "crush") == ["i7.1"]


@rule("C10.23")
def test_polyphemus_pushes_each_group_away() -> None:
    state = summoner("polyphemus", fleets=["C2*2 G5", "D4*3 F1", "K2"])
    do(state, "summon polyphemus", "settle on i2")
    # C2 can go to C1 only; D4 has E4 and, beside the islet, none else
    assert fleets(state)["C1"] == (0, 2)
    assert state.question == "turn"
    assert fleets(state)["E4"] == (1, 3)
    assert state.view(0).islands[1].figure == "polyphemus"


@rule("C10.23")
def test_his_player_chooses_where_fleets_go_and_only_where_they_may() -> None:
    state = summoner("polyphemus", fleets=["C2 G5", "E4*2 D4", "K2"])
    do(state, "summon polyphemus", "settle on i4")
    # D4 is first: of C4's sea neighbours D3 only; then E4: to D3 beside the same owner, F4
    assert fleets(state)["D3"][0] == 1
    assert (state.question, state.actor) == ("push_where", 0)
    assert legal(state, "push to") == ["D3", "F4"]
    assert refusal(state, "push to F5").rule == "C10.23"
    do(state, "push to F4")
    assert fleets(state)["F4"] == (1, 2)


@rule("C10.23")
def test_his_player_chooses_the_order_where_fleets_of_two_owners_want_one_space() -> None:
    # beside i1 the fleets on A1 can go to A2 only, those on B2 to A2 or B3
    state = summoner("polyphemus", fleets=["G5", "A1*2 F1", "B2 K2"])
    do(state, "summon polyphemus", "settle on i1")
    assert (state.question, state.actor, legal(state)) == ("push_from", 0, ["sail from A1", "sail from B2"])
    assert refusal(state, "sail from F1").rule == "C10.23"
    spared = do(state.copy(), "sail from A1")
    assert (spared.question, fleets(spared)["A2"], fleets(spared)["B3"]) == ("turn", (1, 2), (2, 1))
    do(state, "sail from B2")
    assert (state.question, legal(state)) == ("push_where", ["push to A2", "push to B3"])
    do(state, "push to A2")
    assert (state.question, fleets(state)["A2"]) == ("turn", (2, 1))
    assert seat(state, 1).fleets_in_reserve == 7  # those on A1 had no space left


@rule("C10.23")
def test_where_the_order_does_not_matter_nobody_is_asked_for_it() -> None:
    # the same spaces, but one owner: they may all share one
    state = summoner("polyphemus", fleets=["G5", "A1*2 B2 F1", "K2"])
    do(state, "summon polyphemus", "settle on i1")
    assert (state.question, legal(state), fleets(state)["A2"]) == ("push_where", ["push to A2", "push to B3"], (1, 2))


@rule("C10.23")
def test_fleets_that_cannot_go_anywhere_are_destroyed() -> None:
    state = summoner("polyphemus", fleets=["C1 G5", "C2 F1", "K2"], kraken="D1")
    # C2's neighbours: B2, C1, D3; of those only D3 does not touch i1
    do(state, "summon polyphemus", "settle on i1")
    assert fleets(state)["D3"] == (1, 1)
    assert "C1" not in fleets(state)


@rule("C10.23")
def test_while_he_stays_no_fleet_comes_beside_his_island() -> None:
    state = cyclades.position(god="poseidon", fleets=["A2", "F1", "K2"], figures="polyphemus:i1:1", gold=(5, 5, 5))
    assert legal(state, "recruit fleet") == ["F6", "F7", "G5", "H4", "I3", "J2"]
    do(state, "sail from A2")
    assert refusal(state, "sail to B2").rule == "C10.23"
    sea = cyclades.position(
        ask="attack_roll",
        fleets=["G5", "D3*2 F1", "K2"],
        figures="polyphemus:i1:2",
        battle="sea:D3:0:1:2:0:0",
    )
    do(sea, "attack 0", "defence 0")
    assert "withdraw to C2" not in legal(sea)
    assert refusal(sea, "withdraw to C2").rule == "C10.23"
