"""Teams and two players (L12)."""

from __future__ import annotations

import pytest
from legendary_stories import at, do, faction, gold, land, legal, randomly, refusal, sea, start

from petteia.rulebook import rule

# the quick map for four: factions 0 and 2 are partners
TEAM = {"seats": 4, "teams": "yes", "gold": [9, 9]}


@rule("L12.1", "L11.1")
def test_partners_share_gold_and_victory() -> None:
    state = at(**TEAM, god="athena", recruited=1)
    do(state, "recruit philosopher")
    assert (gold(state), gold(state, 2), gold(state, 1)) == (5, 5, 9)
    fields = {**TEAM, "ask": "bless_sea", "god": "apollo", "row": 3, "built": 1, "back": "1 2 3"}
    state = at(**fields, metropolises="Paros1.1:two_troops Paros1.2:three_gold Melos1.1:priestess")
    do(state, "bless sea ParosA")
    assert state.result is not None
    assert state.result.winners == (0, 2)
    assert state.reward(0) == state.reward(2) == 0.5


@rule("L12.1", "L14.34")
def test_the_partner_of_a_fallen_faction_plays_on_and_its_sheltered_metropolis_counts() -> None:
    fields = {**TEAM, "ask": "bless_sea", "god": "apollo", "row": 3, "built": 1, "back": "0 2 3", "turn": 1}
    lands = ["", "Thera1", "Melos1", "Kea1"]
    state = at(
        **fields, out="0", land=lands, sheltered=[1, 0, 0, 0], metropolises="Melos1.1:priestess Kea1.1:two_troops"
    )
    do(state, "bless sea ParosA")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0, 2), "metropolises")  # two to one


@rule("L12.1", "L8.12")
def test_metropolises_of_both_partners_count_for_a_last_land() -> None:
    fields = {**TEAM, "god": "ares", "land": ["Kea1*2", "Kea3*0", "Melos1", "Thera1"]}
    metropolises = "Melos1.1:priestess Kea3.1:two_troops"
    assert "march from Kea1" not in legal(at(**fields, metropolises=metropolises))
    assert "march from Kea1" in legal(at(**fields, metropolises=f"{metropolises} Melos1.2:three_gold"))


@rule("L12.2")
def test_cards_are_not_shared() -> None:
    state = at(**TEAM, god="athena", recruited=0, philosophers=[2, 0, 2, 0])
    do(state, "recruit philosopher")
    assert state.question == "turn"
    assert (faction(state).philosophers, faction(state, 2).philosophers) == (3, 2)


@rule("L12.3")
def test_the_set_of_a_team() -> None:
    buildings = "Melos1.1:port Melos1.2:temple Paros1.1:academy"
    state = at(**TEAM, god="ares", built=0, buildings=buildings)
    do(state, "build Paros1.2")
    assert state.actor == 0
    assert legal(state, "found at") == ["Paros1.1", "Paros1.2"]
    assert land(state, "Melos1").sites == ("", "")
    odysseus = at(**TEAM, heroes="odysseus:Paros1:0", buildings="Melos1.1:port Melos1.2:port Paros1.1:port")
    assert "sacrifice odysseus" not in legal(odysseus)
    lands = ["Paros1 Paros3", "Kea1", "Melos1", "Thera1"]
    four = "Melos1.1:port Paros1.1:port Paros1.2:port Paros3.1:port"
    state = do(at(**TEAM, land=lands, heroes="odysseus:Paros1:0", buildings=four), "sacrifice odysseus")
    assert state.question == "found_where"  # the partner's is not his to give
    assert land(state, "Melos1").sites == ("port", "")


@rule("L12.5", "L12.6", "L14.32")
def test_units_pass_through_the_partners_areas() -> None:
    fields = {**TEAM, "god": "ares", "land": ["Kea1*2", "Naxos1", "Kea3*2", "Thera1"], "gold": [3, 0]}
    state = at(**fields)
    do(state, "march from Kea1", "troops 2")
    assert legal(state) == ["march to Kea3"]
    do(state, "march to Kea3")
    assert legal(state) == ["march to Kea1", "march to Ios3"]
    assert refusal(state, "done").rule == "L8.8"
    do(state, "march to Ios3")
    assert (land(state, "Ios3").troops, land(state, "Kea3").troops, gold(state)) == (2, 2, 1)
    assert "march from Kea1" not in legal(at(**fields | {"gold": [1, 0]}))  # one step would end there
    led = at(**fields | {"god": "zeus", "gold": [9, 0]}, heroes="ajax:Kea1:0")
    do(led, "mobilise ajax", "troops 2", "march to Kea3", "march to Ios3")
    assert gold(led) == 9 - 1 - 2  # every step of a mobilisation costs one more (L8.20)
    assert led.payment(led.parse("mobilise ajax")).total == 3  # type: ignore[union-attr]
    state = at(**TEAM, fleets=["ParosA*2", "", "ParosB", ""], god="poseidon")
    do(state, "sail from ParosA", "fleets 2", "sail to ParosB")
    assert state.question == "sail_where"
    do(state, "sail to ParosC")
    assert (sea(state, "ParosB").faction, sea(state, "ParosC").fleets, gold(state)) == (2, 2, 7)
    chain = at(**fields | {"land": ["Kea1*2", "Naxos1", "Thera2", "Thera1"]}, fleets=["", "", "KeaB", ""])
    assert "march to Kea2" in legal(do(chain, "march from Kea1", "troops 1"))


@rule("L12.7")
def test_two_players_have_two_factions_each() -> None:
    state = at(seats=2, turn=3, gold=[4, 6])
    assert (state.seats, state.actor) == (2, 1)
    assert [one.seat for one in state.view(0).factions] == [0, 1, 0, 1]
    assert [one.gold for one in state.view(1).factions] == [-1, 6, -1, 6]
    for seed in range(3):
        result = randomly(start(2), seed).result
        assert result is not None
        assert set(result.winners) <= {0, 1}


@rule("L12.1")
@pytest.mark.parametrize(("seats", "teams", "expected"), [(4, "no", 4), (4, "yes", 2), (6, "no", 3), (3, "yes", 3)])
def test_who_plays_in_teams(seats: int, teams: str, expected: int) -> None:
    assert len({one.team for one in start(seats, teams=teams).view(0).factions}) == expected


@rule("L12.7", "L14.40")
def test_nobody_robs_himself() -> None:
    """With two players both factions of a team are one person's. Three philosophers and one would make a metropolis."""
    fields = {"seats": 2, "god": "ares", "philosophers": [3, 0, 1, 0], "track": "satyr - - -", "gold": [9, 9]}
    state = do(at(**fields), "summon satyr")
    assert (state.question, faction(state).philosophers) == ("turn", 3)  # nobody else has one: no effect
    state = do(at(**fields | {"philosophers": [3, 1, 1, 0]}), "summon satyr")
    assert legal(state) == ["rob 1"]
    found = refusal(state, "rob 2")
    assert (found.rule, found.key) == ("L14.40", "own_faction")
    dryad = {**fields, "track": "dryad - - -", "priestesses": [0, 1, 1, 1]}
    assert legal(do(at(**dryad), "summon dryad")) == ["rob 1", "rob 3"]
    in_teams = {**fields, "seats": 4, "teams": "yes"}
    state = do(at(**in_teams), "summon satyr", "rob 2")
    assert state.question == "found_where"  # the partner is another player
    assert (
        refusal(
            do(at(**in_teams | {"philosophers": [0, 1, 1, 0]}, steal_from_partner="no"), "summon satyr"), "rob 2"
        ).key
        == "partner_spared"
    )


@rule("L12.1", "L12.7")
@pytest.mark.parametrize(("seats", "partners"), [(2, 2), (4, 2), (6, 3)])
def test_who_partners_whom(seats: int, partners: int) -> None:
    """Those who sit opposite each other: with four the first and the third, with six the first and the fourth."""
    teams = [one.team for one in start(seats, teams="yes").view(0).factions]
    assert teams == [*range(partners), *range(partners)]
