"""The features that an estimate weighs: numbers for each seat that help to tell who will win. Weights: weights.txt."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.bits import bit, lowest, size
from ...aegean.rules.auction import NO_GOD, times
from ...aegean.rules.battle import win_chance
from ...aegean.rules.pantheon import god_in_row
from ...aegean.rules.track import space_with
from ..facts import (
    APOLLO,
    APOLLO_GOLD,
    APOLLO_GOLD_ONE_ISLAND,
    ARES,
    ATHENA,
    BUILDING_PRICE,
    BUILDING_TYPES,
    LEAST_PRICE,
    MOST_SEATS,
    PEGASUS,
    PHILOSOPHERS_NEEDED,
)
from ..rules.cycle.offerings import most_payable, payment_due
from ..rules.position import Position
from ..rules.questions import IN_ACTIONS, IN_OFFERINGS
from ..rules.tables import GOD_BUILDS, MOST_RECRUITS, RECRUIT_PRICE, SPACE_PRICE
from ..rules.turn.battles import land_bonus
from ..rules.turn.temples import discounts
from ..rules.turn.troops import may_attack
from .places import (
    APOLLO_FIRST,
    BIDS_LATER,
    COMPLETES,
    CONQUERS,
    CONQUERS_TO_WIN,
    CONTESTED,
    FEATURES,
    FLEET,
    FLIES_TO_WIN,
    FREE_SLOT,
    GOLD,
    GREAT_PROSPECT,
    GUARD,
    HOPES,
    INCOME,
    ISLAND,
    LATE,
    METROPOLIS,
    MORE_GOLD,
    MORE_PRIESTS,
    MUCH_GOLD,
    NEW_TYPE,
    NO_SITE,
    NO_SLOT,
    PHILOSOPHERS,
    PRIEST,
    PROSPECT,
    RISK,
    SPARE_BUILDING,
    SURE,
    TAKES,
    TO_BID,
    TROOP,
    TYPES,
    VICTORY,
    WAITS,
    WINS,
)

SOME_GOLD: Final = 6
ENOUGH_GOLD: Final = 14
MOST_SLOTS: Final = 4
MOST_GUARDS: Final = 3
QUIET: Final = ("which_god", "turn")  # questions before which nothing is half done
NOTHING: Final = vec[float]([0.0] * (MOST_SEATS * FEATURES))


def features_of(position: Position) -> vec[float]:
    """The features of all seats, one seat after the other."""
    out = NOTHING[:]
    for seat in range(position.players):
        if position.plays(seat):
            write_holdings(position, seat, out)
            write_gold(position, seat, out)
    for seat in range(position.players):
        if position.plays(seat):
            write_prospects(position, seat, out)
    if position.phase == IN_OFFERINGS:
        write_offers(position, out)
    elif position.phase == IN_ACTIONS:
        write_turns(position, out)
    return out


# ---- what a seat has


def types_owned(position: Position, seat: i64) -> i64:
    """The set of building types that a seat has."""
    own: i64 = position.slots_of(position.board.islands_of(seat))
    found: i64 = 0
    for building in range(i64(BUILDING_TYPES)):
        if position.built(building) & own:
            found |= bit(building)
    return found


def cities(position: Position, seat: i64) -> i64:
    """How many metropolises a seat has, including one that it is founding."""
    founding: i64 = 1 if position.founding and position.turn == seat else 0
    return position.metropolises_of(seat) + founding


def is_late(position: Position, seat: i64) -> bool:
    """Whether the seat's next metropolis wins."""
    return cities(position, seat) >= position.target() - 1


def write_holdings(position: Position, seat: i64, out: vec[float]) -> None:
    """Write metropolises and progress to the next, land, income and units."""
    at: i64 = FEATURES * seat
    board = position.board
    islands: i64 = board.islands_of(seat)
    metropolises: i64 = cities(position, seat)
    out[at + METROPOLIS] = float(metropolises)
    out[at + VICTORY] = 1.0 if metropolises >= position.target() else 0.0
    stage: i64 = at + (LATE if is_late(position, seat) else 0)
    types: i64 = size(types_owned(position, seat))
    if types:
        out[stage + TYPES + (types if types < BUILDING_TYPES else i64(BUILDING_TYPES - 1)) - 1] = 1.0
    philosophers: i64 = position.philosophers_of(seat)
    if philosophers:
        most: i64 = PHILOSOPHERS_NEEDED - 1
        out[stage + PHILOSOPHERS + (philosophers if philosophers < most else most) - 1] = 1.0
    own: i64 = position.slots_of(islands)
    out[at + SPARE_BUILDING] = float(size(position.all_built() & own) - types)
    free: i64 = size(position.free_slots(seat))
    out[at + FREE_SLOT] = float(free if free < MOST_SLOTS else i64(MOST_SLOTS))
    out[at + NO_SLOT] = 0.0 if free else 1.0
    out[at + NO_SITE] = 0.0 if islands & ~position.metropolises else 1.0
    out[at + INCOME] = float(position.income(seat))
    priests: i64 = position.priests_of(seat)
    out[at + PRIEST] = 1.0 if priests else 0.0
    out[at + MORE_PRIESTS] = float(priests - 1) if priests else 0.0
    out[at + ISLAND] = float(size(islands))
    out[at + TROOP] = float(board.troops_of(seat))
    out[at + FLEET] = float(board.fleets_of(seat))
    cities_left: i64 = islands & position.metropolises
    while cities_left:
        guards: i64 = board.troops_on(lowest(cities_left))
        out[at + GUARD] += float(guards if guards < MOST_GUARDS else i64(MOST_GUARDS))
        cities_left &= cities_left - 1


def gold_left(position: Position, seat: i64) -> i64:
    """A seat's gold once its standing offers are paid and Apollo has given what he will give (C14.1)."""
    gold: i64 = position.gold[seat]
    if position.phase == IN_OFFERINGS:
        gold -= payment_due(position, seat, NO_GOD)
    elif position.phase != IN_ACTIONS:
        return gold
    guests: i64 = times(position.auction.arrivals, position.auction.arrived, seat)
    if guests == 0 or guests_served(position) > 0:
        return gold
    lonely: bool = size(position.board.islands_of(seat)) == 1
    return gold + guests * (APOLLO_GOLD_ONE_ISLAND if lonely else APOLLO_GOLD)


def guests_served(position: Position) -> i64:
    """How many of Apollo's guests have received their gold."""
    served: i64 = position.row - position.rows_open + 1
    return served if position.phase == IN_ACTIONS and served > 0 else i64(0)


def write_gold(position: Position, seat: i64, out: vec[float]) -> None:
    """Write the seat's gold; the first coins are worth most."""
    at: i64 = FEATURES * seat
    gold: i64 = gold_left(position, seat)
    out[at + GOLD] = float(gold if gold < SOME_GOLD else i64(SOME_GOLD))
    if gold > SOME_GOLD:
        out[at + MORE_GOLD] = float((gold if gold < ENOUGH_GOLD else i64(ENOUGH_GOLD)) - SOME_GOLD)
    if gold > ENOUGH_GOLD:
        out[at + MUCH_GOLD] = float(gold - ENOUGH_GOLD)


# ---- what a seat could take or lose


def write_prospects(position: Position, seat: i64, out: vec[float]) -> None:
    """Write the chances of a seat's troops on the islands within reach of its fleets; a metropolis there is at risk."""
    at: i64 = FEATURES * seat
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
            great: bool = position.metropolises & bit(goal) != 0
            place: i64 = at + (GREAT_PROSPECT if great else PROSPECT)
            if chance > out[place] and may_attack(position, seat, goal):
                out[place] = chance
            if great:
                threatened: i64 = FEATURES * board.owner(goal) + RISK
                out[threatened] = chance if chance > out[threatened] else out[threatened]


def chance_by_air(position: Position, seat: i64) -> float:
    """The best chance to take a metropolis with Pegasus, if the seat can pay for him (C10.9)."""
    space: i64 = space_with(position.track, PEGASUS)
    if space < 0:
        return 0.0
    price: i64 = i64(SPACE_PRICE[space]) - discounts(position, position.board.islands_of(seat))
    if gold_left(position, seat) < (price if price > LEAST_PRICE else i64(LEAST_PRICE)):
        return 0.0
    board = position.board
    strongest: i64 = 0
    guarded: i64 = board.guarded(seat)
    while guarded:
        troops: i64 = board.troops_on(lowest(guarded))
        strongest = troops if troops > strongest else strongest
        guarded &= guarded - 1
    best = 0.0
    goals: i64 = position.metropolises & ~board.islands_of(seat)
    while goals:
        goal: i64 = lowest(goals)
        goals &= goals - 1
        chance = win_chance(strongest, board.troops_on(goal), land_bonus(position, goal))
        if chance > best and may_attack(position, seat, goal):
            best = chance
    return best


# ---- what the gods will give


def write_offers(position: Position, out: vec[float]) -> None:
    """During the offerings, write what each seat hopes for from the gods where its markers are."""
    auction = position.auction
    for god in range(i64(APOLLO)):
        holder: i64 = auction.holder(god)
        if holder >= 0:
            write_hope(position, holder, god, 0, out, FEATURES * holder + HOPES)
            out[FEATURES * holder + CONTESTED] += float(rivals(position, holder, god))
    if auction.arrived and position.markers:
        out[FEATURES * auction.arrival(0) + APOLLO_FIRST] = 1.0
    if auction.bidder >= 0:
        out[FEATURES * auction.bidder + TO_BID] += 1.0
    for place in range(auction.laid, auction.markers):
        out[FEATURES * auction.marker(place) + TO_BID] += 1.0


def rivals(position: Position, holder: i64, god: i64) -> i64:
    """How many others could outbid the holder of a god; markers with Apollo stay there."""
    auction = position.auction
    found: i64 = 0
    for seat in range(position.players):
        waits: bool = position.plays(seat) and times(auction.arrivals, auction.arrived, seat) == 0
        if seat != holder and waits and most_payable(position, seat, god) > auction.offer(god):
            found += 1
    return found


def write_turns(position: Position, out: vec[float]) -> None:
    """While the gods act, write what is still to come after the current turn, and the bidding order of the next cycle.

    What the active seat can still do is not written: it sees by itself what its actions bring.
    """
    auction = position.auction
    waiting: i64 = 1
    for row in range(position.row + 1, position.rows_open):
        god: i64 = god_in_row(position, row)
        holder: i64 = auction.holder(god)
        if holder >= 0:
            write_hope(position, holder, god, 0, out, FEATURES * holder + HOPES + SURE)
            out[FEATURES * holder + WAITS] += float(waiting)
            waiting += 1
    if auction.arrived and position.markers and position.row <= position.rows_open:
        out[FEATURES * auction.arrival(0) + APOLLO_FIRST] = 1.0
    for place in range(auction.returned):
        seat: i64 = (auction.returning >> (3 * place)) & 7  # the last marker to come back is the first to bid
        out[FEATURES * seat + BIDS_LATER] += float(place)


def write_turn(position: Position, out: vec[float]) -> None:
    """Write what the active seat can still do, as the others see it."""
    if position.phase == IN_ACTIONS and position.god != APOLLO:
        at: i64 = FEATURES * position.turn + HOPES + SURE
        write_hope(position, position.turn, position.god, position.recruited, out, at)


def write_hope(position: Position, seat: i64, god: i64, recruited: i64, out: vec[float], at: i64) -> None:
    """Write what a turn with a god can bring a seat: his recruit, a building, a metropolis, an island."""
    if recruited == 0:
        out[at + god] = 1.0
    late: bool = is_late(position, seat)
    gold: i64 = gold_left(position, seat)
    types: i64 = types_owned(position, seat)
    room: bool = position.board.islands_of(seat) & ~position.metropolises != 0
    completes: bool = god == ATHENA and room and completes_four(position, seat, recruited, gold)
    if types & bit(i64(GOD_BUILDS[god])) == 0 and gold >= BUILDING_PRICE and position.free_slots(seat):
        if size(types) < BUILDING_TYPES - 1:
            out[at + NEW_TYPE] = 1.0
        elif room:
            completes = True
    if completes:
        out[at + (WINS if late else COMPLETES)] = 1.0
    own: i64 = FEATURES * seat
    if god == ARES:
        out[at + TAKES] = out[own + PROSPECT]
        out[at + (CONQUERS_TO_WIN if late else CONQUERS)] = out[own + GREAT_PROSPECT]
    if late:
        out[at + FLIES_TO_WIN] = chance_by_air(position, seat)


def completes_four(position: Position, seat: i64, recruited: i64, gold: i64) -> bool:
    """Whether the philosophers that Athena still has for a seat would make four (C9.4, C11.3)."""
    missing: i64 = PHILOSOPHERS_NEEDED - position.philosophers_of(seat)
    cost: i64 = 0
    while missing > 0 and recruited < i64(MOST_RECRUITS[ATHENA]):
        cost += i64(RECRUIT_PRICE[4 * ATHENA + recruited])
        recruited += 1
        missing -= 1
    return missing <= 0 and cost <= gold
