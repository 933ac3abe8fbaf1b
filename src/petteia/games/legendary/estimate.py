"""A sensible guess at who is winning, for one-look players: what each team has, and what its gods will give it."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ...core.bits import bit, lowest, size
from ..aegean.battle import win_chance
from .facts import APOLLO, ARES, ATHENA, BUILDINGS, HERA, PHILOSOPHERS_NEEDED, POSEIDON, UNITS, ZEUS
from .metropolises import set_sites, types_held
from .offerings import next_space, reduced, standing_due
from .position import Position
from .questions import HOW_MUCH, OFFERINGS
from .sides import fortresses_in
from .tables import GOD_BUILDS, MINOTAUR
from .troops import accessible, is_defended, may_enter

# what things are worth, in points
METROPOLIS: Final = 12.0
VICTORY: Final = 40.0  # the metropolises to win, held now
GOLD: Final = 0.4  # up to what an auction takes, then less
MUCH_GOLD: Final = 10
MORE_GOLD: Final = 0.1
INCOME: Final = 1.3
PRIESTESS: Final = 1.1
HERO: Final = 2.0
LAND: Final = 1.5
SITE: Final = 0.25  # free for a building
UNIT: Final = 0.45
BUILDING: Final = 0.4  # beside its type
FIGURE: Final = 0.8
PROSPECT: Final = 1.6  # a land that could be taken
FREE_RECRUIT: Final = 0.7
APOLLO_WORTH: Final = 1.2
SPREAD: Final = 12.0  # points of lead that make a win likely
# of different types of buildings, and of philosophers, on the way to four
TYPES: Final[list[float]] = [0.0, 1.5, 3.5, 6.5, 6.5]
PHILOSOPHERS: Final[list[float]] = [0.0, 1.5, 3.5, 6.5]


def worth_of_gold(gold: i64) -> float:
    if gold <= MUCH_GOLD:
        return GOLD * float(gold)
    return GOLD * float(MUCH_GOLD) + MORE_GOLD * float(gold - MUCH_GOLD)


def standing(position: Position, team: i64) -> float:
    """What a team has, in points."""
    metropolises: i64 = position.metropolises_of_team(team)
    value = METROPOLIS * float(metropolises) + (VICTORY if metropolises >= position.goal else 0.0)
    value += TYPES[size(types_held(position, set_sites(position, team), 1))]
    gold: i64 = position.gold_of(team)
    faction: i64 = team
    while faction >= 0:
        value += holdings(position, faction)
        if position.phase == OFFERINGS:
            gold -= standing_due(position, faction)
            value += favours(position, faction)
        faction = position.partner_of(faction) if faction == team else -1
    return value + worth_of_gold(gold)


def holdings(position: Position, faction: i64) -> float:
    """What a faction has beside its metropolises, the set of buildings and gold."""
    if not position.plays(faction):
        return 0.0
    board = position.board
    lands: i64 = position.lands_of(faction)
    philosophers: i64 = position.philosophers_of(faction)
    value = PHILOSOPHERS[philosophers if philosophers < PHILOSOPHERS_NEEDED else PHILOSOPHERS_NEEDED - 1]
    value += PRIESTESS * float(position.priestesses_of(faction)) + INCOME * float(position.income(faction))
    value += LAND * float(size(lands)) + SITE * float(size(position.free_sites(faction)))
    value += UNIT * float(board.fleets_of(faction) + board.troops_of(faction) + mercenaries_of(position, faction))
    value += HERO * float(size(position.heroes_of(faction)))
    value += BUILDING * float(size(position.basic() & position.own_sites(faction)))
    if position.founder == faction:
        value += METROPOLIS
    if position.figures:
        figure: i64 = 0
        while figure <= MINOTAUR + 1:
            if position.figure_area(figure) >= 0 and position.figure_holder(figure) == faction:
                value += FIGURE
            figure += 1
    return value + prospects(position, faction)


def mercenaries_of(position: Position, faction: i64) -> i64:
    total: i64 = 0
    lands: i64 = position.lands_of(faction)
    while lands:
        total += position.mercenaries_on(lowest(lands))
        lands &= lands - 1
    return total


def at_most_eight(units: i64) -> i64:
    return units if units < UNITS else UNITS


def prospects(position: Position, faction: i64) -> float:
    """The best land that a faction's units could take, by its worth and their chance."""
    best = 0.0
    left: i64 = position.lands_of(faction)
    own: i64 = position.lands_of(faction) | position.partner_lands(faction)
    metropolises: i64 = position.metropolises()
    while left:
        land: i64 = lowest(left)
        left &= left - 1
        units: i64 = position.units_on(land)
        if units == 0:
            continue
        goals: i64 = accessible(position, faction, land, False) & ~own
        while goals:
            goal: i64 = lowest(goals)
            goals &= goals - 1
            chance = 1.0
            if is_defended(position, goal):
                defence: i64 = position.units_on(goal)
                bonus: i64 = fortresses_in(position, goal) + (2 if position.figure_area(MINOTAUR) == goal else 0)
                chance = win_chance(at_most_eight(units), at_most_eight(defence), bonus)
            worth = chance * (PROSPECT + METROPOLIS / 2.0 * float(size(metropolises & position.map.sites[goal])))
            if worth > best and may_enter(position, faction, goal):
                best = worth
    return best


# ---- the auction


def favours(position: Position, faction: i64) -> float:
    """What the god that a faction stands with in the auction will give it."""
    auction = position.auction
    value = 0.0
    god: i64 = 0
    while god <= APOLLO:
        if auction.holder(god) == faction:
            value += favour(position, faction, god)
        god += 1
    if position.asked == HOW_MUCH and auction.bidder == faction:
        price: i64 = reduced(next_space(auction.offer(auction.chosen)), position.priestesses_of(faction))
        value += favour(position, faction, auction.chosen) - GOLD * float(price)
    return value


def favour(position: Position, faction: i64, god: i64) -> float:
    """What a god is good for now: the recruit, a building of a new type, and his special actions."""
    if god == APOLLO:
        return APOLLO_WORTH
    value = FREE_RECRUIT
    if god == ATHENA:
        philosophers: i64 = position.philosophers_of(faction)
        if philosophers >= PHILOSOPHERS_NEEDED - 1:
            value = METROPOLIS - PHILOSOPHERS[PHILOSOPHERS_NEEDED - 1]
        else:
            value = PHILOSOPHERS[philosophers + 1] - PHILOSOPHERS[philosophers]
    elif god == ZEUS:
        value = PRIESTESS
    elif god == ARES:
        value += prospects(position, faction)
    elif god == POSEIDON or god == HERA:
        value += 0.5
    types: i64 = types_held(position, set_sites(position, faction), 1)
    new: bool = size(types) < len(BUILDINGS) if god == HERA else types & bit(i64(GOD_BUILDS[god])) == 0
    if new and position.free_sites(faction):
        missing: i64 = len(BUILDINGS) - size(types)
        value += METROPOLIS - TYPES[3] if missing == 1 else TYPES[size(types) + 1] - TYPES[size(types)]
    elif position.free_sites(faction):
        value += BUILDING
    return value


# ---- leads


def lead(position: Position, seat: i64) -> float:
    """How many points the team of a seat is ahead of the others, the strongest of them counted most."""
    own: i64 = position.team_of(seat)
    best = 0.0
    others = 0.0
    team: i64 = 0
    while team < position.teams:
        if team != own:
            value = standing(position, team)
            others += value
            best = value if value > best else best
        team += 1
    return standing(position, own) - 0.6 * best - 0.1 * others


def likelihood(points: float) -> float:
    """A lead in points as a chance to win."""
    return 1.0 / (1.0 + exp(-points / SPREAD))
