"""Summoning creatures and using their powers (C10.1 to C10.16); figures are in a module of their own."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.bits import bit, lowest
from ..aegean.fleets import lose_fleets
from ..aegean.table import NO_CREATURE, NO_PLACE
from ..aegean.telling import CREATURE_SUMMONED, FOR_SUMMON
from .facts import BUILDING_TYPES, KRAKEN_STEP_PRICE, SPHINX_PAYS, SYLPH_STEPS, UNITS
from .figures import go_on_pushing, leave_if_alone
from .fleets import harbours
from .position import Position
from .questions import (
    BREEZE,
    COPY_WHAT,
    CRUSH_WHAT,
    FIGURE_WHERE,
    FLY_FROM,
    KRAKEN_WALK,
    KRAKEN_WHERE,
    LURE_WHERE,
    REBUILD_AS,
    REBUILD_WHAT,
    REPLACE_FROM,
    ROB_WHOM,
    SELL_WHAT,
    SNATCH_WHERE,
    WHICH_TEMPLE,
)
from .tables import (
    CHIMERA,
    CHIRON,
    CREATURE_ASKS,
    DRYAD,
    FATES,
    GRIFFON,
    KRAKEN,
    NO_QUESTION,
    SATYR,
    SPACE_PRICE,
    SPHINX,
    SYLPH,
)
from .telling import CREATURE_COPIED, FOR_FATES, FOR_SPHINX, GRIFFON_TOOK, PRIEST_GAINED, TROOPS_LOST
from .temples import summon_price, temples_to_choose, use_any_temple, use_temple
from .track import discard_creature, renew_deck, space_of, take
from .troops import garrisons

# ---- summoning


def use_temples(position: Position) -> None:
    """The temples that lower the price are named where there is a choice; then the power begins (C10.2)."""
    while position.saving:
        if temples_to_choose(position):
            position.asked = WHICH_TEMPLE
            return
        use_any_temple(position)
    begin_power(position, position.power)


def summon(position: Position, creature: i64) -> None:
    """Pay for a creature on the track; its power is used at once, its card is discarded (C10.1)."""
    space: i64 = space_of(position, creature)
    price: i64 = summon_price(position, space)
    position.saving = i64(SPACE_PRICE[space]) - price
    position.pay(position.turn, price, FOR_SUMMON)
    take(position, space)
    position.tell(CREATURE_SUMMONED, position.turn, creature, 0, 0)
    discard_creature(position, creature)
    position.power = creature
    use_temples(position)


def choose_temple(position: Position, island: i64) -> None:
    use_temple(position, island)
    use_temples(position)


# ---- powers


def begin_power(position: Position, creature: i64) -> None:
    """Ask what the power asks; without anything to choose from it is void (C10.4)."""
    position.power = creature
    if creature == FATES:
        position.earn(position.turn, position.income(position.turn), FOR_FATES)
    elif creature == SYLPH:
        position.steps = SYLPH_STEPS
    elif creature == CHIMERA:
        position.borrowed = 1
    question: i64 = i64(CREATURE_ASKS[creature])
    if question != NO_QUESTION and targets(position, question):
        position.asked = question


def go_on_with_power(position: Position) -> None:
    """The next question of a power that asks several; else it is at its end."""
    power: i64 = position.power
    if position.pushing:
        go_on_pushing(position)
    elif power == SYLPH and position.steps and harbours(position):
        position.asked = BREEZE
    elif power == KRAKEN and position.gold[position.turn] >= KRAKEN_STEP_PRICE:
        position.asked = KRAKEN_WALK
    elif power == SPHINX and has_anything_to_sell(position):
        position.asked = SELL_WHAT
    else:
        end_power(position)


def end_power(position: Position) -> None:
    """The power is used up. After the Chimera the discard pile is shuffled into the deck (C10.11)."""
    position.power = NO_CREATURE
    position.steps = 0
    position.fought = 0
    if position.borrowed:
        position.borrowed = 0
        renew_deck(position)


def targets(position: Position, question: i64) -> i64:
    """What the first question of a power offers: a set of seats, sea spaces, islands, slots or creatures."""
    if question == ROB_WHOM:
        return seats_to_rob(position)
    if question == LURE_WHERE:
        return lonely_fleets(position)
    if question == FLY_FROM:
        return garrisons(position)
    if question == CRUSH_WHAT:
        return buildings_to_crush(position)
    if question == COPY_WHAT:
        return position.discard & ~bit(CHIMERA)
    if question == REBUILD_WHAT:
        return buildings_to_turn(position)
    if question == SELL_WHAT:
        return 1 if has_anything_to_sell(position) else 0
    if question == BREEZE:
        return harbours(position)
    if question == SNATCH_WHERE:
        return troops_to_snatch(position)
    if question == KRAKEN_WHERE:
        return 0 if position.kraken_swims_on and position.kraken >= 0 else 1
    return 1 if question == FIGURE_WHERE else 0


# ---- Satyr, Dryad, Griffon


def seats_to_rob(position: Position) -> i64:
    """The opponents who have what the creature takes (C10.6, C10.7); the Griffon goes to any (C10.16)."""
    found: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if seat != position.turn and position.plays(seat):
            if position.power == SATYR:
                if position.philosophers_of(seat):
                    found |= bit(seat)
            elif position.power == GRIFFON or position.priests_of(seat):
                found |= bit(seat)
        seat += 1
    return found


def rob(position: Position, seat: i64) -> None:
    """Take a philosopher, a priest, or half of the gold, rounded down (C10.6, C10.7, C10.16)."""
    thief: i64 = position.turn
    if position.power == SATYR:
        position.gain_philosophers(seat, -1)
        position.gain_philosophers(thief, 1)
    elif position.power == DRYAD:
        gain_priests(position, seat, -1)
        gain_priests(position, thief, 1)
    else:
        half: i64 = position.gold[seat] // 2
        position.gold[seat] -= half
        position.gold[thief] += half
        position.tell(GRIFFON_TOOK, thief, seat, half, 0)


def gain_priests(position: Position, seat: i64, number: i64) -> None:
    position.priests += number * bit(5 * seat)
    position.tell(PRIEST_GAINED, seat, number, 0, 0)


# ---- Mermaid


def lonely_fleets(position: Position) -> i64:
    """The sea spaces with exactly one fleet, of an opponent (C10.8)."""
    board = position.board
    found: i64 = 0
    left: i64 = board.occupied() & ~board.seas_of(position.turn)
    while left:
        sea: i64 = lowest(left)
        left &= left - 1
        if board.fleets_at(sea) == 1:
            found |= bit(sea)
    return found


def lure(position: Position, sea: i64) -> None:
    """The fleet goes home and one of the own takes its place: from the reserve, or from elsewhere if that is empty."""
    board = position.board
    lose_fleets(position, sea, 1)
    if board.fleets_of(position.turn) < UNITS:
        board.add_fleets(position.turn, sea, 1)
    else:
        position.chosen = sea
        position.asked = REPLACE_FROM


def replace_from(position: Position, sea: i64) -> None:
    board = position.board
    board.remove_fleets(position.turn, sea, 1)
    board.add_fleets(position.turn, position.chosen, 1)
    position.chosen = NO_PLACE


# ---- Giant, Harpy: not where Chiron stands (C10.22)


def buildings_to_crush(position: Position) -> i64:
    """All buildings, metropolises excepted; by option none of one's own (C10.10)."""
    found: i64 = position.all_built()
    if position.giant_spares_own:
        found &= ~position.slots_of(position.board.islands_of(position.turn))
    safe: i64 = position.figure_island(CHIRON)
    return found & ~position.island_slots(safe) if safe >= 0 else found


def troops_to_snatch(position: Position) -> i64:
    """The islands with enemy troops (C10.15)."""
    found: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if seat != position.turn:
            found |= position.board.guarded(seat)
        seat += 1
    safe: i64 = position.figure_island(CHIRON)
    return found & ~bit(safe) if safe >= 0 else found


def snatch(position: Position, island: i64) -> None:
    """An enemy troop goes back to its reserve; an emptied island stays owned (C10.15)."""
    owner: i64 = position.board.owner(island)
    position.board.remove_troops(owner, island, 1)
    position.tell(TROOPS_LOST, owner, island, 1, 0)
    leave_if_alone(position, island)


# ---- Chimera, Cyclops


def copy_creature(position: Position, creature: i64) -> None:
    """The Chimera uses the power of a creature in the discard pile, at no further price (C10.11)."""
    position.tell(CREATURE_COPIED, position.turn, creature, 0, 0)
    begin_power(position, creature)


def types_in_supply(position: Position) -> i64:
    found: i64 = 0
    building: i64 = 0
    while building < BUILDING_TYPES:
        if position.in_supply(building):
            found |= bit(building)
        building += 1
    return found


def buildings_to_turn(position: Position) -> i64:
    """The own buildings for which another type is in supply (C10.12)."""
    own: i64 = position.slots_of(position.board.islands_of(position.turn))
    supply: i64 = types_in_supply(position)
    found: i64 = 0
    building: i64 = 0
    while building < BUILDING_TYPES:
        if supply & ~bit(building):
            found |= position.built(building) & own
        building += 1
    return found


def turn_building(position: Position, slot: i64) -> None:
    position.chosen = slot
    position.asked = REBUILD_AS


def turn_into(position: Position, building: i64) -> None:
    """The building becomes one of another type, on its slot (C10.12)."""
    slot: i64 = position.chosen
    position.chosen = NO_PLACE
    position.remove_building(slot)
    position.raise_building(position.turn, building, slot)


# ---- Sphinx


def has_anything_to_sell(position: Position) -> bool:
    seat: i64 = position.turn
    return bool(
        position.board.fleets_of(seat)
        or position.board.troops_of(seat)
        or position.priests_of(seat)
        or position.philosophers_of(seat)
    )


def sell_fleet(position: Position, sea: i64) -> None:
    lose_fleets(position, sea, 1)
    position.earn(position.turn, SPHINX_PAYS, FOR_SPHINX)


def sell_troop(position: Position, island: i64) -> None:
    """An emptied island stays owned (C10.13)."""
    position.board.remove_troops(position.turn, island, 1)
    position.tell(TROOPS_LOST, position.turn, island, 1, 0)
    leave_if_alone(position, island)
    position.earn(position.turn, SPHINX_PAYS, FOR_SPHINX)


def sell_priest(position: Position) -> None:
    gain_priests(position, position.turn, -1)
    position.earn(position.turn, SPHINX_PAYS, FOR_SPHINX)


def sell_philosopher(position: Position) -> None:
    position.gain_philosophers(position.turn, -1)
    position.earn(position.turn, SPHINX_PAYS, FOR_SPHINX)
