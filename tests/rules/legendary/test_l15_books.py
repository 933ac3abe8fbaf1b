"""Where the two rulebooks differ (L15): what is played, and what an option makes of it."""

from __future__ import annotations

from legendary_stories import at, do, faction, land, legal, refusal, sea

from petteia.core.engine.bits import members
from petteia.core.engine.rng import Rng
from petteia.rulebook import rule


@rule("L15.1", "L7.4")
def test_extra_fleets_come_beside_own_lands_or_to_own_fleets_anywhere() -> None:
    """Melos1 touches MelosA; DelosC is far from it."""
    fields = {"land": ["Melos1", "Kea1", "Syros1"], "fleets": ["DelosC", "", ""], "gold": [9, 0, 0]}
    state = at(**fields)
    assert "DelosC" not in legal(state, "recruit fleet")
    assert refusal(state, "recruit fleet DelosC").rule == "L7.4"
    state = at(**fields, extra_fleets="own_seas")
    assert "DelosC" in legal(state, "recruit fleet")
    assert "DelosB" not in legal(state, "recruit fleet")  # empty seas only beside own lands
    assert sea(do(state, "recruit fleet DelosC"), "DelosC").fleets == 2
    first = at(**fields, extra_fleets="own_seas", recruited=0)
    assert "DelosC" not in legal(first, "recruit fleet")  # the free one is the same in both books
    eight = {**fields, "fleets": ["DelosC*8", "", ""]}
    assert legal(at(**eight, extra_fleets="own_seas"), "recruit fleet") == []


@rule("L15.2", "L8.18", "L10.17")
def test_beside_the_minotaur_nobody_retreats_or_all_but_him() -> None:
    """Delos1 is beside Delos3, where faction 1 defends with the Minotaur."""
    fields = {
        "god": "ares",
        "land": ["Delos1*3", "Delos3*2 Kea1*0", "Syros1"],
        "figures": "minotaur:Delos3:1",
        "fleets": ["", "DelosC KeaA KeaB KeaC", ""],
        "gold": [9, 0, 0],
    }
    attack = ("march from Delos1", "troops 3", "march to Delos3", "attack 0", "defence 0")  # 3 to 4
    state = do(at(**fields), *attack)
    assert (state.question, state.actor) == ("retreat", 0)  # the attacker alone is asked
    state = do(at(**fields, minotaur_retreat="others"), *attack)
    assert (state.question, state.actor) == ("retreat", 1)
    goal = legal(state, "retreat to")[0]
    do(state, f"retreat to {goal}")
    assert land(state, goal).troops == 2
    assert (land(state, "Delos3").faction, land(state, "Delos3").figure) == (1, "minotaur")
    assert state.question != "turn"  # he fights on, alone
    while state.question != "attack_roll":
        do(state, "stand")
    do(state, "attack 3", "defence 0")
    assert (land(state, "Delos3").faction, land(state, "Delos3").figure) == (0, "")


@rule("L15.3", "L10.8")
def test_the_giant_takes_mercenaries_of_opponents_or_of_anybody() -> None:
    fields = {
        "seats": 4,
        "teams": "yes",
        "gold": [9, 9],
        "land": ["Kea1 Kea3", "Naxos1", "Melos1", "Thera1"],
        "mercenaries": "Kea1 Naxos1 Melos1",
        "track": "giant - - -",
    }
    assert legal(do(at(**fields), "summon giant"), "lure from") == ["Naxos1"]
    state = do(at(**fields, giant_target="anybody"), "summon giant")
    assert sorted(legal(state, "lure from")) == ["Kea1", "Melos1", "Naxos1"]
    do(state, "lure from Kea1", "settle at Kea3")
    assert (land(state, "Kea1").mercenaries, land(state, "Kea3").mercenaries) == (0, 1)


TEAM = {"seats": 4, "teams": "yes", "gold": [9, 9], "god": "ares"}


@rule("L15.4", "L12.6")
def test_a_partners_land_with_only_a_token_is_passed_through_or_taken() -> None:
    """Kea1 is beside Kea3, and Kea3 beside Ios3. Factions 0 and 2 are partners."""
    fields = {**TEAM, "land": ["Kea1*2", "Naxos1", "Kea3*0 Melos1", "Thera1"], "metropolises": "Kea3.1:priestess"}
    passed = do(at(**fields), "march from Kea1", "troops 1", "march to Kea3")
    assert passed.question == "march_where"
    assert land(passed, "Kea3").faction == 2
    taken = do(at(**fields, partners_token="falls"), "march from Kea1", "troops 1", "march to Kea3")
    assert taken.question == "turn"
    assert (land(taken, "Kea3").faction, land(taken, "Kea3").troops) == (0, 1)
    assert (faction(taken).metropolises, faction(taken, 2).metropolises) == (1, 0)
    assert faction(taken, 2).priestesses == 0  # the team has lost nothing, so there is no bonus
    defended = {**fields, "land": ["Kea1*2", "Naxos1", "Kea3 Melos1", "Thera1"]}
    through = do(at(**defended, partners_token="falls"), "march from Kea1", "troops 1", "march to Kea3")
    assert through.question == "march_where"
    last = {**TEAM, "land": ["Kea1*2", "Naxos1", "Kea3*0", "Thera1"]}
    through = do(at(**last, partners_token="falls"), "march from Kea1", "troops 1", "march to Kea3")
    assert (through.question, land(through, "Kea3").faction) == ("march_where", 2)  # a partner never falls by it


@rule("L15.5", "L8.12")
def test_a_last_land_is_taken_to_reach_the_target_or_for_any_gain() -> None:
    """Faction 1 has Melos3 alone, with a metropolis; faction 0 beside it in Melos1."""
    fields = {"god": "ares", "land": ["Melos1*2 Kea1", "Melos3*0", "Syros1"], "gold": [9, 0, 0]}
    three = "Melos1.1:two_troops Melos1.2:three_gold Kea1.1:priestess"
    rich = {**fields, "metropolises": f"{three} Melos3.1:cornucopia"}
    two = {**fields, "metropolises": "Melos1.1:two_troops Melos1.2:three_gold Melos3.1:cornucopia"}

    def enters(**more: object) -> bool:
        state = at(**more)
        if "march from Melos1" not in legal(state):
            return False
        return "Melos3" in legal(do(state, "march from Melos1", "troops 1"), "march to")

    assert enters(**two)
    assert enters(**two, last_land="for_any_gain")
    assert not enters(**rich)
    assert enters(**rich, last_land="for_any_gain")
    assert not enters(**{**fields, "metropolises": three}, last_land="for_any_gain")  # nothing to gain there
    one = {**fields, "metropolises": "Melos1.1:two_troops Melos3.1:cornucopia"}
    assert not enters(**one, last_land="for_any_gain")
    assert (
        refusal(
            do(at(**rich, fleets=["MelosA MelosB", "", ""]), "march from Melos1", "troops 1"), "march to Melos3"
        ).rule
        == "L8.12"
    )


@rule("L15.15", "L12.3")
def test_the_set_of_a_team_counts_by_conquest_too_and_stands_with_the_faction_on_turn() -> None:
    """Faction 2 has three types; its partner, faction 0, takes a land with the fourth."""
    lands = ["Kea1*2", "Kea3*0 Naxos1", "Melos1 Melos3", "Thera1"]
    buildings = "Melos1.1:port Melos1.2:temple Melos3.1:academy Kea3.1:fortress"
    state = do(at(**TEAM, land=lands, buildings=buildings), "march from Kea1", "troops 1", "march to Kea3")
    assert (state.question, state.actor) == ("found_where", 0)
    assert legal(state, "found at") == ["Kea1.1", "Kea1.2", "Kea3.1", "Kea3.2"]
    assert land(state, "Melos1").sites == ("", "")


@rule("L15.16", "L10.15", "L10.18")
def test_in_the_upkeep_too_no_fleet_is_driven_into_the_krakens_sea() -> None:
    """Polyphemus walks from Delos1 to Delos3, beside MykonosA; from there a fleet can go to MykonosB or MykonosC."""
    fields = {"ask": "upkeep", "due": "polyphemus", "priestesses": [1, 0, 0], "fleets": ["", "MykonosA", ""]}
    walk = ("keep polyphemus", "walk to Delos3")
    free = do(at(**fields, figures="polyphemus:Delos1:0"), *walk)
    assert legal(free) == ["push to MykonosB", "push to MykonosC"]
    closed = do(at(**fields, figures="polyphemus:Delos1:0 kraken:MykonosB:1"), *walk)
    assert sea(closed, "MykonosC").fleets == 1  # no choice is left


@rule("L15.18", "L8.15", "L8.17")
def test_croesus_rolls_only_his_own_die_and_no_hero_retreats_with_perseus() -> None:
    fields = {
        "god": "ares",
        "gold": [9, 9, 0],
        "land": ["Melos1*3", "Melos3*2 Delos1*0", "Ios1"],
        "fleets": ["", "MelosB DelosA", ""],
    }
    march = ("march from Melos1", "troops 3")
    rolled = do(at(**fields, heroes="croesus:Melos1:0"), *march, "take croesus", "march to Melos3")
    do(rolled, "attack 0", "defence 3", "roll again")
    assert rolled.question == "attack_roll"
    do(rolled, "attack 1")
    assert rolled.question == "reroll"  # the other's three stands
    beside = do(at(**fields, heroes="perseus:Melos3:1 helen:Melos3:1"), *march, "march to Melos3", "attack 3")
    assert legal(beside) == ["lose troop", "lose hero helen", "lose hero perseus"]  # 6 to 6: the attacker has lost one
    assert do(beside.copy(), "lose troop").question == "escape"
    assert do(beside, "lose hero helen").question == "retreat"


@rule("L15.19", "L1.2")
def test_an_island_ends_at_the_edge_of_the_map() -> None:
    """Melos lies in a corner of the map: the edge ends its island, and every land is on exactly one."""
    map = at().map
    melos = map.island_of[map.island_names.index("Melos1")]
    assert [map.island_names[land] for land in members(melos)] == ["Melos1", "Melos3"]
    for one in range(map.islands):
        assert all(map.island_of[other] == map.island_of[one] for other in members(map.island_of[one]))
        assert one in members(map.island_of[one])


@rule("L15.20", "L8.13", "L11.1")
def test_a_faction_that_falls_is_out_and_the_game_ends_with_the_cycle() -> None:
    """Faction 0 takes the last land of faction 1 for its third metropolis."""
    metropolises = "Melos1.1:two_troops Melos1.2:three_gold Melos3.1:cornucopia"
    lands = ["Melos1*2 Kea1", "Melos3*0", "Syros1"]
    state = at(god="ares", land=lands, gold=[9, 0, 0], metropolises=metropolises)
    do(state, "march from Melos1", "troops 1", "march to Melos3")
    assert not faction(state, 1).in_game
    assert not state.over  # the cycle goes on
    while not state.over and state.view(0).cycle == 3:
        state.play(state.draw(Rng(1)) if state.actor < 0 else state.legal()[-1])
    assert state.over


@rule("L15.21", "L8.14")
def test_pandora_takes_mercenaries_before_the_first_round_and_nobody_is_asked() -> None:
    lands = ["Melos1*2", "Melos3 Delos1*0", "Ios1"]
    fields = {"god": "ares", "gold": [9, 0, 0], "land": lands, "mercenaries": "Melos3*2"}
    state = do(at(**fields, heroes="pandora:Melos1:0"), "march from Melos1", "troops 2", "take pandora")
    do(state, "march to Melos3")
    assert state.question == "attack_roll"
    battle = state.view(0).battle
    assert battle is not None
    assert (battle.attackers, battle.defenders) == (2 + 1 + 2, 1)


@rule("L15.22", "L12.6")
def test_each_step_through_the_partners_land_is_paid_for() -> None:
    """Kea1 is beside Kea3 of the partner, and Kea3 beside Ios3."""
    fields = {**TEAM, "land": ["Kea1*2", "Naxos1", "Kea3 Melos1", "Thera1"]}
    state = do(at(**fields), "march from Kea1", "troops 1", "march to Kea3")
    assert faction(state).gold == 8
    do(state, f"march to {legal(state, 'march to')[0]}")
    assert faction(state).gold == 7


@rule("L15.23", "L10.7")
def test_the_cyclops_rebuilds_on_the_same_site_and_may_complete_a_set() -> None:
    buildings = "Melos1.1:port Melos1.2:port Melos3.1:fortress Melos3.2:temple"
    state = at(land=["Melos1 Melos3", "Delos1", "Ios1"], buildings=buildings, track="cyclops - - -", gold=[9, 0, 0])
    do(state, "summon cyclops", "rebuild Melos1.2", "rebuild as academy")
    assert state.question == "found_where"  # port, fortress, temple and academy are given up
    assert land(state, "Melos1").sites == ("", "")


@rule("L15.24", "L10.0")
def test_several_creatures_may_be_summoned_in_a_turn() -> None:
    state = at(track="graeae harpy dryad satyr", gold=[20, 0, 0], land=["Melos1", "Delos1", "Ios1"])
    do(state, "summon graeae", "summon dryad", "summon satyr")
    assert [space.creature for space in state.view(0).track] == ["", "harpy", "", ""]


@rule("L15.25", "L8.5")
def test_a_side_withdraws_with_all_its_fleets() -> None:
    fields = {"god": "poseidon", "gold": [9, 0, 0], "land": ["Melos1", "Delos1", "Ios1"]}
    state = at(**fields, fleets=["MelosA*3", "MelosB*3", ""])
    do(state, "sail from MelosA", "fleets 3", "sail to MelosB", "attack 1", "defence 1")
    assert (state.question, state.actor) == ("retreat", 1)
    goal = legal(state, "withdraw to")[0]
    twin = state.copy()
    do(state, f"withdraw to {goal}")
    assert (sea(state, goal).fleets, sea(state, "MelosB").faction) == (2, 0)
    do(twin, "stand", "withdraw to MelosA")  # now the attacker leaves
    assert (sea(twin, "MelosA").fleets, sea(twin, "MelosB").fleets, sea(twin, "MelosB").faction) == (2, 2, 1)
    assert twin.view(0).battle is None
