"""Upkeep of creatures (L5)."""

from __future__ import annotations

from legendary_stories import at, do, faction, land, legal, refusal, sea

from petteia.rulebook import rule

KEEPING = {"ask": "upkeep", "row": 0}


@rule("L5.1", "L5.4")
def test_each_creature_costs_a_priestess_or_leaves() -> None:
    state = at(**KEEPING, figures="cerberus:Melos1:0 medusa:Delos1:0", due="cerberus medusa", priestesses=[1, 0, 0])
    assert legal(state) == ["keep cerberus", "keep medusa", "release cerberus", "release medusa"]
    do(state, "keep medusa", "stay")
    assert faction(state).priestesses == 0
    assert state.question == "turn"  # without a priestess the other leaves
    assert [figure.creature for figure in state.view(0).figures] == ["medusa"]
    assert "cerberus" in state.view(0).discard


@rule("L5.2", "L14.8")
def test_a_kept_creature_may_take_a_step() -> None:
    state = at(**KEEPING, figures="cerberus:Melos1:0 medusa:Melos3:1", due="cerberus", priestesses=[1, 0, 0])
    do(state, "keep cerberus")  # the only land beside it is taken
    assert state.question == "turn"
    fields = {"figures": "minotaur:Melos1:0", "due": "minotaur", "priestesses": [1, 0, 0]}
    assert do(at(**KEEPING, **fields), "keep minotaur").question == "turn"
    state = do(at(**KEEPING, **fields, land=["Melos1 Melos3", "Delos1", "Ios1"]), "keep minotaur", "walk to Melos3")
    assert land(state, "Melos3").figure == "minotaur"


@rule("L5.3", "L14.9", "L10.15", "L15.17")
def test_the_printed_example_of_the_kraken() -> None:
    state = at(**KEEPING, figures="kraken:MelosA:0", due="kraken", priestesses=[1, 0, 0], fleets=["", "MelosB*2", ""])
    do(state, "keep kraken")
    assert legal(state) == ["swim to MelosB", "swim to MykonosB", "stay"]
    do(state, "swim to MelosB")
    assert sea(state, "MelosB").fleets == 0
    assert faction(state, 1).fleets_in_reserve == 8
    state = at(
        **KEEPING, figures="polyphemus:Melos1:0", due="polyphemus", priestesses=[1, 0, 0], fleets=["", "MelosC", ""]
    )
    do(state, "keep polyphemus", "walk to Melos3")
    assert faction(state, 1).fleets_in_reserve == 8  # MelosB is closed as well: destroyed


@rule("L5.4", "L14.10")
def test_the_order_of_upkeep_is_that_of_the_gods() -> None:
    state = at(
        **KEEPING,
        rows="ares zeus hera athena poseidon",
        offers="ares:2:1 zeus:0:1 apollo:1:0",
        figures="cerberus:Melos1:0 medusa:Delos1:2",
        due="cerberus medusa",
        priestesses=[1, 0, 1],
        turn=2,
    )
    assert state.actor == 2
    do(state, "release medusa")
    assert state.actor == 0
    assert refusal(state, "keep medusa").rule == "L5.1"


@rule("L5.5")
def test_nothing_is_due_in_the_cycle_of_purchase() -> None:
    state = at(god="zeus", gold=[9, 0, 0], track="cerberus - - -")
    do(state, "summon cerberus", "place on land Delos1")
    assert faction(state).priestesses == 0
    assert land(state, "Delos1").figure == "cerberus"
