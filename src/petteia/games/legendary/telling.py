"""How the engine of the Legendary Edition tells of events: by numbers, of which events with names are made here."""

from __future__ import annotations

from typing import Final

from ...core.bits import members
from ...core.event import Event
from ..aegean.telling import WHY, Naming, make_event
from . import events as happened
from .archipelago import Archipelago
from .facts import BONUSES, BUILDINGS, HEROES
from .questions import REASONS
from .tables import CREATURE_NAMES, GOD_NAMES
from .tiles import TILE_NAMES

# what both editions tell of stands in `aegean.telling`
TILE_LAID: Final = 28
HERO_SHOWN: Final = 29
LAND_CLAIMED: Final = 30
GRIFFIN_TOOK: Final = 31
MERCENARY_RECRUITED: Final = 32
HERO_RECRUITED: Final = 33
PRIESTESS_GAINED: Final = 34
BUILDING_FORGONE: Final = 35
CORNUCOPIA_ADDED: Final = 36
METROPOLIS_BUILT: Final = 37
METROPOLIS_SHELTERED: Final = 38
BONUS_GAINED: Final = 39
CREATURE_PLAYED: Final = 40
CREATURE_SEEN: Final = 41
CARD_DRAWN: Final = 42
FIGURE_KEPT: Final = 43
FLEETS_SWAPPED: Final = 44
UNITS_MARCHED: Final = 45
TROOP_LOST: Final = 46
MERCENARIES_LOST: Final = 47
MERCENARIES_TURNED: Final = 48
HERO_LOST: Final = 49
HERO_SACRIFICED: Final = 50
HEROES_TRADED: Final = 51
LAND_TAKEN: Final = 52
ESCAPED: Final = 53
FACTION_FALLEN: Final = 54
FOUND_OUT: Final = 55

KINDS: Final[tuple[type[Event], ...]] = (
    happened.MarkerPlaced,
    happened.CycleBegun,
    happened.CreatureShown,
    happened.CreatureDiscarded,
    happened.DeckRenewed,
    happened.GodShown,
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
    happened.TileLaid,
    happened.HeroShown,
    happened.LandClaimed,
    happened.GriffinTook,
    happened.MercenaryRecruited,
    happened.HeroRecruited,
    happened.PriestessGained,
    happened.BuildingForgone,
    happened.CornucopiaAdded,
    happened.MetropolisBuilt,
    happened.MetropolisSheltered,
    happened.BonusGained,
    happened.CreaturePlayed,
    happened.CreatureSeen,
    happened.CardDrawn,
    happened.FigureKept,
    happened.FleetsSwapped,
    happened.UnitsMarched,
    happened.TroopLost,
    happened.MercenariesLost,
    happened.MercenariesTurned,
    happened.HeroLost,
    happened.HeroSacrificed,
    happened.HeroesTraded,
    happened.LandTaken,
    happened.Escaped,
    happened.FactionFallen,
    happened.FoundOut,
)

# why gold moved, beside the reasons of both editions
FOR_LOOK: Final = 6
FOR_MOBILISATION: Final = 7
FOR_GRAEAE: Final = 8
FOR_BONUS: Final = 9
FOR_SACRIFICE: Final = 10
FOR_REROLL: Final = 11
FOR_HERO: Final = 12
FOR_PENALTY: Final = 13

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "creature": CREATURE_NAMES,
    "hero": HEROES,
    "hero_for": HEROES,
    "god": GOD_NAMES,
    "building": BUILDINGS,
    "bonus": BONUSES,
    "tile": TILE_NAMES,
    "reason": REASONS,
    "why": (
        *WHY,
        "look",
        "mobilisation",
        "graeae",
        "bonus",
        "sacrifice",
        "reroll",
        "hero",
        "penalty",
    ),
}


def event(map: Archipelago, number: int, *values: int) -> Event:
    """The event of that number on a map."""
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
