"""Cyclades on its rules pages: what the facts say about each god, creature, building, unit and map."""

from __future__ import annotations

from typing import Final

from ....core.contract.almanac import Almanac, Entry, Sentence, SetUp
from ...aegean.rules.chart import TRADE, DrawnChart
from ..facts import (
    APOLLO_GOLD,
    APOLLO_GOLD_ONE_ISLAND,
    BUILDING_PRICE,
    BUILDINGS,
    CREATURES,
    EXCHANGE_PRICE,
    FLEET_STEPS,
    GODS,
    ISLANDS,
    KRAKEN_STEP_PRICE,
    LEAST_PAYMENT,
    MAPS,
    MARKERS_FOR_TWO,
    METROPOLISES_TO_WIN,
    METROPOLISES_TO_WIN_FOR_TWO,
    MINOTAUR_STRENGTH,
    MOVE_PRICE,
    PHILOSOPHERS_NEEDED,
    SEAT_COUNTS,
    SPHINX_PAYS,
    STARTING_GOLD,
    STARTS,
    SYLPH_STEPS,
    TRACK_PRICES,
    UNITS,
    WITH_FIGURE,
    Creature,
    God,
)
from ..rules.cycle.pantheon import rows_open_for
from ..rules.state import CycladesState

TARGETS: Final = tuple(METROPOLISES_TO_WIN_FOR_TWO if seats == 2 else METROPOLISES_TO_WIN for seats in SEAT_COUNTS)
# the numbers in what a thing does, if there are any
NUMBERS: Final[dict[str, dict[str, int]]] = {
    "poseidon": {"building": BUILDING_PRICE, "move": MOVE_PRICE, "steps": FLEET_STEPS},
    "ares": {"building": BUILDING_PRICE, "move": MOVE_PRICE},
    "zeus": {"building": BUILDING_PRICE, "exchange": EXCHANGE_PRICE},
    "athena": {"building": BUILDING_PRICE},
    "apollo": {"gold": APOLLO_GOLD, "more": APOLLO_GOLD_ONE_ISLAND},
    "metropolis": {"number": METROPOLISES_TO_WIN, "two": METROPOLISES_TO_WIN_FOR_TWO},
    "priest": {"least": LEAST_PAYMENT},
    "philosopher": {"number": PHILOSOPHERS_NEEDED},
    "troop": {"number": UNITS},
    "fleet": {"number": UNITS},
    "sphinx": {"gold": SPHINX_PAYS},
    "sylph": {"steps": SYLPH_STEPS},
    "kraken": {"gold": KRAKEN_STEP_PRICE},
    "minotaur": {"strength": MINOTAUR_STRENGTH},
}
SHARED_MAP: Final = (2, 3)  # numbers of players that share a map (C1.3)


def effects(id: str, **more: int | tuple[int, ...]) -> tuple[Sentence, ...]:
    return (Sentence(f"help-{id}", {**NUMBERS.get(id, {}), **more}),)


def god_entry(god: God) -> Entry:
    if not god.recruits:
        return Entry("god", god.id, effects(god.id), (Sentence("price-none"),))
    return Entry(
        family="god",
        id=god.id,
        effects=effects(god.id, recruits=len(god.prices) - 1, prices=god.prices[1:]),
        price=(Sentence("price-offering"),),
        related=(f"unit/{god.recruits}", f"building/{god.builds}"),
    )


def creature_entry(creature: Creature) -> Entry:
    return Entry(
        family="creature",
        id=creature.id,
        effects=effects(creature.id),
        price=(Sentence("price-track", {"either": TRACK_PRICES}),),
        marks={"figure": "yes" if creature in WITH_FIGURE else "no"},
    )


def building_entry(building: str) -> Entry:
    god = next(god for god in GODS if god.builds == building)
    return Entry(
        family="building",
        id=building,
        effects=effects(building),
        price=(Sentence("price-building", {"god": god.id, "gold": BUILDING_PRICE}),),
        related=(f"god/{god.id}",),
    )


def unit_entry(god: God) -> Entry:
    return Entry(
        family="unit",
        id=god.recruits,
        effects=effects(god.recruits),
        price=(Sentence("price-recruit", {"god": god.id, "prices": god.prices[1:]}),),
        related=(f"god/{god.id}",),
    )


def map_entry(seats: int) -> Entry:
    chart = DrawnChart(MAPS[seats - 2])
    numbers = {
        "islands": len(ISLANDS[seats - 2]),
        "seas": len(chart.sea_names),
        "trade": sum(space.sign == TRADE for space in chart.spaces),
    }
    return Entry("map", str(seats), (Sentence("effect-map", numbers),), maps=((seats, ""),))


ALMANAC: Final = Almanac(
    ways=(
        Sentence("way-metropolises", {"number": METROPOLISES_TO_WIN, "two": METROPOLISES_TO_WIN_FOR_TWO}),
        Sentence("way-buildings"),
        Sentence("way-philosophers", {"number": PHILOSOPHERS_NEEDED}),
        Sentence("way-conquest"),
    ),
    turn=(
        Sentence("turn-creatures", {"either": TRACK_PRICES}),
        Sentence("turn-gods"),
        Sentence("turn-income"),
        Sentence("turn-offerings"),
        Sentence("turn-actions"),
        Sentence("turn-end"),
    ),
    setup=(
        SetUp("setup-metropolises", TARGETS),
        SetUp("setup-gods", tuple(int(rows_open_for(CycladesState(seats, None))) for seats in SEAT_COUNTS)),
        SetUp("setup-markers", tuple(MARKERS_FOR_TWO if seats == 2 else 1 for seats in SEAT_COUNTS)),
        SetUp("setup-map-islands", tuple(len(islands) for islands in ISLANDS)),
        SetUp("setup-islands", tuple(len(starts[0].islands) for starts in STARTS)),
        SetUp("setup-troops", tuple(len(starts[0].islands) for starts in STARTS)),
        SetUp("setup-fleets", tuple(len(starts[0].fleets) for starts in STARTS)),
        SetUp("setup-gold", (STARTING_GOLD,) * len(SEAT_COUNTS)),
    ),
    entries=(
        *(god_entry(god) for god in GODS),
        *(creature_entry(creature) for creature in CREATURES),
        *(building_entry(building) for building in BUILDINGS),
        Entry(
            family="building",
            id="metropolis",
            effects=effects("metropolis"),
            price=(Sentence("price-metropolis", {"number": PHILOSOPHERS_NEEDED}),),
            related=(*(f"building/{building}" for building in BUILDINGS), "unit/philosopher"),
        ),
        *(unit_entry(god) for god in GODS if god.recruits),
        *(map_entry(seats) for seats in SEAT_COUNTS if seats != SHARED_MAP[0]),
    ),
)
