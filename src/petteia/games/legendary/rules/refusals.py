"""Refusals that several rules give: what is wrong with a place, a unit or a card."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Named, Reason, Refusal
from ....core.engine.bits import members
from ...aegean.rules.track import cards_on
from ..facts import KRAKEN, MEDUSA, POLYPHEMUS
from .map.archipelago import AT_SEA
from .position import Position
from .tables import CREATURE_NAMES, HERO_NAMES
from .turn.troops import march_goals

NOT_YOUR_LAND: Final = Reason("not_your_land", "", "{place} belongs to faction {faction}")
FREE_LAND: Final = Reason("free_land", "", "Nobody controls {place}; yours are {lands}")
NO_BUILDING_THERE: Final = Reason("no_building_there", "", "There is no building on {place}")
NO_OWN_FLEETS: Final = Reason("no_own_fleets", "", "You have no fleets in {place}")
SUPPLY_EMPTY: Final = Reason("supply_empty", "L1.10", "No {what} is left in the supply")
KRAKEN_THERE: Final = Reason("kraken_there", "L10.15", "The Kraken blocks {place}", "faction")
POLYPHEMUS_NEAR: Final = Reason("polyphemus_near", "L10.18", "Polyphemus in {land} keeps fleets away from {place}")
NO_UNITS: Final = Reason("no_units", "L8.7", "You have no units in {place}")
MEDUSA_THERE: Final = Reason("medusa_there", "L10.16", "Medusa holds the units in {place}")
NO_WAY: Final = Reason("no_way", "L8.8", "There is nowhere to go from {place}")
NOT_YOUR_HERO: Final = Reason("not_your_hero", "", "{hero} serves faction {faction}")
HERO_NOT_ON_MAP: Final = Reason("hero_not_on_map", "", "{hero} {where}")
NOT_ADJACENT: Final = Reason("not_adjacent", "", "{place} is not next to {origin}")
ALREADY_THERE: Final = Reason("already_there", "", "The move starts at {place}")
NO_FLEETS: Final = Reason("no_fleets", "", "There are no fleets in {place}")
MEDUSA_BARS: Final = Reason("medusa_bars", "L10.16", "Faction {faction}'s Medusa lets nobody into {place} or out of it")
NO_BASIC_BUILDING: Final = Reason(
    "no_basic_building", "L7.12", "{place} has a metropolis, which is not a basic building"
)
NONE_THERE: Final = Reason("none_there", "", "There are none in {place}: {what}")
TRACK_EMPTY: Final = Reason("track_empty", "", "{what} is not on the track: it is empty")
NOT_ON_TRACK: Final = Reason("not_on_track", "", "{what} is not on the track; on it: {there}")
FLEETS_OF_ANOTHER: Final = Reason("fleets_of_another", "", "Faction {faction} has fleets in {place}")


def not_your_land(position: Position, land: int, rule: str) -> Refusal | None:
    """Why the active faction cannot choose a land that is not its own."""
    if position.lands_of(position.turn) >> land & 1:
        return None
    return not_land_of(position, int(position.turn), land, rule)


def not_land_of(position: Position, faction: int, land: int, rule: str) -> Refusal:
    """The refusal for a land that is not that faction's, but another's or nobody's."""
    place, owner = position.map.island_names[land], int(position.board.owner(land))
    if owner >= 0:
        return NOT_YOUR_LAND(rule, place=place, faction=owner)
    own = " ".join(position.map.island_names[one] for one in members(position.lands_of(faction)))
    return FREE_LAND(rule, place=place, lands=own)


def no_own_fleets(position: Position, sea: int, rule: str) -> Refusal:
    name = position.map.sea_names[sea]
    return NO_OWN_FLEETS(rule, place=name)


def why_not_sea(position: Position, sea: int) -> Refusal | None:
    """Why no fleet may go to a sea: the Kraken or Polyphemus."""
    name = position.map.sea_names[sea]
    if position.figure_area(KRAKEN) == AT_SEA + sea:
        holder = int(position.figure_holder(KRAKEN))
        return KRAKEN_THERE(place=name, faction=holder)
    if position.closed_seas() >> sea & 1:
        land = position.map.island_names[position.figure_area(POLYPHEMUS)]
        return POLYPHEMUS_NEAR(place=name, land=land)
    return None


def why_not_garrison(position: Position, land: int, way: int) -> Refusal | None:
    name = position.map.island_names[land]
    foreign = not_your_land(position, land, "L8.7")
    if foreign is not None:
        return foreign
    if position.units_on(land) == 0:
        return NO_UNITS(place=name)
    return why_not_leave(position, land, way, 0)


def why_not_leave(position: Position, land: int, way: int, band: int) -> Refusal | None:
    name = position.map.island_names[land]
    if position.figure_area(MEDUSA) == land:
        return MEDUSA_THERE(place=name)
    if not march_goals(position, land, way, band, 1000):
        return NO_WAY(place=name)
    return None


def not_your_hero(position: Position, hero: int, rule: str) -> Refusal:
    """Where a hero is who is not the faction's: with another, on the track, in the deck, or out of the game."""
    name, holder = HERO_NAMES[hero], int(position.hero_holder(hero))
    if holder >= 0:
        return NOT_YOUR_HERO(rule, hero=name, faction=holder)
    on_track, in_deck = cards_on(position.hero_track) >> hero & 1, position.hero_deck >> hero & 1
    where = "track" if on_track else "deck" if in_deck else "gone"
    text = {"track": "is free for Hera", "deck": "has not been shown yet", "gone": "has left the game"}[where]
    return HERO_NOT_ON_MAP(rule, hero=name, where=Named(where, text))


def no_fleets(position: Position, sea: int, rule: str) -> Refusal:
    name = position.map.sea_names[sea]
    return NO_FLEETS(rule, place=name)


def medusa_there(position: Position, name: str) -> Refusal:
    holder = int(position.figure_holder(MEDUSA))
    return MEDUSA_BARS(place=name, faction=holder)


def creature_not_on_track(position: Position, creature: int, rule: str) -> Refusal:
    there = [CREATURE_NAMES[other] for other in members(cards_on(position.track))]
    return not_on_track(CREATURE_NAMES[creature], there, rule)


def hero_not_on_track(position: Position, hero: int, rule: str) -> Refusal:
    there = [HERO_NAMES[other] for other in members(cards_on(position.hero_track))]
    return not_on_track(HERO_NAMES[hero], there, rule)


def not_on_track(name: str, there: list[str], rule: str) -> Refusal:
    if not there:
        return TRACK_EMPTY(rule, what=name)
    return NOT_ON_TRACK(rule, what=name, there=Named(" ".join(there), ", ".join(there)))


def why_not_driven(position: Position, origin: int, faction: int, sea: int, rule: str) -> Refusal:
    """Why fleets cannot go to a sea: only to an adjacent open one that is empty or of their colour (L8.5, L10.18)."""
    map, name = position.map, position.map.sea_names[sea]
    if sea == origin:
        return ALREADY_THERE(rule, place=name)
    if not map.next_to[origin] >> sea & 1:
        return NOT_ADJACENT(rule, place=name, origin=map.sea_names[origin])
    closed = why_not_sea(position, sea)
    if closed is not None:
        return closed
    owner = int(position.board.admiral(sea))
    return FLEETS_OF_ANOTHER(rule, place=name, faction=owner)
