"""Calling creatures and using their powers (L10.0 to L10.12); figures are in a module of their own."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.bits import bit, lowest, size
from ..aegean.table import NO_CREATURE, NO_PLACE
from ..aegean.telling import CREATURE_SUMMONED, FOR_SUMMON
from ..aegean.track import cards_on, put_card, space_with, take_card
from .archipelago import AT_SEA
from .facts import BUILDING_TYPES, LOOK_PRICE, SPHINX_CARDS
from .figures import lands_for, place_figure, seas_for, with_mercenaries, with_troops
from .metropolises import in_supply, raise_building, remove_building, type_at
from .position import BY_AIR, Position
from .prices import discounts, summon_price, use_discounts
from .questions import (
    CHARON_FOR,
    CHARON_OWN,
    COPY_WHAT,
    FLY_FROM,
    GLIMPSE,
    LURE_WHERE,
    REBUILD_AS,
    REBUILD_WHAT,
    ROB_WHOM,
    SETTLE_WHERE,
    SNATCH_WHERE,
    SPHINX_DRAW,
    SPHINX_WHICH,
    SWAP_FIRST,
    SWAP_SECOND,
    ZEUS_CARD,
)
from .realm import PURSE
from .tables import (
    CHIMERA,
    CREATURE_ASKS,
    DRYAD,
    FIRST_FIGURE,
    GRAEAE,
    GRIFFIN,
    HYDRA,
    NO_QUESTION,
    SATYR,
    SPACE_PRICE,
    SPHINX,
)
from .telling import (
    CARD_DRAWN,
    CREATURE_PLAYED,
    CREATURE_SEEN,
    FLEETS_SWAPPED,
    FOR_GRAEAE,
    FOR_LOOK,
    GRIFFIN_TOOK,
    HEROES_TRADED,
    MERCENARIES_TURNED,
    MERCENARY_RECRUITED,
)
from .track import discard_creature, may_draw, take_top, top_cards
from .troops import garrisons, muster, without_medusa

# ---- calling


def summon(position: Position, creature: i64) -> None:
    """Pay for a creature of the track; its effect is used at once, or lost (L10.0)."""
    space: i64 = space_with(position.track, creature)
    price: i64 = summon_price(position, space, discounts(position, position.turn))
    use_discounts(position, i64(SPACE_PRICE[space]) - price)
    position.pay(position.turn, price, FOR_SUMMON)
    position.track = take_card(position.track, space)
    position.tell(CREATURE_SUMMONED, position.turn, creature, 0, 0)
    play_card(position, creature)


def play_for_nothing(position: Position, creature: i64) -> None:
    position.tell(CREATURE_PLAYED, position.turn, creature, 0, 0)
    play_card(position, creature)


# ---- powers


def play_card(position: Position, creature: i64) -> None:
    """A card without figure goes to the discard pile first; the Chimera, when her effect is over (L10.2). Then its
    power begins; if it cannot be used, the card is discarded for nothing."""
    if creature == CHIMERA:
        position.borrowed = 1
    elif creature < FIRST_FIGURE:
        discard_creature(position, creature)
    if not is_usable(position, creature):
        if creature >= FIRST_FIGURE:
            discard_creature(position, creature)
        return
    position.power = creature
    if creature == GRAEAE:
        position.earn(position.turn, position.income(position.turn), FOR_GRAEAE)
    elif creature == SPHINX:
        position.drawing = SPHINX_CARDS
    else:
        position.asked = i64(CREATURE_ASKS[creature])


def end_power(position: Position) -> None:
    """The power is used up; now the Chimera is discarded, and the pile shuffled into the deck (L10.2)."""
    position.power = NO_CREATURE
    if position.borrowed:
        position.borrowed = 0
        discard_creature(position, CHIMERA)


def is_usable(position: Position, creature: i64) -> bool:
    """Whether the effect of a creature can be used now (L7.2, L10.0)."""
    question: i64 = i64(CREATURE_ASKS[creature])
    if question == NO_QUESTION:
        return True
    if creature >= FIRST_FIGURE:
        figure: i64 = creature - FIRST_FIGURE
        return (lands_for(position, figure, position.turn) or seas_for(position, figure)) != 0
    if question == SPHINX_DRAW:
        return (position.deck | position.discard) != 0
    if question == ROB_WHOM:
        return victims(position, creature) != 0
    if question == SNATCH_WHERE:
        lands: i64 = position.board.owned()
        return (with_troops(position, lands) or with_mercenaries(position, lands)) != 0
    if question == SWAP_FIRST:
        return size(position.board.occupied()) > 1
    return targets(position, question) != 0


def targets(position: Position, question: i64) -> i64:
    """What the question of a power offers: a set of heroes, creatures, sites or lands."""
    if question == CHARON_OWN:
        return position.heroes_of(position.turn) if position.hero_track else 0
    if question == CHARON_FOR:
        return cards_on(position.hero_track)
    if question == COPY_WHAT:
        return position.discard
    if question == REBUILD_WHAT:
        return buildings_to_turn(position)
    if question == LURE_WHERE:
        return lands_to_lure_from(position)
    if question == FLY_FROM:
        return garrisons(position, BY_AIR)
    return 0


# ---- Dryad, Griffin, Satyr


def victims(position: Position, creature: i64) -> i64:
    """The other factions that have what the creature takes (L10.3, L10.10), by option not the partner; for the Griffin
    one faction of each other team (L10.5)."""
    found: i64 = 0
    partner: i64 = position.partner_of(position.turn)
    faction: i64 = 0
    while faction < position.factions:
        if faction != position.turn and position.plays(faction):
            if creature == GRIFFIN:
                if faction != partner and not is_second_of_team(position, faction):
                    found |= bit(faction)
            elif faction != partner or position.partner_is_spared == 0:
                if creature == SATYR:
                    cards: i64 = position.philosophers_of(faction)
                else:
                    cards = position.priestesses_of(faction)
                if cards:
                    found |= bit(faction)
        faction += 1
    return found


def is_second_of_team(position: Position, faction: i64) -> bool:
    """Whether the partner, still in the game, stands for the team."""
    return faction >= position.teams and position.plays(faction - position.teams)


def rob(position: Position, victim: i64) -> None:
    """Take a priestess, a philosopher, or half of a team's gold, rounded down."""
    thief: i64 = position.turn
    if position.power == SATYR:
        position.gain_philosophers(victim, -1)
        position.gain_philosophers(thief, 1)
    elif position.power == DRYAD:
        position.gain_priestesses(victim, -1)
        position.gain_priestesses(thief, 1)
    else:
        half: i64 = position.gold_of(victim) >> 1
        position.stock[PURSE + position.team_of(victim)] -= half
        position.stock[PURSE + position.team_of(thief)] += half
        position.tell(GRIFFIN_TOOK, thief, victim, half, seats_of_teams(position, thief, victim))


def seats_of_teams(position: Position, one: i64, other: i64) -> i64:
    """The set of seats that play for the team of one of these factions."""
    found: i64 = 0
    faction: i64 = 0
    while faction < position.factions:
        team: i64 = position.team_of(faction)
        if team == position.team_of(one) or team == position.team_of(other):
            found |= bit(position.seat_of(faction))
        faction += 1
    return found


# ---- Charon


def trade_for(position: Position, hero: i64) -> None:
    """The own hero's card goes to the track, the other stands where he stood, and is new (L10.1)."""
    old: i64 = position.chosen
    position.chosen = NO_PLACE
    land: i64 = position.hero_land(old)
    space: i64 = space_with(position.hero_track, hero)
    position.hero_track = put_card(take_card(position.hero_track, space), space, old)
    position.remove_hero(old)
    position.put_hero(hero, position.turn, land)
    position.fresh |= bit(hero)
    position.tell(HEROES_TRADED, position.turn, old, hero, 0)


def choose_own_hero(position: Position, hero: i64) -> None:
    position.chosen = hero
    position.asked = CHARON_FOR


# ---- Cyclops


def types_in_supply(position: Position) -> i64:
    found: i64 = 0
    building: i64 = 0
    while building < BUILDING_TYPES:
        if in_supply(position, building) > 0:
            found |= bit(building)
        building += 1
    return found


def buildings_to_turn(position: Position) -> i64:
    """The own basic buildings for which another type is in supply (L10.7)."""
    own: i64 = position.own_sites(position.turn)
    supply: i64 = types_in_supply(position)
    found: i64 = 0
    building: i64 = 0
    while building < BUILDING_TYPES:
        if supply & ~bit(building):
            found |= position.sites_with(building) & own
        building += 1
    return found


def turn_building(position: Position, site: i64) -> None:
    position.chosen = site
    position.asked = REBUILD_AS


def types_to_turn_into(position: Position) -> i64:
    return types_in_supply(position) & ~bit(type_at(position, position.chosen))


def turn_into(position: Position, building: i64) -> None:
    site: i64 = position.chosen
    position.chosen = NO_PLACE
    remove_building(position, site)
    raise_building(position, position.turn, building, site)


# ---- Giant


def lands_to_lure_from(position: Position) -> i64:
    """The opponents' lands with mercenaries, if there is an own land for them; Medusa's holds them or keeps them out
    (L10.8, L10.16)."""
    if without_medusa(position, position.lands_of(position.turn)) == 0:
        return 0
    own: i64 = position.lands_of(position.turn) | position.partner_lands(position.turn)
    return with_mercenaries(position, without_medusa(position, position.board.owned() & ~own))


def lure(position: Position, land: i64) -> None:
    number: i64 = position.mercenaries_on(land)
    position.add_mercenaries(land, -number)
    position.settling = number
    position.tell(MERCENARIES_TURNED, position.turn, land, number, 0)


def go_on_settling(position: Position) -> None:
    """The Giant's mercenaries are spread over own lands, one by one."""
    lands: i64 = without_medusa(position, position.lands_of(position.turn))
    if size(lands) == 1:
        settle(position, lowest(lands))
    else:
        position.asked = SETTLE_WHERE


def settle(position: Position, land: i64) -> None:
    position.settling -= 1
    position.add_mercenaries(land, 1)
    position.tell(MERCENARY_RECRUITED, position.turn, land, 0, 0)


# ---- Pegasus, and Perseus who flies like him


def fly_from(position: Position, land: i64) -> None:
    muster(position, land, BY_AIR, 0)


# ---- Sphinx


def go_on_drawing(position: Position) -> None:
    """Three cards that only her player sees; then one of them is played (L10.11)."""
    if position.drawing == 0 or not may_draw(position):
        position.drawing = 0
        if position.drawn:
            position.asked = SPHINX_WHICH
        else:
            end_power(position)
        return
    possible: i64 = top_cards(position)
    if size(possible) == 1:
        draw_card(position, lowest(possible))
    else:
        position.asked = SPHINX_DRAW


def draw_card(position: Position, creature: i64) -> None:
    position.drawing -= 1
    take_top(position, creature)
    position.drawn |= bit(creature)
    position.tell(CARD_DRAWN, position.turn, creature, bit(position.seat_of(position.turn)), 0)


def play_drawn(position: Position, creature: i64) -> None:
    """The other cards are discarded together; if the Chimera is among them, she takes the others with her into the deck
    (L10.2)."""
    left: i64 = position.drawn & ~bit(creature)
    position.drawn = 0
    others: i64 = left & ~bit(CHIMERA)
    while others:
        discard_creature(position, lowest(others))
        others &= others - 1
    if left & bit(CHIMERA):
        discard_creature(position, CHIMERA)
    play_for_nothing(position, creature)


# ---- Chimera


def copy_creature(position: Position, creature: i64) -> None:
    """A card of the discard pile is played for nothing (L10.2)."""
    position.discard &= ~bit(creature)
    play_for_nothing(position, creature)


# ---- Sylph


def choose_first_sea(position: Position, sea: i64) -> None:
    position.chosen = sea
    position.asked = SWAP_SECOND


def swap_with(position: Position, sea: i64) -> None:
    """All fleets of two seas change places, without battle (L10.12)."""
    board = position.board
    other: i64 = position.chosen
    position.chosen = NO_PLACE
    one_owner: i64 = board.admiral(sea)
    one_number: i64 = board.fleets_at(sea)
    other_owner: i64 = board.admiral(other)
    other_number: i64 = board.fleets_at(other)
    board.remove_fleets(one_owner, sea, one_number)
    board.remove_fleets(other_owner, other, other_number)
    board.add_fleets(one_owner, other, one_number)
    board.add_fleets(other_owner, sea, other_number)
    position.tell(FLEETS_SWAPPED, other, sea, 0, 0)


# ---- figures


def put_figure(position: Position, area: i64) -> None:
    """The figure of the creature being played comes to the map; the Hydra kills at once (L10.13)."""
    figure: i64 = position.power - FIRST_FIGURE
    place_figure(position, figure, position.turn, area)
    position.hunting = 1 if figure == HYDRA else 0


def put_figure_at_sea(position: Position, sea: i64) -> None:
    put_figure(position, AT_SEA + sea)


# ---- Zeus' look (L7.2)


def look(position: Position) -> None:
    """The top card of the deck, for his eyes only."""
    position.looked = 1
    may_draw(position)
    possible: i64 = top_cards(position)
    if size(possible) == 1:
        glimpse(position, lowest(possible))
    else:
        position.asked = GLIMPSE


def glimpse(position: Position, creature: i64) -> None:
    position.seen = creature
    position.seen_by = position.turn
    position.tell(CREATURE_SEEN, position.turn, creature, bit(position.seat_of(position.turn)), 0)
    position.asked = ZEUS_CARD


def may_play_seen(position: Position) -> bool:
    """For one gold, without discounts, if the effect can be used."""
    return position.gold_of(position.turn) >= LOOK_PRICE and is_usable(position, position.seen)


def play_seen(position: Position) -> None:
    creature: i64 = position.seen
    position.pay(position.turn, LOOK_PRICE, FOR_LOOK)
    take_top(position, creature)
    play_for_nothing(position, creature)
