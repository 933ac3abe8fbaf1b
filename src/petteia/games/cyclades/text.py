"""Actions as people write them: "choose ares", "offer 5", "sail to C2", "build i7.2", "show kraken"."""

from __future__ import annotations

from typing import Final

from ...core.refusal import NotationError
from ..aegean.battle import DIE_VALUES
from ..aegean.chart import Chart
from ..aegean.verbs import parse_object, parse_verb
from .actions import FIRST_ACTION, OBJECTS, TABLE_SIZE, VERB_OF, VERBS
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


def names_of(chart: Chart, about: str) -> tuple[str, ...]:
    """The names of all objects of a kind; a place that the map does not have is given by its number."""
    if about in NAMES:
        return NAMES[about]
    known = {"sea": chart.sea_names, "island": chart.island_names, "slot": slot_names(chart)}[about]
    return known + tuple(f"{about}_{number + 1}" for number in range(len(known), OBJECTS[about]))


def write_action(position: Position, action: int) -> str:
    """The action in words."""
    if not 0 <= action < TABLE_SIZE:
        raise NotationError(f"Cyclades has no action {action}; they go from 0 to {TABLE_SIZE - 1}")
    number = VERB_OF[action]
    verb = VERBS[number]
    if not verb.about:
        return verb.words
    return f"{verb.words} {names_of(position.board.chart, verb.about)[action - FIRST_ACTION[number]]}"


def parse_action(position: Position, text: str) -> int:
    """The action that a text names. Case does not matter."""
    number, rest = parse_verb(text, VERBS)
    verb = VERBS[number]
    names = names_of(position.board.chart, verb.about) if verb.about else ()
    return FIRST_ACTION[number] + parse_object(rest, verb, names)
