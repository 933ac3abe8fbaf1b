"""One position of Cyclades: the board, the buildings, the auction, the creatures, and the current question."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....core.contract.event import Event
from ....core.engine.bits import bit, size
from ...aegean.rules.table import NO_PLACE, Table
from ...aegean.words.telling import BUILDING_RAISED, BUILDING_REMOVED, GAME_ENDED
from ..facts import (
    FORTRESS,
    METROPOLISES_TO_WIN,
    METROPOLISES_TO_WIN_FOR_TWO,
    MOST_SEATS,
    POLYPHEMUS,
    PORT,
    STARTING_GOLD,
    SUPPLY_OF_BUILDINGS,
    SUPPLY_OF_MARKERS,
    TEMPLE,
    UNIVERSITY,
)
from ..words.telling import event
from .questions import OVER
from .tables import (
    ALL_CREATURES,
    CHARTS,
    FIGURES,
    ISLAND_SLOTS,
    ISLANDS_A_MAP,
    LOWER,
    MAP_OF,
    MAP_SLOTS,
    PRINTED,
    SITE_SLOTS,
    SPREAD,
    START_FLEETS,
    START_ISLANDS,
    TRADE,
)

FIRST_VERSION: Final = 1  # of the rules (C10.14, C10.23)
NEWEST_VERSION: Final = 2

PURSES: Final = vec[i64]([STARTING_GOLD] * MOST_SEATS)


@mypyc_attr(acyclic=True)
class Position(Table):
    """Everything that is on the table. The rules, in the other modules of this folder, change it."""

    gold: vec[i64]  # by seat
    map: i64  # which chart (C1.3)
    # gods (C5)
    rows_open: i64  # how many rows take offers in this cycle
    hidden_gods: i64  # set of gods that were face down in the cycle before
    # creatures (C4)
    figures: i64  # by figure, eight bits: the island and, from bit 4 on, the owner plus 1
    fresh: i64  # set of figures placed in this cycle (C12.7)
    kraken: i64  # a sea space, or `NO_PLACE`
    # what players own off the board
    priests: i64  # by seat, five bits
    markers: i64  # prosperity markers in the supply
    ports: i64  # sets of slots
    fortresses: i64
    temples: i64
    universities: i64
    metropolises: i64  # set of islands
    used_temples: i64  # set of slots: discounts spent in this cycle (C10.3)
    used_metropolises: i64
    # the current turn (C8)
    group_at: i64  # the sea space of the fleets on the move, or `NO_PLACE`
    group: i64  # how many fleets
    steps: i64  # how many steps are left to sail
    moved: i64  # 1 if the group has taken a step
    fought: i64  # six bits for each fleet that the Sylph has led into battle: its sea space plus 1 (C10.14)
    march_from: i64  # the island of the troops on the move, or `NO_PLACE`
    marching: i64  # how many troops
    founding: i64  # set of types of buildings still to be given up; the bit above them is 1 if a site is to be chosen
    saving: i64  # how many temples that lower the price of a creature are still to be named (C10.2)
    # the rules of the table
    version: i64  # the version of the rules
    most_metropolises_first: i64  # C15.2
    priests_each: i64  # C12.4
    offer_within_gold: i64  # C7.7
    giant_spares_own: i64  # C10.10
    breeze_for_one_group: i64  # C10.14
    kraken_swims_on: i64  # C10.17
    minotaur_falls: i64  # C10.20
    attackers_flee_medusa: i64  # C10.21
    apollo_once: i64  # C12.6

    def __init__(self, players: i64, source: Position | None) -> None:
        """A game before its first action, or a copy."""
        super().__init__(players, CHARTS[MAP_OF[players]], ALL_CREATURES, source)
        if source is None:
            self.map = i64(MAP_OF[players])
            self.gold = PURSES[:]
            self.rows_open = 0
            self.hidden_gods = 0
            self.figures = 0
            self.fresh = 0
            self.kraken = NO_PLACE
            self.priests = 0
            self.markers = SUPPLY_OF_MARKERS
            self.ports = 0
            self.fortresses = 0
            self.temples = 0
            self.universities = 0
            self.metropolises = 0
            self.used_temples = 0
            self.used_metropolises = 0
            self.group_at = NO_PLACE
            self.group = 0
            self.steps = 0
            self.moved = 0
            self.fought = 0
            self.march_from = NO_PLACE
            self.marching = 0
            self.founding = 0
            self.saving = 0
            self.version = NEWEST_VERSION
            self.most_metropolises_first = 0
            self.priests_each = 0
            self.offer_within_gold = 0
            self.giant_spares_own = 0
            self.breeze_for_one_group = 0
            self.kraken_swims_on = 0
            self.minotaur_falls = 0
            self.attackers_flee_medusa = 0
            self.apollo_once = 0
        else:
            self.map = source.map
            self.gold = source.gold[:]
            self.rows_open = source.rows_open
            self.hidden_gods = source.hidden_gods
            self.figures = source.figures
            self.fresh = source.fresh
            self.kraken = source.kraken
            self.priests = source.priests
            self.markers = source.markers
            self.ports = source.ports
            self.fortresses = source.fortresses
            self.temples = source.temples
            self.universities = source.universities
            self.metropolises = source.metropolises
            self.used_temples = source.used_temples
            self.used_metropolises = source.used_metropolises
            self.group_at = source.group_at
            self.group = source.group
            self.steps = source.steps
            self.moved = source.moved
            self.fought = source.fought
            self.march_from = source.march_from
            self.marching = source.marching
            self.founding = source.founding
            self.saving = source.saving
            self.version = source.version
            self.most_metropolises_first = source.most_metropolises_first
            self.priests_each = source.priests_each
            self.offer_within_gold = source.offer_within_gold
            self.giant_spares_own = source.giant_spares_own
            self.breeze_for_one_group = source.breeze_for_one_group
            self.kraken_swims_on = source.kraken_swims_on
            self.minotaur_falls = source.minotaur_falls
            self.attackers_flee_medusa = source.attackers_flee_medusa
            self.apollo_once = source.apollo_once

    # ---- set-up

    def deploy(self) -> None:
        """Put each seat's troops and fleets on their starting places (C1.4)."""
        for seat in range(self.players):
            for island in START_ISLANDS[self.players - 2][seat]:
                self.board.change_owner(island, seat)
                self.board.add_troops(seat, island, 1)
            for sea in START_FLEETS[self.players - 2][seat]:
                self.board.add_fleets(seat, sea, 1)

    # ---- seats

    def target(self) -> i64:
        """How many metropolises are needed to win (C1.1, C12.1)."""
        return METROPOLISES_TO_WIN_FOR_TWO if self.players == 2 else METROPOLISES_TO_WIN

    def remaining(self) -> i64:
        """How many seats are still in the game."""
        return self.players - size(self.out)

    def priests_of(self, seat: i64) -> i64:
        return (self.priests >> (5 * seat)) & 31

    def metropolises_of(self, seat: i64) -> i64:
        """How many metropolises a seat has."""
        return size(self.metropolises & self.board.islands_of(seat))

    def pay(self, seat: i64, gold: i64, why: i64) -> None:
        self.gold[seat] -= gold
        self.tell_gold(seat, -gold, why)

    def earn(self, seat: i64, gold: i64, why: i64) -> None:
        self.gold[seat] += gold
        self.tell_gold(seat, gold, why)

    def income(self, seat: i64) -> i64:
        """One gold for each mark of prosperity on the seat's islands, and on trade spaces with its fleets (C6.1)."""
        board = self.board
        total: i64 = size(board.seas_of(seat) & TRADE[self.map])
        islands: i64 = board.islands_of(seat)
        island: i64 = 0
        while islands:
            if islands & 1:
                total += PRINTED[ISLANDS_A_MAP * self.map + island] + board.laid_on(island)
            islands >>= 1
            island += 1
        return total

    # ---- buildings

    def built(self, building: i64) -> i64:
        """The set of slots with buildings of a type."""
        if building == PORT:
            return self.ports
        if building == FORTRESS:
            return self.fortresses
        return self.temples if building == TEMPLE else self.universities

    def set_built(self, building: i64, slots: i64) -> None:
        if building == PORT:
            self.ports = slots
        elif building == FORTRESS:
            self.fortresses = slots
        elif building == TEMPLE:
            self.temples = slots
        else:
            self.universities = slots

    def all_built(self) -> i64:
        """The set of slots with any building."""
        return self.ports | self.fortresses | self.temples | self.universities

    def type_at(self, slot: i64) -> i64:
        """The type of the building in a slot that has one."""
        if self.ports & bit(slot):
            return PORT
        if self.fortresses & bit(slot):
            return FORTRESS
        return TEMPLE if self.temples & bit(slot) else UNIVERSITY

    def in_supply(self, building: i64) -> i64:
        """How many buildings of a type are left (C1.8)."""
        return SUPPLY_OF_BUILDINGS - size(self.built(building))

    def slots_of(self, islands: i64) -> i64:
        """All slots of these islands."""
        spread: i64 = SPREAD[islands & (len(SPREAD) - 1)] | SPREAD[islands >> LOWER] << (4 * LOWER)
        return spread & MAP_SLOTS[self.map]

    def covered(self) -> i64:
        """The slots under metropolises (C2.6)."""
        found: i64 = 0
        islands: i64 = self.metropolises
        island: i64 = 0
        while islands:
            if islands & 1:
                found |= SITE_SLOTS[ISLANDS_A_MAP * self.map + island]
            islands >>= 1
            island += 1
        return found

    def site(self, island: i64) -> i64:
        """The slots that a metropolis of the island covers."""
        return SITE_SLOTS[ISLANDS_A_MAP * self.map + island]

    def island_slots(self, island: i64) -> i64:
        return ISLAND_SLOTS[ISLANDS_A_MAP * self.map + island]

    def free_slots(self, seat: i64) -> i64:
        """The slots of a seat's islands where a building can be put (C9.6, C9.7)."""
        return self.slots_of(self.board.islands_of(seat)) & ~(self.all_built() | self.covered())

    def raise_building(self, seat: i64, building: i64, slot: i64) -> None:
        self.set_built(building, self.built(building) | bit(slot))
        self.tell(BUILDING_RAISED, seat, building, slot, 0)

    def remove_building(self, slot: i64) -> None:
        """Return a building to the supply; with a temple, the mark that it has been used goes, too."""
        building: i64 = self.type_at(slot)
        self.set_built(building, self.built(building) & ~bit(slot))
        self.used_temples &= ~bit(slot)
        self.tell(BUILDING_REMOVED, building, slot, 0, 0)

    # ---- figures

    def figure_island(self, figure: i64) -> i64:
        """The island of a figure, or `NO_PLACE`."""
        packed: i64 = (self.figures >> (8 * figure)) & 255
        return packed & 15 if packed else i64(NO_PLACE)

    def figure_owner(self, figure: i64) -> i64:
        return ((self.figures >> (8 * figure + 4)) & 15) - 1

    def figure_on(self, island: i64) -> i64:
        """The figure on an island, or `NO_PLACE`."""
        for figure in range(FIGURES):
            if self.figure_island(figure) == island:
                return figure
        return NO_PLACE

    def closed_seas(self) -> i64:
        """The sea spaces that no fleet may enter: the Kraken's and those that touch Polyphemus' island."""
        closed: i64 = 0
        if self.kraken >= 0:
            closed = bit(self.kraken)
        island: i64 = self.figure_island(POLYPHEMUS)
        if island >= 0:
            closed |= self.board.chart.around[island]
        return closed

    # ---- the end

    def end(self, how: i64, winners: i64) -> None:
        self.ended = how
        self.winners = winners
        self.asked = OVER
        self.tell(GAME_ENDED, how, 0, 0, 0)

    # ---- for listeners

    def event_of(self, number: i64, a: i64, b: i64, c: i64, d: i64) -> Event:
        return event(self.board.chart, number, a, b, c, d)
