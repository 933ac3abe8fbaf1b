"""Set-up and deployment (L2), maps over many random layouts."""

from __future__ import annotations

import pytest
from legendary_stories import at, do, faction, land, legal, randomly, refusal, sea, start

import petteia
from petteia.core.engine.bits import members
from petteia.games.legendary.rules.map.archipelago import Archipelago
from petteia.games.legendary.rules.map.tiles import TILE_SET, read_tiles
from petteia.rulebook import rule

TILES = {2: 8, 3: 6, 4: 8, 5: 10, 6: 10}


@rule("L2.1", "L3.5", "L13.2")
def test_gods_are_shuffled_once_and_then_turn() -> None:
    state = randomly(start(3), 1, "which_god")
    first = [row.god for row in state.view(petteia.SPECTATOR).rows]
    assert sorted(first[:5]) == ["ares", "athena", "hera", "poseidon", "zeus"]
    assert first[5] == "apollo"
    while state.cycle == 1:
        rng = petteia.Rng(state.cycle)
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else state.legal()[0])
    second = [row.god for row in state.view(petteia.SPECTATOR).rows]
    assert second == [*first[1:5], first[0], "apollo"]


@rule("L2.2")
@pytest.mark.parametrize(("seats", "closed"), [(2, 2), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_as_many_gods_as_factions_are_open(seats: int, closed: int) -> None:
    rows = randomly(start(seats), 1, "which_god").view(0).rows
    assert sum(not row.open for row in rows) == closed
    assert [row.open for row in rows] == [True] * (5 - closed) + [False] * closed + [True]


@rule("L2.3")
def test_four_creatures_and_two_heroes_are_shown() -> None:
    view = randomly(start(3), 3, "claim").view(0)
    assert [space.price for space in view.track] == [2, 3, 4, 5]
    assert len({space.creature for space in view.track} - {""}) == 4
    assert len(set(view.heroes) - {""}) == 2
    assert view.deck == 14


@rule("L2.4", "L15.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_map_has_two_tiles_a_faction_and_one_side(seats: int) -> None:
    for side in ("front", "back"):
        code = randomly(start(seats, side=side), 5, "claim").view(0).map
        assert code[0] == side[0]
        assert sum(sign.isalpha() for sign in code[2:]) == TILES[seats]
        assert start(seats, map=code).view(0).map == code
        assert start(seats, map="quick", side=side).view(0).map[0] == side[0]


def test_a_map_that_cannot_be_is_refused_by_name() -> None:
    for code, problem in (
        ("f:e4b0c1/f2d2", "expected 6 tiles, found 5"),
        ("f:e4e0c1/f2d2/i1", "melos is used twice"),
        ("f:e4b0c1/f2d2/....i1", "not all connected"),
        ("f:e4b0c1/f2d9/i1", "expected a tile from a to j and its turn"),
        ("x:e4", "expected f: or b:"),
    ):
        with pytest.raises(petteia.OptionError, match=problem):
            start(3, map=code)


def test_a_tile_that_cannot_be_is_refused_with_its_line_and_what_would_be_right() -> None:
    good = "tile X front\n 2 c c\n a 2 a c\n a a a 3 3\n b 1 1 b\n b b b\n1: 2 sites\n2: 1 site\n3: 2 sites\n"
    good += good.replace("front", "back")
    assert len(read_tiles(good, "my.txt").fronts) == 1
    for wrong, problem in (
        (good.replace(" 2 c c", " 2 c", 1), "my.txt, line 1: expected rows of 3, 4, 5, 4 and 3"),
        (good.replace(" 2 c c", " 2 c z", 1), "my.txt, line 2: 'z': a hexagon is a digit"),
        (good.replace("1: 2 sites", "1: 1 horn"), "my.txt, line 1: land 1 needs a building site, as in '1: 1 site'"),
        (good.replace("a 2 a c", "1 2 a c"), "my.txt, line 1: area 1 is in pieces"),
        (good.replace("1: 2 sites", "1: two sites"), "my.txt, line 7: 'two sites': expected '2 sites'"),
        (good.replace("3: 2 sites", "4: 2 sites"), "my.txt, line 9: the tile has no area 4; it has 1, 2, 3, a, b, c"),
        (good.replace(" b", " a").replace(" c", " a"), "line 1: land 1 borders fewer than two seas"),
        (good.replace(" b 1 1 b", " b 1 1 1"), "line 1: the middle of each edge must be sea"),
        (good + "a: priestess\n", "line 10: sea a can have horns, but no building sites"),
        (good.partition("tile X back")[0], "line 1: the tile X needs a front and a back"),
        (good.replace("X back", "X front"), "line 1: the tile X has two sides called front"),
        ("shape three 1/2\n" + good, "line 1: 'shape three 1/2': expected a number of players and a code"),
        ("Andros\n" + good, "line 1: 'Andros': expected a tile, as in 'tile Andros front'"),
    ):
        with pytest.raises(petteia.NotationError, match=problem):
            read_tiles(wrong, "my.txt")


def random_map(seats: int, seed: int) -> Archipelago:
    side = ("front", "back")[seed % 2]
    return randomly(start(seats, side=side), seed, "claim").map


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_on_every_map_the_sea_is_one_and_every_land_borders_two_seas(seats: int) -> None:
    for seed in range(40):
        map = random_map(seats, seed)
        reached = ahead = 1
        while ahead:
            ahead = map.beside(ahead) & ~reached
            reached |= ahead
        assert reached == (1 << map.seas) - 1
        assert all(len(members(map.around[number])) >= 2 for number in range(map.islands))
        assert all(map.shores[number] for number in range(map.seas))
        assert len({map.island_of[number] for number in range(map.islands)}) >= 2 * TILES[seats] // 3


def test_all_tiles_of_a_side_are_equally_rich() -> None:
    for side, seas in ((TILE_SET.fronts, 1), (TILE_SET.backs, 2)):
        for number, tile in enumerate(side):
            assert sum(area.sites for area in tile.lands) == 5
            assert sum(area.horns for area in tile.lands) == 1
            assert sum(area.horns for area in tile.seas) == seas
            assert sum(area.priestess for area in tile.lands) == (number + 1) % 2


@rule("L2.5")
def test_what_a_faction_begins_with() -> None:
    state = start(3)
    assert [(faction(state, one).gold, faction(state, one).troops_in_reserve) for one in range(3)] == [(5, 8)] * 3
    assert [faction(start(6), one).gold for one in range(6)] == [10] * 6


@rule("L2.6", "L15.9")
def test_chance_lays_the_markers() -> None:
    state = randomly(start(3, map="quick"), 4, "turn_order")
    assert [round(3 * chance) for _, chance in state.outcomes()] == [1, 1, 1]
    do(state, "marker 2", "marker 0")
    assert state.view(0).order == (2, 0, 1)
    assert state.actor == 2


@rule("L2.7", "L2.8")
def test_deployment_goes_forth_and_back() -> None:
    state = do(randomly(start(3, map="quick"), 4, "turn_order"), "marker 2", "marker 0")
    do(state, "claim Melos1", "moor at MelosA")
    assert refusal(state, "claim Melos3").key == "same_island"
    do(state, "claim Ios2", "moor at IosA")
    assert faction(state, 2).priestesses == 1
    assert state.actor == 0
    assert refusal(state, "claim Melos1").key == "land_taken"
    do(state, "claim Delos1", "moor at DelosA", "claim Kea1", "moor at KeaA")
    do(state, "claim Syros1", "moor at SyrosA", "claim Mykonos1", "moor at MykonosC")
    assert state.actor == 1
    do(state, "claim Syros3", "moor at SyrosC", "station at Syros3", "station at Syros3", "station at Mykonos1")
    assert state.actor == 0
    assert state.view(0).lands[-1].troops == 2


@rule("L2.9", "L12.4")
def test_partners_keep_to_different_islands_in_the_first_round() -> None:
    state = do(randomly(start(4, map="quick", teams="yes"), 1, "turn_order"), "marker 0", "marker 2", "marker 1")
    do(state, "claim Paros1", "moor at ParosA", "claim Thera1", "moor at TheraA")
    assert state.actor == 2
    assert refusal(state, "claim Paros3").rule == "L2.9"


@rule("L2.10", "L14.3")
def test_a_land_without_an_empty_sea_is_claimed_only_if_there_is_no_other() -> None:
    state = at(ask="claim", order="0 1 2", land=["", "", ""], fleets=["", "MelosA MelosB", ""], cycle=0)
    assert refusal(state, "claim Melos1").rule == "L2.10"
    everywhere = (
        " ".join(state.map.sea_names[:8]),
        " ".join(state.map.sea_names[8:16]),
        " ".join(state.map.sea_names[16:]),
    )
    state = at(ask="claim", order="0 1 2", land=["", "", ""], fleets=list(everywhere), cycle=0)
    assert len(legal(state, "claim")) == 18
    do(state, "claim Melos1")
    assert state.question == "claim"  # no fleet


@rule("L14.42")
def test_the_second_land_lies_on_the_first_ones_island_only_if_no_other_is_left() -> None:
    """Melos1 and Melos3 are one island, Melos2 is another."""
    for free, claimable in (({"Melos2", "Melos3"}, ["claim Melos2"]), ({"Melos3"}, ["claim Melos3"])):
        state = at(ask="claim", order="0 1 2", land=["Melos1*0", "", ""], claimed=1)
        for number, name in enumerate(state.map.island_names):
            if name != "Melos1" and name not in free:
                state.change_controller(number, 1)
        assert [state.text(action) for action in state.legal()] == claimable


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_drafts_never_dead_end(seats: int) -> None:
    for seed in range(15):
        state = randomly(start(seats, side=("front", "back")[seed % 2], teams="yes"), seed, "which_god")
        for one in range(state.factions):
            assert state.board.fleets_of(one) == 3
            assert state.board.troops_of(one) == 3
            assert len(members(state.lands_of(one))) == 3


# ---- the quick set-up with its starts


@rule("L2.11", "L1.11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_quick_set_up_gives_everybody_three_lands_with_a_troop_and_a_fleet_each(seats: int) -> None:
    state = start(seats, map="prepared", side="back")  # it is made for the fronts
    assert state.map.code == TILE_SET.quick[seats]
    shown = [
        sum(view.priestess for view in state.view(0).lands if view.faction == one) for one in range(state.factions)
    ]
    state = randomly(state, 7, "which_god")
    assert (state.cycle, state.phase) == (1, 3)  # nothing is left to claim
    for one, lands in enumerate(TILE_SET.starts[seats]):
        assert len([view for view in state.view(0).lands if view.faction == one]) == 3
        for name, harbour in lands:
            assert (land(state, name).faction, land(state, name).troops) == (one, 1)
            assert (sea(state, harbour).faction, sea(state, harbour).fleets) == (one, 1)
            assert state.map.around[state.map.island_names.index(name)] >> state.map.sea_names.index(harbour) & 1
        assert faction(state, one).priestesses == shown[one]
        assert faction(state, one).income == 3
        assert faction(state, one).troops_in_reserve == faction(state, one).fleets_in_reserve == 5


@rule("L2.11")
def test_the_start_of_the_first_of_three() -> None:
    view = start(3, map="prepared").view(0)
    assert {one.land for one in view.lands if one.faction == 0} == {"Syros2", "Delos3", "Mykonos1"}
    assert {one.sea for one in view.seas if one.faction == 0} == {"KeaC", "MykonosA", "MykonosB"}


def test_a_start_that_cannot_be_is_refused_with_its_line() -> None:
    good = "tile X front\n 2 c c\n a 2 a c\n a a a 3 3\n b 1 1 b\n b b b\n1: 2 sites\n2: 1 site\n3: 2 sites\n"
    good += good.replace("front", "back")
    assert read_tiles(good + "start 3 X1@XA X2@XB X3@XC\n", "my.txt").starts == {
        3: ((("X1", "XA"), ("X2", "XB"), ("X3", "XC")),)
    }
    for wrong, problem in (
        ("start 3 X1@XA X2@XB", "my.txt, line 19: 'start 3 X1@XA X2@XB': expected a number of players and three lands"),
        ("start 3 X1@XA X2@XB X4@XC", "my.txt, line 19: 'X4' is not an area of a front"),
    ):
        with pytest.raises(petteia.NotationError, match=problem):
            read_tiles(good + wrong, "my.txt")
