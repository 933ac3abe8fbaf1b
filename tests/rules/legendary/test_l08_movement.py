"""Moves at sea and on land, mobilisation, the last land (L8)."""

from __future__ import annotations

from legendary_stories import at, do, faction, gold, land, legal, refusal, sea, told

from petteia.rulebook import rule

ARES = {"god": "ares", "gold": [9, 0, 0]}


@rule("L8.1", "L8.3")
def test_the_printed_example_of_sea_moves() -> None:
    """Two fleets join two others for one gold; for another gold three of them attack."""
    state = at(fleets=["MelosC*2 MelosB*2", "MelosA", ""], gold=[5, 0, 0])
    do(state, "sail from MelosC", "fleets 2", "sail to MelosB")
    assert (sea(state, "MelosC").faction, sea(state, "MelosB").fleets) == (-1, 4)
    do(state, "sail from MelosB", "fleets 3", "sail to MelosA")
    assert state.question == "attack_roll"
    assert gold(state) == 3
    assert refusal(at(fleets=["MelosC", "", ""], gold=[5, 0, 0]), "sail from MelosA").rule == "L8.1"
    assert refusal(at(fleets=["MelosC", "", ""], gold=[0, 0, 0]), "sail from MelosC").key == "short_of_gold"


@rule("L8.2", "L10.15", "L10.18")
def test_closed_seas() -> None:
    state = at(fleets=["MelosC MelosB", "", ""], gold=[5, 0, 0], figures="kraken:MelosA:1")
    assert legal(do(state.copy(), "sail from MelosB"), "sail to") == ["MelosC", "DelosA", "MykonosB"]
    state = at(
        fleets=["MelosC", "", ""], gold=[5, 0, 0], figures="polyphemus:Delos1:1", land=["Melos1", "Delos3", "Ios1"]
    )
    assert (
        refusal(do(state, "sail from MelosC", "sail to MelosB", "sail from MelosB"), "sail to DelosA").rule == "L10.18"
    )


@rule("L8.4", "L8.5", "L8.6")
def test_a_battle_at_sea() -> None:
    state = at(fleets=["MelosC*3", "MelosB*2", ""], gold=[5, 0, 0])
    do(state, "sail from MelosC", "fleets 3", "sail to MelosB", "attack 1", "defence 2")  # 4 to 4: both lose one
    assert state.actor == 1
    assert legal(state) == [
        "stand",
        "withdraw to MelosA",
        "withdraw to MelosC",
        "withdraw to DelosA",
        "withdraw to MykonosB",
    ]
    crowded = at(fleets=["MelosC*3", "MelosB*2", "DelosA"], gold=[5, 0, 0], figures="kraken:MelosA:2")
    do(crowded, "sail from MelosC", "fleets 3", "sail to MelosB", "attack 1", "defence 2")
    assert legal(crowded, "withdraw to") == ["MelosC", "MykonosB"]  # neither to others nor to the Kraken
    left = do(state.copy(), "withdraw to DelosA")
    assert (sea(left, "MelosB").faction, sea(left, "DelosA").faction) == (0, 1)
    do(state, "stand")
    assert state.actor == 0
    do(state, "stand", "attack 0", "defence 1")  # 2 to 2: both lose one, the attacker is left
    assert (sea(state, "MelosB").faction, sea(state, "MelosB").fleets) == (0, 1)
    state = at(fleets=["MelosC", "MelosB", ""], gold=[5, 0, 0])
    do(state, "sail from MelosC", "sail to MelosB", "attack 0", "defence 0")
    assert sea(state, "MelosB").faction == -1


@rule("L8.7", "L8.8")
def test_where_a_land_move_can_go() -> None:
    state = at(**ARES, land=["Melos1*3", "Delos1 Kea1", "Ios1"], fleets=["MelosB DelosA", "", ""])
    do(state, "march from Melos1", "troops 2")
    assert legal(state) == ["march to Melos2", "march to Melos3", "march to Delos1", "march to Delos3"]
    assert refusal(state, "march to Ios1").rule == "L8.8"
    # beside its own island a chain leads only to other islands
    state = at(**ARES, land=["Kea1", "Delos1", "Ios1"], fleets=["KeaA KeaB KeaC", "", ""])
    assert "Kea3" in legal(do(state, "march from Kea1"), "march to")


@rule("L14.15")
def test_a_chain_does_not_lead_along_the_own_island() -> None:
    """Andros1 and Melos3 are ends of one island and share the sea AndrosB with Naxos3, which is another."""
    state = at(**ARES, map="f:a5e4i4/g2f0/c0", land=["Andros1*2", "Naxos1", "Naxos2"], fleets=["AndrosB", "", ""])
    do(state, "march from Andros1", "troops 1")
    assert legal(state) == ["march to Andros3", "march to Naxos3"]
    assert refusal(state, "march to Melos3").rule == "L8.8"
    state = at(
        **ARES,
        map="f:a5e4i4/g2f0/c0",
        land=["Andros1*2", "Naxos1", "Naxos2"],
        fleets=["AndrosB", "", ""],
        chains_on_own_island="yes",
    )
    do(state, "march from Andros1", "troops 1")
    assert legal(state) == ["march to Andros3", "march to Melos3", "march to Naxos3"]


@rule("L8.10", "L8.11", "L9.6")
def test_what_a_land_move_meets() -> None:
    state = at(
        **ARES,
        land=["Melos1*2", "Melos3*0 Delos1", "Ios1"],
        buildings="Melos3.1:port",
        metropolises="Melos3.2:three_gold",
    )
    do(state, "march from Melos1", "troops 1", "march to Melos3")
    view = land(state, "Melos3")
    assert (view.faction, view.sites) == (0, ("port", "metropolis:three_gold"))
    assert faction(state).metropolises == 1
    assert gold(state, 1) == 3
    state = at(**ARES, land=["Melos1*2", "Melos3 Delos1", "Ios1"])
    assert "land_battle" in told(state, "march from Melos1", "troops 1", "march to Melos3")


@rule("L8.12", "L14.16", "L8.13", "L14.34")
def test_the_last_land() -> None:
    fields = {
        **ARES,
        "land": ["Melos1*3", "Melos3*0", "Ios1"],
        "metropolises": "Melos1.1:two_troops Melos3.1:three_gold",
    }
    state = at(**fields, sheltered=[0, 0, 0])
    assert refusal(state, "march from Melos1").key == "no_way"
    flight = at(**fields | {"god": "zeus"}, track="pegasus - - -")
    do(flight, "summon pegasus", "fly from Melos1", "troops 1")
    assert refusal(flight, "march to Melos3").rule == "L8.12"
    state = at(
        **fields,
        sheltered=[1, 0, 0],
        fleets=["", "MelosA", ""],
        priestesses=[0, 3, 0],
        philosophers=[0, 2, 0],
        figures="kraken:IosA:1",
    )
    do(state, "march from Melos1", "troops 2", "march to Melos3")
    fallen = state.view(0).factions[1]
    assert not fallen.in_game
    assert (fallen.priestesses, fallen.philosophers, fallen.fleets_in_reserve) == (0, 0, 8)
    assert gold(state, 1) == 0  # who falls gains no bonus
    assert state.view(0).figures == ()
    do(state, "done")  # the fallen faction has no turn
    assert state.actor == 2
    bare = {**ARES, "land": ["Melos1*3 Kea1", "Melos3*0", "Ios1"], "sheltered": [2, 0, 0]}
    three = "Melos1.1:port Melos1.2:temple Kea1.1:academy"
    assert "march from Melos1" not in legal(at(**bare, buildings=three))
    assert "march from Melos1" in legal(at(**bare, buildings=f"{three} Melos3.1:fortress"))  # it completes a set
    full = at(**fields, sheltered=[2, 0, 0])
    assert "march from Melos1" not in legal(full)  # he has the target already


@rule("L8.20", "L14.20")
def test_the_printed_example_of_mobilisation() -> None:
    """Penthesilea joins three troops for one gold, then leads two of them over a fleet for two."""
    state = at(
        god="athena",
        gold=[5, 0, 0],
        land=["Melos1*0 Melos3*3", "Melos2 Delos1", "Ios1"],
        fleets=["MelosB", "", ""],
        heroes="penthesilea:Melos1:0 ajax:Melos3:0",
    )
    do(state, "mobilise penthesilea", "march to Melos3")
    assert gold(state) == 4
    do(state, "mobilise penthesilea", "troops 2", "march to Melos2")
    assert gold(state) == 2
    assert state.view(0).battle.attackers == 3  # type: ignore[union-attr]
    state = at(god="athena", gold=[0, 0, 0], heroes="ajax:Melos1:0")
    assert refusal(state, "mobilise ajax").key == "short_of_gold"
    together = {
        "heroes": "jason:Melos1:0 ajax:Melos1:0",
        "god": "zeus",
        "gold": [5, 0, 0],
        "land": ["Melos1*0", "Delos1", "Ios1"],
    }
    assert do(at(**together), "mobilise ajax").question == "march_where"
    assert do(at(**together, mobilisation_heroes="many"), "mobilise ajax").question == "which_heroes"


@rule("L8.22", "L14.36")
def test_when_a_hero_can_be_sacrificed() -> None:
    fields = {"god": "zeus", "priestesses": [2, 0, 0], "gold": [5, 0, 0]}
    assert "sacrifice hector" in legal(at(**fields, heroes="hector:Melos1:0"))
    assert refusal(at(**fields, heroes="hector:Melos1:0!"), "sacrifice hector").key == "fresh_hero"
    state = do(at(**fields, heroes="hector:Melos1:0"), "sacrifice hector", "exchange 1")
    assert "hector" not in state.position().partition("hero_deck=")[2]
    assert land(state, "Melos1").heroes == ()
    fight = at(
        god="ares",
        gold=[5, 0, 0],
        land=["Melos1*2", "Melos3*2 Delos1", "Ios1"],
        heroes="hector:Melos1:0",
        priestesses=[2, 0, 0],
    )
    do(fight, "march from Melos1", "troops 2", "no more", "march to Melos3")
    assert refusal(fight, "sacrifice hector").key == "wait_for_chance"
    ending = {"ask": "bless_sea", "god": "apollo", "row": 2, "built": 1, "back": "1 2", "hero_track": "ajax helen"}
    assert "hector:Melos1:0!" not in do(at(**ending, heroes="hector:Melos1:0!"), "bless sea MelosA").position()
    apollo = at(ask="bless_land", god="apollo", row=2, heroes="hector:Melos1:0", priestesses=[2, 0, 0])
    assert refusal(apollo, "sacrifice hector").rule == "L7.7"
