"""Metropolises (L9)."""

from __future__ import annotations

from legendary_stories import at, do, faction, gold, land, legal, randomly, start

import petteia
from petteia.rulebook import rule

SET = "Melos1.1:port Melos1.2:temple Melos3.1:academy"
TWO = ["Melos1 Melos3", "Delos1", "Ios1"]


@rule("L9.1", "L9.3", "L15.10")
def test_a_set_is_given_up_for_a_metropolis() -> None:
    state = at(god="ares", built=0, land=TWO, buildings=SET)
    do(state, "build Melos3.2")
    assert legal(state, "found at") == ["Melos1.1", "Melos1.2", "Melos3.1", "Melos3.2"]
    do(state, "found at Melos1.2")
    assert state.actor == petteia.CHANCE
    assert all(round(15 * chance) == 3 for _, chance in state.outcomes())
    do(state, "turn up three_gold")
    assert (gold(state), faction(state).metropolises) == (3, 1)
    assert land(state, "Melos1").sites == ("", "metropolis:three_gold")


@rule("L9.3")
def test_of_duplicates_the_owner_chooses() -> None:
    state = at(god="ares", built=0, land=["Melos1 Melos3 Melos2", "Delos1", "Ios1"], buildings=SET + " Melos2.1:port")
    do(state, "build Melos3.2")
    assert legal(state) == ["give up Melos1.1", "give up Melos2.1"]


@rule("L9.1", "L9.9", "L15.11")
def test_without_an_empty_site_a_basic_building_is_replaced() -> None:
    state = at(
        god="athena",
        built=1,
        recruited=0,
        land=["Melos1", "Delos1", "Ios1"],
        philosophers=[3, 0, 0],
        buildings="Melos1.1:port",
        metropolises="Melos1.2:two_troops",
    )
    do(state, "recruit philosopher", "turn up priestess")
    assert land(state, "Melos1").sites == ("metropolis:priestess", "metropolis:two_troops")
    assert (faction(state).philosophers, faction(state).priestesses) == (0, 1)
    state = at(god="athena", recruited=0, philosophers=[3, 0, 0], buildings="Melos1.1:port")
    do(state, "recruit philosopher", "turn up priestess")  # with an empty site nothing is replaced
    assert land(state, "Melos1").sites == ("port", "metropolis:priestess")


@rule("L9.2", "L14.22")
def test_bonuses() -> None:
    fields = {"god": "athena", "built": 1, "recruited": 0, "philosophers": [3, 0, 0]}
    state = do(at(**fields), "recruit philosopher", "found at Melos1.1", "turn up two_troops")
    do(state, "station at Melos1", "station at Melos1")
    assert land(state, "Melos1").troops == 3
    state = do(at(**fields, land=["Melos1*7", "Delos1", "Ios1"]), "recruit philosopher", "found at Melos1.1")
    do(state, "turn up two_troops", "station at Melos1")
    assert state.question == "turn"  # only one was left
    state = do(
        at(**fields, fleets=["MelosA", "", ""]), "recruit philosopher", "found at Melos1.1", "turn up two_fleets"
    )
    assert legal(state) == ["launch at MelosA"]
    state = do(at(**fields), "recruit philosopher", "found at Melos1.1", "turn up two_fleets")
    assert state.question == "turn"  # no sea is controlled
    state = do(
        at(**fields, fleets=["MelosA", "", ""]), "recruit philosopher", "found at Melos1.1", "turn up cornucopia"
    )
    assert legal(state) == ["bless land Melos1", "bless sea MelosA"]


@rule("L9.4", "L10.10")
def test_four_philosophers_count_however_they_come() -> None:
    state = at(gold=[9, 0, 0], philosophers=[3, 2, 0], track="satyr - - -")
    do(state, "summon satyr", "rob 1")
    assert state.question == "found_where"
    assert (faction(state).philosophers, faction(state, 1).philosophers) == (0, 1)


@rule("L9.5")
def test_heroes_build_metropolises() -> None:
    state = at(heroes="croesus:Melos1:0", gold=[15, 0, 0])
    do(state, "sacrifice croesus")
    assert (state.question, gold(state)) == ("found_where", 0)


@rule("L9.6", "L9.7", "L9.8", "L14.23")
def test_who_loses_a_metropolis_gains_its_bonus_before_the_conquerors_set() -> None:
    state = at(
        god="ares",
        gold=[9, 0, 0],
        land=["Melos1*2", "Melos2*0 Delos1", "Ios1"],
        fleets=["MelosB", "", ""],
        metropolises="Melos2.1:cornucopia",
        buildings="Melos1.1:port",
    )
    do(state, "march from Melos1", "troops 1", "march to Melos2")
    assert faction(state).priestesses == 1
    assert (state.question, state.actor) == ("bonus_horn", 1)
    do(state, "bless land Delos1")
    assert state.question == "turn"
    assert (faction(state).metropolises, faction(state, 1).metropolises) == (1, 0)
    lands = ["Melos1*2 Ios1", "Melos3*0 Delos1", "Ios3"]
    state = at(
        god="ares",
        gold=[9, 0, 0],
        land=lands,
        metropolises="Melos3.1:two_troops",
        buildings="Melos1.1:port Melos1.2:temple Ios1.1:academy Melos3.2:fortress",
    )
    do(state, "march from Melos1", "troops 1", "march to Melos3")
    assert (state.question, state.actor) == ("bonus_troop", 1)
    do(state, "station at Delos1", "station at Delos1")
    assert (state.question, state.actor) == ("found_where", 0)


@rule("L14.21")
def test_without_any_place_a_metropolis_waits_or_is_lost() -> None:
    fields = {
        "god": "athena",
        "built": 1,
        "recruited": 0,
        "philosophers": [3, 0, 0],
        "metropolises": "Melos1.1:two_troops Melos1.2:three_gold",
        "heroes": "croesus:Melos1:0",
        "gold": [15, 0, 0],
    }
    state = at(**fields)
    assert "sacrifice croesus" not in legal(state)
    do(state, "recruit philosopher")
    assert (state.question, faction(state).philosophers) == ("turn", 4)
    state = do(at(**fields, metropolis_without_site="lost"), "recruit philosopher")
    assert faction(state).philosophers == 0


@rule("L9.9")
def test_metropolises_never_go() -> None:
    for seed in range(6):
        state, rng, most = start(3), petteia.Rng(seed), 0
        while not state.over:
            state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
            now = sum(state.metropolises_of(one) for one in range(3))
            assert now >= most or state.out
            most = now
    assert randomly(start(5), 3).over
