"""C1: aim, components, set-up."""

from __future__ import annotations

import pytest
from cyclades_stories import do, island, legal, refusal, seat, start

import petteia
from petteia.games import cyclades
from petteia.games.cyclades.facts import CREATURES, ISLANDS, MAPS, STARTS
from petteia.games.cyclades.rules.tables import CHARTS, MAP_OF
from petteia.rulebook import rule

SEATS = (2, 3, 4, 5)


@rule("C1.1")
@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_two_metropolises_win_and_three_with_two_players(seats: int, needed: int) -> None:
    land = ["i1 i2 i3", "i4", "i5", "i6", "i7"][:seats]
    for metropolises in (needed - 1, needed):
        state = cyclades.position(
            seats=seats, fleets=[""] * seats, land=land, metropolises=["i1", "i2", "i3"][:metropolises], blessed="i1*16"
        )
        do(state, "done")
        assert state.over == (metropolises == needed)
    with pytest.raises(petteia.OptionError):
        petteia.game("cyclades").start(6)


@rule("C1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_five_gold_and_his_markers(seats: int) -> None:
    state = start(seats)
    for number in range(seats):
        assert seat(state, number).gold == 5
    rng = petteia.Rng(1)
    while state.question == "turn_order":
        state.play(state.draw(rng))
    markers = state.view(0).order
    assert sorted(markers) == sorted([*range(seats)] * (2 if seats == 2 else 1))


@rule("C1.3")
@pytest.mark.parametrize(
    ("seats", "seas", "islands", "trade", "spaces"),
    [(2, 30, 8, 4, 47), (3, 30, 8, 4, 47), (4, 46, 10, 6, 69), (5, 61, 13, 6, 91)],
)
def test_the_map_fits_the_number_of_players(seats: int, seas: int, islands: int, trade: int, spaces: int) -> None:
    chart = CHARTS[MAP_OF[seats]]
    assert (chart.seas, chart.islands, bin(chart.trade).count("1"), len(chart.spaces)) == (seas, islands, trade, spaces)
    cells = {island.id: len(chart.cells(number)) for number, island in enumerate(ISLANDS[seats - 2])}
    # small islands are rich, large ones have room
    for row in ISLANDS[seats - 2]:
        assert (row.prosperity, row.slots) == {1: (2, 1), 2: (1, 2), 3: (0, 3), 4: (0, 4)}[cells[row.id]]
    assert MAPS[0] == MAPS[1]
    refused = refusal(cyclades.position(seats=3, god="poseidon"), "recruit fleet sea_61")
    assert refused.rule == "C1.3"


@rule("C1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_two_islands_two_troops_two_fleets_and_an_income_of_two(seats: int) -> None:
    state = start(seats)
    for number, begins in enumerate(STARTS[seats - 2]):
        view = seat(state, number)
        assert (view.income, view.troops_in_reserve, view.fleets_in_reserve) == (2, 6, 6)
        for name in begins.islands:
            assert (island(state, name).owner, island(state, name).troops) == (number, 1)
        assert [v.sea for v in state.view(0).seas if v.seat == number] == sorted(begins.fleets)
    neutral = [view.island for view in state.view(0).islands if view.owner < 0]
    assert len(neutral) == len(ISLANDS[seats - 2]) - 2 * seats


@rule("C1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_each_starting_fleet_touches_an_island_of_its_owner(seats: int) -> None:
    chart = CHARTS[MAP_OF[seats]]
    for begins in STARTS[seats - 2]:
        for name in begins.fleets:
            shores = chart.shores[chart.sea_names.index(name)]
            assert any(shores >> chart.island_names.index(home) & 1 for home in begins.islands)


@rule("C1.5")
def test_the_deck_has_seventeen_different_creatures() -> None:
    assert len({creature.id for creature in CREATURES}) == len(CREATURES) == 17
    state = do(start(3), "marker 0", "marker 1")
    assert legal(state, "show") == [creature.id for creature in CREATURES]
    assert [chance for _, chance in state.outcomes()] == [pytest.approx(1 / 17)] * 17


@rule("C1.6")
def test_chance_lays_the_markers_on_the_turn_order() -> None:
    state = start(4)
    assert legal(state) == ["marker 0", "marker 1", "marker 2", "marker 3"]
    do(state, "marker 2", "marker 0", "marker 3")  # the last comes of itself
    assert state.view(0).order == (2, 0, 3, 1)
    assert state.question == "creature"


@rule("C1.6", "C12.1")
def test_with_two_players_all_four_markers_are_laid() -> None:
    state = start(2)
    assert state.outcomes() == [(state.parse("marker 0"), 0.5), (state.parse("marker 1"), 0.5)]
    do(state, "marker 0")
    assert [chance for _, chance in state.outcomes()] == [pytest.approx(1 / 3), pytest.approx(2 / 3)]
    do(state, "marker 0")  # the two left are both of seat 1
    assert state.view(0).order == (0, 0, 1, 1)


@rule("C1.7", "C1.8")
def test_what_is_not_in_the_supply_cannot_be_taken() -> None:
    priests = cyclades.position(god="zeus", priests=(10, 6, 0), gold=(9, 5, 5))
    assert refusal(priests, "recruit priest").rule == "C1.8"
    assert "done" in legal(priests)  # there is no free one to be taken
    wise = cyclades.position(seats=5, god="athena", philosophers=(3, 3, 3, 3, 3), gold=[9] * 5)
    assert "recruit philosopher" in legal(wise)
    ports = [f"i2.{n}:port" for n in (1, 2, 3, 4)] + [f"i10.{n}:port" for n in (1, 2, 3, 4)]
    ports += ["i9.1:port", "i9.2:port"]
    full = cyclades.position(seats=5, god="poseidon", buildings=ports, gold=[9] * 5)
    assert refusal(full, "build i1.1").rule == "C1.8"
    with pytest.raises(petteia.NotationError, match="blessed: 17; expected a number from 1 to 16"):
        cyclades.position(blessed="i1*17")


@rule("C1.8")
def test_without_a_marker_left_apollos_guest_only_takes_gold() -> None:
    state = cyclades.position(god="athena", recruited=1, blessed="i1*16", gold=(5, 5, 5))
    do(state, "done")  # both others are with Apollo
    assert (seat(state, 1).gold, seat(state, 2).gold) >= (6, 6)
    assert state.cycle == 4


@rule("C1.8")
def test_gold_never_runs_out() -> None:
    state = cyclades.position(gold=(90, 90, 90), god="athena", recruited=1, blessed="i1*16")
    do(state, "done")
    assert sum(seat(state, number).gold for number in range(3)) > 270


@rule("C1.7", "C1.8")
def test_there_are_ten_metropolises() -> None:
    for number in (9, 10):
        state = cyclades.position(
            seats=5,
            god="athena",
            philosophers=(3, 0, 0, 0, 0),
            land=["i1 i2 i3", "i4 i5 i6", "i7 i8 i9", "i10 i11 i12", "i13"],
            metropolises=[f"i{place}" for place in range(2, 2 + number)],
        )
        do(state, "recruit philosopher")
        assert island(state, "i1").metropolis == (number == 9)
        assert seat(state, 0).philosophers == 0
