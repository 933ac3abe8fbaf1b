"""What can happen in a game of the Legendary Edition, as typed data with names."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from ...core.bits import members
from ...core.event import Event
from .archipelago import Archipelago
from .facts import BONUSES, BUILDINGS, HEROES
from .questions import REASONS
from .tables import CREATURE_NAMES, GOD_NAMES
from .tiles import TILE_NAMES


@dataclass(frozen=True)
class TileLaid(Event):
    """A tile of the map lies, turned by so many sixths."""

    tile: str
    place: int
    turn: int


@dataclass(frozen=True)
class GodShown(Event):
    """A god has his row."""

    god: str
    row: int


@dataclass(frozen=True)
class CreatureShown(Event):
    creature: str
    space: int


@dataclass(frozen=True)
class HeroShown(Event):
    hero: str
    space: int


@dataclass(frozen=True)
class MarkerPlaced(Event):
    """A marker lies on the next place of the turn order."""

    faction: int
    place: int


@dataclass(frozen=True)
class LandClaimed(Event):
    """A faction takes a land at deployment."""

    faction: int
    land: str


@dataclass(frozen=True)
class CycleBegun(Event):
    cycle: int


@dataclass(frozen=True)
class CreatureDiscarded(Event):
    creature: str


@dataclass(frozen=True)
class DeckRenewed(Event):
    """The discard pile is shuffled into the deck."""


@dataclass(frozen=True)
class GoldMoved(Event):
    """The gold of a faction's team grew or, if negative, shrank."""

    faction: int
    gold: int
    why: str


@dataclass(frozen=True)
class GriffinTook(Event):
    """The Griffin brought half of another team's gold; how much, only those two teams see (L13.1)."""

    faction: int
    victim: int
    gold: int
    known_to: tuple[int, ...]

    def seen_by(self, seat: int) -> Event:
        if seat in self.known_to:
            return self
        return GriffinTook(self.faction, self.victim, -1, self.known_to)


@dataclass(frozen=True)
class OfferMade(Event):
    faction: int
    god: str
    offer: int


@dataclass(frozen=True)
class Displaced(Event):
    """A faction has been outbid and takes its marker back."""

    faction: int
    god: str


@dataclass(frozen=True)
class FoundOut(Event):
    """A team cannot pay what it has offered: all offer again (L4.8)."""

    faction: int


@dataclass(frozen=True)
class TurnBegun(Event):
    faction: int
    god: str


@dataclass(frozen=True)
class TurnEnded(Event):
    faction: int


@dataclass(frozen=True)
class FleetRecruited(Event):
    faction: int
    sea: str


@dataclass(frozen=True)
class TroopRecruited(Event):
    faction: int
    land: str


@dataclass(frozen=True)
class MercenaryRecruited(Event):
    faction: int
    land: str


@dataclass(frozen=True)
class HeroRecruited(Event):
    faction: int
    hero: str
    land: str


@dataclass(frozen=True)
class PriestessGained(Event):
    """Priestesses come to a faction, or leave it if negative."""

    faction: int
    number: int


@dataclass(frozen=True)
class PhilosopherGained(Event):
    faction: int
    number: int


@dataclass(frozen=True)
class BuildingRaised(Event):
    faction: int
    building: str
    site: str


@dataclass(frozen=True)
class BuildingRemoved(Event):
    building: str
    site: str


@dataclass(frozen=True)
class BuildingForgone(Event):
    """A faction without an empty site does not build."""

    faction: int


@dataclass(frozen=True)
class CornucopiaAdded(Event):
    area: str


@dataclass(frozen=True)
class MetropolisBuilt(Event):
    faction: int
    site: str
    bonus: str


@dataclass(frozen=True)
class MetropolisSheltered(Event):
    """A metropolis lies on a hero's card (L10.27)."""

    faction: int
    hero: str
    bonus: str


@dataclass(frozen=True)
class MetropolisMissed(Event):
    """A faction has no room for the metropolis that it earned (L9.1)."""

    faction: int


@dataclass(frozen=True)
class BonusGained(Event):
    faction: int
    bonus: str


@dataclass(frozen=True)
class CreatureSummoned(Event):
    """A creature comes from the track."""

    faction: int
    creature: str


@dataclass(frozen=True)
class CreaturePlayed(Event):
    """A creature comes for nothing, or from Zeus' look."""

    faction: int
    creature: str


@dataclass(frozen=True)
class CreatureSeen(Event):
    """Zeus shows the top card of the deck to one faction; which, only it knows."""

    faction: int
    creature: str
    known_to: tuple[int, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat in self.known_to else CreatureSeen(self.faction, "", self.known_to)


@dataclass(frozen=True)
class CardDrawn(Event):
    """The Sphinx draws a card that only her player sees."""

    faction: int
    creature: str
    known_to: tuple[int, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat in self.known_to else CardDrawn(self.faction, "", self.known_to)


@dataclass(frozen=True)
class FigurePlaced(Event):
    """A figure comes to an area, or moves there."""

    creature: str
    area: str


@dataclass(frozen=True)
class FigureKept(Event):
    faction: int
    creature: str


@dataclass(frozen=True)
class FigureLeft(Event):
    creature: str


@dataclass(frozen=True)
class FleetsSailed(Event):
    """So many fleets went from one sea to the next, on their own or pushed."""

    faction: int
    sea: str
    sea_to: str
    number: int


@dataclass(frozen=True)
class FleetsSwapped(Event):
    """The Sylph exchanged the fleets of two seas."""

    sea: str
    sea_to: str


@dataclass(frozen=True)
class UnitsMarched(Event):
    faction: int
    land: str
    land_to: str
    number: int


@dataclass(frozen=True)
class FleetsLost(Event):
    faction: int
    sea: str
    number: int


@dataclass(frozen=True)
class TroopLost(Event):
    faction: int
    land: str


@dataclass(frozen=True)
class MercenariesLost(Event):
    faction: int
    land: str
    number: int


@dataclass(frozen=True)
class MercenariesTurned(Event):
    """Mercenaries change sides, for Pandora or the Giant."""

    faction: int
    land: str
    number: int


@dataclass(frozen=True)
class HeroLost(Event):
    faction: int
    hero: str


@dataclass(frozen=True)
class HeroSacrificed(Event):
    faction: int
    hero: str


@dataclass(frozen=True)
class HeroesTraded(Event):
    faction: int
    hero: str
    hero_for: str


@dataclass(frozen=True)
class LandTaken(Event):
    faction: int
    land: str


@dataclass(frozen=True)
class LandBattle(Event):
    attacker: int
    defender: int
    land: str


@dataclass(frozen=True)
class SeaBattle(Event):
    attacker: int
    defender: int
    sea: str


@dataclass(frozen=True)
class Rolled(Event):
    """What a faction rolled, and its total with units and bonuses."""

    faction: int
    pips: int
    total: int


@dataclass(frozen=True)
class Escaped(Event):
    """A lost troop retreats beside Perseus."""

    faction: int
    land: str


@dataclass(frozen=True)
class Retreated(Event):
    faction: int
    land: str


@dataclass(frozen=True)
class Withdrew(Event):
    faction: int
    sea: str


@dataclass(frozen=True)
class FactionFallen(Event):
    """A faction has lost its last land and is out of the game."""

    faction: int


@dataclass(frozen=True)
class GameEnded(Event):
    reason: str


# the engine tells of events by these numbers
TILE_LAID: Final = 0
GOD_SHOWN: Final = 1
CREATURE_SHOWN: Final = 2
HERO_SHOWN: Final = 3
MARKER_PLACED: Final = 4
LAND_CLAIMED: Final = 5
CYCLE_BEGUN: Final = 6
CREATURE_DISCARDED: Final = 7
DECK_RENEWED: Final = 8
GOLD_MOVED: Final = 9
GRIFFIN_TOOK: Final = 10
OFFER_MADE: Final = 11
DISPLACED: Final = 12
TURN_BEGUN: Final = 13
TURN_ENDED: Final = 14
FLEET_RECRUITED: Final = 15
TROOP_RECRUITED: Final = 16
MERCENARY_RECRUITED: Final = 17
HERO_RECRUITED: Final = 18
PRIESTESS_GAINED: Final = 19
PHILOSOPHER_GAINED: Final = 20
BUILDING_RAISED: Final = 21
BUILDING_REMOVED: Final = 22
BUILDING_FORGONE: Final = 23
CORNUCOPIA_ADDED: Final = 24
METROPOLIS_BUILT: Final = 25
METROPOLIS_SHELTERED: Final = 26
METROPOLIS_MISSED: Final = 27
BONUS_GAINED: Final = 28
CREATURE_SUMMONED: Final = 29
CREATURE_PLAYED: Final = 30
CREATURE_SEEN: Final = 31
CARD_DRAWN: Final = 32
FIGURE_PLACED: Final = 33
FIGURE_KEPT: Final = 34
FIGURE_LEFT: Final = 35
FLEETS_SAILED: Final = 36
FLEETS_SWAPPED: Final = 37
UNITS_MARCHED: Final = 38
FLEETS_LOST: Final = 39
TROOP_LOST: Final = 40
MERCENARIES_LOST: Final = 41
MERCENARIES_TURNED: Final = 42
HERO_LOST: Final = 43
HERO_SACRIFICED: Final = 44
HEROES_TRADED: Final = 45
LAND_TAKEN: Final = 46
LAND_BATTLE: Final = 47
SEA_BATTLE: Final = 48
ROLLED: Final = 49
ESCAPED: Final = 50
RETREATED: Final = 51
WITHDREW: Final = 52
FACTION_FALLEN: Final = 53
GAME_ENDED: Final = 54
FOUND_OUT: Final = 55

KINDS: Final[tuple[type[Event], ...]] = (
    TileLaid,
    GodShown,
    CreatureShown,
    HeroShown,
    MarkerPlaced,
    LandClaimed,
    CycleBegun,
    CreatureDiscarded,
    DeckRenewed,
    GoldMoved,
    GriffinTook,
    OfferMade,
    Displaced,
    TurnBegun,
    TurnEnded,
    FleetRecruited,
    TroopRecruited,
    MercenaryRecruited,
    HeroRecruited,
    PriestessGained,
    PhilosopherGained,
    BuildingRaised,
    BuildingRemoved,
    BuildingForgone,
    CornucopiaAdded,
    MetropolisBuilt,
    MetropolisSheltered,
    MetropolisMissed,
    BonusGained,
    CreatureSummoned,
    CreaturePlayed,
    CreatureSeen,
    CardDrawn,
    FigurePlaced,
    FigureKept,
    FigureLeft,
    FleetsSailed,
    FleetsSwapped,
    UnitsMarched,
    FleetsLost,
    TroopLost,
    MercenariesLost,
    MercenariesTurned,
    HeroLost,
    HeroSacrificed,
    HeroesTraded,
    LandTaken,
    LandBattle,
    SeaBattle,
    Rolled,
    Escaped,
    Retreated,
    Withdrew,
    FactionFallen,
    GameEnded,
    FoundOut,
)

# why gold moved
FOR_INCOME: Final = 0
FOR_OFFERING: Final = 1
FOR_RECRUIT: Final = 2
FOR_SUMMON: Final = 3
FOR_LOOK: Final = 4
FOR_MOVE: Final = 5
FOR_MOBILISATION: Final = 6
FOR_APOLLO: Final = 7
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
        "income",
        "offering",
        "recruit",
        "summon",
        "look",
        "move",
        "mobilisation",
        "apollo",
        "graeae",
        "bonus",
        "sacrifice",
        "reroll",
        "hero",
        "penalty",
    ),
}


def event(map: Archipelago, number: int, *values: int) -> Event:
    """The event of that number; its values become names where its fields are names."""
    kind = KINDS[number]
    known = NAMES | {
        "sea": map.sea_names,
        "sea_to": map.sea_names,
        "land": map.island_names,
        "land_to": map.island_names,
    }
    named: dict[str, int | str | tuple[int, ...]] = {}
    for field, value in zip(fields(kind), values, strict=False):
        if field.name in known:
            named[field.name] = known[field.name][value]
        elif field.name == "site":
            named[field.name] = map.site_names()[value]
        elif field.name == "area":
            named[field.name] = map.area_name(value)
        elif field.name == "known_to":
            named[field.name] = tuple(members(value))
        else:
            named[field.name] = value
    return kind(**named)
