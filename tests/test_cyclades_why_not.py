"""Refusals of Cyclades that a player is likely to meet: the rule, and the numbers."""

from __future__ import annotations

import pytest

from cyclades_stories import battle, do, refusal, start
from petteia.games import cyclades
from petteia.games.cyclades import CycladesState


def summoned(creature: str, **more: object) -> CycladesState:
    given: dict[str, object] = {"god": "athena", "track": f"{creature} - -", "gold": (10, 5, 5)}
    return do(cyclades.position(**given | more), f"summon {creature}")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("lure D4", "C10.8", "not_alone"),
        ("lure C2", "C10.8", "no_enemy_fleet"),
        ("lure A1", "C10.8", "no_enemy_fleet"),
        ("lure sea_50", "C1.3", "not_on_map"),
        ("done", "C10.8", "other_question"),
    ],
)
def test_the_mermaids_refusals(text: str, rule: str, key: str) -> None:
    refused = refusal(summoned("mermaid", fleets=["C2", "D4*2 F1", "K2"]), text)
    assert (refused.rule, refused.key) == (rule, key)


def test_the_fleet_that_replaces_another_is_the_own() -> None:
    state = do(summoned("mermaid", fleets=["C2*7 G5", "F1", "K2"]), "lure K2")
    assert (refusal(state, "replace from F1").rule, refusal(state, "replace from F1").key) == ("C10.8", "no_own_fleets")


def test_apollos_marker_by_option_on_own_islands() -> None:
    state = cyclades.position(god="athena", recruited=1, gold=(5, 5, 5), apollo_scope="own")
    refused = refusal(do(state, "done"), "bless i1")
    assert (refused.rule, refused.key) == ("C14.2", "not_your_island")


def test_the_chimeras_refusals() -> None:
    state = summoned("chimera", discard="fates")
    assert refusal(state, "copy kraken").key == "not_discarded"
    assert refusal(state, "copy chimera").key == "itself"


def test_the_refusals_of_cyclops_and_founding() -> None:
    ports = "i7.1:port i7.2:port i7.3:temple"
    state = summoned("cyclops", buildings=ports + " i2.1:fortress")
    assert refusal(state, "rebuild i2.1").key == "not_your_island"
    assert refusal(state, "rebuild i7.4").key == "no_building"
    do(state, "rebuild i7.3")
    assert refusal(state, "rebuild as temple").key == "same_type"
    state = cyclades.position(god="athena", buildings=ports + " i1.1:fortress", gold=(9, 5, 5))
    do(state, "build i7.4")
    refused = refusal(state, "give up i7.3")
    assert (refused.key, refused.args["building"], refused.args["wanted"]) == ("wrong_building", "temple", "port")
    assert refusal(state, "found on i1").key == "other_question"


def test_the_refusals_of_a_retreat() -> None:
    land = battle(3, 3, fleets=["C2", "D4 D5", "K2"], land=["i1 i7", "i2*3 i4 i5", "i3 i8"])
    do(land, "attack 1", "defence 1")
    assert (refusal(land, "retreat to i5").rule, refusal(land, "retreat to i5").key) == ("C13.6", "no_chain")
    assert refusal(land, "retreat to i3").key == "not_your_island"
    assert refusal(land, "withdraw to D3").rule == "C13.7"
    sea = do(battle(2, 2, on_land=False), "attack 1", "defence 1")
    assert refusal(sea, "retreat to i2").key == "at_sea"


def test_chance_is_waited_for_and_not_anticipated() -> None:
    state = start(3)
    assert refusal(state, "choose ares").key == "wait_for_chance"
    assert refusal(state, "attack 1").key == "impossible_outcome"
    turn = cyclades.position()
    assert refusal(turn, "attack 1").key == "not_chance"


def test_sphinx_and_sylph() -> None:
    state = summoned("sphinx")
    assert (refusal(state, "sell priest").rule, refusal(state, "sell priest").key) == ("C10.13", "none_to_sell")
    assert (refusal(state, "sell fleet D4").rule, refusal(state, "sell fleet D4").key) == ("C10.13", "no_own_fleets")
    assert refusal(state, "sell troop i2").key == "no_own_troops"
    sylph = summoned("sylph")
    assert refusal(sylph, "sail from D4").key == "no_own_fleets"
