"""What a seat could attack from its present position, whatever gods and gold it may get."""

from __future__ import annotations

from ....core.engine.bits import bit, members
from ..rules.chart import Chart
from .view import ReachView


def seas_within(chart: Chart, fleets: int, steps: int, closed: int, enemies: int) -> int:
    """The enemies' sea spaces that some of those fleets can reach within a number of steps; a battle ends a move."""
    reached = ahead = fleets
    for _ in range(steps):
        ahead = chart.beside(ahead) & ~(closed | reached)
        reached |= ahead
        ahead &= ~enemies
    return reached & enemies


def joined(chart: Chart, fleets: int, islands: int) -> int:
    """The islands that chains of those fleets connect with one of these."""
    found = 0
    for island in members(islands):
        found |= chart.joined(fleets, island)
    return found


def reach_view(means: str, chart: Chart, islands: int, seas: int) -> ReachView:
    names = [chart.island_names[island] for island in members(islands)]
    return ReachView(means, (*names, *(chart.sea_names[sea] for sea in members(seas))))


def some(reached: list[ReachView]) -> tuple[ReachView, ...]:
    """The means that lead anywhere."""
    return tuple(one for one in reached if one.areas)


def without(islands: int, island: int) -> int:
    """A set of islands without one of them; -1 is none."""
    return islands & ~bit(island) if island >= 0 else islands
