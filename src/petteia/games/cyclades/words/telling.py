"""How the engine of Cyclades tells of events: as numbers, which become named events here."""

from __future__ import annotations

from typing import Final

from ....core.contract.event import Event
from ...aegean.rules.chart import Chart
from ...aegean.words.telling import WHY, kinds_of_events, make_event
from ..facts import BUILDINGS, CREATURES, GODS
from ..rules.questions import REASONS
from . import events as happened
from .events import slot_names

# the events of this edition only
# numbers of events of cyclades/words/events.py after aegean/words/telling.py EVENTS
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
# end of numbers

KINDS: Final = kinds_of_events(happened)

# why gold changed, in addition to the reasons of both editions
OWN_WHY: Final = ("building", "exchange", "fates", "sphinx", "kraken")
# numbers of OWN_WHY as FOR_ after aegean/words/telling.py WHY
FOR_BUILDING: Final = 6
FOR_EXCHANGE: Final = 7
FOR_FATES: Final = 8
FOR_SPHINX: Final = 9
FOR_KRAKEN: Final = 10
# end of numbers

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "creature": tuple(creature.id for creature in CREATURES),
    "god": tuple(god.id for god in GODS),
    "building": BUILDINGS,
    "reason": REASONS,
    "why": (*WHY, *OWN_WHY),
}


def event(chart: Chart, number: int, *values: int) -> Event:
    """The event with that number on a map."""
    places = {
        "sea": chart.sea_names,
        "sea_to": chart.sea_names,
        "island": chart.island_names,
        "island_to": chart.island_names,
        "slot": slot_names(chart),
    }
    return make_event(KINDS[number], values, {field: names.__getitem__ for field, names in (NAMES | places).items()})
