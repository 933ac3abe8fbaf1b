"""A position: the map and what stands on it, the auction, creatures and heroes, and what is being asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ...core.bits import bit, lowest, size
from ...core.state import State
from ..aegean.auction import Auction
from ..aegean.battle import Battle
from ..aegean.board import Board
from .archipelago import AT_SEA, NO_MAP, Archipelago
from .events import CORNUCOPIA_ADDED, GAME_ENDED, GOLD_MOVED, PHILOSOPHER_GAINED, PRIESTESS_GAINED, event
from .facts import (
    BUILDINGS,
    METROPOLISES_TO_WIN,
    STARTING_GOLD,
    SUPPLY_OF_MERCENARIES,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTESSES,
)
from .questions import NOT_ENDED, NOTHING, OVER, SET_UP
from .tables import ALL_CREATURES, ALL_HEROES, ALL_TOKENS, CERBERUS, FIGURES, HERO_COUNT, HYDRA, KRAKEN, POLYPHEMUS

NO_PLACE: Final = -1
NO_CREATURE: Final = -1
NO_FACTION: Final = -1
# how units move
NO_MOVE: Final = 0
BY_SEA: Final = 1
BY_LAND: Final = 2  # with Ares
BY_HERO: Final = 3  # heroic mobilisation
BY_AIR: Final = 4  # with Pegasus or Perseus

# the parts of `stock`
PURSE: Final = 0  # gold by team
BUILT: Final = 8  # sets of sites by type of building, and of metropolises by bonus
SITES: Final = 17  # by faction: set of the sites of its lands
HIRED: Final = 24  # mercenaries by land
HORNS: Final = 56  # cornucopias by area
NOTHING_IN_STOCK: Final = vec[i64]([0] * 152)
METROPOLIS: Final = len(BUILDINGS)  # metropolises come behind the basic buildings


@mypyc_attr(acyclic=True)
class Position(State):
    """Everything that is on the table. The rules, in the modules beside this one, change it."""

    map: Archipelago
    board: Board
    auction: Auction
    battle: Battle
    stock: vec[i64]
    players: i64  # how many seats
    factions: i64  # how many colours: with two players four (L12.7)
    teams: i64  # how many teams; as many as factions where everybody plays alone
    goal: i64  # metropolises that win (L11.1)
    out: i64  # set of factions that have lost their last land (L8.13)
    cycle: i64
    phase: i64  # by `questions`
    asked: i64  # by `questions`
    # the map while it is being laid (L2.4)
    side: i64
    laying: i64  # the tiles laid so far, six bits each: six times the tile, and its turn
    laid: i64  # how many they are
    # gods (L2.1, L3.5)
    rows: i64  # the gods from row 1 down, three bits each
    rows_shown: i64  # how many are known
    caught: i64  # set of factions that have offered more than they had in this cycle (L4.8)
    # creatures (L3.3)
    track: i64  # by space, five bits: the creature and 1, or 0
    filling: i64  # set of spaces to be filled, the lowest first
    deck: i64
    discard: i64
    drawn: i64  # the Sphinx' cards
    drawing: i64  # how many she still draws
    seen: i64  # the card on top of the deck, if Zeus has seen it
    seen_by: i64  # by whom
    figures: i64  # by figure, ten bits: the area and 1, from bit 7 the holder
    due: i64  # set of figures whose upkeep is not settled (L5.1)
    # heroes (L3.2, L7.6)
    hero_track: i64  # by space, five bits: the hero and 1, or 0
    presenting: i64  # set of spaces to be filled, the lowest first
    hero_deck: i64
    hero_lands: i64  # by hero, five bits: where he stands
    hero_holders: i64  # by hero, three bits: the faction and 1, or 0
    fresh: i64  # set of heroes that came in this cycle (L8.22)
    # what factions own beside the board
    priestesses: i64  # by faction, five bits
    philosophers: i64  # by faction, five bits
    tokens: i64  # metropolis tokens left, by bonus, two bits
    sheltered: i64  # metropolises on heroes' cards, by faction, two bits (L10.27)
    used: i64  # set of sites whose discount is spent in this cycle (L7.9)
    used_shelters: i64  # by faction, two bits
    # deployment (L2.7, L2.8)
    deploying: i64  # how many turns of it are over
    claimed: i64  # lands claimed in this one
    stationed: i64  # troops stationed in this one
    # the turn going on (L6)
    turn: i64  # the faction that acts
    god: i64  # whose favour it has
    row: i64  # of that god
    built: i64  # 1 if the building is built, or cannot be
    recruited: i64  # how many in this turn
    mobilised: i64  # how many times heroes have moved (L8.20)
    looked: i64  # 1 if Zeus has looked (L7.2)
    engaged: i64  # 1 if a hero has been recruited (L7.6)
    plan: i64  # the type that Hera builds
    power: i64  # the creature whose power is being used
    borrowed: i64  # 1 while the Chimera is in play (L10.2)
    # units on the move (L8.1, L8.7)
    way: i64  # how they move
    from_area: i64  # the area that they left, or pass through
    moving: i64  # troops or fleets
    hired: i64  # mercenaries
    band: i64  # set of heroes
    passing: i64  # 1 while they pass through the partner's area (L12.6)
    # a battle, beside what `Battle` says
    defence: i64  # what the defender has rolled
    turned: i64  # mercenaries that Pandora has turned to the attacker (L8.14)
    losing: i64  # who must still choose a loss: 1 the attacker, 2 the defender
    escaping: i64  # 1 for a troop, 2 for a mercenary that may retreat beside Perseus (L8.17)
    # what is unfinished
    pushing: i64  # set of seas that Polyphemus clears
    hunting: i64  # 1 while the Hydra is to kill
    settling: i64  # mercenaries of the Giant without a land
    chosen: i64  # the site, sea, land or hero chosen for the question after
    founder: i64  # who builds a metropolis
    toll: i64  # buildings that he must still give up, by type, two bits
    picks: i64  # types that he must still name
    each: i64  # how many buildings of each
    placing: i64  # 1 when the token is to be placed
    owed_to: i64  # who is to get bonuses
    owed: i64  # which, by bonus, two bits
    units_owed: i64  # of the bonus that is being placed
    # the end, and the options of the table
    ended: i64  # how, by `questions`
    winners: i64  # set of seats
    bless_own_only: i64  # L7.7
    gold_is_open: i64  # L13.3
    metropolis_is_lost: i64  # L9.1
    horn_always: i64  # L10.13
    heroes_together: i64  # L8.20
    partner_is_spared: i64  # L10.3
    offers_on_trust: i64  # L4.8
    chains_go_home: i64  # L14.15

    def __init__(self, players: i64, source: Position | None) -> None:
        """A game before its first action, or a copy."""
        super().__init__()
        if source is None:
            self.map = NO_MAP
            self.board = Board(NO_MAP, None)
            self.auction = Auction(None)
            self.battle = Battle(None)
            self.stock = NOTHING_IN_STOCK[:]
            self.players = players
            self.factions = 0
            self.teams = 0
            self.goal = METROPOLISES_TO_WIN
            self.out = 0
            self.cycle = 0
            self.phase = SET_UP
            self.asked = NOTHING
            self.side = 0
            self.laying = 0
            self.laid = 0
            self.rows = 0
            self.rows_shown = 0
            self.caught = 0
            self.track = 0
            self.filling = 0
            self.deck = ALL_CREATURES
            self.discard = 0
            self.drawn = 0
            self.drawing = 0
            self.seen = NO_CREATURE
            self.seen_by = NO_FACTION
            self.figures = 0
            self.due = 0
            self.hero_track = 0
            self.presenting = 0
            self.hero_deck = ALL_HEROES
            self.hero_lands = 0
            self.hero_holders = 0
            self.fresh = 0
            self.priestesses = 0
            self.philosophers = 0
            self.tokens = ALL_TOKENS
            self.sheltered = 0
            self.used = 0
            self.used_shelters = 0
            self.deploying = 0
            self.claimed = 0
            self.stationed = 0
            self.turn = 0
            self.god = 0
            self.row = 0
            self.built = 0
            self.recruited = 0
            self.mobilised = 0
            self.looked = 0
            self.engaged = 0
            self.plan = NO_PLACE
            self.power = NO_CREATURE
            self.borrowed = 0
            self.way = NO_MOVE
            self.from_area = NO_PLACE
            self.moving = 0
            self.hired = 0
            self.band = 0
            self.passing = 0
            self.defence = 0
            self.turned = 0
            self.losing = 0
            self.escaping = 0
            self.pushing = 0
            self.hunting = 0
            self.settling = 0
            self.chosen = NO_PLACE
            self.founder = NO_FACTION
            self.toll = 0
            self.picks = 0
            self.each = 0
            self.placing = 0
            self.owed_to = NO_FACTION
            self.owed = 0
            self.units_owed = 0
            self.ended = NOT_ENDED
            self.winners = 0
            self.bless_own_only = 0
            self.gold_is_open = 0
            self.metropolis_is_lost = 0
            self.horn_always = 0
            self.heroes_together = 0
            self.partner_is_spared = 0
            self.offers_on_trust = 0
            self.chains_go_home = 0
        else:
            self.map = source.map
            self.board = Board(source.map, source.board)
            self.auction = Auction(source.auction)
            self.battle = Battle(source.battle)
            self.stock = source.stock[:]
            self.players = source.players
            self.factions = source.factions
            self.teams = source.teams
            self.goal = source.goal
            self.out = source.out
            self.cycle = source.cycle
            self.phase = source.phase
            self.asked = source.asked
            self.side = source.side
            self.laying = source.laying
            self.laid = source.laid
            self.rows = source.rows
            self.rows_shown = source.rows_shown
            self.caught = source.caught
            self.track = source.track
            self.filling = source.filling
            self.deck = source.deck
            self.discard = source.discard
            self.drawn = source.drawn
            self.drawing = source.drawing
            self.seen = source.seen
            self.seen_by = source.seen_by
            self.figures = source.figures
            self.due = source.due
            self.hero_track = source.hero_track
            self.presenting = source.presenting
            self.hero_deck = source.hero_deck
            self.hero_lands = source.hero_lands
            self.hero_holders = source.hero_holders
            self.fresh = source.fresh
            self.priestesses = source.priestesses
            self.philosophers = source.philosophers
            self.tokens = source.tokens
            self.sheltered = source.sheltered
            self.used = source.used
            self.used_shelters = source.used_shelters
            self.deploying = source.deploying
            self.claimed = source.claimed
            self.stationed = source.stationed
            self.turn = source.turn
            self.god = source.god
            self.row = source.row
            self.built = source.built
            self.recruited = source.recruited
            self.mobilised = source.mobilised
            self.looked = source.looked
            self.engaged = source.engaged
            self.plan = source.plan
            self.power = source.power
            self.borrowed = source.borrowed
            self.way = source.way
            self.from_area = source.from_area
            self.moving = source.moving
            self.hired = source.hired
            self.band = source.band
            self.passing = source.passing
            self.defence = source.defence
            self.turned = source.turned
            self.losing = source.losing
            self.escaping = source.escaping
            self.pushing = source.pushing
            self.hunting = source.hunting
            self.settling = source.settling
            self.chosen = source.chosen
            self.founder = source.founder
            self.toll = source.toll
            self.picks = source.picks
            self.each = source.each
            self.placing = source.placing
            self.owed_to = source.owed_to
            self.owed = source.owed
            self.units_owed = source.units_owed
            self.ended = source.ended
            self.winners = source.winners
            self.bless_own_only = source.bless_own_only
            self.gold_is_open = source.gold_is_open
            self.metropolis_is_lost = source.metropolis_is_lost
            self.horn_always = source.horn_always
            self.heroes_together = source.heroes_together
            self.partner_is_spared = source.partner_is_spared
            self.offers_on_trust = source.offers_on_trust
            self.chains_go_home = source.chains_go_home

    # ---- setting up

    def lay_map(self, map: Archipelago) -> None:
        """The map lies; its printed cornucopias are counted."""
        self.map = map
        self.board = Board(map, None)
        self.laying = 0
        self.laid = 0
        area: i64 = 0
        while area < len(map.horns):
            self.stock[HORNS + area] = map.horns[area]
            area += 1

    def shape(self) -> i64:
        """The number of players whose shape of map is used: two play on the map of four (L12.7)."""
        return self.players

    def share_gold(self) -> None:
        """Five gold for each faction; a team keeps them in one purse (L2.5, L12.1)."""
        faction: i64 = 0
        while faction < self.factions:
            self.stock[PURSE + self.team_of(faction)] += STARTING_GOLD
            faction += 1

    # ---- factions and teams (L12)

    def team_of(self, faction: i64) -> i64:
        """Partners sit opposite each other; who plays alone is his own team."""
        return faction if faction < self.teams else faction - self.teams

    def partner_of(self, faction: i64) -> i64:
        """The other faction of the team, or `NO_FACTION`."""
        if self.teams == self.factions:
            return NO_FACTION
        return faction + self.teams if faction < self.teams else faction - self.teams

    def seat_of(self, faction: i64) -> i64:
        """The seat that plays a faction: with two players each plays a team (L12.7)."""
        return self.team_of(faction) if self.players == 2 else faction

    def plays(self, faction: i64) -> bool:
        """Whether a faction is still in the game."""
        return self.out & bit(faction) == 0

    def gold_of(self, faction: i64) -> i64:
        """What a faction can spend: the purse of its team (L12.1)."""
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
        return self.board.islands_of(partner) if partner >= 0 else 0

    def partner_seas(self, faction: i64) -> i64:
        partner: i64 = self.partner_of(faction)
        return self.board.seas_of(partner) if partner >= 0 else 0

    def all_lands(self) -> i64:
        return bit(self.map.islands) - 1

    def all_seas(self) -> i64:
        return bit(self.map.seas) - 1

    # ---- cards

    def priestesses_of(self, faction: i64) -> i64:
        return (self.priestesses >> (5 * faction)) & 31

    def philosophers_of(self, faction: i64) -> i64:
        return (self.philosophers >> (5 * faction)) & 31

    def priestesses_left(self) -> i64:
        return SUPPLY_OF_PRIESTESSES - sum_of_fives(self.priestesses)

    def philosophers_left(self) -> i64:
        return SUPPLY_OF_PHILOSOPHERS - sum_of_fives(self.philosophers)

    def gain_priestesses(self, faction: i64, number: i64) -> None:
        self.priestesses += number * bit(5 * faction)
        self.tell(PRIESTESS_GAINED, faction, number, 0, 0)

    def gain_philosophers(self, faction: i64, number: i64) -> None:
        self.philosophers += number * bit(5 * faction)
        self.tell(PHILOSOPHER_GAINED, faction, number, 0, 0)

    def draw_priestess(self, faction: i64) -> None:
        """Take a priestess from the stack, if one is left (L1.10)."""
        if self.priestesses_left() > 0:
            self.gain_priestesses(faction, 1)

    # ---- income (L3.6, L3.7)

    def horns_in(self, area: i64) -> i64:
        """The cornucopias of an area, printed and added."""
        return self.stock[HORNS + area]

    def yield_of(self, area: i64) -> i64:
        """The gold that an area brings: its cornucopias, doubled where the Hydra is."""
        horns: i64 = self.stock[HORNS + area]
        return 2 * horns if self.figure_area(HYDRA) == area else horns

    def income(self, faction: i64) -> i64:
        """One gold for each cornucopia in own areas; Cerberus brings that of his land to his holder alone."""
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
        """A land, with no units of its old controller, passes to a faction, and its sites with it."""
        before: i64 = self.board.owner(land)
        if before >= 0:
            self.stock[SITES + before] &= ~self.map.sites[land]
        self.stock[SITES + faction] |= self.map.sites[land]
        self.board.change_owner(land, faction)

    def free_sites(self, faction: i64) -> i64:
        """The empty sites of a faction (L6.4)."""
        return self.own_sites(faction) & ~(self.basic() | self.metropolises())

    def sheltered_by(self, faction: i64) -> i64:
        """How many metropolises lie on the cards of a faction's heroes (L10.27)."""
        return (self.sheltered >> (2 * faction)) & 3

    def metropolises_of(self, faction: i64) -> i64:
        return size(self.metropolises() & self.own_sites(faction)) + self.sheltered_by(faction)

    def metropolises_of_team(self, faction: i64) -> i64:
        """What counts for victory: those of both partners (L12.1)."""
        partner: i64 = self.partner_of(faction)
        return self.metropolises_of(faction) + (self.metropolises_of(partner) if partner >= 0 else 0)

    # ---- heroes and mercenaries

    def hero_holder(self, hero: i64) -> i64:
        """The faction whose figure of the hero is on the map, or `NO_FACTION`."""
        return ((self.hero_holders >> (3 * hero)) & 7) - 1

    def hero_land(self, hero: i64) -> i64:
        """Where a hero on the map stands."""
        return (self.hero_lands >> (5 * hero)) & 31

    def heroes_of(self, faction: i64) -> i64:
        """The set of heroes that a faction has on the map."""
        found: i64 = 0
        hero: i64 = 0
        left: i64 = self.hero_holders
        while left:
            if left & 7 == faction + 1:
                found |= bit(hero)
            left >>= 3
            hero += 1
        return found

    def heroes_at(self, land: i64) -> i64:
        """The set of heroes in a land; those who attack it are not in it yet."""
        if self.hero_holders == 0:
            return 0
        found: i64 = 0
        hero: i64 = 0
        while hero < HERO_COUNT:
            if self.hero_holder(hero) >= 0 and self.hero_land(hero) == land:
                found |= bit(hero)
            hero += 1
        return found & ~self.band if self.off_board() else found

    def off_board(self) -> bool:
        """Whether the units on the move are in no area: they pass through the partner's, or attack."""
        return self.passing == 1 or self.battle.place >= 0

    def put_hero(self, hero: i64, faction: i64, land: i64) -> None:
        """A hero stands in a land, for a faction."""
        self.hero_holders = (self.hero_holders & ~(bit(3 * hero) * 7)) | ((faction + 1) << (3 * hero))
        self.hero_lands = (self.hero_lands & ~(bit(5 * hero) * 31)) | (land << (5 * hero))

    def remove_hero(self, hero: i64) -> None:
        """A hero's figure leaves the map."""
        self.hero_holders &= ~(bit(3 * hero) * 7)
        self.hero_lands &= ~(bit(5 * hero) * 31)
        self.fresh &= ~bit(hero)
        self.band &= ~bit(hero)

    def mercenaries_on(self, land: i64) -> i64:
        return self.stock[HIRED + land]

    def add_mercenaries(self, land: i64, number: i64) -> None:
        self.stock[HIRED + land] += number

    def mercenaries_left(self) -> i64:
        """How many mercenaries are in the pool (L1.3)."""
        left: i64 = SUPPLY_OF_MERCENARIES - self.settling
        if self.off_board():
            left -= self.hired
        land: i64 = 0
        while land < self.map.islands:
            left -= self.stock[HIRED + land]
            land += 1
        return left

    def units_on(self, land: i64) -> i64:
        """How many troops, mercenaries and heroes are in a land; they all belong to its controller (L1.7)."""
        return self.board.troops_on(land) + self.stock[HIRED + land] + size(self.heroes_at(land))

    # ---- figures

    def figure_area(self, figure: i64) -> i64:
        """The area where a figure stands, or `NO_PLACE`."""
        return ((self.figures >> (10 * figure)) & 127) - 1

    def figure_holder(self, figure: i64) -> i64:
        return (self.figures >> (10 * figure + 7)) & 7

    def areas_with_figures(self, on_land: bool) -> i64:
        """The lands, or the seas, where creature figures stand."""
        found: i64 = 0
        figure: i64 = 0
        while figure < FIGURES:
            area: i64 = self.figure_area(figure)
            if area >= AT_SEA:
                if not on_land:
                    found |= bit(area - AT_SEA)
            elif area >= 0 and on_land:
                found |= bit(area)
            figure += 1
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

    # ---- the end

    def end(self, how: i64, winners: i64) -> None:
        self.ended = how
        self.winners = winners
        self.asked = OVER
        self.tell(GAME_ENDED, how, 0, 0, 0)

    # ---- for listeners

    def tell(self, number: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Tell whoever listens that something happened."""
        if self.events is not None:
            self.events.append(event(self.map, number, a, b, c, d))

    def tell_gold(self, faction: i64, gold: i64, why: i64) -> None:
        """Tell that the gold of a faction's team changed, if it did."""
        if self.events is not None and gold:
            self.events.append(event(self.map, GOLD_MOVED, faction, gold, why, 0))


def sum_of_fives(packed: i64) -> i64:
    """The sum of numbers of five bits each."""
    total: i64 = 0
    while packed:
        total += packed & 31
        packed >>= 5
    return total
