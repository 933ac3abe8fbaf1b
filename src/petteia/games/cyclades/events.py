"""What can happen in a game of Cyclades, as typed data with names."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from ...core.event import Event
from ..aegean.chart import Chart
from .facts import BUILDINGS, CREATURES, GODS, SLOTS
from .questions import REASONS


@dataclass(frozen=True)
class MarkerPlaced(Event):
    """A marker lies on the next place of the turn order."""

    seat: int
    place: int


@dataclass(frozen=True)
class CycleBegun(Event):
    cycle: int


@dataclass(frozen=True)
class CreatureShown(Event):
    creature: str
    space: int


@dataclass(frozen=True)
class CreatureDiscarded(Event):
    creature: str


@dataclass(frozen=True)
class DeckRenewed(Event):
    """The discard pile is shuffled into the deck."""


@dataclass(frozen=True)
class GodRevealed(Event):
    god: str
    row: int


@dataclass(frozen=True)
class GoldMoved(Event):
    """A seat's gold grew or, if negative, shrank."""

    seat: int
    gold: int
    why: str


@dataclass(frozen=True)
class GriffonTook(Event):
    """The Griffon brought a seat half of another's gold; how much, only those two see (C16.1)."""

    seat: int
    victim: int
    gold: int

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat or seat == self.victim else GriffonTook(self.seat, self.victim, -1)


@dataclass(frozen=True)
class OfferMade(Event):
    seat: int
    god: str
    offer: int


@dataclass(frozen=True)
class Displaced(Event):
    """A seat has been outbid and takes its marker back."""

    seat: int
    god: str


@dataclass(frozen=True)
class TurnBegun(Event):
    seat: int
    god: str


@dataclass(frozen=True)
class TurnEnded(Event):
    seat: int


@dataclass(frozen=True)
class FleetRecruited(Event):
    seat: int
    sea: str


@dataclass(frozen=True)
class TroopRecruited(Event):
    seat: int
    island: str


@dataclass(frozen=True)
class PriestGained(Event):
    """A priest comes to a seat, or leaves it if negative."""

    seat: int
    priests: int


@dataclass(frozen=True)
class PhilosopherGained(Event):
    seat: int
    philosophers: int


@dataclass(frozen=True)
class BuildingRaised(Event):
    seat: int
    building: str
    slot: str


@dataclass(frozen=True)
class BuildingRemoved(Event):
    building: str
    slot: str


@dataclass(frozen=True)
class MetropolisFounded(Event):
    seat: int
    island: str


@dataclass(frozen=True)
class MetropolisMissed(Event):
    """A seat has no room for the metropolis that it earned (C11.6)."""

    seat: int


@dataclass(frozen=True)
class MarkerLaid(Event):
    seat: int
    island: str


@dataclass(frozen=True)
class CreatureSummoned(Event):
    seat: int
    creature: str


@dataclass(frozen=True)
class CreatureCopied(Event):
    seat: int
    creature: str


@dataclass(frozen=True)
class FigurePlaced(Event):
    creature: str
    island: str


@dataclass(frozen=True)
class FigureLeft(Event):
    creature: str


@dataclass(frozen=True)
class KrakenMoved(Event):
    sea: str


@dataclass(frozen=True)
class FleetsSailed(Event):
    """So many fleets went from a sea space to the next, on their own or pushed by Polyphemus."""

    seat: int
    sea: str
    sea_to: str
    number: int


@dataclass(frozen=True)
class TroopsMarched(Event):
    seat: int
    island: str
    island_to: str
    number: int


@dataclass(frozen=True)
class FleetsLost(Event):
    seat: int
    sea: str
    number: int


@dataclass(frozen=True)
class TroopsLost(Event):
    seat: int
    island: str
    number: int


@dataclass(frozen=True)
class IslandTaken(Event):
    seat: int
    island: str


@dataclass(frozen=True)
class LandBattle(Event):
    attacker: int
    defender: int
    island: str


@dataclass(frozen=True)
class SeaBattle(Event):
    attacker: int
    defender: int
    sea: str


@dataclass(frozen=True)
class Rolled(Event):
    """What a seat rolled, and its total with units and bonuses."""

    seat: int
    pips: int
    total: int


@dataclass(frozen=True)
class Retreated(Event):
    """The troops of a seat left a battle."""

    seat: int
    island: str


@dataclass(frozen=True)
class Withdrew(Event):
    """The fleets of a seat left a battle."""

    seat: int
    sea: str


@dataclass(frozen=True)
class CityFallen(Event):
    """A seat has lost its last island and is out of the game."""

    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    reason: str


# the engine tells of events by these numbers
MARKER_PLACED: Final = 0
CYCLE_BEGUN: Final = 1
CREATURE_SHOWN: Final = 2
CREATURE_DISCARDED: Final = 3
DECK_RENEWED: Final = 4
GOD_REVEALED: Final = 5
GOLD_MOVED: Final = 6
GRIFFON_TOOK: Final = 7
OFFER_MADE: Final = 8
DISPLACED: Final = 9
TURN_BEGUN: Final = 10
TURN_ENDED: Final = 11
FLEET_RECRUITED: Final = 12
TROOP_RECRUITED: Final = 13
PRIEST_GAINED: Final = 14
PHILOSOPHER_GAINED: Final = 15
BUILDING_RAISED: Final = 16
BUILDING_REMOVED: Final = 17
METROPOLIS_FOUNDED: Final = 18
METROPOLIS_MISSED: Final = 19
MARKER_LAID: Final = 20
CREATURE_SUMMONED: Final = 21
CREATURE_COPIED: Final = 22
FIGURE_PLACED: Final = 23
FIGURE_LEFT: Final = 24
KRAKEN_MOVED: Final = 25
FLEETS_SAILED: Final = 26
TROOPS_MARCHED: Final = 27
FLEETS_LOST: Final = 28
TROOPS_LOST: Final = 29
ISLAND_TAKEN: Final = 30
LAND_BATTLE: Final = 31
SEA_BATTLE: Final = 32
ROLLED: Final = 33
RETREATED: Final = 34
WITHDREW: Final = 35
CITY_FALLEN: Final = 36
GAME_ENDED: Final = 37

KINDS: Final[tuple[type[Event], ...]] = (
    MarkerPlaced,
    CycleBegun,
    CreatureShown,
    CreatureDiscarded,
    DeckRenewed,
    GodRevealed,
    GoldMoved,
    GriffonTook,
    OfferMade,
    Displaced,
    TurnBegun,
    TurnEnded,
    FleetRecruited,
    TroopRecruited,
    PriestGained,
    PhilosopherGained,
    BuildingRaised,
    BuildingRemoved,
    MetropolisFounded,
    MetropolisMissed,
    MarkerLaid,
    CreatureSummoned,
    CreatureCopied,
    FigurePlaced,
    FigureLeft,
    KrakenMoved,
    FleetsSailed,
    TroopsMarched,
    FleetsLost,
    TroopsLost,
    IslandTaken,
    LandBattle,
    SeaBattle,
    Rolled,
    Retreated,
    Withdrew,
    CityFallen,
    GameEnded,
)

# why gold moved
FOR_INCOME: Final = 0
FOR_OFFERING: Final = 1
FOR_RECRUIT: Final = 2
FOR_BUILDING: Final = 3
FOR_SUMMON: Final = 4
FOR_EXCHANGE: Final = 5
FOR_MOVE: Final = 6
FOR_APOLLO: Final = 7
FOR_FATES: Final = 8
FOR_SPHINX: Final = 9
FOR_KRAKEN: Final = 10

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "creature": tuple(creature.id for creature in CREATURES),
    "god": tuple(god.id for god in GODS),
    "building": BUILDINGS,
    "reason": REASONS,
    "why": (
        "income",
        "offering",
        "recruit",
        "building",
        "summon",
        "exchange",
        "move",
        "apollo",
        "fates",
        "sphinx",
        "kraken",
    ),
}


def event(chart: Chart, number: int, *values: int) -> Event:
    """The event of that number; its values become names where its fields are names."""
    kind = KINDS[number]
    known = NAMES | {
        "sea": chart.sea_names,
        "sea_to": chart.sea_names,
        "island": chart.island_names,
        "island_to": chart.island_names,
        "slot": slot_names(chart),
    }
    named = {
        field.name: known[field.name][value] if field.name in known else value
        for field, value in zip(fields(kind), values, strict=False)
    }
    return kind(**named)


def slot_names(chart: Chart) -> tuple[str, ...]:
    """The slots for buildings, as people write them: "i3.1" is the first of island i3."""
    return tuple(f"{island}.{place + 1}" for island in chart.island_names for place in range(SLOTS))
