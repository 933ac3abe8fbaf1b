"""How the engine of the Legendary Edition tells of events: as numbers, which become named events here."""

from __future__ import annotations

from typing import Final

from ....core.contract.event import Event
from ....core.engine.bits import members
from ...aegean.words.telling import WHY, Naming, kinds_of_events, make_event
from ..facts import BONUSES, BUILDINGS, HEROES
from ..rules.map.archipelago import Archipelago
from ..rules.map.tiles import TILE_NAMES
from ..rules.questions import REASONS
from ..rules.tables import CREATURE_NAMES, GOD_NAMES
from . import events as happened

# the events of this edition only
# numbers of events of legendary/words/events.py after aegean/words/telling.py EVENTS
TILE_LAID: Final = 28
HERO_SHOWN: Final = 29
LAND_CLAIMED: Final = 30
GRIFFIN_TOOK: Final = 31
FOUND_OUT: Final = 32
MERCENARY_RECRUITED: Final = 33
HERO_RECRUITED: Final = 34
PRIESTESS_GAINED: Final = 35
BUILDING_FORGONE: Final = 36
CORNUCOPIA_ADDED: Final = 37
METROPOLIS_BUILT: Final = 38
METROPOLIS_SHELTERED: Final = 39
BONUS_GAINED: Final = 40
CREATURE_PLAYED: Final = 41
CREATURE_SEEN: Final = 42
CARD_DRAWN: Final = 43
FIGURE_KEPT: Final = 44
FLEETS_SWAPPED: Final = 45
UNITS_MARCHED: Final = 46
TROOP_LOST: Final = 47
MERCENARIES_LOST: Final = 48
MERCENARIES_TURNED: Final = 49
HERO_LOST: Final = 50
HERO_SACRIFICED: Final = 51
HEROES_TRADED: Final = 52
LAND_TAKEN: Final = 53
ESCAPED: Final = 54
FACTION_FALLEN: Final = 55
# end of numbers

KINDS: Final = kinds_of_events(happened)

# why gold changed, in addition to the reasons of both editions
OWN_WHY: Final = ("look", "mobilisation", "graeae", "bonus", "sacrifice", "reroll", "hero", "penalty")
# numbers of OWN_WHY as FOR_ after aegean/words/telling.py WHY
FOR_LOOK: Final = 6
FOR_MOBILISATION: Final = 7
FOR_GRAEAE: Final = 8
FOR_BONUS: Final = 9
FOR_SACRIFICE: Final = 10
FOR_REROLL: Final = 11
FOR_HERO: Final = 12
FOR_PENALTY: Final = 13
# end of numbers

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "creature": CREATURE_NAMES,
    "hero": HEROES,
    "hero_for": HEROES,
    "god": GOD_NAMES,
    "building": BUILDINGS,
    "bonus": BONUSES,
    "tile": TILE_NAMES,
    "reason": REASONS,
    "why": (*WHY, *OWN_WHY),
}


def event(map: Archipelago, number: int, *values: int) -> Event:
    """The event with that number on a map."""
    places = {
        "sea": map.sea_names,
        "sea_to": map.sea_names,
        "land": map.island_names,
        "land_to": map.island_names,
        "site": map.site_names(),
    }
    naming: Naming = {field: names.__getitem__ for field, names in (NAMES | places).items()}
    naming |= {"area": map.area_name, "known_to": lambda seats: tuple(members(seats))}
    return make_event(KINDS[number], values, naming)
