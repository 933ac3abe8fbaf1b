"""What only a net sees of a seat: who can outbid whom, the way to the next metropolis, reach, threats, creatures."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.bits import bit, lowest, size
from ...aegean.rules.battle import win_chance
from ..facts import BUILDING_TYPES, CREATURES, LEAST_PRICE, MOST_SEATS, PHILOSOPHERS_NEEDED, WITH_FIGURE
from ..rules.position import Position
from ..rules.questions import IN_ACTIONS
from ..rules.tables import FIGURES, SPACE_PRICE, SPACES
from ..rules.turn.battles import land_bonus
from ..rules.turn.temples import discounts
from ..rules.turn.troops import may_attack
from .features import chance_by_air, gold_left, is_late, types_owned

# fmt: off
SIGHTS: Final = (
    "purse",           # gold left after standing offers
    "richer",          # how many others can offer more, counting priests
    "lead",            # how much more than the richest other it can offer
    "lag",             # how much less
    "bids",            # its first place in the turn order of the auction, from 1
    "late_rivals",     # how many others win with their next metropolis
    "port",            # how many buildings of each type
    "fortress",
    "temple",
    "university",
    "needs_port",      # the one type that is missing
    "needs_fortress",
    "needs_temple",
    "needs_university",
    "needs_thinkers",  # two or three philosophers: one favour may complete four
    "same_need",       # how many others want the same god for the same reason
    "discount",        # temples and metropolises that lower the price of a creature
    "strongest",       # troops on the best guarded island
    "bare",            # islands without troops
    "sites",           # islands without a metropolis
    "takes",           # islands of others, or of nobody, that it would probably take
    "loses",           # islands that another would probably take
    "near_takes",      # islands that it would probably take with one more fleet
    "near_great",      # the best chance to take a metropolis with one more fleet
    "near_risk",       # another's best chance to take one of its own in that way
    "flies",           # the best chance to take a metropolis by air
    "weakest",         # units and other defences at its weakest metropolis, plus 1
    "figure",          # figures on its islands, then the creatures that it could pay for now
)
# fmt: on
# numbers of SIGHTS
PURSE: Final = 0
RICHER: Final = 1
LEAD: Final = 2
LAG: Final = 3
BIDS: Final = 4
LATE_RIVALS: Final = 5
PORT: Final = 6
FORTRESS: Final = 7
TEMPLE: Final = 8
UNIVERSITY: Final = 9
NEEDS_PORT: Final = 10
NEEDS_FORTRESS: Final = 11
NEEDS_TEMPLE: Final = 12
NEEDS_UNIVERSITY: Final = 13
NEEDS_THINKERS: Final = 14
SAME_NEED: Final = 15
DISCOUNT: Final = 16
STRONGEST: Final = 17
BARE: Final = 18
SITES: Final = 19
TAKES: Final = 20
LOSES: Final = 21
NEAR_TAKES: Final = 22
NEAR_GREAT: Final = 23
NEAR_RISK: Final = 24
FLIES: Final = 25
WEAKEST: Final = 26
FIGURE: Final = 27
# end of numbers
PAYS: Final = FIGURE + len(WITH_FIGURE)
WIDTH: Final = PAYS + len(CREATURES)
NAMES: Final = (*SIGHTS[:FIGURE], *(one.id for one in WITH_FIGURE), *(f"pays_{one.id}" for one in CREATURES))
LIKELY: Final = 0.5
NO_NEED: Final = 0


def write_sights(position: Position, out: vec[float]) -> None:
    """The sights of all seats, one seat after the other."""
    for at in range(i64(MOST_SEATS * WIDTH)):
        out[at] = 0.0
    for seat in range(position.players):
        if position.plays(seat):
            write_wealth(position, seat, out)
            write_needs(position, seat, out)
            write_creatures(position, seat, out)
    for seat in range(position.players):
        if position.plays(seat):
            write_reach(position, seat, out)
    if position.phase != IN_ACTIONS:
        write_order(position, out)


def can_offer(position: Position, seat: i64) -> i64:
    """The most that a seat can offer to a single god."""
    return gold_left(position, seat) + position.priests_of(seat)


def write_wealth(position: Position, seat: i64, out: vec[float]) -> None:
    """Write gold, compared with that of the others."""
    at: i64 = WIDTH * seat
    out[at + PURSE] = float(gold_left(position, seat))
    own: i64 = can_offer(position, seat)
    richest: i64 = 0
    for other in range(position.players):
        if other != seat and position.plays(other):
            theirs: i64 = can_offer(position, other)
            richest = theirs if theirs > richest else richest
            if theirs > own:
                out[at + RICHER] += 1.0
            if is_late(position, other):
                out[at + LATE_RIVALS] += 1.0
    if own > richest:
        out[at + LEAD] = float(own - richest)
    else:
        out[at + LAG] = float(richest - own)


def need_of(position: Position, seat: i64) -> i64:
    """The god who would complete a metropolis, plus 1; 0 if none would."""
    types: i64 = types_owned(position, seat)
    if size(types) < BUILDING_TYPES - 1:
        return NO_NEED
    missing: i64 = ~types & (bit(BUILDING_TYPES) - 1)
    return lowest(missing) + 1 if missing else i64(NO_NEED)


def write_needs(position: Position, seat: i64, out: vec[float]) -> None:
    """Write buildings, and what is missing for a metropolis."""
    at: i64 = WIDTH * seat
    islands: i64 = position.board.islands_of(seat)
    own: i64 = position.slots_of(islands)
    for building in range(i64(BUILDING_TYPES)):
        out[at + PORT + building] = float(size(position.built(building) & own))
    need: i64 = need_of(position, seat)
    if need:
        out[at + NEEDS_PORT + need - 1] = 1.0
        for other in range(position.players):
            if other != seat and position.plays(other) and need_of(position, other) == need:
                out[at + SAME_NEED] += 1.0
    philosophers: i64 = position.philosophers_of(seat)
    if philosophers >= PHILOSOPHERS_NEEDED - 2:
        out[at + NEEDS_THINKERS] = 1.0
    out[at + SITES] = float(size(islands & ~position.metropolises))
    out[at + BARE] = float(size(islands & ~position.board.guarded(seat)))


def write_creatures(position: Position, seat: i64, out: vec[float]) -> None:
    """Write the creatures that a seat could pay for now, its figures, and what lowers prices."""
    at: i64 = WIDTH * seat
    saved: i64 = discounts(position, position.board.islands_of(seat))
    out[at + DISCOUNT] = float(saved)
    gold: i64 = gold_left(position, seat)
    for space in range(SPACES):
        card: i64 = (position.track >> (5 * space)) & 31
        if card:
            price: i64 = i64(SPACE_PRICE[space]) - saved
            if gold >= (price if price > LEAST_PRICE else i64(LEAST_PRICE)):
                out[at + PAYS + card - 1] = 1.0
    for figure in range(FIGURES):
        if position.figure_owner(figure) == seat:
            out[at + FIGURE + figure] = 1.0


def write_order(position: Position, out: vec[float]) -> None:
    """Write who bids when: the first marker of each seat counts."""
    auction = position.auction
    for place in range(auction.markers):
        at: i64 = WIDTH * auction.marker(place) + BIDS
        if out[at] == 0.0:
            out[at] = float(place + 1)


def write_reach(position: Position, seat: i64, out: vec[float]) -> None:
    """Write what a seat's troops could take now, and with one more fleet; and how well its metropolises are guarded."""
    at: i64 = WIDTH * seat
    board = position.board
    chart = board.chart
    own: i64 = board.islands_of(seat)
    fleets: i64 = board.seas_of(seat)
    open: i64 = ~board.occupied()
    taken: i64 = 0
    near_taken: i64 = 0
    guarded: i64 = board.guarded(seat)
    while guarded:
        island: i64 = lowest(guarded)
        guarded &= guarded - 1
        troops: i64 = board.troops_on(island)
        if float(troops) > out[at + STRONGEST]:
            out[at + STRONGEST] = float(troops)
        chain: i64 = chart.chain(fleets, island)
        now: i64 = shores_of(position, chain)
        wider: i64 = shores_of(position, (chart.beside(chain) | chart.around[island]) & open)
        goals: i64 = (now | wider) & ~own
        while goals:
            goal: i64 = lowest(goals)
            goals &= goals - 1
            chance = win_chance(troops, board.troops_on(goal), land_bonus(position, goal))
            if chance >= LIKELY and may_attack(position, seat, goal):
                near_taken |= bit(goal)
                if now & bit(goal):
                    taken |= bit(goal)
            if position.metropolises & bit(goal):
                if chance > out[at + NEAR_GREAT] and may_attack(position, seat, goal):
                    out[at + NEAR_GREAT] = chance
                threatened: i64 = WIDTH * board.owner(goal) + NEAR_RISK
                out[threatened] = chance if chance > out[threatened] else out[threatened]
    out[at + TAKES] = float(size(taken))
    out[at + NEAR_TAKES] = float(size(near_taken))
    while taken:
        owner: i64 = board.owner(lowest(taken))
        taken &= taken - 1
        if owner >= 0:
            out[WIDTH * owner + LOSES] += 1.0
    write_guards(position, seat, out)


def shores_of(position: Position, seas: i64) -> i64:
    """All islands that touch one of these sea spaces."""
    shores = position.board.chart.shores
    found: i64 = 0
    while seas:
        found |= shores[lowest(seas)]
        seas &= seas - 1
    return found


def write_guards(position: Position, seat: i64, out: vec[float]) -> None:
    """Write how strong the weakest of the seat's metropolises is, and the chance to fly to one of another seat's."""
    at: i64 = WIDTH * seat
    board = position.board
    cities: i64 = board.islands_of(seat) & position.metropolises
    while cities:
        island: i64 = lowest(cities)
        cities &= cities - 1
        strength = float(board.troops_on(island) + land_bonus(position, island) + 1)
        if out[at + WEAKEST] == 0.0 or strength < out[at + WEAKEST]:
            out[at + WEAKEST] = strength
    if position.metropolises & ~board.islands_of(seat):
        out[at + FLIES] = chance_by_air(position, seat)
