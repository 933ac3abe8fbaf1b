"""Actions in general (L6)."""

from __future__ import annotations

from legendary_stories import at, do, faction, land, legal, refusal, told

from petteia.rulebook import rule


@rule("L6.1", "L6.3")
def test_gods_act_from_the_first_row_and_markers_go_to_the_end() -> None:
    state = at(rows="ares zeus hera athena poseidon", god="ares", offers="ares:2:1 zeus:0:1 apollo:1:0", turn=2)
    do(state, "done")
    assert (state.actor, state.view(0).god) == (0, "zeus")
    do(state, "build Melos1.1", "recruit priestess", "done")
    assert (state.actor, state.view(0).god) == (1, "apollo")
    do(state, "bless land Melos1", "bless sea MelosA")
    assert state.view(0).order == (1, 0, 2)


@rule("L6.2", "L14.11")
def test_duties_come_first_in_either_order_and_only_a_sacrifice_before_them() -> None:
    fields = {"god": "ares", "gold": [9, 0, 0], "built": 0, "recruited": 0, "heroes": "hector:Melos1:0"}
    state = at(**fields, priestesses=[2, 0, 0], track="sylph - - -")
    assert {text.split()[0] for text in legal(state)} == {"build", "recruit", "sacrifice"}
    assert refusal(state, "done").rule == "L6.2"
    assert refusal(state, "summon sylph").key == "duty_first"
    do(state.copy(), "recruit troop Melos1", "build Melos1.1", "done")
    do(state, "build Melos1.1")
    assert refusal(state, "march from Melos1").key == "duty_first"
    do(state, "recruit troop Melos1", "recruit troop Melos1")
    assert faction(state).gold == 7


@rule("L6.4")
def test_without_an_empty_site_the_building_replaces_one_or_is_left_out() -> None:
    fields = {"god": "ares", "built": 0, "land": ["Delos2", "Delos1", "Ios1"]}
    assert refusal(at(**fields), "forgo building").rule == "L6.4"
    state = at(**fields, buildings="Delos2.1:port")
    assert legal(state) == ["build Delos2.1", "forgo building"]
    do(state.copy(), "forgo building")
    do(state, "build Delos2.1")
    assert land(state, "Delos2").sites == ("fortress",)
    ten = " ".join(f"{site}:fortress" for site in state.map.site_names()[5:15])
    lands = "Delos1 Delos2 Delos3 Ios1 Ios2 Ios3"
    state = at(god="ares", built=0, land=["Melos1", lands, "Kea1"], buildings=ten)
    assert "done" in legal(state)


@rule("L6.5", "L9.3")
def test_a_set_counts_at_once() -> None:
    state = at(
        god="ares",
        built=0,
        land=["Melos1 Melos3", "Delos1", "Ios1"],
        buildings="Melos1.1:port Melos1.2:temple Melos3.1:academy",
    )
    assert "building_removed" in told(state, "build Melos3.2")
    assert state.question == "found_where"


@rule("L6.6", "L14.37")
def test_a_duty_without_reserve_or_place_is_left_out() -> None:
    state = at(god="ares", built=1, recruited=0, land=["Melos1*8", "Delos1", "Ios1"])
    assert "done" in legal(state)
    state = at(god="poseidon", built=1, recruited=0, fleets=["", "MelosA", "MelosB"])
    assert "done" in legal(state)
