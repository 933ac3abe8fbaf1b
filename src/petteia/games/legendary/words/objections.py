"""Why an answer to any question except a turn's is not possible: what is wrong with the place, unit or card."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Named, Reason, Refusal
from ....core.engine.bits import members, size
from ...aegean.rules.verbs import CHAPTER_POWER
from ..facts import (
    APOLLO,
    BUILDINGS,
    JASON,
    MEDUSA,
    PANDORA,
    PENTHESILEA,
)
from ..rules import actions as act
from ..rules import questions as ask
from ..rules.choices import gold_to_pass
from ..rules.cycle.deployment import in_first_round, islands_with, moorings
from ..rules.map.archipelago import AT_SEA
from ..rules.position import BY_AIR, BY_HERO, Position
from ..rules.powers.figures import where_not
from ..rules.powers.power import BY_QUESTION
from ..rules.refusals import (
    ALREADY_THERE,
    NO_BASIC_BUILDING,
    NO_BUILDING_THERE,
    NOT_ADJACENT,
    medusa_there,
    no_own_fleets,
    not_land_of,
    not_your_hero,
    why_not_driven,
    why_not_sea,
)
from ..rules.tables import CREATURE_NAMES, FIGURES, FIRST_FIGURE, HERO_NAMES
from ..rules.turn.losses import heroes_to_lose, losing_faction
from ..rules.turn.metropolises import next_type, set_sites, type_at, types_in_toll
from ..rules.turn.troops import accessible, may_enter, partner_holds
from .reasons import (
    FRESH_HERO,
    not_on_map,
    why_not_room,
    why_not_site,
)

LAND_TAKEN: Final = Reason("land_taken", "L2.7", "{place} is already held by faction {faction}")
NO_MOORING: Final = Reason("no_mooring", "L2.10", "There is no empty sea beside {place}")
SAME_ISLAND: Final = Reason("same_island", "L2.7", "{place} is on the island of your first land")
PARTNER_ISLAND: Final = Reason("partner_island", "L2.9", "Your partner is on the island of {place}")
SEA_TAKEN: Final = Reason(
    "sea_taken", "L2.7", "Faction {faction} already has a fleet in {place}, and first fleets need empty seas"
)
NOT_STANDING: Final = Reason("not_standing", "L5.1", "{creature} is not on the map")
NOT_YOUR_CREATURE: Final = Reason("not_your_creature", "L5.1", "{creature} is held by faction {faction}")
UPKEEP_SETTLED: Final = Reason("upkeep_settled", "L5.1", "The upkeep of {creature} has already been settled")
NOBODY_GOES: Final = Reason("nobody_goes", "L8.7", "At least one unit has to move")
TOO_MANY: Final = Reason("too_many", "", "There are only {units} in {place}: {what}")
HERO_GOES: Final = Reason("hero_goes", "L8.7", "{hero} is already going")
HERO_ELSEWHERE: Final = Reason("hero_elsewhere", "L8.7", "{hero} is in {place}, but the units are leaving {origin}")
PARTNER_SEA: Final = Reason(
    "partner_sea", "L12.6", "Your partner's fleets are in {place}, and {gold} gold is not enough to sail on"
)
PARTNER_LAND: Final = Reason("partner_land", "L12.6", "{place} is your partner's: you cannot end there")
PARTNER_WAY: Final = Reason(
    "partner_way",
    "L12.6",
    "{place} is your partner's: you cannot end there, and {gold} gold is not enough to go on",
)
LAST_LAND: Final = Reason(
    "last_land", "L8.12", "{place} is the last land of faction {faction}, and taking it would not win the game"
)
NOT_ACCESSIBLE: Final = Reason(
    "not_accessible", "L8.8", "{place} is not next to the units, and no chain of fleets leads there"
)
NOT_FIGHTING: Final = Reason("not_fighting", "L8.16", "{hero} is not fighting for you in {place}")
NONE_FIGHTING: Final = Reason("none_fighting", "L8.16", "None are fighting for you in {place}: {what}")
BATTLE_AT_SEA: Final = Reason(
    "battle_at_sea", "L8.5", "The battle is at sea, in {place}: fleets withdraw to another sea"
)
HELD_BY_ANOTHER: Final = Reason(
    "held_by_another",
    "L8.18",
    "{place} belongs to faction {faction}: retreat to a land of your own or a free one",
)
BATTLE_ON_LAND: Final = Reason(
    "battle_on_land", "L8.18", "The battle is on land, in {place}: units retreat to another land"
)
NAMED_ALREADY: Final = Reason("named_already", "", "You have already named the {building}")
TOO_FEW_BUILDINGS: Final = Reason("too_few_buildings", "", "You need {needed} and have {there}: {building}")
OTHER_TYPE: Final = Reason(
    "other_type", "L9.3", "The building in {place} is a {building}, and you must now give up a {wanted}"
)
CANNOT_SHELTER: Final = Reason("cannot_shelter", "L10.27", "{hero} cannot guard a metropolis; only Penthesilea can")
NOT_YOUR_TURN: Final = Reason(
    "not_your_turn", "L8.22", "{hero} can be sacrificed only on your own turn, and not with Apollo"
)
NOT_IN_HER_PLACE: Final = Reason(
    "not_in_her_place", "L14.30", "{hero} can do that only while Penthesilea is on the track"
)
SEA_NOT_HELD: Final = Reason("sea_not_held", "", "You have no fleets in {place}; they are in {seas}")

Args = dict[str, int | str]


def why_not_answer(position: Position, verb: int, index: int) -> Refusal:
    """Why this is not an answer to the current question; the verb does answer it."""
    missing = not_on_map(position, verb, index)
    if missing is not None:
        return missing
    if act.CHAPTER_OF[verb] == CHAPTER_POWER:
        return BY_QUESTION[position.asked].why_not(position, verb, index)
    if verb in (act.WALK_TO, act.SWIM_TO):
        return where_not(position, position.chosen, index if verb == act.WALK_TO else AT_SEA + index, "L5.2")
    if verb in (act.LOSE_TROOP, act.LOSE_MERCENARY, act.LOSE_HERO, act.LOSE_MINOTAUR):
        return why_not_lost(position, verb, index)
    if verb in (act.ENOUGH, act.TROOPS, act.MERCENARIES, act.FLEETS):
        return why_not_number(position, verb, index)
    return OBJECTIONS[verb](position, index)


# ---- deployment and upkeep


def why_not_claim(position: Position, land: int) -> Refusal:
    name = position.map.island_names[land]
    owner = int(position.board.owner(land))
    if owner >= 0:
        return LAND_TAKEN(place=name, faction=owner)
    if not moorings(position, land):
        return NO_MOORING(place=name)
    if in_first_round(position) and islands_with(position, position.lands_of(position.turn)) >> land & 1:
        return SAME_ISLAND(place=name)
    return PARTNER_ISLAND(place=name)


def why_not_mooring(position: Position, sea: int) -> Refusal:
    """Why a first fleet cannot be placed in a sea: only in an empty one next to the land just claimed (L2.7)."""
    name = position.map.sea_names[sea]
    if not position.map.around[position.chosen] >> sea & 1:
        return NOT_ADJACENT("L2.7", place=name, origin=position.map.island_names[position.chosen])
    owner = int(position.board.admiral(sea))
    return SEA_TAKEN(place=name, faction=owner)


def why_not_station(position: Position, land: int) -> Refusal:
    """Why troops cannot be placed in a land: only in own ones or, for a bonus, in those of its owner (L2.8, L9.2)."""
    bonus = position.asked == ask.BONUS_TROOP
    faction, rule = (int(position.owed_to), "L9.2") if bonus else (int(position.turn), "L2.8")
    return not_land_of(position, faction, land, rule)


def why_not_kept(position: Position, creature: int) -> Refusal:
    """Why a creature cannot be kept or let go: only the faction's on the map whose upkeep is not settled (L5.1)."""
    name, figure = CREATURE_NAMES[creature], creature - FIRST_FIGURE
    if not 0 <= figure < FIGURES or position.figure_area(figure) < 0:
        return NOT_STANDING(creature=name)
    holder = int(position.figure_holder(figure))
    if holder != position.turn:
        return NOT_YOUR_CREATURE(creature=name, faction=holder)
    return UPKEEP_SETTLED(creature=name)


# ---- units on the move


def why_not_post(position: Position, land: int) -> Refusal:
    return not_land_of(position, int(position.turn), land, "L7.6")


def why_not_built(position: Position, site: int) -> Refusal:
    found = why_not_site(position, site)
    assert found is not None
    return found


def why_not_number(position: Position, verb: int, index: int) -> Refusal:
    """Why that many units cannot go: somebody has to, and only those who are there can (L8.1, L8.7)."""
    area = position.from_area
    if verb == act.ENOUGH or (verb != act.FLEETS and index == 0):
        return NOBODY_GOES()
    if verb == act.FLEETS:
        unit, there, name = "fleet", int(position.board.fleets_at(area)), position.map.sea_names[area]
    elif verb == act.TROOPS:
        unit, there, name = "troop", int(position.board.troops_on(area)), position.map.island_names[area]
    else:
        unit, there, name = "mercenary", int(position.mercenaries_on(area)), position.map.island_names[area]
    rule = "L8.1" if verb == act.FLEETS else "L8.7"
    return TOO_MANY(rule, units=there, place=name, what=unit)


def why_not_taken(position: Position, hero: int) -> Refusal:
    """Why a hero cannot join: only one in the land that the units leave (L8.7)."""
    name, origin = HERO_NAMES[hero], position.map.island_names[position.from_area]
    if position.hero_holder(hero) != position.turn:
        return not_your_hero(position, hero, "L8.7")
    if position.band >> hero & 1:
        return HERO_GOES(hero=name)
    where = position.map.island_names[position.hero_land(hero)]
    return HERO_ELSEWHERE(hero=name, place=where, origin=origin)


def why_not_sailed(position: Position, sea: int) -> Refusal:
    map, name = position.map, position.map.sea_names[sea]
    if sea == position.from_area:
        return ALREADY_THERE("L8.1", place=name)
    if not map.next_to[position.from_area] >> sea & 1:
        return NOT_ADJACENT("L8.1", place=name, origin=map.sea_names[position.from_area])
    closed = why_not_sea(position, sea)
    if closed is not None:
        return closed
    gold = int(gold_to_pass(position))
    return PARTNER_SEA(place=name, gold=Named(max(gold, 0), str(gold)))


def why_not_march(position: Position, land: int) -> Refusal:
    faction, name = position.turn, position.map.island_names[land]
    if land == position.from_area:
        return ALREADY_THERE("L8.7", place=name)
    if position.figure_area(MEDUSA) == land:
        return medusa_there(position, name)
    jason = position.way == BY_HERO and position.band >> JASON & 1 == 1
    if position.way != BY_AIR and not accessible(position, faction, position.from_area, jason) >> land & 1:
        return NOT_ACCESSIBLE(place=name)
    if partner_holds(position, faction) >> land & 1:
        if position.way == BY_AIR:
            return PARTNER_LAND(place=name)
        gold = int(gold_to_pass(position))
        return PARTNER_WAY(place=name, gold=Named(max(gold, 0), str(gold)))
    assert not may_enter(position, faction, land)
    owner = int(position.board.owner(land))
    return LAST_LAND(place=name, faction=owner)


# ---- battle


def why_not_lost(position: Position, verb: int, index: int) -> Refusal:
    """Why something cannot be lost: only what fights on the losing side can (L8.16)."""
    place = position.map.island_names[position.battle.place]
    if verb == act.LOSE_HERO:
        name = HERO_NAMES[index]
        assert not heroes_to_lose(position) >> index & 1
        return NOT_FIGHTING(hero=name, place=place)
    what = {act.LOSE_TROOP: "troop", act.LOSE_MERCENARY: "mercenary", act.LOSE_MINOTAUR: "minotaur"}[verb]
    return NONE_FIGHTING(what=what, place=place)


def why_not_escape(position: Position, land: int) -> Refusal:
    return why_not_refuge(position, int(losing_faction(position)), land)


def why_not_retreat(position: Position, land: int) -> Refusal:
    battle = position.battle
    if battle.on_land == 0:
        place = position.map.sea_names[battle.place]
        return BATTLE_AT_SEA(place=place)
    return why_not_refuge(position, int(battle.retreating()), land)


def why_not_refuge(position: Position, faction: int, land: int) -> Refusal:
    """Why units cannot retreat to a land: only to accessible ones that are their own or nobody's (L8.18)."""
    name, owner = position.map.island_names[land], int(position.board.owner(land))
    if land == position.battle.place:
        return ALREADY_THERE("L8.18", place=name)
    if owner not in (-1, faction):
        return HELD_BY_ANOTHER(place=name, faction=owner)
    return medusa_there(position, name) if position.figure_area(MEDUSA) == land else NOT_ACCESSIBLE(place=name)


def why_not_withdrawal(position: Position, sea: int) -> Refusal:
    battle, map = position.battle, position.map
    if battle.on_land:
        place = map.island_names[battle.place]
        return BATTLE_ON_LAND(place=place)
    return why_not_driven(position, int(battle.place), int(battle.retreating()), sea, "L8.5")


# ---- metropolises


def why_not_spent(position: Position, building: int) -> Refusal:
    """Why a type cannot be named: it is named already, or has too few buildings (L10.22, L10.25)."""
    name, needed = BUILDINGS[building], int(position.each)
    rule = "L10.22" if needed == 2 else "L10.25"
    if types_in_toll(position) >> building & 1:
        return NAMED_ALREADY(rule, building=name)
    there = int(size(position.sites_with(building) & position.own_sites(position.founder)))
    return TOO_FEW_BUILDINGS(rule, building=name, needed=needed, there=there)


def why_not_given_up(position: Position, site: int) -> Refusal:
    """Why a building cannot be given up: it must be of the next type, and the faction's or, for a set, the partner's
    (L9.3, L12.3)."""
    name, wanted = position.map.site_names()[site], BUILDINGS[next_type(position)]
    sites = position.own_sites(position.founder) if position.each else set_sites(position, position.founder)
    if not sites >> site & 1:
        return not_land_of(position, int(position.founder), int(position.map.land_of[site]), "L9.3")
    if position.metropolises() >> site & 1:
        return NO_BASIC_BUILDING(place=name)
    if not position.basic() >> site & 1:
        return NO_BUILDING_THERE("L9.3", place=name)
    there = BUILDINGS[type_at(position, site)]
    return OTHER_TYPE(place=name, building=there, wanted=wanted)


def why_not_founded(position: Position, site: int) -> Refusal:
    found = why_not_room(position, int(position.founder), site, "L9.1")
    assert found is not None
    return found


def why_not_sheltered(position: Position, hero: int) -> Refusal:
    """Why a hero cannot shelter a metropolis: only Penthesilea can, or Pandora with her on the track (L10.27)."""
    name, founder = HERO_NAMES[hero], position.founder
    if hero not in (PENTHESILEA, PANDORA):
        return CANNOT_SHELTER(hero=name)
    if position.hero_holder(hero) != founder:
        return not_your_hero(position, hero, "L10.27")
    if founder != position.turn or position.god == APOLLO:
        return NOT_YOUR_TURN(hero=name)
    if position.fresh >> hero & 1:
        return FRESH_HERO(hero=name)
    return NOT_IN_HER_PLACE(hero=name)


def why_not_launched(position: Position, sea: int) -> Refusal:
    return no_own_fleets(position, sea, "L9.2")


def why_not_land_blessed(position: Position, land: int) -> Refusal:
    faction, rule = blesses(position)
    return not_land_of(position, faction, land, rule)


def why_not_sea_blessed(position: Position, sea: int) -> Refusal:
    faction, rule = blesses(position)
    name = position.map.sea_names[sea]
    seas = " ".join(position.map.sea_names[one] for one in members(position.board.seas_of(faction)))
    if not seas:
        return no_own_fleets(position, sea, rule)
    return SEA_NOT_HELD(rule, place=name, seas=seas)


def blesses(position: Position) -> tuple[int, str]:
    """Who places a cornucopia on one of their own areas, and by which rule: for a bonus, or with Apollo by option."""
    if position.asked == ask.BONUS_HORN:
        return int(position.owed_to), "L9.2"
    return int(position.turn), "L7.7"


OBJECTIONS: Final = {
    act.CLAIM: why_not_claim,
    act.MOOR: why_not_mooring,
    act.STATION: why_not_station,
    act.KEEP: why_not_kept,
    act.RELEASE: why_not_kept,
    act.BUILD: why_not_built,
    act.POST: why_not_post,
    act.SAIL_TO: why_not_sailed,
    act.TAKE: why_not_taken,
    act.MARCH_TO: why_not_march,
    act.ESCAPE_TO: why_not_escape,
    act.RETREAT_TO: why_not_retreat,
    act.WITHDRAW_TO: why_not_withdrawal,
    act.SPEND: why_not_spent,
    act.GIVE_UP: why_not_given_up,
    act.FOUND: why_not_founded,
    act.SHELTER: why_not_sheltered,
    act.LAUNCH: why_not_launched,
    act.BLESS_LAND: why_not_land_blessed,
    act.BLESS_SEA: why_not_sea_blessed,
}
