"""The maps as data for drawing."""

from __future__ import annotations

from ....core.contract.maps import LandPlan, MapPlan, SeaPlan
from ...aegean.rules.chart import TRADE, DrawnChart
from ..facts import ISLANDS, MAPS


def map_plan(seats: int) -> MapPlan:
    """The map for that many players (C1.4)."""
    chart = DrawnChart(MAPS[seats - 2])
    at = {space.name: (space.x, round(space.y, 4)) for space in chart.spaces}
    lands = tuple(
        LandPlan(
            id=island.id,
            island=island.id,
            cells=tuple(at[cell] for cell in chart.cells(number)),
            sites=island.slots,
            metropolis=tuple(slot - 1 for slot in island.covered),
            horns=island.prosperity,
            priestess=False,
        )
        for number, island in enumerate(ISLANDS[seats - 2])
    )
    seas = tuple(
        SeaPlan(space.name, (at[space.name],), int(space.sign == TRADE))
        for space in chart.spaces
        if space.name in chart.sea_names
    )
    return MapPlan(lands, seas)


def plan_of(seats: int, code: str = "") -> MapPlan:
    """The map of a table; there is one for each number of players."""
    return map_plan(seats)
