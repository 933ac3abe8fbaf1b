"""Why an answer to any question but that of the turn is not possible: what the place, the unit or the card lacks."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Refusal
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
from ..rules.archipelago import AT_SEA
from ..rules.choices import gold_to_pass
from ..rules.deployment import in_first_round, islands_with, moorings
from ..rules.losses import heroes_to_lose, losing_faction
from ..rules.metropolises import next_type, set_sites, type_at, types_in_toll
from ..rules.position import BY_AIR, BY_HERO, Position
from ..rules.powers.figures import where_not
from ..rules.powers.power import BY_QUESTION
from ..rules.refusals import (
    medusa_there,
    no_basic_building,
    no_own_fleets,
    not_adjacent,
    not_land_of,
    not_your_hero,
    nothing_built,
    why_not_driven,
    why_not_sea,
)
from ..rules.tables import CREATURE_NAMES, FIGURES, FIRST_FIGURE, HERO_NAMES
from ..rules.troops import accessible, may_enter, partner_holds
from .reasons import (
    fresh_hero,
    not_on_map,
    why_not_room,
    why_not_site,
)

Args = dict[str, int | str]


def why_not_answer(position: Position, verb: int, index: int) -> Refusal:
    """Why that is no answer to the question that is asked, which the verb answers."""
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
    args: Args = {"place": name}
    owner = int(position.board.owner(land))
    if owner >= 0:
        return Refusal("L2.7", "land_taken", f"{name} is taken by faction {owner}", args | {"faction": owner})
    if not moorings(position, land):
        return Refusal("L2.10", "no_mooring", f"No sea beside {name} is empty", args)
    if in_first_round(position) and islands_with(position, position.lands_of(position.turn)) >> land & 1:
        return Refusal("L2.7", "same_island", f"{name} is on the island of your first land", args)
    return Refusal("L2.9", "partner_island", f"Your partner is on the island of {name}", args)


def why_not_mooring(position: Position, sea: int) -> Refusal:
    """A first fleet lies in an empty sea beside the land just claimed (L2.7)."""
    name = position.map.sea_names[sea]
    if not position.map.around[position.chosen] >> sea & 1:
        return not_adjacent(name, position.map.island_names[position.chosen], "L2.7")
    owner = int(position.board.admiral(sea))
    text = f"A fleet of faction {owner} is in {name} already, and the first fleets need empty seas"
    return Refusal("L2.7", "sea_taken", text, {"place": name, "faction": owner})


def why_not_station(position: Position, land: int) -> Refusal:
    """Troops stand in own lands, of a bonus in those of whoever gains it (L2.8, L9.2)."""
    bonus = position.asked == ask.BONUS_TROOP
    faction, rule = (int(position.owed_to), "L9.2") if bonus else (int(position.turn), "L2.8")
    return not_land_of(position, faction, land, position.map.island_names[land], rule)


def why_not_kept(position: Position, creature: int) -> Refusal:
    """Only own creatures on the map, whose upkeep is not settled, are kept or let go (L5.1)."""
    name, figure = CREATURE_NAMES[creature], creature - FIRST_FIGURE
    if not 0 <= figure < FIGURES or position.figure_area(figure) < 0:
        return Refusal("L5.1", "not_standing", f"{name} is not on the map", {"creature": name})
    holder = int(position.figure_holder(figure))
    if holder != position.turn:
        text = f"{name} is held by faction {holder}"
        return Refusal("L5.1", "not_your_creature", text, {"creature": name, "faction": holder})
    return Refusal("L5.1", "upkeep_settled", f"The upkeep of {name} is settled", {"creature": name})


# ---- places in general


# ---- units on the move


def why_not_post(position: Position, land: int) -> Refusal:
    return not_land_of(position, int(position.turn), land, position.map.island_names[land], "L7.6")


def why_not_built(position: Position, site: int) -> Refusal:
    found = why_not_site(position, site)
    assert found is not None
    return found


def why_not_number(position: Position, verb: int, index: int) -> Refusal:
    """Somebody has to go, and nobody who is not there (L8.1, L8.7)."""
    area = position.from_area
    if verb == act.ENOUGH or (verb != act.FLEETS and index == 0):
        return Refusal("L8.7", "nobody_goes", "Somebody has to go")
    if verb == act.FLEETS:
        unit, there, name = "fleet", int(position.board.fleets_at(area)), position.map.sea_names[area]
    elif verb == act.TROOPS:
        unit, there, name = "troop", int(position.board.troops_on(area)), position.map.island_names[area]
    else:
        unit, there, name = "mercenary", int(position.mercenaries_on(area)), position.map.island_names[area]
    rule = "L8.1" if verb == act.FLEETS else "L8.7"
    text = f"Only {there} in {name}: {unit}"
    return Refusal(rule, "too_many", text, {"units": there, "place": name, "what": unit})


def why_not_taken(position: Position, hero: int) -> Refusal:
    """A hero goes along from the land that the units leave (L8.7)."""
    name, origin = HERO_NAMES[hero], position.map.island_names[position.from_area]
    if position.hero_holder(hero) != position.turn:
        return not_your_hero(position, hero, "L8.7")
    if position.band >> hero & 1:
        return Refusal("L8.7", "hero_goes", f"{name} is already going", {"hero": name})
    where = position.map.island_names[position.hero_land(hero)]
    text = f"{name} is in {where}, and the units leave {origin}"
    return Refusal("L8.7", "hero_elsewhere", text, {"hero": name, "place": where, "origin": origin})


def why_not_sailed(position: Position, sea: int) -> Refusal:
    map, name = position.map, position.map.sea_names[sea]
    if not map.next_to[position.from_area] >> sea & 1:
        return not_adjacent(name, map.sea_names[position.from_area], "L8.1")
    closed = why_not_sea(position, sea)
    if closed is not None:
        return closed
    gold = int(gold_to_pass(position))
    text = f"Your partner's fleets are in {name}, and {gold} gold does not pay for the way on"
    return Refusal("L12.6", "partner_sea", text, {"place": name, "gold": max(gold, 0)})


def same_land(place: str, rule: str) -> Refusal:
    return Refusal(rule, "same_land", f"The units are in {place} already", {"place": place})


def why_not_march(position: Position, land: int) -> Refusal:
    faction, name = position.turn, position.map.island_names[land]
    args: Args = {"place": name}
    if land == position.from_area:
        return same_land(name, "L8.7")
    if position.figure_area(MEDUSA) == land:
        return medusa_there(position, name)
    jason = position.way == BY_HERO and position.band >> JASON & 1 == 1
    if position.way != BY_AIR and not accessible(position, faction, position.from_area, jason) >> land & 1:
        return not_accessible(name)
    if partner_holds(position, faction) >> land & 1:
        if position.way == BY_AIR:
            return Refusal("L12.6", "partner_land", f"{name} is your partner's: you cannot end there", args)
        gold = int(gold_to_pass(position))
        text = f"{name} is your partner's: you cannot end there, and {gold} gold does not pay for the way on"
        return Refusal("L12.6", "partner_way", text, args | {"gold": max(gold, 0)})
    assert not may_enter(position, faction, land)
    owner = int(position.board.owner(land))
    text = f"{name} is the last land of faction {owner}, and taking it would not win the game"
    return Refusal("L8.12", "last_land", text, args | {"faction": owner})


def not_accessible(name: str) -> Refusal:
    text = f"{name} is not beside the units, and no chain of fleets leads there"
    return Refusal("L8.8", "not_accessible", text, {"place": name})


# ---- battle


def why_not_lost(position: Position, verb: int, index: int) -> Refusal:
    """Only what fights on the side that lost can be lost (L8.16)."""
    place = position.map.island_names[position.battle.place]
    if verb == act.LOSE_HERO:
        name = HERO_NAMES[index]
        assert not heroes_to_lose(position) >> index & 1
        return Refusal(
            "L8.16", "not_fighting", f"{name} does not fight for you in {place}", {"hero": name, "place": place}
        )
    what = {act.LOSE_TROOP: "troop", act.LOSE_MERCENARY: "mercenary", act.LOSE_MINOTAUR: "minotaur"}[verb]
    text = f"None fights for you in {place}: {what}"
    return Refusal("L8.16", "none_fighting", text, {"what": what, "place": place})


def why_not_escape(position: Position, land: int) -> Refusal:
    return why_not_refuge(position, int(losing_faction(position)), land)


def why_not_retreat(position: Position, land: int) -> Refusal:
    battle = position.battle
    if battle.on_land == 0:
        place = position.map.sea_names[battle.place]
        return Refusal("L8.5", "battle_at_sea", f"The battle is at sea, in {place}: fleets withdraw", {"place": place})
    return why_not_refuge(position, int(battle.retreating()), land)


def why_not_refuge(position: Position, faction: int, land: int) -> Refusal:
    """Units retreat to accessible lands, own or nobody's (L8.18)."""
    name, owner = position.map.island_names[land], int(position.board.owner(land))
    if land == position.battle.place:
        return same_land(name, "L8.18")
    if owner not in (-1, faction):
        text = f"{name} belongs to faction {owner}, and you can retreat only to your own or free lands"
        return Refusal("L8.18", "held_by_another", text, {"place": name, "faction": owner})
    return medusa_there(position, name) if position.figure_area(MEDUSA) == land else not_accessible(name)


def why_not_withdrawal(position: Position, sea: int) -> Refusal:
    battle, map = position.battle, position.map
    if battle.on_land:
        place = map.island_names[battle.place]
        return Refusal("L8.18", "battle_on_land", f"The battle is on land, in {place}: units retreat", {"place": place})
    return why_not_driven(position, int(battle.place), int(battle.retreating()), sea, "L8.5")


# ---- metropolises


def why_not_spent(position: Position, building: int) -> Refusal:
    """So many of a type are needed, and of another type than is named already (L10.22, L10.25)."""
    name, needed = BUILDINGS[building], int(position.each)
    rule = "L10.22" if needed == 2 else "L10.25"
    if types_in_toll(position) >> building & 1:
        return Refusal(rule, "named_already", f"The {name} has already been named", {"building": name})
    there = int(size(position.sites_with(building) & position.own_sites(position.founder)))
    text = f"{needed} are needed, and you have {there}: {name}"
    return Refusal(rule, "too_few_buildings", text, {"building": name, "needed": needed, "there": there})


def why_not_given_up(position: Position, site: int) -> Refusal:
    """The next building that goes is of one type, an own one or for a set the partner's (L9.3, L12.3)."""
    name, wanted = position.map.site_names()[site], BUILDINGS[next_type(position)]
    sites = position.own_sites(position.founder) if position.each else set_sites(position, position.founder)
    if not sites >> site & 1:
        return not_land_of(position, int(position.founder), int(position.map.land_of[site]), name, "L9.3")
    if position.metropolises() >> site & 1:
        return no_basic_building(name)
    if not position.basic() >> site & 1:
        return nothing_built(name, "L9.3")
    there = BUILDINGS[type_at(position, site)]
    text = f"{name} holds a {there}, and a {wanted} is given up now"
    return Refusal("L9.3", "other_type", text, {"place": name, "building": there, "wanted": wanted})


def why_not_founded(position: Position, site: int) -> Refusal:
    found = why_not_room(position, int(position.founder), site, "L9.1")
    assert found is not None
    return found


def why_not_sheltered(position: Position, hero: int) -> Refusal:
    """Who takes a metropolis into her care: Penthesilea, or Pandora while Penthesilea is on the track (L10.27)."""
    name, founder = HERO_NAMES[hero], position.founder
    if hero not in (PENTHESILEA, PANDORA):
        return Refusal("L10.27", "cannot_shelter", f"{name} takes no metropolis; Penthesilea does", {"hero": name})
    if position.hero_holder(hero) != founder:
        return not_your_hero(position, hero, "L10.27")
    if founder != position.turn or position.god == APOLLO:
        text = f"{name} is sacrificed only in your own turn, and not with Apollo"
        return Refusal("L8.22", "not_your_turn", text, {"hero": name})
    if position.fresh >> hero & 1:
        return fresh_hero(name)
    text = f"{name} does that only while Penthesilea is on the track"
    return Refusal("L14.30", "not_in_her_place", text, {"hero": name})


def why_not_launched(position: Position, sea: int) -> Refusal:
    return no_own_fleets(position, sea, "L9.2")


def why_not_land_blessed(position: Position, land: int) -> Refusal:
    faction, rule = blesses(position)
    return not_land_of(position, faction, land, position.map.island_names[land], rule)


def why_not_sea_blessed(position: Position, sea: int) -> Refusal:
    faction, rule = blesses(position)
    name = position.map.sea_names[sea]
    seas = " ".join(position.map.sea_names[one] for one in members(position.board.seas_of(faction)))
    if not seas:
        return no_own_fleets(position, sea, rule)
    text = f"None of your fleets is in {name}; they are in {seas}"
    return Refusal(rule, "sea_not_held", text, {"place": name, "seas": seas})


def blesses(position: Position) -> tuple[int, str]:
    """Who places a cornucopia on an own area, and by which rule: that of a bonus, or an option of Apollo's."""
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
