"""The facts, packed for the engine. Only this module knows how; nothing here is typed by hand.

Slots for buildings are numbered four to an island: slot 4 * island + place. Sets of slots, sea spaces and islands are
masks. Tables by island have sixteen entries for each map.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...aegean.rules.chart import DrawnChart
from ..facts import (
    BUILDINGS,
    CREATURES,
    GODS,
    ISLANDS,
    ISLANDS_FOR_2_AND_3,
    ISLANDS_FOR_4,
    ISLANDS_FOR_5,
    MAP_FOR_2_AND_3,
    MAP_FOR_4,
    MAP_FOR_5,
    MAPS,
    SLOTS,
    STARTS,
    TRACK_PRICES,
    WITH_FIGURE,
    WITHOUT_FIGURE,
    Island,
)

# ---- maps

CHARTS: Final = (DrawnChart(MAP_FOR_2_AND_3), DrawnChart(MAP_FOR_4), DrawnChart(MAP_FOR_5))
ISLAND_ROWS: Final = (ISLANDS_FOR_2_AND_3, ISLANDS_FOR_4, ISLANDS_FOR_5)
MAP_OF: Final = bytes([0, 0, *(ISLAND_ROWS.index(islands) for islands in ISLANDS)])  # by number of players
ISLANDS_A_MAP: Final = 16


def by_island(values: list[list[int]]) -> list[int]:
    """Values by map and island, filled up to sixteen for each map."""
    return [value for row in values for value in [*row, *[0] * (ISLANDS_A_MAP - len(row))]]


def slot_mask(number: int, places: list[int]) -> int:
    return sum(1 << SLOTS * number + place - 1 for place in places)


def all_slots(number: int, island: Island) -> int:
    return slot_mask(number, list(range(1, island.slots + 1)))


PRINTED: Final = vec[i64](by_island([[island.prosperity for island in islands] for islands in ISLAND_ROWS]))
ISLAND_SLOTS: Final = vec[i64](
    by_island([[all_slots(number, island) for number, island in enumerate(islands)] for islands in ISLAND_ROWS])
)
SITE_SLOTS: Final = vec[i64](
    by_island(
        [[slot_mask(number, list(island.covered)) for number, island in enumerate(islands)] for islands in ISLAND_ROWS]
    )
)
MAP_SLOTS: Final = vec[i64](
    [sum(all_slots(number, island) for number, island in enumerate(islands)) for islands in ISLAND_ROWS]
)
TRADE: Final = vec[i64]([chart.trade for chart in CHARTS])
ALL_SEAS: Final = vec[i64]([(1 << len(chart.sea_names)) - 1 for chart in CHARTS])
ALL_ISLANDS: Final = vec[i64]([(1 << len(chart.island_names)) - 1 for chart in CHARTS])

# all four places of the islands in a set: of the lower seven islands, and of those above
LOWER: Final = 7
SPREAD: Final = vec[i64](
    [sum(15 << SLOTS * island for island in range(LOWER) if islands >> island & 1) for islands in range(1 << LOWER)]
)

# by number of players and seat: islands and sea spaces at the start
START_ISLANDS: Final = tuple(
    tuple([int(name[1:]) - 1 for name in start.islands] for start in starts) for starts in STARTS
)
START_FLEETS: Final = tuple(
    tuple([DrawnChart(picture).sea_names.index(name) for name in start.fleets] for start in starts)
    for picture, starts in zip(MAPS, STARTS, strict=True)
)

# ---- gods

ALL_GREAT_GODS: Final[i64] = (1 << len(GODS) - 1) - 1
MOST_RECRUITS: Final = bytes(len(god.prices) for god in GODS)
RECRUIT_PRICE: Final = bytes((list(god.prices) + [0] * 4)[number] for god in GODS for number in range(4))
GOD_BUILDS: Final = bytes(BUILDINGS.index(god.builds) if god.builds else len(BUILDINGS) for god in GODS)

# ---- creatures

ALL_CREATURES: Final[i64] = (1 << len(CREATURES)) - 1
SPACES: Final = len(TRACK_PRICES)
SPACE_PRICE: Final = bytes(TRACK_PRICES)

CREATURE_NAMES: Final = tuple(creature.id for creature in CREATURES)
# creatures with figures are numbered from this one on
FIRST_FIGURE: Final[i64] = len(WITHOUT_FIGURE)
FIGURES: Final[i64] = len(WITH_FIGURE)
