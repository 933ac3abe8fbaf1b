"""A position: besides what the factions have, heroes, the current turn, units on the move, and what is unfinished."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....core.engine.bits import bit, size
from ...aegean.rules.board import Board
from ...aegean.rules.table import NO_CREATURE, NO_PLACE
from ...aegean.words.telling import GAME_ENDED
from ..facts import SUPPLY_OF_MERCENARIES
from .map.archipelago import Archipelago
from .questions import OVER
from .realm import HIRED, HORNS, NO_FACTION, Realm
from .tables import ALL_HEROES, HERO_COUNT

FIRST_VERSION: Final = 1  # of the rules (L4.9, L14.40)
NEWEST_VERSION: Final = 2

# how units move
MOVES: Final = ("no_move", "by_sea", "by_land", "by_hero", "by_air")
# numbers of MOVES
NO_MOVE: Final = 0
BY_SEA: Final = 1
BY_LAND: Final = 2
BY_HERO: Final = 3
BY_AIR: Final = 4
# end of numbers


@mypyc_attr(acyclic=True)
class Position(Realm):
    """Everything that is on the table. The rules, in the other modules of this folder, change it."""

    # the map while it is being laid (L2.4)
    side: i64
    laying: i64  # the tiles laid so far, six bits each: six times the tile, plus its rotation
    laid: i64  # how many tiles
    caught: i64  # set of factions that have offered more than they had in this cycle (L4.8)
    # creatures (L3.3)
    drawn: i64  # the Sphinx' cards
    drawing: i64  # how many cards she still draws
    seen: i64  # the card on top of the deck, if Zeus has seen it
    seen_by: i64  # by whom
    # heroes (L3.2, L7.6)
    hero_track: i64  # by space, five bits: the hero plus 1, or 0
    presenting: i64  # set of spaces to fill, the lowest first
    hero_deck: i64
    hero_lands: i64  # by hero, five bits: his land
    hero_holders: i64  # by hero, three bits: the faction plus 1, or 0
    fresh: i64  # set of heroes that came in this cycle (L8.22)
    # deployment (L2.7, L2.8)
    deploying: i64  # how many of its turns are over
    claimed: i64  # lands claimed in this turn
    stationed: i64  # troops stationed in this turn
    # the current turn (L6)
    built: i64  # 1 if the building has been built, or cannot be
    mobilised: i64  # how many times heroes have moved (L8.20)
    looked: i64  # 1 if Zeus has looked (L7.2)
    engaged: i64  # 1 if a hero has been recruited (L7.6)
    plan: i64  # the type that Hera builds
    # units on the move (L8.1, L8.7)
    way: i64  # how they move
    from_area: i64  # the area that they have left, or are passing through
    moving: i64  # troops or fleets
    hired: i64  # mercenaries
    band: i64  # set of heroes
    passing: i64  # 1 while they pass through the partner's area (L12.6)
    # a battle, in addition to what `Battle` says
    defence: i64  # what the defender has rolled, plus 1; 0 before
    turned: i64  # mercenaries that Pandora has turned to the attacker (L8.14)
    losing: i64  # who must still choose a loss: 1 is the attacker, 2 the defender
    escaping: i64  # 1 for a troop, 2 for a mercenary that may retreat thanks to Perseus (L8.17)
    # what is unfinished
    hunting: i64  # 1 while the Hydra has yet to kill
    settling: i64  # mercenaries of the Giant without a land
    founder: i64  # who builds a metropolis
    toll: i64  # buildings the founder must still give up, by type, two bits each
    picks: i64  # types the founder must still name
    each: i64  # how many buildings of each type
    placing: i64  # 1 when the token is to be placed
    owed_to: i64  # who is to get bonuses
    owed: i64  # how many of each bonus, two bits each
    units_owed: i64  # of the bonus that is being placed
    # the rules of the table
    version: i64  # the version of the rules
    metropolis_is_lost: i64  # L9.1
    horn_always: i64  # L10.13
    heroes_together: i64  # L8.20
    partner_is_spared: i64  # L10.3
    offers_on_trust: i64  # L4.8
    chains_go_home: i64  # L14.15
    fleets_join_anywhere: i64  # L15.1
    others_may_retreat: i64  # L15.2
    giant_takes_from_all: i64  # L15.3
    partners_tokens_fall: i64  # L15.4
    last_land_for_gain: i64  # L15.5

    def __init__(self, players: i64, source: Position | None) -> None:
        """A game before its first action, or a copy."""
        super().__init__(players, source)
        if source is None:
            self.side = 0
            self.laying = 0
            self.laid = 0
            self.caught = 0
            self.drawn = 0
            self.drawing = 0
            self.seen = NO_CREATURE
            self.seen_by = NO_FACTION
            self.hero_track = 0
            self.presenting = 0
            self.hero_deck = ALL_HEROES
            self.hero_lands = 0
            self.hero_holders = 0
            self.fresh = 0
            self.deploying = 0
            self.claimed = 0
            self.stationed = 0
            self.built = 0
            self.mobilised = 0
            self.looked = 0
            self.engaged = 0
            self.plan = NO_PLACE
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
            self.hunting = 0
            self.settling = 0
            self.founder = NO_FACTION
            self.toll = 0
            self.picks = 0
            self.each = 0
            self.placing = 0
            self.owed_to = NO_FACTION
            self.owed = 0
            self.units_owed = 0
            self.version = NEWEST_VERSION
            self.metropolis_is_lost = 0
            self.horn_always = 0
            self.heroes_together = 0
            self.partner_is_spared = 0
            self.offers_on_trust = 0
            self.chains_go_home = 0
            self.fleets_join_anywhere = 0
            self.others_may_retreat = 0
            self.giant_takes_from_all = 0
            self.partners_tokens_fall = 0
            self.last_land_for_gain = 0
        else:
            self.side = source.side
            self.laying = source.laying
            self.laid = source.laid
            self.caught = source.caught
            self.drawn = source.drawn
            self.drawing = source.drawing
            self.seen = source.seen
            self.seen_by = source.seen_by
            self.hero_track = source.hero_track
            self.presenting = source.presenting
            self.hero_deck = source.hero_deck
            self.hero_lands = source.hero_lands
            self.hero_holders = source.hero_holders
            self.fresh = source.fresh
            self.deploying = source.deploying
            self.claimed = source.claimed
            self.stationed = source.stationed
            self.built = source.built
            self.mobilised = source.mobilised
            self.looked = source.looked
            self.engaged = source.engaged
            self.plan = source.plan
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
            self.hunting = source.hunting
            self.settling = source.settling
            self.founder = source.founder
            self.toll = source.toll
            self.picks = source.picks
            self.each = source.each
            self.placing = source.placing
            self.owed_to = source.owed_to
            self.owed = source.owed
            self.units_owed = source.units_owed
            self.version = source.version
            self.metropolis_is_lost = source.metropolis_is_lost
            self.horn_always = source.horn_always
            self.heroes_together = source.heroes_together
            self.partner_is_spared = source.partner_is_spared
            self.offers_on_trust = source.offers_on_trust
            self.chains_go_home = source.chains_go_home
            self.fleets_join_anywhere = source.fleets_join_anywhere
            self.others_may_retreat = source.others_may_retreat
            self.giant_takes_from_all = source.giant_takes_from_all
            self.partners_tokens_fall = source.partners_tokens_fall
            self.last_land_for_gain = source.last_land_for_gain

    # ---- set-up

    def lay_map(self, map: Archipelago) -> None:
        """Use this map; its printed cornucopias are counted."""
        self.map = map
        self.board = Board(map, None)
        self.laying = 0
        self.laid = 0
        for area in range(i64(len(map.horns))):
            self.stock[HORNS + area] = map.horns[area]

    def shape(self) -> i64:
        """The number of players whose map shape is used: two play on the map for four (L12.7)."""
        return self.players

    # ---- heroes and mercenaries

    def hero_holder(self, hero: i64) -> i64:
        """The faction that has the hero's figure on the map, or `NO_FACTION`."""
        return ((self.hero_holders >> (3 * hero)) & 7) - 1

    def hero_land(self, hero: i64) -> i64:
        """The land of a hero on the map."""
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
        """The set of heroes in a land; those who are attacking it are not in it yet."""
        if self.hero_holders == 0:
            return 0
        found: i64 = 0
        for hero in range(HERO_COUNT):
            if self.hero_holder(hero) >= 0 and self.hero_land(hero) == land:
                found |= bit(hero)
        return found & ~self.band if self.off_board() else found

    def off_board(self) -> bool:
        """Whether the units on the move are in no area: they are passing through the partner's, or attacking."""
        return self.passing == 1 or self.battle.place >= 0

    def put_hero(self, hero: i64, faction: i64, land: i64) -> None:
        """Put a hero in a land, for a faction."""
        self.hero_holders = (self.hero_holders & ~(bit(3 * hero) * 7)) | ((faction + 1) << (3 * hero))
        self.hero_lands = (self.hero_lands & ~(bit(5 * hero) * 31)) | (land << (5 * hero))

    def remove_hero(self, hero: i64) -> None:
        """Remove a hero's figure from the map."""
        self.hero_holders &= ~(bit(3 * hero) * 7)
        self.hero_lands &= ~(bit(5 * hero) * 31)
        self.fresh &= ~bit(hero)
        self.band &= ~bit(hero)

    def mercenaries_on(self, land: i64) -> i64:
        return self.stock[HIRED + land]

    def add_mercenaries(self, land: i64, number: i64) -> None:
        self.stock[HIRED + land] += number

    def mercenaries_left(self) -> i64:
        """How many mercenaries are left in the pool (L1.3)."""
        left: i64 = SUPPLY_OF_MERCENARIES - self.settling
        if self.off_board():
            left -= self.hired
        for land in range(self.map.islands):
            left -= self.stock[HIRED + land]
        return left

    def units_on(self, land: i64) -> i64:
        """How many troops, mercenaries and heroes are in a land; they all belong to its controller (L1.7)."""
        return self.board.troops_on(land) + self.stock[HIRED + land] + size(self.heroes_at(land))

    # ---- the end

    def end(self, how: i64, winners: i64) -> None:
        self.ended = how
        self.winners = winners
        self.asked = OVER
        self.tell(GAME_ENDED, how, 0, 0, 0)
