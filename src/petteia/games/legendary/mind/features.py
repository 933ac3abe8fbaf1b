"""The features that an estimate weighs: numbers for each team that help to tell who will win. Weights: weights.txt."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.bits import bit, lowest, size
from ....core.engine.weights import at_most
from ...aegean.rules.battle import win_chance
from ...aegean.rules.pantheon import god_in_row
from ...aegean.rules.track import space_with
from ..facts import (
    AJAX,
    AJAX_LANDS,
    APOLLO,
    APOLLO_GOLD,
    ARES,
    ATHENA,
    BUILDING_TYPES,
    CROESUS,
    CROESUS_PAYS,
    HELEN,
    HERA,
    HERO_PRICE,
    JASON,
    MINOTAUR,
    MINOTAUR_STRENGTH,
    MOST_FACTIONS,
    ODYSSEUS,
    PEGASUS,
    PHILOSOPHERS_NEEDED,
    UNITS,
)
from ..rules.cycle.offerings import most_payable, standing_due
from ..rules.cycle.pantheon import rows_open
from ..rules.position import Position
from ..rules.questions import BLESS_LAND, IN_ACTIONS, IN_OFFERINGS
from ..rules.tables import FIGURES, GOD_BUILDS, MOST_RECRUITS, RECRUIT_PRICE
from ..rules.turn.metropolises import has_room, set_sites, types_held
from ..rules.turn.prices import discounts, summon_price
from ..rules.turn.sides import fortresses_in
from ..rules.turn.troops import accessible, is_defended, may_enter
from .places import (
    APOLLO_GIFT,
    BIDS_LATER,
    COMPLETES,
    CONQUERS,
    CONQUERS_TO_WIN,
    CONTESTED,
    FEATURES,
    FIGURE,
    FLEET,
    FLIES_TO_WIN,
    FREE_SITE,
    GOLD,
    GREAT_PROSPECT,
    GUARD,
    HERO,
    HOPES,
    INCOME,
    LAND,
    LATE,
    METROPOLIS,
    MORE_GOLD,
    MORE_PRIESTESSES,
    MUCH_GOLD,
    NEW_HERO,
    NEW_TYPE,
    NO_SITE,
    PHILOSOPHERS,
    PRIESTESS,
    PROSPECT,
    READY,
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
MOST_SITES: Final = 4
MOST_GUARDS: Final = 3
QUIET: Final = ("which_god", "turn")  # questions before which nothing is half done
NOTHING: Final = vec[float]([0.0] * (MOST_FACTIONS * FEATURES))


def features_of(position: Position) -> vec[float]:
    """The features of all teams, one team after the other."""
    out = NOTHING[:]
    for faction in range(position.factions):
        if position.team_of(faction) == faction:
            write_common(position, faction, out)
        if position.plays(faction):
            write_holdings(position, faction, out)
    for faction in range(position.factions):
        if position.plays(faction):
            write_prospects(position, faction, out)
    if position.phase == IN_OFFERINGS:
        write_offers(position, out)
    elif position.phase == IN_ACTIONS:
        write_turns(position, out)
    return out


# ---- what a team has


def place_of(position: Position, faction: i64) -> i64:
    """Where the features of a faction's team begin."""
    return FEATURES * position.team_of(faction)


def cities(position: Position, faction: i64) -> i64:
    """How many metropolises a team has, including one that is being built."""
    founding: bool = position.founder >= 0 and position.team_of(position.founder) == position.team_of(faction)
    return position.metropolises_of_team(faction) + (1 if founding else 0)


def is_late(position: Position, faction: i64) -> bool:
    """Whether the team's next metropolis wins."""
    return cities(position, faction) >= position.goal - 1


def write_common(position: Position, team: i64, out: vec[float]) -> None:
    """Write what counts for the team as a whole: metropolises, the set of buildings, gold."""
    at: i64 = FEATURES * team
    metropolises: i64 = cities(position, team)
    out[at + METROPOLIS] = float(metropolises)
    out[at + VICTORY] = 1.0 if metropolises >= position.goal else 0.0
    stage: i64 = at + (LATE if is_late(position, team) else 0)
    types: i64 = size(types_held(position, set_sites(position, team), 1))
    if types:
        out[stage + TYPES + (types if types < BUILDING_TYPES else i64(BUILDING_TYPES - 1)) - 1] = 1.0
    out[at + SPARE_BUILDING] = float(size(position.basic() & set_sites(position, team)) - types)
    gold: i64 = gold_left(position, team)
    blesses: bool = position.asked == BLESS_LAND and position.team_of(position.turn) == team
    out[at + APOLLO_GIFT] = 1.0 if blesses or is_with_apollo(position, team) else 0.0
    out[at + GOLD] = float(gold if gold < SOME_GOLD else i64(SOME_GOLD))
    if gold > SOME_GOLD:
        out[at + MORE_GOLD] = float((gold if gold < ENOUGH_GOLD else i64(ENOUGH_GOLD)) - SOME_GOLD)
    if gold > ENOUGH_GOLD:
        out[at + MUCH_GOLD] = float(gold - ENOUGH_GOLD)


def gold_left(position: Position, faction: i64) -> i64:
    """The gold of a faction's team once its standing offers are paid and Apollo has given what he will give (L7.7)."""
    gold: i64 = position.gold_of(faction)
    if is_with_apollo(position, faction):
        gold += APOLLO_GOLD
    if position.phase != IN_OFFERINGS:
        return gold
    gold -= standing_due(position, faction)
    partner: i64 = position.partner_of(faction)
    if partner >= 0:
        gold -= standing_due(position, partner)
    return gold if gold > 0 else i64(0)


def is_with_apollo(position: Position, faction: i64) -> bool:
    """Whether Apollo will still give something to the faction or its partner in this cycle."""
    if position.phase == IN_ACTIONS and position.row >= rows_open(position):
        return False
    guest: i64 = position.auction.holder(APOLLO)
    to_come: bool = position.phase == IN_ACTIONS or position.phase == IN_OFFERINGS
    return to_come and guest >= 0 and position.team_of(guest) == position.team_of(faction)


def write_holdings(position: Position, faction: i64, out: vec[float]) -> None:
    """Write what a faction has of its own: philosophers and priestesses, land, income, units and creatures."""
    at: i64 = place_of(position, faction)
    board = position.board
    lands: i64 = position.lands_of(faction)
    late: bool = is_late(position, faction)
    philosophers: i64 = position.philosophers_of(faction)
    if philosophers:
        most: i64 = PHILOSOPHERS_NEEDED - 1
        stage: i64 = at + (LATE if late else 0)
        out[stage + PHILOSOPHERS + (philosophers if philosophers < most else most) - 1] += 1.0
    if sacrifice_is_ready(position, faction):
        out[at + READY + (1 if late else 0)] = 1.0
    free: i64 = size(position.free_sites(faction))
    out[at + FREE_SITE] += float(free if free < MOST_SITES else i64(MOST_SITES))
    out[at + NO_SITE] += 0.0 if free else 1.0
    out[at + INCOME] += float(position.income(faction))
    priestesses: i64 = position.priestesses_of(faction)
    if priestesses:
        out[at + PRIESTESS] += 1.0
        out[at + MORE_PRIESTESSES] += float(priestesses - 1)
    out[at + LAND] += float(size(lands))
    out[at + TROOP] += float(board.troops_of(faction))
    out[at + FLEET] += float(board.fleets_of(faction))
    out[at + HERO] += float(size(position.heroes_of(faction)))
    metropolises: i64 = position.metropolises()
    while lands:
        land: i64 = lowest(lands)
        lands &= lands - 1
        out[at + TROOP] += float(position.mercenaries_on(land))
        if metropolises & position.map.sites[land]:
            guards: i64 = position.units_on(land)
            out[at + GUARD] += float(guards if guards < MOST_GUARDS else i64(MOST_GUARDS))
    if position.figures:
        for figure in range(FIGURES):
            if position.figure_area(figure) >= 0 and position.figure_holder(figure) == faction:
                out[at + FIGURE] += 1.0


def sacrifice_is_ready(position: Position, faction: i64) -> bool:
    """Whether a hero of the faction could be sacrificed for a metropolis (L10.20 to L10.25)."""
    heroes: i64 = position.heroes_of(faction)
    if heroes == 0 or not has_room(position, faction):
        return False
    own: i64 = position.own_sites(faction)
    return bool(
        (heroes & bit(AJAX) and size(position.lands_of(faction)) >= AJAX_LANDS)
        or (heroes & bit(HELEN) and size(types_held(position, own, 2)) >= 2)
        or (heroes & bit(JASON) and position.board.fleets_of(faction) == UNITS)
        or (heroes & bit(CROESUS) and position.gold_of(faction) >= CROESUS_PAYS)
        or (heroes & bit(ODYSSEUS) and types_held(position, own, 3))
    )


# ---- what a faction could take or lose


def chance_on(position: Position, units: i64, land: i64) -> float:
    """The chance that a number of units takes a land."""
    if not is_defended(position, land):
        return 1.0
    bonus: i64 = fortresses_in(position, land)
    if position.figure_area(MINOTAUR) == land:
        bonus += MINOTAUR_STRENGTH
    return win_chance(at_most(units, UNITS), at_most(position.units_on(land), UNITS), bonus)


def write_prospects(position: Position, faction: i64, out: vec[float]) -> None:
    """Write the chances of a faction's units on the lands within their reach; a metropolis there is at risk."""
    at: i64 = place_of(position, faction)
    left: i64 = position.lands_of(faction)
    own: i64 = left | position.partner_lands(faction)
    metropolises: i64 = position.metropolises()
    while left:
        land: i64 = lowest(left)
        left &= left - 1
        units: i64 = position.units_on(land)
        if units == 0:
            continue
        goals: i64 = accessible(position, faction, land, False) & ~own
        while goals:
            goal: i64 = lowest(goals)
            goals &= goals - 1
            chance = chance_on(position, units, goal)
            great: bool = metropolises & position.map.sites[goal] != 0
            place: i64 = at + (GREAT_PROSPECT if great else PROSPECT)
            if chance > out[place] and may_enter(position, faction, goal):
                out[place] = chance
            if great:
                threatened: i64 = place_of(position, position.board.owner(goal)) + RISK
                out[threatened] = chance if chance > out[threatened] else out[threatened]


def chance_by_air(position: Position, faction: i64) -> float:
    """The best chance to take a metropolis with Pegasus, if the faction can pay for him (L10.9)."""
    space: i64 = space_with(position.track, PEGASUS)
    if space < 0 or gold_left(position, faction) < summon_price(position, space, discounts(position, faction)):
        return 0.0
    own: i64 = position.lands_of(faction)
    strongest: i64 = 0
    left: i64 = own
    while left:
        units: i64 = position.units_on(lowest(left))
        strongest = units if units > strongest else strongest
        left &= left - 1
    best = 0.0
    metropolises: i64 = position.metropolises()
    goals: i64 = position.board.owned() & ~own & ~position.partner_lands(faction)
    while goals:
        goal: i64 = lowest(goals)
        goals &= goals - 1
        if metropolises & position.map.sites[goal]:
            chance = chance_on(position, strongest, goal)
            if chance > best and may_enter(position, faction, goal):
                best = chance
    return best


# ---- what the gods will give


def write_offers(position: Position, out: vec[float]) -> None:
    """During the offerings, write what each faction hopes for from the god where its marker is."""
    auction = position.auction
    for god in range(i64(APOLLO)):
        holder: i64 = auction.holder(god)
        if holder >= 0:
            write_hope(position, holder, god, out, place_of(position, holder) + HOPES)
            out[place_of(position, holder) + CONTESTED] += float(rivals(position, holder, god))
    if auction.bidder >= 0:
        out[place_of(position, auction.bidder) + TO_BID] += 1.0
    for place in range(auction.laid, auction.markers):
        out[place_of(position, auction.marker(place)) + TO_BID] += 1.0


def rivals(position: Position, holder: i64, god: i64) -> i64:
    """How many others could outbid the holder of a god; a marker with Apollo stays there."""
    found: i64 = 0
    for faction in range(position.factions):
        waits: bool = position.plays(faction) and position.auction.holder(APOLLO) != faction
        if faction != holder and waits and most_payable(position, faction, god) > position.auction.offer(god):
            found += 1
    return found


def write_turns(position: Position, out: vec[float]) -> None:
    """While the gods act, write what is still to come after the current turn, and the bidding order of the next cycle.

    What the active faction can still do is not written: it sees by itself what its actions bring.
    """
    auction = position.auction
    waiting: i64 = 1
    for row in range(position.row + 1, rows_open(position)):
        god: i64 = god_in_row(position, row)
        holder: i64 = auction.holder(god)
        if holder >= 0 and position.plays(holder):
            write_hope(position, holder, god, out, place_of(position, holder) + HOPES + SURE)
            out[place_of(position, holder) + WAITS] += float(waiting)
            waiting += 1
    for place in range(auction.returned):
        faction: i64 = (auction.returning >> (3 * place)) & 7  # the last marker to come back is the first to bid
        out[place_of(position, faction) + BIDS_LATER] += float(place)


def write_turn(position: Position, out: vec[float]) -> None:
    """Write what the active faction can still do, as the others see it."""
    if position.phase == IN_ACTIONS and position.god != APOLLO:
        write_hope(position, position.turn, position.god, out, place_of(position, position.turn) + HOPES + SURE)


def write_hope(position: Position, faction: i64, god: i64, out: vec[float], at: i64) -> None:
    """Write what a turn with a god can bring a faction: his recruit, a building, a hero, a metropolis, a land."""
    on_turn: bool = position.phase == IN_ACTIONS and position.turn == faction and position.god == god
    recruited: i64 = position.recruited if on_turn else i64(0)
    late: bool = is_late(position, faction)
    gold: i64 = gold_left(position, faction)
    if recruited == 0:
        out[at + god] += 1.0
    completes: bool = god == ATHENA and completes_four(position, faction, recruited, gold)
    types: i64 = types_held(position, set_sites(position, faction), 1)
    new: bool = size(types) < BUILDING_TYPES if god == HERA else types & bit(i64(GOD_BUILDS[god])) == 0
    if new and not (on_turn and position.built):
        if size(types) < BUILDING_TYPES - 1:
            out[at + NEW_TYPE] += 1.0
        else:
            completes = True
    if completes and has_room(position, faction):
        out[at + (WINS if late else COMPLETES)] += 1.0
    own: i64 = place_of(position, faction)
    if god == ARES or position.heroes_of(faction):
        out[at + TAKES] += out[own + PROSPECT]
        out[at + (CONQUERS_TO_WIN if late else CONQUERS)] += out[own + GREAT_PROSPECT]
    if late:
        out[at + FLIES_TO_WIN] += chance_by_air(position, faction)
    if god == HERA and gold >= HERO_PRICE and position.hero_track and not (on_turn and position.engaged):
        out[at + NEW_HERO] += 1.0


def completes_four(position: Position, faction: i64, recruited: i64, gold: i64) -> bool:
    """Whether the philosophers that Athena still has for a faction would make four (L7.1, L9.4)."""
    missing: i64 = PHILOSOPHERS_NEEDED - position.philosophers_of(faction)
    cost: i64 = 0
    while missing > 0 and recruited < i64(MOST_RECRUITS[ATHENA]):
        cost += i64(RECRUIT_PRICE[4 * ATHENA + recruited])
        recruited += 1
        missing -= 1
    return missing <= 0 and cost <= gold
