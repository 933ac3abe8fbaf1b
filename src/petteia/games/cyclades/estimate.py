"""A sensible guess at who is winning, for one-look players: what each seat has, and what its god will give it."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ...core.bits import bit, lowest, size
from ..aegean.auction import NO_GOD
from ..aegean.battle import win_chance
from .battles import land_bonus
from .facts import APOLLO, ARES, ATHENA, BUILDING_PRICE, BUILDINGS, PHILOSOPHERS_NEEDED, POSEIDON, ZEUS
from .offerings import payment_due
from .position import Position
from .questions import HOW_MUCH, OFFERINGS
from .tables import GOD_BUILDS
from .troops import may_attack

# what things are worth, in points
METROPOLIS: Final = 12.0
VICTORY: Final = 40.0  # the metropolises to win, held now
GOLD: Final = 0.4  # up to what an auction takes, then less
MUCH_GOLD: Final = 9
MORE_GOLD: Final = 0.1
INCOME: Final = 1.3
PRIEST: Final = 1.0
ISLAND: Final = 1.5
SLOT: Final = 0.3  # free for a building
UNIT: Final = 0.45
BUILDING: Final = 0.4  # beside its type
PROSPECT: Final = 1.6  # an island that could be taken
FREE_RECRUIT: Final = 0.7
SPREAD: Final = 12.0  # points of lead that make a win likely
# of different types of buildings, and of philosophers, on the way to four
TYPES: Final[list[float]] = [0.0, 1.5, 3.5, 6.5, 6.5]
PHILOSOPHERS: Final[list[float]] = [0.0, 1.5, 3.5, 6.5]


def types_owned(position: Position, seat: i64) -> i64:
    """The set of types of buildings that a seat has."""
    own: i64 = position.slots_of(position.board.islands_of(seat))
    found: i64 = 0
    building: i64 = 0
    while building < len(BUILDINGS):
        if position.built(building) & own:
            found |= bit(building)
        building += 1
    return found


def worth_of_gold(gold: i64) -> float:
    if gold <= MUCH_GOLD:
        return GOLD * float(gold)
    return GOLD * float(MUCH_GOLD) + MORE_GOLD * float(gold - MUCH_GOLD)


def standing(position: Position, seat: i64) -> float:
    """What a seat has, in points."""
    board = position.board
    islands: i64 = board.islands_of(seat)
    metropolises: i64 = size(position.metropolises & islands)
    value = METROPOLIS * float(metropolises) + (VICTORY if metropolises >= position.target() else 0.0)
    if position.founding and position.turn == seat:
        value += METROPOLIS
    room = 1.0 if islands & ~position.metropolises else 0.3
    value += room * TYPES[size(types_owned(position, seat))]
    philosophers: i64 = position.philosophers_of(seat)
    value += room * PHILOSOPHERS[philosophers if philosophers < PHILOSOPHERS_NEEDED else PHILOSOPHERS_NEEDED - 1]
    value += PRIEST * float(position.priests_of(seat)) + INCOME * float(position.income(seat))
    value += ISLAND * float(size(islands)) + SLOT * float(size(position.free_slots(seat)))
    value += UNIT * float(board.fleets_of(seat) + board.troops_of(seat))
    value += BUILDING * float(size(position.all_built() & position.slots_of(islands)))
    gold: i64 = position.gold[seat]
    if position.phase == OFFERINGS:
        gold -= payment_due(position, seat, NO_GOD)
        value += favours(position, seat)
    return value + worth_of_gold(gold) + prospects(position, seat)


def prospects(position: Position, seat: i64) -> float:
    """The best island that a seat's troops could take over their chains of fleets, by its worth and their chance."""
    best = 0.0
    board = position.board
    guarded: i64 = board.guarded(seat)
    while guarded:
        island: i64 = lowest(guarded)
        guarded &= guarded - 1
        goals: i64 = board.chart.joined(board.seas_of(seat), island) & ~board.islands_of(seat)
        while goals:
            goal: i64 = lowest(goals)
            goals &= goals - 1
            chance = win_chance(board.troops_on(island), board.troops_on(goal), land_bonus(position, goal))
            worth = chance * (PROSPECT + METROPOLIS / 2.0 * float((position.metropolises >> goal) & 1))
            if worth > best and may_attack(position, seat, goal):
                best = worth
    return best


def favours(position: Position, seat: i64) -> float:
    """What the gods that a seat stands with in the auction will give it."""
    auction = position.auction
    value = 0.0
    god: i64 = 0
    while god < APOLLO:
        if auction.holder(god) == seat:
            value += favour(position, seat, god)
        god += 1
    if position.asked == HOW_MUCH and auction.bidder == seat:
        value += favour(position, seat, auction.chosen) - GOLD * float(auction.offer(auction.chosen) + 1)
    place: i64 = 0
    while place < auction.arrived:
        if auction.arrival(place) == seat:
            lonely: bool = size(position.board.islands_of(seat)) == 1
            value += GOLD * (4.0 if lonely else 1.0) + (INCOME if place == 0 and position.markers else 0.0)
        place += 1
    return value


def favour(position: Position, seat: i64, god: i64) -> float:
    """What a great god is good for now: the recruit, a building of a new type, and his special action."""
    value = FREE_RECRUIT
    if god == ATHENA:
        philosophers: i64 = position.philosophers_of(seat)
        if philosophers >= PHILOSOPHERS_NEEDED - 1:
            value = METROPOLIS - PHILOSOPHERS[PHILOSOPHERS_NEEDED - 1]
        else:
            value = PHILOSOPHERS[philosophers + 1] - PHILOSOPHERS[philosophers]
    elif god == ZEUS:
        value = PRIEST
    elif god == ARES:
        value += prospects(position, seat)
    elif god == POSEIDON:
        value += 0.5
    types: i64 = types_owned(position, seat)
    if types & bit(i64(GOD_BUILDS[god])) == 0 and position.free_slots(seat):
        missing: i64 = len(BUILDINGS) - size(types)
        gain = METROPOLIS - TYPES[3] if missing == 1 else TYPES[size(types) + 1] - TYPES[size(types)]
        value += gain - GOLD * float(BUILDING_PRICE)
    return value


def lead(position: Position, seat: i64) -> float:
    """How many points a seat is ahead of the others, the strongest of them counted most."""
    best = 0.0
    others = 0.0
    other: i64 = 0
    while other < position.players:
        if other != seat and position.plays(other):
            value = standing(position, other)
            others += value
            best = value if value > best else best
        other += 1
    return standing(position, seat) - 0.6 * best - 0.1 * others


def likelihood(points: float) -> float:
    """A lead in points as a chance to win."""
    return 1.0 / (1.0 + exp(-points / SPREAD))
