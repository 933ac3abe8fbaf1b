"""Whether a position that somebody set up can be: pieces that exist, places that fit, a question with an answer."""

from __future__ import annotations

from ...core.bits import members
from ..aegean.notation import expect
from .archipelago import AT_SEA
from .facts import (
    BUILDINGS,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTESSES,
    UNITS,
)
from .metropolises import in_supply
from .questions import DEPLOYMENT, NAMES, OVER
from .state import LegendaryState
from .tables import FIGURES, HERO_COUNT, KRAKEN, MINOTAUR


def check(state: LegendaryState) -> None:
    """Refuse a position that cannot be."""
    expect(0 <= state.turn < state.factions, f"turn: there is no faction {state.turn}")
    check_units(state)
    check_sites(state)
    check_figures(state)
    check_cards(state)
    if state.asked != OVER:
        expect(bool(state.legal()), f"ask={NAMES[state.asked]}: nothing could be answered to that")


def check_units(state: LegendaryState) -> None:
    board, battle = state.board, state.battle
    for faction in range(state.factions):
        own = state.turn == faction and state.passing
        at_sea = state.moving if own and state.way == 1 else 0
        on_land = state.moving if own and state.way > 1 else 0
        if battle.place >= 0 and battle.attacker == faction:
            at_sea, on_land = (0, battle.attackers) if battle.on_land else (battle.attackers, 0)
        fleets, troops = board.fleets_of(faction) + at_sea, board.troops_of(faction) + on_land
        expect(fleets <= UNITS, f"fleets: faction {faction} has {fleets}, but only {UNITS} exist")
        expect(troops <= UNITS, f"land: faction {faction} has {troops} troops, but only {UNITS} exist")
        if state.phase > DEPLOYMENT:
            expect(
                bool(state.lands_of(faction)) == state.plays(faction),
                f"land: faction {faction} is in the game if and only if it has a land",
            )
    owned = board.owned()
    for land in range(state.map.islands):
        if state.mercenaries_on(land):
            expect(owned >> land & 1 == 1, f"mercenaries: nobody controls {state.map.island_names[land]}")
    expect(state.mercenaries_left() >= 0, "mercenaries: there are too many")
    for hero in range(HERO_COUNT):
        holder = state.hero_holder(hero)
        if holder >= 0 and not (state.off_board() and state.band >> hero & 1):
            where = state.map.island_names[state.hero_land(hero)]
            expect(state.lands_of(holder) >> state.hero_land(hero) & 1 == 1, f"heroes: {where} is not of that faction")


def check_sites(state: LegendaryState) -> None:
    built = state.basic() | state.metropolises()
    held = state.map.sites_of(state.board.owned())
    expect(built & ~held == 0, "buildings: they stand in lands that somebody controls")
    for building, name in enumerate(BUILDINGS):
        expect(in_supply(state, building) >= 0, f"buildings: there are too many of {name}")
    expect(state.tokens >= 0, "metropolises: there are too many")


def check_figures(state: LegendaryState) -> None:
    areas = [int(state.figure_area(figure)) for figure in range(FIGURES) if state.figure_area(figure) >= 0]
    expect(len(set(areas)) == len(areas), "figures: never two creatures in one area")
    for figure in range(FIGURES):
        area = state.figure_area(figure)
        if area < 0:
            continue
        if figure != 0:
            expect((area >= AT_SEA) == (figure == KRAKEN), "figures: the creature cannot stand there")
        if figure == MINOTAUR:
            holder = state.figure_holder(figure)
            expect(state.lands_of(holder) >> area & 1 == 1, "figures: the Minotaur stands in a land of his holder")
    closed = state.closed_seas() & ~state.pushing
    expect(closed & state.board.occupied() == 0, "fleets: one is in a sea that a creature closes")


def check_cards(state: LegendaryState) -> None:
    factions = range(state.factions)
    expect(sum(state.priestesses_of(one) for one in factions) <= SUPPLY_OF_PRIESTESSES, "priestesses: too many")
    expect(sum(state.philosophers_of(one) for one in factions) <= SUPPLY_OF_PHILOSOPHERS, "philosophers: too many")
    expect(all(state.gold_of(faction) >= 0 for faction in factions), "gold: nobody has less than nothing")
    expect(state.seen < 0 or state.seen in members(state.deck), "seen: that card is not in the deck")
