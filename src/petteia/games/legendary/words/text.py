"""Actions as people write them: "choose ares", "offer 5", "march to Ios2", "build Ios3.1", "show kraken"."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....core.contract.move import Move
from ...aegean.rules.battle import DIE_VALUES
from ...aegean.words.text import NOTHING, Language, Objects, Thing, named, numbered, places, site
from ..facts import BID_LADDER, BONUSES, BUILDINGS, MOST_FACTIONS
from ..rules.actions import FIRST_ACTION, OBJECTS, VERB_OF, VERBS
from ..rules.map.archipelago import TURNS, Archipelago
from ..rules.map.tiles import TILE_NAMES
from ..rules.position import Position
from ..rules.tables import CREATURE_NAMES, GOD_NAMES, HERO_NAMES

FACTION_NAMES: Final = tuple(str(faction) for faction in range(MOST_FACTIONS))

ALWAYS: Final[dict[str, Objects]] = {
    "": NOTHING,
    "god": named("god", GOD_NAMES),
    "space": numbered("space", BID_LADDER),
    "creature": named("creature", CREATURE_NAMES),
    "hero": named("hero", HERO_NAMES),
    "building": named("building", BUILDINGS),
    "bonus": named("bonus", BONUSES),
    "faction": numbered("faction", range(MOST_FACTIONS)),
    "number": numbered("number", range(1, OBJECTS["number"] + 1)),
    "pairs": numbered("pairs", range(1, OBJECTS["pairs"] + 1)),
    "count": numbered("count", range(OBJECTS["count"])),
    "pips": numbered("pips", range(DIE_VALUES)),
    "tile": tuple(
        Thing(f"{tile}:{turn}", {"tile": tile, "turn": turn}) for tile in TILE_NAMES for turn in range(TURNS)
    ),
}
TURNED_TILES: Final = tuple(tile.name for tile in ALWAYS["tile"])
LANGUAGE: Final = Language(VERBS, VERB_OF, FIRST_ACTION)


@lru_cache
def on_map(map: Archipelago) -> dict[str, Objects]:
    """All objects of each kind; a place that the map does not have is given by number."""
    sites = tuple(
        site("land", name, "site", place + 1)
        for land, name in enumerate(map.island_names)
        for place in range(map.room(land))
    )
    beyond = tuple(site("land", "", "site", number + 1) for number in range(len(sites), OBJECTS["site"]))
    return ALWAYS | {
        "sea": places("sea", map.sea_names, OBJECTS["sea"]),
        "land": places("land", map.island_names, OBJECTS["land"]),
        "site": sites + beyond,
    }


def name_of(position: Position, about: str, index: int) -> str:
    """The name of an object of a kind, given its number."""
    return on_map(position.map)[about][index].name


def move(position: Position, action: int) -> Move:
    return LANGUAGE.move(action, on_map(position.map).__getitem__)


def write_action(position: Position, action: int) -> str:
    return LANGUAGE.write(action, on_map(position.map).__getitem__)


def parse_action(position: Position, text: str) -> int:
    return LANGUAGE.parse(text, on_map(position.map).__getitem__)
