"""Whether a position that somebody set up can be: every piece and card once, in a place that fits, no more than the
box holds. Whether what is going on fits the question is looked at in `moments`."""

from __future__ import annotations

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
from ..rules.archipelago import AT_SEA
from ..rules.deployment import is_deployed
from ..rules.metropolises import in_supply, tokens_of
from ..rules.questions import CLAIM, IN_DEPLOYMENT, MOOR, STATION
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
from .moments import check_moment
from .unfinished import hero_in_hand


def check(state: LegendaryState, faults: Faults) -> None:
    """Note all that keeps a position from being played on to its end."""
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
    """No more of a kind than a faction has, with those that attack, pass through, or are still to be deployed."""
    empty = state.map.seas - int(size(state.board.occupied()))
    for faction in range(state.factions):
        away_at_sea, away_on_land = away(state, faction)
        _, fleets_to_come, troops_to_come = to_be_deployed(state, faction)
        fleets = int(state.board.fleets_of(faction)) + away_at_sea + min(empty, fleets_to_come)
        troops = int(state.board.troops_of(faction)) + away_on_land + troops_to_come
        most = f"{UNITS} at most, with those that are on their way"
        faults.expect(fleets <= UNITS, "fleets", f"faction {faction} has {fleets}", most)
        faults.expect(troops <= UNITS, "land", f"faction {faction} has {troops} troops", most)
    left = state.mercenaries_left()
    faults.expect(
        left >= 0, "mercenaries", f"{SUPPLY_OF_MERCENARIES - left} of them", f"{SUPPLY_OF_MERCENARIES} at most"
    )


def away(state: LegendaryState, faction: int) -> tuple[int, int]:
    """The fleets and the troops of a faction that are in no area: they attack, or pass through the partner's."""
    battle = state.battle
    if battle.place >= 0:
        number = int(battle.attackers) if battle.attacker == faction else 0
        return (0, number) if battle.on_land else (number, 0)
    number = int(state.moving) if state.passing and state.turn == faction else 0
    return (number, 0) if state.way == 1 else (0, number)


def to_be_deployed(state: LegendaryState, faction: int) -> tuple[int, int, int]:
    """The lands, fleets and troops that a faction will still get (L2.7, L2.8)."""
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
    """Who is in the game has a land, after deployment; before, there are lands enough for all."""
    map, names = state.map, state.map.island_names
    owned = state.board.owned()
    for faction in range(state.factions):
        has_land = bool(state.lands_of(faction))
        if state.plays(faction):
            settled = state.phase > IN_DEPLOYMENT or is_deployed(state)
            faults.expect(has_land or not settled, "land", f"faction {faction} has none", "at least one, or it in out")
        else:
            left = has_land or state.board.seas_of(faction) or state.priestesses_of(faction)
            faults.expect(
                not left and not state.philosophers_of(faction),
                "out",
                f"{faction} still has pieces or cards",
                "nothing of a faction that has fallen",
            )
    for land in range(map.islands):
        held = owned >> land & 1 == 1
        faults.expect(
            held or state.mercenaries_on(land) == 0, "mercenaries", f"nobody controls {names[land]}", "lands in `land`"
        )
    if state.asked in (CLAIM, MOOR, STATION) or (state.phase == IN_SET_UP and not is_deployed(state)):
        wanted = sum(to_be_deployed(state, faction)[0] for faction in range(state.factions))
        free = map.islands - size(owned)
        faults.expect(free >= wanted, "land", f"{free} lands are free", f"{wanted} for those that are still claimed")


# ---- buildings and metropolises


def check_sites(state: LegendaryState, faults: Faults) -> None:
    names = state.map.site_names()
    held = state.map.sites_of(state.board.owned())
    for field, sites in (("buildings", state.basic()), ("metropolises", state.metropolises())):
        for site in members(sites & ~held):
            faults.add(field, f"nobody controls the land of {names[site]}", "sites of lands in `land`")
    for building, name in enumerate(BUILDINGS):
        built = SUPPLY_OF_BUILDINGS - in_supply(state, building)
        faults.expect(built <= SUPPLY_OF_BUILDINGS, "buildings", f"{built} of {name}", f"{SUPPLY_OF_BUILDINGS} at most")
    for site in members(state.used & state.basic() & ~state.sites_with(TEMPLE)):
        faults.add("buildings", f"{names[site]} is marked as used", "that of temples and metropolises only")
    check_tokens(state, faults)


def check_tokens(state: LegendaryState, faults: Faults) -> None:
    """Each of the metropolis tokens is in the stack, on the map, or on the card of a hero."""
    in_care = sum(int(state.sheltered_by(faction)) for faction in range(state.factions))
    gone = 0
    for bonus, name in enumerate(BONUSES):
        built = int(size(state.sites_with(METROPOLIS + bonus)))
        left = TOKENS_A_BONUS - built - int(tokens_of(state, bonus))
        faults.expect(
            left >= 0, "tokens", f"{TOKENS_A_BONUS - left} of {name} with the metropolises", f"{TOKENS_A_BONUS} at most"
        )
        gone += left
    faults.expect(
        gone == in_care,
        "tokens",
        f"{gone} are neither left nor on the map, and {in_care} on cards of heroes",
        "each token in one place",
    )
    sheltering = [hero for hero in (PENTHESILEA, PANDORA) if where_is(state, hero) == ""]
    faults.expect(
        in_care <= len(sheltering),
        "sheltered",
        f"{in_care} on cards of heroes",
        "at most one for each of Penthesilea and Pandora, who are gone then",
    )
    for faction in range(state.factions):
        used = state.used_shelters >> 2 * faction & 3
        faults.expect(
            used <= state.sheltered_by(faction), "shelters_used", f"{used} of faction {faction}", "those in sheltered"
        )


# ---- figures


def check_figures(state: LegendaryState, faults: Faults) -> None:
    """Creatures stand where they may, never two in one area, and the seas that they close are empty."""
    map = state.map
    taken: dict[int, str] = {}
    all_stand = True
    for figure in range(FIGURES):
        area, name = int(state.figure_area(figure)), CREATURE_NAMES[FIRST_FIGURE + figure]
        if area < 0:
            faults.expect(not state.due >> figure & 1, "due", f"{name} is not on the map", "creatures in figures")
            continue
        where, holder = map.area_name(area), int(state.figure_holder(figure))
        faults.expect(area not in taken, "figures", f"{name} and {taken.get(area)} in {where}", "one in an area")
        taken[area] = name
        stands = (STANDS_AT_SEA if area >= AT_SEA else STANDS_ON_LAND)[figure] == 1
        all_stand = all_stand and stands
        faults.expect(stands, "figures", f"{name} in {where}", "a land" if area >= AT_SEA else "a sea")
        if STANDS_AT_HOME[figure] and area < AT_SEA:
            own = state.lands_of(holder) >> area & 1 == 1
            faults.expect(own, "figures", f"{name} in {where}", "a land of his holder")
        faults.expect(state.plays(holder), "figures", f"faction {holder} with {name} is out", "a holder in the game")
    closed = state.closed_seas() & ~state.pushing if all_stand else 0
    for sea in members(closed & state.board.occupied()):
        faults.add("fleets", f"{map.sea_names[sea]} is closed by a creature", "none there")


# ---- cards


def check_cards(state: LegendaryState, faults: Faults) -> None:
    factions = range(state.factions)
    for field, held, supply in (
        ("priestesses", sum(state.priestesses_of(one) for one in factions), SUPPLY_OF_PRIESTESSES),
        ("philosophers", sum(state.philosophers_of(one) for one in factions), SUPPLY_OF_PHILOSOPHERS),
    ):
        faults.expect(held <= supply, field, f"{held} of them", f"{supply} at most")
    faults.expect(
        state.seen < 0 or state.deck >> state.seen & 1 == 1,
        "seen",
        f"{CREATURE_NAMES[state.seen]} is not in the deck",
        "a card that is in no other place",
    )


def where_is(state: LegendaryState, hero: int) -> str:
    """The field of a position that a hero is in; none if he has left the game."""
    if state.hero_holder(hero) >= 0:
        return "heroes"
    if state.hero_deck >> hero & 1:
        return "hero_deck"
    if any(state.hero_track >> 5 * space & 31 == hero + 1 for space in range(2)):
        return "hero_track"
    return ""


def check_heroes(state: LegendaryState, faults: Faults) -> None:
    """Heroes stand in lands of their faction; those who attack or pass through, in the one that they left."""
    for hero in range(HERO_COUNT):
        holder = int(state.hero_holder(hero))
        if holder >= 0:
            land = int(state.hero_land(hero))
            own = state.lands_of(holder) >> land & 1 == 1
            where = state.map.island_names[land]
            faults.expect(own, "heroes", f"{HERO_NAMES[hero]} in {where}", f"a land of faction {holder}")
    held = hero_in_hand(state)
    if held >= 0 and where_is(state, held):
        faults.add("target_of", f"{HERO_NAMES[held]} is in {where_is(state, held)}", "a hero who is nowhere else")
