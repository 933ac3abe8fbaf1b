"""What the factions have: teams and their gold, cards, lands with what is built on them, and figures of creatures."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....core.contract.event import Event
from ....core.engine.bits import bit, lowest, size
from ...aegean.rules.table import Table
from ..facts import (
    BUILDINGS,
    CERBERUS,
    HYDRA,
    KRAKEN,
    METROPOLISES_TO_WIN,
    POLYPHEMUS,
    STARTING_GOLD,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTESSES,
)
from ..words.telling import CORNUCOPIA_ADDED, PRIESTESS_GAINED, event
from .map.archipelago import AT_SEA, NO_MAP, Archipelago
from .tables import ALL_CREATURES, ALL_TOKENS, FIGURES

NO_FACTION: Final = -1

# the parts of `stock`
PURSE: Final = 0  # gold by team
BUILT: Final = 8  # sets of sites by type of building, and of metropolises by bonus
SITES: Final = 17  # by faction: set of the sites of its lands
HIRED: Final = 24  # mercenaries by land
HORNS: Final = 56  # cornucopias by area
NOTHING_IN_STOCK: Final = vec[i64]([0] * 152)
METROPOLIS: Final = len(BUILDINGS)  # metropolises come after the basic buildings


@mypyc_attr(acyclic=True)
class Realm(Table):
    """The map, and what belongs to whom on it. `Position` adds what is going on."""

    map: Archipelago
    stock: vec[i64]
    factions: i64  # how many colours: four with two players (L12.7)
    teams: i64  # how many teams; the same as factions if everybody plays alone
    goal: i64  # metropolises needed to win (L11.1)
    figures: i64  # by figure, ten bits: the area plus 1 and, from bit 7 on, the holder
    due: i64  # set of figures whose upkeep is not settled yet (L5.1)
    priestesses: i64  # by faction, five bits
    tokens: i64  # metropolis tokens left, by bonus, two bits
    sheltered: i64  # metropolises on heroes' cards, by faction, two bits (L10.27)
    used: i64  # set of sites whose discount has been used in this cycle (L7.9)
    used_shelters: i64  # by faction, two bits

    def __init__(self, players: i64, source: Realm | None) -> None:
        """A game before its first action, or a copy."""
        super().__init__(players, NO_MAP if source is None else source.map, ALL_CREATURES, source)
        if source is None:
            self.map = NO_MAP
            self.stock = NOTHING_IN_STOCK[:]
            self.factions = 0
            self.teams = 0
            self.goal = METROPOLISES_TO_WIN
            self.figures = 0
            self.due = 0
            self.priestesses = 0
            self.tokens = ALL_TOKENS
            self.sheltered = 0
            self.used = 0
            self.used_shelters = 0
        else:
            self.map = source.map
            self.stock = source.stock[:]
            self.factions = source.factions
            self.teams = source.teams
            self.goal = source.goal
            self.figures = source.figures
            self.due = source.due
            self.priestesses = source.priestesses
            self.tokens = source.tokens
            self.sheltered = source.sheltered
            self.used = source.used
            self.used_shelters = source.used_shelters

    # ---- factions and teams (L12)

    def team_of(self, faction: i64) -> i64:
        """The team of a faction: partners sit opposite each other; a faction that plays alone is its own team."""
        return faction if faction < self.teams else faction - self.teams

    def partner_of(self, faction: i64) -> i64:
        """The other faction of the team, or `NO_FACTION`."""
        if self.teams == self.factions:
            return NO_FACTION
        return faction + self.teams if faction < self.teams else faction - self.teams

    def seat_of(self, faction: i64) -> i64:
        """The seat that plays a faction: with two players, each plays a team (L12.7)."""
        return self.team_of(faction) if self.players == 2 else faction

    def gold_of(self, faction: i64) -> i64:
        """What a faction can spend: the gold of its team (L12.1)."""
        return self.stock[PURSE + self.team_of(faction)]

    def pay(self, faction: i64, gold: i64, why: i64) -> None:
        self.stock[PURSE + self.team_of(faction)] -= gold
        self.tell_gold(faction, -gold, why)

    def earn(self, faction: i64, gold: i64, why: i64) -> None:
        self.stock[PURSE + self.team_of(faction)] += gold
        self.tell_gold(faction, gold, why)

    def lands_of(self, faction: i64) -> i64:
        return self.board.islands_of(faction)

    def partner_lands(self, faction: i64) -> i64:
        partner: i64 = self.partner_of(faction)
        return self.board.islands_of(partner) if partner >= 0 else i64(0)

    def partner_seas(self, faction: i64) -> i64:
        partner: i64 = self.partner_of(faction)
        return self.board.seas_of(partner) if partner >= 0 else i64(0)

    def all_lands(self) -> i64:
        return bit(self.map.islands) - 1

    def all_seas(self) -> i64:
        return bit(self.map.seas) - 1

    def share_gold(self) -> None:
        """Give each faction five gold; a team keeps it in one purse (L2.5, L12.1)."""
        for faction in range(self.factions):
            self.stock[PURSE + self.team_of(faction)] += STARTING_GOLD

    # ---- cards

    def priestesses_of(self, faction: i64) -> i64:
        return (self.priestesses >> (5 * faction)) & 31

    def priestesses_left(self) -> i64:
        return SUPPLY_OF_PRIESTESSES - sum_of_fives(self.priestesses)

    def philosophers_left(self) -> i64:
        return SUPPLY_OF_PHILOSOPHERS - sum_of_fives(self.philosophers)

    def gain_priestesses(self, faction: i64, number: i64) -> None:
        self.priestesses += number * bit(5 * faction)
        self.tell(PRIESTESS_GAINED, faction, number, 0, 0)

    def draw_priestess(self, faction: i64) -> None:
        """Take a priestess from the stack, if one is left (L1.10)."""
        if self.priestesses_left() > 0:
            self.gain_priestesses(faction, 1)

    # ---- income (L3.6, L3.7)

    def horns_in(self, area: i64) -> i64:
        """The cornucopias of an area, printed or added."""
        return self.stock[HORNS + area]

    def yield_of(self, area: i64) -> i64:
        """The gold that an area brings: one for each cornucopia, doubled where the Hydra is."""
        horns: i64 = self.stock[HORNS + area]
        return 2 * horns if self.figure_area(HYDRA) == area else horns

    def income(self, faction: i64) -> i64:
        """One gold for each cornucopia in the faction's areas; those of Cerberus' land pay only his holder."""
        total: i64 = 0
        lands: i64 = self.board.islands_of(faction)
        guarded: i64 = self.figure_area(CERBERUS)
        if guarded >= 0:
            lands &= ~bit(guarded)
            if self.figure_holder(CERBERUS) == faction:
                lands |= bit(guarded)
        while lands:
            total += self.yield_of(lowest(lands))
            lands &= lands - 1
        seas: i64 = self.board.seas_of(faction)
        while seas:
            total += self.yield_of(AT_SEA + lowest(seas))
            seas &= seas - 1
        return total

    def add_horn(self, area: i64) -> None:
        self.stock[HORNS + area] += 1
        self.tell(CORNUCOPIA_ADDED, area, 0, 0, 0)

    # ---- buildings

    def sites_with(self, building: i64) -> i64:
        """The sites with buildings of a type."""
        return self.stock[BUILT + building]

    def basic(self) -> i64:
        """The sites with basic buildings (L1.8)."""
        stock = self.stock
        return stock[BUILT] | stock[BUILT + 1] | stock[BUILT + 2] | stock[BUILT + 3]

    def metropolises(self) -> i64:
        """The sites with metropolises."""
        stock = self.stock
        return stock[BUILT + 4] | stock[BUILT + 5] | stock[BUILT + 6] | stock[BUILT + 7] | stock[BUILT + 8]

    def own_sites(self, faction: i64) -> i64:
        """All sites of a faction's lands."""
        return self.stock[SITES + faction]

    def change_controller(self, land: i64, faction: i64) -> None:
        """Give a land, with no units of its old controller, and its sites to a faction."""
        before: i64 = self.board.owner(land)
        if before >= 0:
            self.stock[SITES + before] &= ~self.map.sites[land]
        self.stock[SITES + faction] |= self.map.sites[land]
        self.board.change_owner(land, faction)

    def free_sites(self, faction: i64) -> i64:
        """The empty sites of a faction (L6.4)."""
        return self.own_sites(faction) & ~(self.basic() | self.metropolises())

    def sheltered_by(self, faction: i64) -> i64:
        """How many metropolises are on the cards of a faction's heroes (L10.27)."""
        return (self.sheltered >> (2 * faction)) & 3

    def metropolises_of(self, faction: i64) -> i64:
        return size(self.metropolises() & self.own_sites(faction)) + self.sheltered_by(faction)

    def metropolises_of_team(self, faction: i64) -> i64:
        """The metropolises that count for victory: those of both partners (L12.1)."""
        partner: i64 = self.partner_of(faction)
        return self.metropolises_of(faction) + (self.metropolises_of(partner) if partner >= 0 else i64(0))

    # ---- figures

    def figure_area(self, figure: i64) -> i64:
        """The area of a figure, or `NO_PLACE`."""
        return ((self.figures >> (10 * figure)) & 127) - 1

    def figure_holder(self, figure: i64) -> i64:
        return (self.figures >> (10 * figure + 7)) & 7

    def areas_with_figures(self, on_land: bool) -> i64:
        """The lands, or the seas, with creature figures."""
        found: i64 = 0
        for figure in range(FIGURES):
            area: i64 = self.figure_area(figure)
            if area >= AT_SEA:
                if not on_land:
                    found |= bit(area - AT_SEA)
            elif area >= 0 and on_land:
                found |= bit(area)
        return found

    def closed_seas(self) -> i64:
        """The seas that no fleet may enter: the Kraken's, and those beside Polyphemus (L8.2)."""
        if self.figures == 0:
            return 0
        closed: i64 = 0
        kraken: i64 = self.figure_area(KRAKEN)
        if kraken >= 0:
            closed = bit(kraken - AT_SEA)
        land: i64 = self.figure_area(POLYPHEMUS)
        if land >= 0:
            closed |= self.map.around[land]
        return closed

    # ---- for listeners

    def event_of(self, number: i64, a: i64, b: i64, c: i64, d: i64) -> Event:
        return event(self.map, number, a, b, c, d)


def sum_of_fives(packed: i64) -> i64:
    """The sum of packed five-bit numbers."""
    total: i64 = 0
    while packed:
        total += packed & 31
        packed >>= 5
    return total
