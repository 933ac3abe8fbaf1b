"""Actions as people write them: "choose ares", "offer 5", "march to Ios2", "build Ios3.1", "show kraken"."""

from __future__ import annotations

from typing import Final

from ..aegean.battle import DIE_VALUES
from ..aegean.text import Language
from .actions import FIRST_ACTION, OBJECTS, VERB_OF, VERBS
from .archipelago import TURNS, Archipelago
from .facts import BID_LADDER, BONUSES, BUILDINGS, MOST_FACTIONS
from .position import Position
from .tables import CREATURE_NAMES, GOD_NAMES, HERO_NAMES
from .tiles import TILE_NAMES

FACTION_NAMES: Final = tuple(str(faction) for faction in range(MOST_FACTIONS))

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "": ("",),
    "god": GOD_NAMES,
    "space": tuple(str(bid) for bid in BID_LADDER),
    "creature": CREATURE_NAMES,
    "hero": HERO_NAMES,
    "building": BUILDINGS,
    "bonus": BONUSES,
    "faction": FACTION_NAMES,
    "number": tuple(str(number + 1) for number in range(OBJECTS["number"])),
    "pairs": tuple(str(number + 1) for number in range(OBJECTS["pairs"])),
    "count": tuple(str(number) for number in range(OBJECTS["count"])),
    "pips": tuple(str(pips) for pips in range(DIE_VALUES)),
    "tile": tuple(f"{tile}:{turn}" for tile in TILE_NAMES for turn in range(TURNS)),
}
LANGUAGE: Final = Language("Cyclades Legendary", VERBS, VERB_OF, FIRST_ACTION)


def names_of(map: Archipelago, about: str) -> tuple[str, ...]:
    """The names of all objects of a kind; a place that the map does not have is given by its number."""
    if about in NAMES:
        return NAMES[about]
    known = {"sea": map.sea_names, "land": map.island_names, "site": map.site_names()}[about]
    return known + tuple(f"{about}_{number + 1}" for number in range(len(known), OBJECTS[about]))


def write_action(position: Position, action: int) -> str:
    return LANGUAGE.write(action, lambda about: names_of(position.map, about))


def parse_action(position: Position, text: str) -> int:
    return LANGUAGE.parse(text, lambda about: names_of(position.map, about))
