"""Maps as data: every area is where the rules have it."""

from __future__ import annotations

import math

import pytest

import petteia
from petteia.core.contract.maps import Cell
from petteia.core.engine.bits import members
from petteia.games.cyclades import CycladesState
from petteia.games.cyclades.words.plan import map_plan as cyclades_plan
from petteia.games.legendary import LegendaryState
from petteia.games.legendary.rules.map.archipelago import AT_SEA
from petteia.games.legendary.words.plan import map_plan as legendary_plan
from petteia.rulebook import rule


def beside(some: tuple[Cell, ...], others: tuple[Cell, ...]) -> bool:
    """Whether hexagons of two areas share a side."""
    return any(abs(math.dist(one, other) - 1.0) < 0.01 for one in some for other in others)


@rule("C1.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_drawn_islands_touch_the_seas_that_the_rules_say(seats: int) -> None:
    state = petteia.game("cyclades").start(seats)
    assert isinstance(state, CycladesState)
    chart, plan = state.board.chart, cyclades_plan(seats)
    assert [land.id for land in plan.lands] == list(chart.island_names)
    assert [sea.id for sea in plan.seas] == list(chart.sea_names)
    for number, land in enumerate(plan.lands):
        touched = [sea for sea, drawn in enumerate(plan.seas) if beside(land.cells, drawn.cells)]
        assert touched == list(members(chart.around[number]))
        assert all(site < land.sites for site in land.metropolis)
    for number, sea in enumerate(plan.seas):
        assert [at for at, other in enumerate(plan.seas) if beside(sea.cells, other.cells)] == list(
            members(chart.next_to[number])
        )


@rule("L1.2")
@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_drawn_lands_touch_the_areas_that_the_rules_say(seats: int, side: str) -> None:
    state = petteia.game("legendary").start(seats, map="quick", side=side)
    assert isinstance(state, LegendaryState)
    map, plan = state.map, legendary_plan(state.map)
    for number, land in enumerate(plan.lands):
        assert [at for at, sea in enumerate(plan.seas) if beside(land.cells, sea.cells)] == list(
            members(map.around[number])
        )
        neighbours = [at for at, other in enumerate(plan.lands) if at != number and beside(land.cells, other.cells)]
        assert neighbours == list(members(map.bordering[number]))
        assert all(plan.lands[at].island == land.island for at in neighbours)
    assert [sea.horns for sea in plan.seas] == [map.horns[AT_SEA + sea] for sea in range(map.seas)]
