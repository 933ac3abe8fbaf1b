"""Refusals of Cyclades that a player is likely to meet: the rule, and the numbers."""

from __future__ import annotations

import pytest
from cyclades_stories import battle, do, refusal, start

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.locale import words
from petteia.locale.sentences import named


def summoned(creature: str, **more: object) -> CycladesState:
    given: dict[str, object] = {"god": "athena", "track": f"{creature} - -", "gold": (10, 5, 5)}
    return do(cyclades.position(**given | more), f"summon {creature}")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("lure D4", "C10.8", "not_alone"),
        ("lure C2", "C10.8", "own_fleets"),
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
    assert refusal(land, "retreat to i2").key == "battle_there"
    assert (refusal(land, "withdraw to D3").rule, refusal(land, "withdraw to D3").key) == ("C13.6", "on_land")
    sea = do(battle(2, 2, on_land=False), "attack 1", "defence 1")
    assert refusal(sea, "retreat to i2").key == "at_sea"


def test_chance_is_waited_for_and_not_anticipated() -> None:
    state = start(3)
    assert refusal(state, "choose ares").key == "wait_for_chance"
    assert refusal(state, "attack 1").key == "impossible_outcome"
    turn = cyclades.position()
    assert refusal(turn, "attack 1").key == "not_chance"


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("withdraw to F4", "C13.7", "enemy_fleets"),
        ("withdraw to K2", "C13.7", "not_adjacent"),
        ("withdraw to E4", "C13.7", "battle_there"),
        ("withdraw to D3", "C10.17", "kraken_there"),
        ("withdraw to D4", "C10.23", "polyphemus_near"),
    ],
)
def test_why_fleets_do_not_withdraw_there(text: str, rule: str, key: str) -> None:
    at_sea = {"fleets": ["G5 K2", "E4*2", "F4"], "land": ["i1 i7", "i5", "i3 i8"], "god": "poseidon"}
    creatures = {"kraken": "D3", "figures": "polyphemus:i2:2"}
    state = cyclades.position(ask="attack_roll", battle="sea:E4:0:1:2:0:0", **at_sea, **creatures)  # type: ignore[arg-type]
    do(state, "attack 1", "defence 1")
    refused = refusal(state, text)
    assert (refused.rule, refused.key) == (rule, key)


def test_the_giant_cannot_destroy_a_metropolis() -> None:
    state = summoned("giant", metropolises="i7 i2", buildings="i7.3:port")
    refused = refusal(state, "crush i7.1")
    assert (refused.rule, refused.key, refused.args) == ("C10.10", "metropolis_stands", {"place": "i7"})
    assert refusal(state, "crush i7.4").key == "no_building"


@pytest.mark.parametrize(("creature", "rule"), [("satyr", "C10.6"), ("dryad", "C10.7"), ("griffon", "C10.16")])
def test_a_robbery_cites_the_rule_of_its_creature(creature: str, rule: str) -> None:
    state = summoned(creature, priests=(0, 1, 0), philosophers=(0, 1, 0))
    assert (refusal(state, "rob 0").key, refusal(state, "rob 0").rule) == ("yourself", rule)
    assert (refusal(state, "rob 4").key, refusal(state, "rob 4").args) == ("no_such_seat", {"players": 3})
    assert (refusal(state, "done").key, refusal(state, "done").rule) == ("other_question", rule)


def test_whoever_is_out_cannot_be_robbed() -> None:
    state = summoned("griffon", gold=(10, 5, 0), out="2", land=["i1 i7", "i2 i5", ""], fleets=["C2", "F1", ""])
    assert (refusal(state, "rob 2").key, refusal(state, "rob 2").args) == ("is_out", {"seat": 2})


def test_pegasus_refusals_are_his_own() -> None:
    state = summoned("pegasus", land=["i1*0 i7", "i2 i5", "i3 i8"])
    assert (refusal(state, "fly from i2").rule, refusal(state, "fly from i2").args["seat"]) == ("C10.9", 1)
    assert (refusal(state, "fly from i1").rule, refusal(state, "fly from i1").key) == ("C10.9", "no_troops")
    assert (refusal(state, "fly from i4").rule, refusal(state, "fly from i4").args["owners"]) == ("C10.9", 0)
    assert refusal(do(state, "fly from i7"), "march to i7").rule == "C10.9"


def test_offers_within_the_gold_held_are_refused_with_a_true_sum() -> None:
    state = cyclades.position(
        ask="which_god", rows="ares zeus", gold=(5, 5, 5), priests=(3, 0, 0), offer_cap="gold", order="0 1 2"
    )
    refused = refusal(do(state, "choose ares"), "offer 6")
    assert (refused.rule, refused.key) == ("C7.7", "offer_above_gold")
    assert refused.args == {"god": "ares", "offer": 6, "gold": 5, "others": 0}
    assert "priests" not in refused.text
    two = cyclades.position(
        seats=2,
        ask="which_god",
        rows="ares zeus athena",
        gold=(5, 5),
        offer_cap="gold",
        order="0 0 1 1",
        offers="zeus:0:3",
    )
    assert refusal(do(two, "choose ares"), "offer 3").args["others"] == 3


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("defence 1", "C13.1", "impossible_outcome"),
        ("show fates", "C13.1", "impossible_outcome"),
        ("stand", "C13.1", "wait_for_chance"),
    ],
)
def test_dice_cite_the_rule_of_dice(text: str, rule: str, key: str) -> None:
    refused = refusal(battle(2, 2), text)
    assert (refused.rule, refused.key, refused.args["question"]) == (rule, key, "attack_roll")


def test_what_cannot_be_drawn_is_told_with_the_reason() -> None:
    order = do(start(3), "marker 1")
    assert (refusal(order, "marker 1").rule, refusal(order, "marker 1").key) == ("C1.6", "marker_laid")
    assert refusal(order, "marker 3").key == "no_such_seat"
    card = cyclades.position(
        ask="creature", cycle=4, track="+ harpy fates", discard="kraken", figures="medusa:i2:1", order="0 1 2"
    )
    assert [refusal(card, f"show {name}").key for name in ("harpy", "kraken", "medusa")] == [
        *("shown_already", "card_discarded", "card_kept")
    ]
    gods = cyclades.position(seats=4, ask="god", open=3, rows="zeus", hidden="zeus")
    assert (refusal(gods, "reveal zeus").key, refusal(gods, "reveal apollo").key) == ("god_shown", "apollo_last")
    pair = cyclades.position(ask="god", open=2, hidden="zeus ares")
    assert (refusal(pair, "reveal athena").rule, refusal(pair, "reveal athena").key) == ("C5.3", "hidden_first")


def test_a_shortage_tells_what_temples_save() -> None:
    state = cyclades.position(track="fates - -", buildings="i7.3:temple", gold=(1, 5, 5))
    refused = refusal(state, "summon fates")
    assert refused.args == {"what": "fates", "price": 4, "saved": 1, "due": 3, "gold": 1, "short": 2}
    assert (
        words("cs", "cyclades")
        .format("refusal-short_of_gold", **named(words("cs", "cyclades"), refused.args, []))
        .endswith("3 (4 − 1\u00a0za chrámy), máte 1.")
    )


def test_where_one_is_already_is_no_goal() -> None:
    sailing = do(cyclades.position(fleets=["C2", "F1", "K2"], gold=(5, 5, 5)), "sail from C2")
    assert (refusal(sailing, "sail to C2").key, refusal(sailing, "anchor").key) == ("already_there", "must_sail")
    kraken = do(summoned("kraken"), "emerge at D4")
    assert (refusal(kraken, "swim to D4").rule, refusal(kraken, "swim to D4").key) == ("C10.17", "already_there")


def test_the_refusals_of_polyphemus() -> None:
    state = summoned("polyphemus", fleets=["G5", "A1*2 F1", "B2 K2"])
    do(state, "settle on i1")
    assert (refusal(state, "sail from F1").rule, refusal(state, "sail from F1").key) == ("C10.23", "not_pushed")
    do(state, "sail from B2")
    assert (refusal(state, "push to C2").rule, refusal(state, "push to C2").key) == ("C10.23", "polyphemus_near")
    assert refusal(state, "push to K2").args == {"place": "K2", "origin": "B2"}
    assert (refusal(state, "push to B2").rule, refusal(state, "push to B2").key) == ("C10.23", "already_there")


def test_a_site_that_is_built_over_names_the_free_one() -> None:
    state = cyclades.position(
        god="athena", philosophers=(3, 0, 0), buildings="i1.1:port", land=["i1 i7 i4", "i2", "i3"]
    )
    refused = refusal(do(state, "recruit philosopher"), "found on i1")
    assert (refused.key, refused.args) == ("free_site_first", {"place": "i1", "other": "i4"})


def test_sphinx_and_sylph() -> None:
    state = summoned("sphinx")
    assert (refusal(state, "sell priest").rule, refusal(state, "sell priest").key) == ("C10.13", "none_to_sell")
    assert (refusal(state, "sell fleet D4").rule, refusal(state, "sell fleet D4").key) == ("C10.13", "none_there")
    assert refusal(state, "sell troop i2").args == {"what": "troop", "place": "i2"}
    sylph = summoned("sylph")
    assert refusal(sylph, "sail from D4").key == "no_own_fleets"
