"""Whether a position that somebody set up is possible: every piece and card once, in a place where it may be, and no
more than the box holds. Whether what is under way fits the question is checked in `moments`."""

from __future__ import annotations

from ....core.contract.flaws import (
    ALSO_IN,
    CLOSED,
    EXACTLY,
    IN_ALL,
    LEFT_BEHIND,
    MOST,
    MOST_WITH,
    NO_LAND,
    NOT_IN,
    NOT_OWN,
    NOTHING,
    ON_LAND,
    ON_WATER,
    ONLY_WITH,
    OUT,
    UNOWNED,
    either,
)
from ....core.contract.possible import Faults
from ....core.engine.bits import members, size
from ...aegean.rules.questions import IN_SET_UP
from ..facts import (
    BONUSES,
    BUILDINGS,
    LANDS_IN_FIRST_ROUND,
    LANDS_TO_DEPLOY,
    PANDORA,
    PENTHESILEA,
    SUPPLY_OF_BUILDINGS,
    SUPPLY_OF_MERCENARIES,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTESSES,
    TEMPLE,
    TOKENS_A_BONUS,
    TROOPS_TO_DEPLOY,
    UNITS,
)
from ..rules.cycle.deployment import is_deployed
from ..rules.map.archipelago import AT_SEA
from ..rules.questions import CLAIM, IN_DEPLOYMENT, MOOR, NAMES, STATION
from ..rules.realm import METROPOLIS
from ..rules.state import LegendaryState
from ..rules.tables import (
    CREATURE_NAMES,
    FIGURES,
    FIRST_FIGURE,
    HERO_COUNT,
    HERO_NAMES,
    STANDS_AT_HOME,
    STANDS_AT_SEA,
    STANDS_ON_LAND,
)
from ..rules.turn.metropolises import in_supply, tokens_of
from .moments import check_moment
from .positions import USED
from .unfinished import hero_in_hand


def check(state: LegendaryState, faults: Faults) -> None:
    """Note everything that keeps a position from being played to its end."""
    check_units(state, faults)
    if state.map.islands:
        check_lands(state, faults)
    check_sites(state, faults)
    check_figures(state, faults)
    check_cards(state, faults)
    check_heroes(state, faults)
    if not faults.found:
        check_moment(state, faults)
    if not faults.found:
        faults.answerable(state)


# ---- units


def check_units(state: LegendaryState, faults: Faults) -> None:
    """A faction has no more units than exist, counting those that attack, pass through, or are yet to be deployed."""
    empty = state.map.seas - int(size(state.board.occupied()))
    for faction in range(state.factions):
        away_at_sea, away_on_land = away(state, faction)
        _, fleets_to_come, troops_to_come = to_be_deployed(state, faction)
        fleets = int(state.board.fleets_of(faction)) + away_at_sea + min(empty, fleets_to_come)
        troops = int(state.board.troops_of(faction)) + away_on_land + troops_to_come
        faults.expect(fleets <= UNITS, "fleets", IN_ALL, found=fleets, most=UNITS, faction=faction, rule="L2.5")
        faults.expect(troops <= UNITS, "land", IN_ALL, found=troops, most=UNITS, faction=faction, rule="L2.5")
    hired, most = SUPPLY_OF_MERCENARIES - int(state.mercenaries_left()), SUPPLY_OF_MERCENARIES
    faults.expect(hired <= most, "mercenaries", IN_ALL, found=hired, most=most, rule="L1.10")


def away(state: LegendaryState, faction: int) -> tuple[int, int]:
    """The fleets and troops of a faction that are in no area: they attack, or pass through the partner's."""
    battle = state.battle
    if battle.place >= 0:
        number = int(battle.attackers) if battle.attacker == faction else 0
        return (0, number) if battle.on_land else (number, 0)
    number = int(state.moving) if state.passing and state.turn == faction else 0
    return (number, 0) if state.way == 1 else (0, number)


def to_be_deployed(state: LegendaryState, faction: int) -> tuple[int, int, int]:
    """The lands, fleets and troops that a faction is yet to get (L2.7, L2.8)."""
    if state.phase > IN_DEPLOYMENT or is_deployed(state):
        return 0, 0, 0
    if state.phase == IN_SET_UP:
        return LANDS_TO_DEPLOY, LANDS_TO_DEPLOY, TROOPS_TO_DEPLOY
    order = [int(state.auction.marker(place)) for place in range(state.factions)]
    lands = troops = 0
    for turn, one in enumerate([*order, *reversed(order)]):
        if one == faction and turn >= state.deploying:
            in_first = turn < state.factions
            lands += LANDS_IN_FIRST_ROUND if in_first else 1
            troops += 0 if in_first else TROOPS_TO_DEPLOY
    if faction != state.turn:
        return lands, lands, troops
    lands -= int(state.claimed)
    return lands, lands + (state.asked == MOOR), troops - int(state.stationed)


def check_lands(state: LegendaryState, faults: Faults) -> None:
    """After deployment, every faction in the game has a land; before, there are enough lands for all."""
    map, names = state.map, state.map.island_names
    owned = state.board.owned()
    for faction in range(state.factions):
        has_land = bool(state.lands_of(faction))
        if state.plays(faction):
            settled = state.phase > IN_DEPLOYMENT or is_deployed(state)
            faults.expect(has_land or not settled, "land", NO_LAND, faction=faction, rule="L8.13")
        else:
            left = has_land or state.board.seas_of(faction) or state.priestesses_of(faction)
            nothing = not left and not state.philosophers_of(faction)
            faults.expect(nothing, "out", LEFT_BEHIND, faction=faction, rule="L14.34")
    for land in range(map.islands):
        held = owned >> land & 1 == 1 or state.mercenaries_on(land) == 0
        faults.expect(held, "mercenaries", UNOWNED, name=names[land], rule="L1.5")
    if state.asked in (CLAIM, MOOR, STATION) or (state.phase == IN_SET_UP and not is_deployed(state)):
        wanted = sum(to_be_deployed(state, faction)[0] for faction in range(state.factions))
        taken, most = size(owned), map.islands - wanted
        given = f"ask={NAMES[state.asked]}"
        faults.expect(taken <= most, "land", MOST_WITH, found=taken, given=given, most=most, rule="L2.7")


# ---- buildings and metropolises


def check_sites(state: LegendaryState, faults: Faults) -> None:
    names = state.map.site_names()
    held = state.map.sites_of(state.board.owned())
    for field, sites in (("buildings", state.basic()), ("metropolises", state.metropolises())):
        for site in members(sites & ~held):
            faults.add(field, UNOWNED, name=names[site], rule="L1.5")
    for building, name in enumerate(BUILDINGS):
        built, most = SUPPLY_OF_BUILDINGS - int(in_supply(state, building)), SUPPLY_OF_BUILDINGS
        faults.expect(built <= most, "buildings", IN_ALL, at=name, found=built, most=most, rule="L1.10")
    for site in members(state.used & state.basic() & ~state.sites_with(TEMPLE)):
        faults.add("buildings", ONLY_WITH, at=names[site], found=USED, given=BUILDINGS[TEMPLE])
    check_tokens(state, faults)


def check_tokens(state: LegendaryState, faults: Faults) -> None:
    """Each metropolis token is in the stack, on the map, or on the card of a hero."""
    in_care = sum(int(state.sheltered_by(faction)) for faction in range(state.factions))
    gone = 0
    for bonus, name in enumerate(BONUSES):
        built = int(size(state.sites_with(METROPOLIS + bonus)))
        there = built + int(tokens_of(state, bonus))
        faults.expect(there <= TOKENS_A_BONUS, "tokens", IN_ALL, at=name, found=there, most=TOKENS_A_BONUS, rule="L9.2")
        gone += TOKENS_A_BONUS - there
    every = TOKENS_A_BONUS * len(BONUSES)
    faults.expect(
        gone == in_care,
        "tokens",
        EXACTLY,
        at="metropolises, sheltered",
        found=every - gone + in_care,
        expected=every,
        rule="L9.2",
    )
    heroes = (PENTHESILEA, PANDORA)
    there_still = [HERO_NAMES[hero] for hero in heroes if where_is(state, hero)]
    most, given = len(heroes) - len(there_still), ",".join(there_still) or NOTHING
    faults.expect(in_care <= most, "sheltered", MOST_WITH, found=in_care, given=given, most=most, rule="L10.27")
    for faction in range(state.factions):
        used, most = int(state.used_shelters >> 2 * faction & 3), int(state.sheltered_by(faction))
        given = f"sheltered={most}"
        faults.expect(used <= most, "shelters_used", MOST_WITH, found=used, given=given, most=most, faction=faction)


# ---- figures


def check_figures(state: LegendaryState, faults: Faults) -> None:
    """Creatures are where they may be, never two in one area, and the seas that they close are empty."""
    map = state.map
    taken: dict[int, list[str]] = {}
    all_stand = True
    for figure in range(FIGURES):
        area, name = int(state.figure_area(figure)), CREATURE_NAMES[FIRST_FIGURE + figure]
        if area < 0:
            faults.expect(not state.due >> figure & 1, "due", NOT_IN, name=name, place="figures")
            continue
        where, holder = map.area_name(area), int(state.figure_holder(figure))
        taken.setdefault(area, []).append(name)
        both = ",".join(taken[area])
        faults.expect(len(taken[area]) == 1, "figures", MOST, at=where, found=both, most=1, rule="L5.2")
        stands = (STANDS_AT_SEA if area >= AT_SEA else STANDS_ON_LAND)[figure] == 1
        all_stand = all_stand and stands
        if not stands and area >= AT_SEA:
            faults.add("figures", ON_LAND, name=name, place=where, rule=f"L10.{13 + figure}")
        elif not stands:
            faults.add("figures", ON_WATER, name=name, place=where, rule=f"L10.{13 + figure}")
        if STANDS_AT_HOME[figure] and area < AT_SEA:
            own = state.lands_of(holder) >> area & 1 == 1
            faults.expect(own, "figures", NOT_OWN, at=name, name=where, faction=holder, rule="L10.17")
        faults.expect(state.plays(holder), "figures", OUT, at=name, faction=holder, rule="L14.34")
    closed = state.closed_seas() & ~state.pushing if all_stand else 0
    for sea in members(closed & state.board.occupied()):
        faults.add("fleets", CLOSED, place=map.sea_names[sea])


# ---- cards


def check_cards(state: LegendaryState, faults: Faults) -> None:
    factions = range(state.factions)
    for field, held, supply in (
        ("priestesses", sum(state.priestesses_of(one) for one in factions), SUPPLY_OF_PRIESTESSES),
        ("philosophers", sum(state.philosophers_of(one) for one in factions), SUPPLY_OF_PHILOSOPHERS),
    ):
        faults.expect(held <= supply, field, IN_ALL, found=held, most=supply, rule="L1.10")
    if state.seen >= 0 and not state.deck >> state.seen & 1:
        in_deck = either(CREATURE_NAMES[creature] for creature in members(state.deck)) or NOTHING
        faults.add("seen", EXACTLY, found=CREATURE_NAMES[state.seen], expected=in_deck)


def where_is(state: LegendaryState, hero: int) -> str:
    """The field of a position that a hero is in; empty if he has left the game."""
    if state.hero_holder(hero) >= 0:
        return "heroes"
    if state.hero_deck >> hero & 1:
        return "hero_deck"
    if any(state.hero_track >> 5 * space & 31 == hero + 1 for space in range(2)):
        return "hero_track"
    return ""


def check_heroes(state: LegendaryState, faults: Faults) -> None:
    """Heroes are in lands of their faction; those who attack or pass through, in the one that they left."""
    for hero in range(HERO_COUNT):
        holder = int(state.hero_holder(hero))
        if holder >= 0:
            land = int(state.hero_land(hero))
            own = state.lands_of(holder) >> land & 1 == 1
            where = state.map.island_names[land]
            faults.expect(own, "heroes", NOT_OWN, at=HERO_NAMES[hero], name=where, faction=holder, rule="L1.5")
    held = hero_in_hand(state)
    if held >= 0 and where_is(state, held):
        faults.add("target_of", ALSO_IN, name=HERO_NAMES[held], place=where_is(state, held))
