"""Actions as people write them: "choose ares", "offer 5", "sail to C2", "build i7.2", "show kraken"."""

from __future__ import annotations

from typing import Final

from ..aegean.battle import DIE_VALUES
from ..aegean.chart import Chart
from ..aegean.text import Language
from .actions import FIRST_ACTION, OBJECTS, VERB_OF, VERBS
from .events import slot_names
from .facts import BUILDINGS, CREATURES, GODS, MOST_OFFERED, MOST_SEATS, UNITS
from .position import Position

CREATURE_NAMES: Final = tuple(creature.id for creature in CREATURES)
GOD_NAMES: Final = tuple(god.id for god in GODS)
SEAT_NAMES: Final = tuple(str(seat) for seat in range(MOST_SEATS))

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "god": GOD_NAMES,
    "amount": tuple(str(offer + 1) for offer in range(MOST_OFFERED)),
    "creature": CREATURE_NAMES,
    "number": tuple(str(number + 1) for number in range(UNITS)),
    "seat": SEAT_NAMES,
    "building": BUILDINGS,
    "pips": tuple(str(pips) for pips in range(DIE_VALUES)),
}
LANGUAGE: Final = Language("Cyclades", VERBS, VERB_OF, FIRST_ACTION)


def names_of(chart: Chart, about: str) -> tuple[str, ...]:
    """The names of all objects of a kind; a place that the map does not have is given by its number."""
    if about in NAMES:
        return NAMES[about]
    known = {"sea": chart.sea_names, "island": chart.island_names, "slot": slot_names(chart)}[about]
    return known + tuple(f"{about}_{number + 1}" for number in range(len(known), OBJECTS[about]))


def write_action(position: Position, action: int) -> str:
    return LANGUAGE.write(action, lambda about: names_of(position.board.chart, about))


def parse_action(position: Position, text: str) -> int:
    return LANGUAGE.parse(text, lambda about: names_of(position.board.chart, about))
