"""Refusals that several rules give: what a place, a unit or a card lacks."""

from __future__ import annotations

from ....core.contract.refusal import Refusal
from ....core.engine.bits import members
from ...aegean.rules.track import cards_on
from ..facts import KRAKEN, MEDUSA, POLYPHEMUS
from .archipelago import AT_SEA
from .position import Position
from .tables import CREATURE_NAMES, HERO_NAMES
from .troops import march_goals


def not_your_land(position: Position, land: int, rule: str) -> Refusal | None:
    """Why the faction on turn cannot choose a land: whose it is."""
    if position.lands_of(position.turn) >> land & 1:
        return None
    return not_land_of(position, int(position.turn), land, position.map.island_names[land], rule)


def not_land_of(position: Position, faction: int, land: int, place: str, rule: str) -> Refusal:
    """The land of a place is not of that faction, but of another or nobody's."""
    owner = int(position.board.owner(land))
    if owner >= 0:
        return Refusal(rule, "not_your_land", f"{place} belongs to faction {owner}", {"place": place, "faction": owner})
    own = " ".join(position.map.island_names[one] for one in members(position.lands_of(faction)))
    return Refusal(rule, "free_land", f"Nobody controls {place}; yours are {own}", {"place": place, "lands": own})


def nothing_built(place: str, rule: str) -> Refusal:
    return Refusal(rule, "no_building_there", f"Nothing is built on {place}", {"place": place})


def no_own_fleets(position: Position, sea: int, rule: str) -> Refusal:
    name = position.map.sea_names[sea]
    return Refusal(rule, "no_own_fleets", f"None of your fleets is in {name}", {"place": name})


def none_in_supply(what: str) -> Refusal:
    return Refusal("L1.10", "supply_empty", f"No {what} is left in the supply", {"what": what})


def why_not_sea(position: Position, sea: int) -> Refusal | None:
    """Why no fleet may come to a sea: the Kraken or Polyphemus."""
    name = position.map.sea_names[sea]
    if position.figure_area(KRAKEN) == AT_SEA + sea:
        holder = int(position.figure_holder(KRAKEN))
        return Refusal("L10.15", "kraken_there", f"The Kraken closes {name}", {"place": name, "faction": holder})
    if position.closed_seas() >> sea & 1:
        land = position.map.island_names[position.figure_area(POLYPHEMUS)]
        text = f"Polyphemus in {land} keeps fleets away from {name}"
        return Refusal("L10.18", "polyphemus_near", text, {"place": name, "land": land})
    return None


def why_not_garrison(position: Position, land: int, way: int) -> Refusal | None:
    name = position.map.island_names[land]
    foreign = not_your_land(position, land, "L8.7")
    if foreign is not None:
        return foreign
    if position.units_on(land) == 0:
        return Refusal("L8.7", "no_units", f"None of your units is in {name}", {"place": name})
    return why_not_leave(position, land, way, 0)


def why_not_leave(position: Position, land: int, way: int, band: int) -> Refusal | None:
    name = position.map.island_names[land]
    if position.figure_area(MEDUSA) == land:
        return Refusal("L10.16", "medusa_there", f"Medusa holds the units in {name}", {"place": name})
    if not march_goals(position, land, way, band, 1000):
        return Refusal("L8.8", "no_way", f"From {name} there is no land to go to", {"place": name})
    return None


def not_your_hero(position: Position, hero: int, rule: str) -> Refusal:
    """Where the hero is who is not the faction's: with another, on the track, in the deck, or out of the game."""
    name, holder = HERO_NAMES[hero], int(position.hero_holder(hero))
    if holder >= 0:
        return Refusal(rule, "not_your_hero", f"{name} belongs to faction {holder}", {"hero": name, "faction": holder})
    on_track, in_deck = cards_on(position.hero_track) >> hero & 1, position.hero_deck >> hero & 1
    where = "track" if on_track else "deck" if in_deck else "gone"
    text = {"track": "is free for Hera", "deck": "has not been shown yet", "gone": "has left the game"}[where]
    return Refusal(rule, "hero_not_on_map", f"{name} {text}", {"hero": name, "where": where})


def not_adjacent(name: str, origin: str, rule: str) -> Refusal:
    return Refusal(rule, "not_adjacent", f"{name} is not next to {origin}", {"place": name, "origin": origin})


def no_fleets(position: Position, sea: int, rule: str) -> Refusal:
    name = position.map.sea_names[sea]
    return Refusal(rule, "no_fleets", f"No fleets are in {name}", {"place": name})


def medusa_there(position: Position, name: str) -> Refusal:
    holder = int(position.figure_holder(MEDUSA))
    text = f"Medusa of faction {holder} lets nobody into {name} or out of it"
    return Refusal("L10.16", "medusa_bars", text, {"place": name, "faction": holder})


def no_basic_building(name: str) -> Refusal:
    return Refusal(
        "L7.12", "no_basic_building", f"{name} has a metropolis, which is no basic building", {"place": name}
    )


def none_there(name: str, what: str, rule: str) -> Refusal:
    return Refusal(rule, "none_there", f"None is in {name}: {what}", {"place": name, "what": what})


def creature_not_on_track(position: Position, creature: int, rule: str) -> Refusal:
    there = [CREATURE_NAMES[other] for other in members(cards_on(position.track))]
    return not_on_track(CREATURE_NAMES[creature], there, rule)


def hero_not_on_track(position: Position, hero: int, rule: str) -> Refusal:
    there = [HERO_NAMES[other] for other in members(cards_on(position.hero_track))]
    return not_on_track(HERO_NAMES[hero], there, rule)


def not_on_track(name: str, there: list[str], rule: str) -> Refusal:
    if not there:
        return Refusal(rule, "track_empty", f"{name} is not on the track: it is empty", {"what": name})
    text = f"{name} is not on the track; there: {', '.join(there)}"
    return Refusal(rule, "not_on_track", text, {"what": name, "there": " ".join(there)})


def why_not_driven(position: Position, origin: int, faction: int, sea: int, rule: str) -> Refusal:
    """Fleets go to a sea beside theirs that is open, and empty or of their colour (L8.5, L10.18)."""
    map, name = position.map, position.map.sea_names[sea]
    if not map.next_to[origin] >> sea & 1:
        return not_adjacent(name, map.sea_names[origin], rule)
    closed = why_not_sea(position, sea)
    if closed is not None:
        return closed
    owner = int(position.board.admiral(sea))
    text = f"Fleets of faction {owner} are in {name}"
    return Refusal(rule, "fleets_of_another", text, {"place": name, "faction": owner})
