"""The cycle: start, gods, income (L3)."""

from __future__ import annotations

from legendary_stories import at, do, faction, gold, randomly, start

import petteia
from petteia.rulebook import rule

AT_END = {"ask": "bless_sea", "god": "apollo", "row": 2, "built": 1, "back": "1 2", "hero_track": "ajax helen"}


@rule("L3.1", "L15.8")
def test_the_first_cycle_has_no_start() -> None:
    state = randomly(start(3), 2, "claim")
    track = state.view(0).track
    randomly(state, 3, "which_god")
    assert state.view(0).cycle == 1
    assert state.view(0).track == track


@rule("L3.2", "L14.4")
def test_empty_spaces_of_heroes_are_filled_while_there_is_a_deck() -> None:
    state = at(**AT_END | {"hero_track": "ajax -"}, hero_deck="helen jason", track="sylph satyr dryad giant")
    do(state, "bless sea MelosA")
    assert state.question == "hero"
    do(state, "present jason")
    assert state.view(0).heroes == ("ajax", "jason")
    state = at(**AT_END | {"hero_track": "ajax -"}, hero_deck="")
    assert do(state, "bless sea MelosA").question == "creature"
    assert state.view(0).heroes == ("ajax", "")


@rule("L3.3")
def test_the_printed_example_of_the_track() -> None:
    """Creatures of 3 and 5 were taken: Charon on 2 goes, the Chimera slides from 4 to 2, three new ones come."""
    state = at(**AT_END, track="charon - chimera -")
    do(state, "bless sea MelosA")
    view = state.view(0)
    assert [space.creature for space in view.track] == ["chimera", "", "", ""]
    assert view.discard == ("charon",)
    do(state, "show sylph", "show satyr", "show dryad")
    assert [space.creature for space in state.view(0).track] == ["chimera", "sylph", "satyr", "dryad"]


@rule("L3.4")
def test_the_chimera_takes_the_pile_into_the_deck() -> None:
    state = at(**AT_END, track="chimera sylph satyr dryad", discard="charon giant")
    do(state, "bless sea MelosA")
    assert state.view(0).discard == ()
    assert "show charon" in [state.text(action) for action in state.legal()]


@rule("L14.5")
def test_an_empty_deck_is_renewed_from_the_pile() -> None:
    others = "graeae griffin harpy cyclops pegasus sphinx hydra cerberus kraken medusa minotaur polyphemus"
    state = at(**AT_END, track="charon sylph satyr dryad", discard=f"giant chimera {others}")
    do(state, "bless sea MelosA")
    assert state.question == "creature"
    assert len(state.legal()) == 15


@rule("L3.7", "L14.6", "L10.14")
def test_hydra_doubles_and_cerberus_diverts() -> None:
    fields = {"land": ["Melos1", "Delos1", "Ios1"], "fleets": ["MelosC", "", ""]}
    assert [faction(at(**fields), one).income for one in range(3)] == [2, 1, 1]
    assert faction(at(**fields, figures="hydra:MelosC:1")).income == 3
    state = at(**fields, figures="cerberus:Melos1:1")
    assert [faction(state, one).income for one in range(3)] == [1, 2, 1]
    assert state.view(0).lands[0].faction == 0
    state = at(**fields, figures="cerberus:Kea1:2")  # nobody controls it
    assert faction(state, 2).income == 2
    state = at(**fields, figures="hydra:Kea1:2")
    assert [faction(state, one).income for one in range(3)] == [2, 1, 1]


@rule("L3.8", "L13.3")
def test_gold_is_behind_screens() -> None:
    state = at(gold=[1, 2, 3])
    assert [one.gold for one in state.view(1).factions] == [-1, 2, -1]
    assert [one.gold for one in state.view(petteia.SPECTATOR).factions] == [-1, -1, -1]
    assert [one.gold for one in at(gold=[1, 2, 3], open_gold="yes").view(1).factions] == [1, 2, 3]
    team = at(seats=4, teams="yes", gold=[7, 8])
    assert [one.gold for one in team.view(2).factions] == [7, -1, 7, -1]
    assert gold(at(seats=2, gold=[7, 8]), 3) == 8


@rule("L3.5")
def test_the_printed_example_of_the_gods() -> None:
    """Four players: Zeus lay first; all move up, Athena turns up in the third row, Zeus goes face down to the last."""
    state = at(
        seats=4, ask="bless_sea", god="apollo", row=3, built=1, back="1 2 3", rows="zeus ares hera athena poseidon"
    )
    do(state, "bless sea ParosA")
    rows = state.view(0).rows
    assert [(row.god, row.open) for row in rows] == [
        ("ares", True),
        ("hera", True),
        ("athena", True),
        ("poseidon", False),
        ("zeus", False),
        ("apollo", True),
    ]
