"""Terms and components (L1)."""

from __future__ import annotations

import pytest
from legendary_stories import at, do, faction, gold, land, legal, refusal, sea, start

import petteia
from petteia.games.aegean.rules.battle import PIPS_OF_FACE
from petteia.games.legendary.facts import (
    SUPPLY_OF_BUILDINGS,
    SUPPLY_OF_MERCENARIES,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTESSES,
    TOKENS_A_BONUS,
)
from petteia.games.legendary.notation.laying import archipelago
from petteia.rulebook import rule


@rule("L1.1", "L1.2")
def test_areas_that_share_a_border_are_adjacent_and_lands_that_hang_together_are_an_island() -> None:
    map = archipelago("f:e4b0c1/f2d2/i1", 6)
    names = map.island_names
    melos = map.island_of[names.index("Melos1")]
    assert [names[number] for number in range(18) if melos >> number & 1] == ["Melos1", "Melos3"]
    # Mykonos2 and Kea2 meet over the edge of their tiles
    assert map.island_of[names.index("Mykonos2")] == map.island_of[names.index("Kea2")]
    assert map.around[names.index("Melos2")] == sum(
        1 << map.sea_names.index(name) for name in ("MelosB", "MelosC", "DelosA")
    )


@rule("L1.3", "L1.4")
def test_a_faction_has_eight_troops_and_fleets_and_mercenaries_are_common() -> None:
    state = at(god="ares", land=["Melos1*8", "Delos1", "Ios1"], gold=[9, 0, 0])
    assert faction(state).troops_in_reserve == 0
    assert refusal(state, "recruit troop Melos1").rule == "L6.6"
    assert faction(state, 1).troops_in_reserve == 7
    assert SUPPLY_OF_MERCENARIES == 16
    state = at(god="hera", mercenaries="Melos1*16", built=1, recruited=1, gold=[9, 0, 0])
    assert refusal(state, "recruit mercenary Melos1").rule == "L6.6"


@rule("L1.5", "L8.9")
def test_a_land_stays_with_its_last_controller() -> None:
    state = do(
        at(god="ares", land=["Melos1*2", "Delos1", "Ios1"], gold=[5, 0, 0]),
        "march from Melos1",
        "troops 2",
        "march to Melos3",
    )
    assert (land(state, "Melos1").faction, land(state, "Melos1").troops) == (0, 0)
    assert land(state, "Melos2").faction == -1


@rule("L1.6")
def test_an_empty_sea_is_nobodys() -> None:
    state = do(at(fleets=["MelosA*2", "", ""], gold=[5, 0, 0]), "sail from MelosA", "fleets 2", "sail to MelosB")
    assert (sea(state, "MelosA").faction, sea(state, "MelosB").faction) == (-1, 0)


@rule("L1.7")
@pytest.mark.parametrize("seed", range(4))
def test_units_of_an_area_belong_to_one_faction(seed: int) -> None:
    state, rng = start(4), petteia.Rng(seed)
    while not state.over:
        for view in state.view(petteia.SPECTATOR).lands if state.cycle % 4 == 1 else ():
            if view.troops or view.mercenaries or view.heroes:
                assert view.faction >= 0
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))


@rule("L1.8")
def test_a_site_holds_one_building() -> None:
    state = at(god="ares", built=0, land=["Melos1", "Delos1", "Ios1"], buildings="Melos1.1:port")
    assert legal(state, "build") == ["Melos1.2"]
    assert refusal(state, "build Melos1.1").key == "site_taken"


@rule("L1.9", "L3.6")
def test_each_cornucopia_is_worth_one_gold_on_land_and_at_sea() -> None:
    state = at(land=["Melos1 Melos2", "Delos1", "Ios1"], fleets=["MelosC", "", ""], horns="Melos1*2 MelosC")
    assert faction(state).income == 1 + 2 + 1 + 1


@rule("L1.10", "L14.1")
def test_what_has_run_out_cannot_be_gained() -> None:
    assert (SUPPLY_OF_PRIESTESSES, SUPPLY_OF_PHILOSOPHERS, SUPPLY_OF_BUILDINGS, TOKENS_A_BONUS) == (20, 20, 10, 3)
    state = at(god="zeus", gold=[9, 0, 0], priestesses=[10, 10, 0])
    assert refusal(state, "recruit priestess").key == "supply_empty"
    state = at(
        god="ares",
        gold=[9, 0, 0],
        land=["Melos1", "Delos1", "Ios1"],
        priestesses=[10, 10, 0],
        fleets=["MelosB", "", ""],
    )
    do(state, "march from Melos1", "march to Melos2")
    assert faction(state).priestesses == 10


@rule("L1.11", "L14.2")
def test_taking_a_land_with_the_sign_brings_a_priestess_each_time() -> None:
    state = at(god="ares", gold=[9, 0, 0], land=["Melos1*2", "Melos2*0 Delos1", "Ios1"], fleets=["MelosB", "", ""])
    do(state, "march from Melos1", "troops 1", "march to Melos2")
    assert faction(state).priestesses == 1
    do(state, "march from Melos2", "march to Melos1", "march from Melos1", "troops 1", "march to Melos2")
    assert faction(state).priestesses == 1  # it was still his


@rule("L1.12")
def test_the_faces_of_a_die() -> None:
    assert list(PIPS_OF_FACE) == [0, 1, 1, 2, 2, 3]
    state = at(god="ares", land=["Melos1", "Melos3 Delos1", "Ios1"], gold=[5, 0, 0])
    do(state, "march from Melos1", "march to Melos3")
    assert [round(6 * chance) for _, chance in state.outcomes()] == [1, 2, 2, 1]
    assert gold(state) == 4
