"""What can happen in a game of the Legendary Edition, as typed data with names."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.contract.event import Event
from ...aegean.words.events import CreatureDiscarded as CreatureDiscarded
from ...aegean.words.events import CreatureShown as CreatureShown
from ...aegean.words.events import CycleBegun as CycleBegun
from ...aegean.words.events import DeckRenewed as DeckRenewed
from ...aegean.words.events import FigureLeft as FigureLeft
from ...aegean.words.events import GameEnded as GameEnded
from ...aegean.words.events import SeaBattle as SeaBattle


@dataclass(frozen=True)
class TileLaid(Event):
    """A tile of the map is placed, turned by a number of sixths."""

    tile: str
    place: int
    turn: int


@dataclass(frozen=True)
class GodShown(Event):
    """A god is placed in a row."""

    god: str
    row: int


@dataclass(frozen=True)
class HeroShown(Event):
    hero: str
    space: int


@dataclass(frozen=True)
class MarkerPlaced(Event):
    """A marker is placed on the next place of the turn order."""

    faction: int
    place: int


@dataclass(frozen=True)
class LandClaimed(Event):
    """A faction takes a land at deployment."""

    faction: int
    land: str


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
    """A faction gains priestesses, or loses them if negative."""

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
    """A metropolis is placed on a hero's card (L10.27)."""

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
    """A creature is taken from the track."""

    faction: int
    creature: str


@dataclass(frozen=True)
class CreaturePlayed(Event):
    """A creature comes free of charge: by a power, or because Zeus looked at it."""

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
    """A figure is placed in an area, or moves there."""

    creature: str
    area: str


@dataclass(frozen=True)
class FigureKept(Event):
    faction: int
    creature: str


@dataclass(frozen=True)
class FleetsSailed(Event):
    """A number of fleets sailed from one sea to the next, on their own or pushed."""

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
