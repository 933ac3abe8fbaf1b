"""What a half-made move could lead to: ways across the map and chances of battle."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.engine.bits import bit, members
from ..rules.chart import Chart


@dataclass(frozen=True)
class ProspectView:
    """A number of units go to an area: by which areas, whether they fight there, and their chance to win in a fight to
    the end; None without a fight, or where heroes or the Minotaur make it more than a matter of numbers."""

    number: int
    goal: str
    way: tuple[str, ...]
    fight: bool
    win: float | None


def chain_between(chart: Chart, fleets: int, island: int, goal: int) -> tuple[str, ...]:
    """The sea spaces of a shortest chain of those fleets between two islands; empty if there is none."""
    ways: dict[int, tuple[int, ...]] = {sea: (sea,) for sea in members(chart.around[island] & fleets)}
    ahead = list(ways)
    for sea in ahead:
        if chart.shores[sea] & bit(goal):
            return tuple(chart.sea_names[passed] for passed in ways[sea])
        for beyond in members(chart.next_to[sea] & fleets):
            if beyond not in ways:
                ways[beyond] = (*ways[sea], beyond)
                ahead.append(beyond)
    return ()
