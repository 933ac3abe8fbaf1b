"""Actions as people write them: "choose ares", "offer 5", "sail to C2", "build i7.2", "show kraken"."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....core.contract.move import Move
from ...aegean.rules.battle import DIE_VALUES
from ...aegean.rules.chart import Chart
from ...aegean.words.text import NOTHING, Language, Objects, named, numbered, places, site
from ..facts import BUILDINGS, CREATURES, GODS, MOST_OFFERED, MOST_SEATS, SLOTS, UNITS
from ..rules.actions import FIRST_ACTION, OBJECTS, VERB_OF, VERBS
from ..rules.position import Position

CREATURE_NAMES: Final = tuple(creature.id for creature in CREATURES)
GOD_NAMES: Final = tuple(god.id for god in GODS)

ALWAYS: Final[dict[str, Objects]] = {
    "": NOTHING,
    "god": named("god", GOD_NAMES),
    "amount": numbered("amount", range(1, MOST_OFFERED + 1)),
    "creature": named("creature", CREATURE_NAMES),
    "number": numbered("number", range(1, UNITS + 1)),
    "seat": numbered("seat", range(MOST_SEATS)),
    "building": named("building", BUILDINGS),
    "pips": numbered("pips", range(DIE_VALUES)),
}
LANGUAGE: Final = Language(VERBS, VERB_OF, FIRST_ACTION)


@lru_cache
def on_map(chart: Chart) -> dict[str, Objects]:
    """All objects of each kind; a place that the map does not have is given by number."""
    islands = chart.island_names
    slots = tuple(site("island", island, "slot", place + 1) for island in islands for place in range(SLOTS))
    beyond = tuple(site("island", "", "slot", number + 1) for number in range(len(slots), OBJECTS["slot"]))
    return ALWAYS | {
        "sea": places("sea", chart.sea_names, OBJECTS["sea"]),
        "island": places("island", islands, OBJECTS["island"]),
        "slot": slots + beyond,
    }


def name_of(position: Position, about: str, index: int) -> str:
    """The name of an object of a kind, given its number."""
    return on_map(position.board.chart)[about][index].name


def move(position: Position, action: int) -> Move:
    return LANGUAGE.move(action, on_map(position.board.chart).__getitem__)


def write_action(position: Position, action: int) -> str:
    return LANGUAGE.write(action, on_map(position.board.chart).__getitem__)


def parse_action(position: Position, text: str) -> int:
    return LANGUAGE.parse(text, on_map(position.board.chart).__getitem__)
