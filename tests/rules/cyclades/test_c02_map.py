"""C2: the map."""

from __future__ import annotations

from cyclades_stories import battle, do, fleets, island, legal, refusal

from petteia.core.engine.bits import members
from petteia.games import cyclades
from petteia.games.cyclades.facts import ISLANDS
from petteia.games.cyclades.rules.tables import CHARTS, MAP_OF, SITE_SLOTS
from petteia.rulebook import rule


@rule("C2.1")
def test_an_island_touches_every_sea_space_beside_any_of_its_cells() -> None:
    chart = CHARTS[MAP_OF[3]]
    centre = chart.island_names.index("i3")
    assert chart.cells(centre) == ["D2", "E3"]
    around = [chart.sea_names[sea] for sea in members(chart.around[centre])]
    assert around == ["C1", "C2", "D1", "D3", "E2", "E4", "F3", "F4"]  # the printed example: all eight
    for sea in range(chart.seas):
        for shore in members(chart.shores[sea]):
            assert chart.around[shore] >> sea & 1


@rule("C2.1")
def test_a_port_works_on_all_eight_spaces_around_its_island() -> None:
    for sea in ("C1", "C2", "D1", "D3", "E2", "E4", "F3", "F4"):
        state = cyclades.position(
            ask="attack_roll",
            fleets=["G5", "F1", f"{sea} K2"],
            buildings="i3.1:port",
            battle=f"sea:{sea}:0:2:1:0:0",
        )
        view = state.view(0).battle
        assert view is not None
        assert view.bonus == 1


@rule("C2.2")
def test_after_a_sea_battle_one_colour_is_left() -> None:
    state = do(battle(2, 1, on_land=False), "attack 3", "defence 0")
    assert fleets(state)["D4"] == (0, 2)


@rule("C2.3")
def test_an_island_once_owned_stays_owned() -> None:
    state = cyclades.position(
        god="ares", fleets=["C2 D3 E4", "F1", "K2"], land=["i1 i7", "i2 i5", "i3*0 i8"], gold=(9, 5, 5)
    )
    assert island(state, "i4").owner == -1
    do(state, "march from i1", "march to i4")
    assert (island(state, "i1").owner, island(state, "i1").troops) == (0, 0)
    assert (island(state, "i4").owner, island(state, "i4").troops) == (0, 1)


@rule("C2.4")
def test_a_sea_space_left_is_nobodys() -> None:
    state = cyclades.position(gold=(9, 5, 5))
    do(state, "sail from C2", "sail to D3", "anchor")
    assert "C2" not in fleets(state)


@rule("C2.5")
def test_islands_do_not_touch_and_troops_need_fleets() -> None:
    for chart in CHARTS:
        cells = {space.name: space for space in chart.spaces}
        for number in range(chart.islands):
            for other in range(number):
                for one in chart.cells(number):
                    for two in chart.cells(other):
                        dq, dr = cells[one].q - cells[two].q, cells[one].r - cells[two].r
                        assert max(abs(dq), abs(dr), abs(dq + dr)) > 1
    state = cyclades.position(god="ares", fleets=["A1", "F1", "K2"], gold=(9, 5, 5))
    assert legal(state, "march from") == []
    assert refusal(state, "march from i1").rule == "C9.15"


@rule("C2.6")
def test_a_metropolis_covers_two_slots_or_the_only_one() -> None:
    for seats, rows in enumerate(ISLANDS, 2):
        for number, row in enumerate(rows):
            assert len(row.covered) == min(row.slots, 2)
            assert len(members(SITE_SLOTS[16 * MAP_OF[seats] + number])) == len(row.covered)
    state = cyclades.position(god="poseidon", metropolises="i7", gold=(9, 5, 5))
    assert legal(state, "build") == ["i1.1", "i7.3", "i7.4"]
    assert refusal(state, "build i7.1").rule == "C9.7"


@rule("C2.6")
def test_an_island_has_at_most_one_metropolis() -> None:
    state = cyclades.position(god="athena", philosophers=(3, 0, 0), metropolises="i7", gold=(9, 5, 5))
    do(state, "recruit philosopher")
    assert island(state, "i1").metropolis
    state = cyclades.position(
        god="athena", philosophers=(3, 0, 0), metropolises="i7", land=["i1 i7 i4", "i2 i5", "i3 i8"], gold=(9, 5, 5)
    )
    do(state, "recruit philosopher")
    assert refusal(state, "found on i7").rule == "C2.6"
