"""C17: where the rulebooks differ, and what is played."""

from __future__ import annotations

import pytest
from cyclades_stories import battle, do, gold, island, legal, seat, told

from petteia.games import cyclades
from petteia.games.cyclades.words.events import DeckRenewed
from petteia.rulebook import rule


@rule("C17.1")
def test_zeus_exchanges_any_creature_of_the_track() -> None:
    state = cyclades.position(god="zeus", track="fates giant harpy", gold=(5, 5, 5))
    assert legal(state, "exchange") == ["fates", "giant", "harpy"]


@rule("C17.2")
def test_a_free_troop_and_three_paid_ones() -> None:
    state = cyclades.position(god="ares", gold=(9, 5, 5))
    do(state, *["recruit troop i1"] * 4)
    assert (island(state, "i1").troops, gold(state)) == (5, 0)
    assert legal(state, "recruit troop") == []


@rule("C17.3")
def test_new_fleets_join_own_fleets() -> None:
    state = cyclades.position(god="poseidon", fleets=["C2", "F1", "K2"])
    assert "C2" in legal(state, "recruit fleet")


@rule("C17.4")
def test_an_empty_deck_is_renewed_for_zeus_too() -> None:
    rest = "satyr dryad mermaid pegasus chimera cyclops sphinx sylph griffon kraken minotaur chiron medusa polyphemus"
    state = cyclades.position(god="zeus", track="fates giant harpy", discard=rest, gold=(5, 5, 5))
    assert state.view(0).deck == 0
    assert DeckRenewed() in told(state, "exchange fates")
    assert len(legal(state, "show")) == 15


@rule("C17.5")
@pytest.mark.parametrize(("cap", "most"), [("payable", "8"), ("gold", "5")])
def test_priests_help_to_offer_more_but_by_option_not(cap: str, most: str) -> None:
    state = cyclades.position(ask="which_god", rows="ares zeus", priests=(3, 0, 0), offer_cap=cap, order="0 1 2")
    assert legal(do(state, "choose ares"), "offer")[-1] == most


@rule("C17.6")
@pytest.mark.parametrize(("reading", "due"), [("total", 4), ("each", 3)])
def test_a_priest_of_two_players_saves_once_or_by_option_twice(reading: str, due: int) -> None:
    state = cyclades.position(
        seats=2,
        ask="which_god",
        rows="ares zeus athena",
        order="0 0 1 1",
        gold=(6, 6),
        priests=(1, 0),
        two_player_priests=reading,
    )
    do(state, "choose ares", "offer 3", "choose zeus", "offer 2")
    assert state.view(0).due == due


@rule("C17.7")
def test_each_temple_saves_once_in_a_cycle() -> None:
    state = cyclades.position(track="fates giant -", buildings="i7.1:temple i7.2:temple i7.3:temple", gold=(9, 5, 5))
    do(state, "summon fates")
    assert gold(state) == 9 - 1 + 2
    fresh = cyclades.position(track="fates giant -", buildings="i7.1:temple! i7.2:temple", gold=(9, 5, 5))
    do(fresh, "summon fates")
    assert gold(fresh) == 9 - 3 + 2


@rule("C17.8")
def test_a_captured_port_helps_its_new_owner() -> None:
    state = cyclades.position(
        god="ares",
        rows="ares poseidon",
        offers="ares:0:1 poseidon:2:1",
        apollo="1",
        fleets=["C2", "F1", "D3*2 K2"],
        land=["i1*2 i7", "i2*0 i5", "i3 i8"],
        buildings="i2.1:port",
        gold=(5, 5, 5),
    )
    do(state, "march from i1", "troops 1", "march to i2", "done", "sail from D3", "fleets 2", "sail to C2")
    fight = state.view(0).battle
    assert fight is not None
    assert (fight.defender, fight.bonus) == (0, 1)


@rule("C17.9")
def test_only_own_fleets_lead_back_and_only_to_adjacent_spaces() -> None:
    land = battle(3, 3, fleets=["C2", "F1 E4 D4", "K2"], land=["i1 i7", "i2*3 i4", "i3 i8"])
    do(land, "attack 0", "defence 0")
    assert (land.actor, legal(land)) == (1, ["stand", "retreat to i4"])  # over own fleets, not over those of seat 0
    sea = do(battle(2, 2, on_land=False), "attack 0", "defence 0")
    assert legal(sea, "withdraw to") == ["D3", "D5", "E4"]  # not to its own fleet on F1


@rule("C17.10")
@pytest.mark.parametrize(("scope", "number"), [("any", 8), ("own", 2)])
def test_apollos_marker_is_laid_on_any_island_or_by_option_on_an_own_one(scope: str, number: int) -> None:
    state = cyclades.position(ask="marker_where", god="apollo", apollo_scope=scope)
    assert len(legal(state)) == number


@rule("C17.11")
@pytest.mark.parametrize(("option", "allowed"), [("both", True), ("last_resort", False)])
def test_both_markers_may_go_to_apollo_but_by_option_only_if_they_must(option: str, allowed: bool) -> None:
    given = {"seats": 2, "ask": "which_god", "rows": "ares zeus athena", "order": "0 0 1 1", "gold": (1, 5)}
    state = do(cyclades.position(apollo_for_two=option, **given), "choose apollo")  # type: ignore[arg-type]
    assert ("choose apollo" in legal(state)) == allowed


@rule("C17.12")
def test_a_metropolis_with_no_place_is_lost_with_several_islands_and_with_buildings_too() -> None:
    wise = cyclades.position(god="athena", philosophers=(3, 0, 0), metropolises="i1 i7", gold=(9, 5, 5))
    do(wise, "recruit philosopher")
    assert (seat(wise, 0).philosophers, seat(wise, 0).metropolises, wise.question) == (0, 2, "turn")
    built = cyclades.position(
        god="athena",
        land=["i7 i8", "i2 i5", "i3"],
        buildings="i7.3:port i7.4:fortress i8.3:temple",
        metropolises="i7",
        gold=(9, 5, 5),
    )
    do(built, "build i8.1")
    assert (seat(built, 0).metropolises, island(built, "i7").buildings[2:]) == (2, ("", ""))


@rule("C17.13")
@pytest.mark.parametrize(
    ("metropolises", "buildings", "allowed"),
    [
        ("i7 i2", "", True),
        ("i7", "i7.3:port i7.4:temple i2.1:fortress i2.2:university", True),
        ("i1 i7", "", True),
        ("i7", "", False),
    ],
)
def test_a_last_island_may_be_attacked_by_whoever_would_win(metropolises: str, buildings: str, allowed: bool) -> None:
    state = cyclades.position(
        god="ares",
        fleets=["C2", "F1", "K2"],
        land=["i1 i7", "i2*8", "i3 i8"],
        metropolises=metropolises,
        buildings=buildings,
        gold=(5, 5, 5),
    )
    assert ("i2" in legal(do(state, "march from i1"), "march to")) == allowed


@rule("C17.14")
@pytest.mark.parametrize(("option", "winner"), [("gold", 1), ("metropolises", 0)])
def test_gold_decides_among_winners_or_by_option_metropolises_first(option: str, winner: int) -> None:
    state = cyclades.position(
        god="athena",
        recruited=1,
        land=["i1 i7 i4", "i2 i5", "i3 i8"],
        metropolises="i1 i7 i4 i2 i5",
        gold=(1, 9, 9),
        blessed="i1*16",
        tie_break=option,
    )
    do(state, "done")
    assert state.result is not None
    assert state.result.winners == (winner,)


@rule("C17.15")
def test_creatures_have_options_where_players_differ() -> None:
    names = {option.name for option in cyclades.GAME.options}
    assert names >= {"giant_scope", "sylph_groups", "kraken_again", "minotaur", "medusa_holds"}
    void = cyclades.position(track="giant - -", gold=(9, 5, 5))
    assert do(void, "summon giant").question == "turn"  # no building is there, and it may be summoned all the same
