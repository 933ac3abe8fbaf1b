"""What can happen in a game of Cyclades, as typed data with names."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.contract.event import Event
from ...aegean.rules.chart import Chart
from ...aegean.words.events import CreatureDiscarded as CreatureDiscarded
from ...aegean.words.events import CreatureShown as CreatureShown
from ...aegean.words.events import CycleBegun as CycleBegun
from ...aegean.words.events import DeckRenewed as DeckRenewed
from ...aegean.words.events import FigureLeft as FigureLeft
from ...aegean.words.events import GameEnded as GameEnded
from ...aegean.words.events import SeaBattle as SeaBattle
from ..facts import SLOTS


@dataclass(frozen=True)
class MarkerPlaced(Event):
    """A marker is placed on the next place of the turn order."""

    seat: int
    place: int


@dataclass(frozen=True)
class GodRevealed(Event):
    god: str
    row: int


GodShown = GodRevealed  # the name under which both editions tell of it


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
    """A seat gains a priest or, if negative, loses one."""

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
class KrakenMoved(Event):
    sea: str


@dataclass(frozen=True)
class FleetsSailed(Event):
    """A number of fleets sailed from one sea space to the next, on their own or pushed by Polyphemus."""

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


def slot_names(chart: Chart) -> tuple[str, ...]:
    """The slots for buildings, as people write them: "i3.1" is the first of island i3."""
    return tuple(f"{island}.{place + 1}" for island in chart.island_names for place in range(SLOTS))
