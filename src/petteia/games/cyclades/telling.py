"""How the engine of Cyclades tells of events: by numbers, of which events with names are made here."""

from __future__ import annotations

from typing import Final

from ...core.event import Event
from ..aegean.chart import Chart
from ..aegean.telling import WHY, make_event
from . import events as happened
from .events import slot_names
from .facts import BUILDINGS, CREATURES, GODS
from .questions import REASONS

# what both editions tell of stands in `aegean.telling`
GRIFFON_TOOK: Final = 28
PRIEST_GAINED: Final = 29
METROPOLIS_FOUNDED: Final = 30
MARKER_LAID: Final = 31
CREATURE_COPIED: Final = 32
KRAKEN_MOVED: Final = 33
TROOPS_MARCHED: Final = 34
TROOPS_LOST: Final = 35
ISLAND_TAKEN: Final = 36
CITY_FALLEN: Final = 37

KINDS: Final[tuple[type[Event], ...]] = (
    happened.MarkerPlaced,
    happened.CycleBegun,
    happened.CreatureShown,
    happened.CreatureDiscarded,
    happened.DeckRenewed,
    happened.GodRevealed,
    happened.GoldMoved,
    happened.OfferMade,
    happened.Displaced,
    happened.TurnBegun,
    happened.TurnEnded,
    happened.FleetRecruited,
    happened.TroopRecruited,
    happened.PhilosopherGained,
    happened.BuildingRaised,
    happened.BuildingRemoved,
    happened.MetropolisMissed,
    happened.CreatureSummoned,
    happened.FigurePlaced,
    happened.FigureLeft,
    happened.FleetsSailed,
    happened.FleetsLost,
    happened.LandBattle,
    happened.SeaBattle,
    happened.Rolled,
    happened.Retreated,
    happened.Withdrew,
    happened.GameEnded,
    happened.GriffonTook,
    happened.PriestGained,
    happened.MetropolisFounded,
    happened.MarkerLaid,
    happened.CreatureCopied,
    happened.KrakenMoved,
    happened.TroopsMarched,
    happened.TroopsLost,
    happened.IslandTaken,
    happened.CityFallen,
)

# why gold moved, beside the reasons of both editions
FOR_BUILDING: Final = 6
FOR_EXCHANGE: Final = 7
FOR_FATES: Final = 8
FOR_SPHINX: Final = 9
FOR_KRAKEN: Final = 10

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "creature": tuple(creature.id for creature in CREATURES),
    "god": tuple(god.id for god in GODS),
    "building": BUILDINGS,
    "reason": REASONS,
    "why": (
        *WHY,
        "building",
        "exchange",
        "fates",
        "sphinx",
        "kraken",
    ),
}


def event(chart: Chart, number: int, *values: int) -> Event:
    """The event of that number on a map."""
    places = {
        "sea": chart.sea_names,
        "sea_to": chart.sea_names,
        "island": chart.island_names,
        "island_to": chart.island_names,
        "slot": slot_names(chart),
    }
    return make_event(KINDS[number], values, {field: names.__getitem__ for field, names in (NAMES | places).items()})
