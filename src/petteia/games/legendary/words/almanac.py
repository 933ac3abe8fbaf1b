"""The Legendary Edition on its rules pages: what the facts say about each god, creature, hero, piece and tile."""

from __future__ import annotations

from typing import Final

from ....core.contract.almanac import Almanac, Entry, Sentence, SetUp
from ..facts import (
    AJAX_LANDS,
    AJAX_STRENGTH,
    APOLLO_GOLD,
    BID_LADDER,
    BONUS_GOLD,
    BONUS_UNITS,
    BONUSES,
    BUILDINGS,
    CREATURES,
    CROESUS_PAYS,
    GODS,
    HELEN_ROLLS,
    HERO_PRICE,
    HEROES,
    LANDS_TO_DEPLOY,
    LOOK_PRICE,
    METROPOLISES_TO_WIN,
    MINOTAUR_STRENGTH,
    MOVE_PRICE,
    PHILOSOPHERS_NEEDED,
    REROLL_PRICE,
    SEAT_COUNTS,
    SPHINX_CARDS,
    STARTING_GOLD,
    SUPPLY_OF_MERCENARIES,
    TOKENS_A_BONUS,
    TRACK_PRICES,
    TROOPS_TO_DEPLOY,
    UNITS,
    WITH_FIGURE,
    Creature,
    God,
)
from ..notation.options import set_up_table
from ..rules.cycle.course import tiles_of_map
from ..rules.map.archipelago import Place, write_code
from ..rules.map.tiles import SIDES, TILE_NAMES, TILE_SET
from ..rules.state import LegendaryState

# the numbers in what a thing does, if there are any
NUMBERS: Final[dict[str, dict[str, int]]] = {
    "zeus": {"look": LOOK_PRICE},
    "poseidon": {"move": MOVE_PRICE},
    "ares": {"move": MOVE_PRICE},
    "hera": {"hero": HERO_PRICE},
    "apollo": {"gold": APOLLO_GOLD},
    "metropolis": {"number": METROPOLISES_TO_WIN},
    "philosopher": {"number": PHILOSOPHERS_NEEDED},
    "troop": {"number": UNITS},
    "fleet": {"number": UNITS},
    "mercenary": {"number": SUPPLY_OF_MERCENARIES},
    "sphinx": {"cards": SPHINX_CARDS},
    "minotaur": {"strength": MINOTAUR_STRENGTH},
    "ajax": {"strength": AJAX_STRENGTH, "lands": AJAX_LANDS},
    "helen": {"pips": HELEN_ROLLS},
    "jason": {"fleets": UNITS},
    "croesus": {"reroll": REROLL_PRICE, "gold": CROESUS_PAYS},
}
BONUS_NUMBERS: Final[dict[str, dict[str, int]]] = {
    "two_troops": {"number": BONUS_UNITS},
    "three_gold": {"number": BONUS_GOLD},
    "two_fleets": {"number": BONUS_UNITS},
}


def effects(id: str, **more: int | tuple[int, ...]) -> tuple[Sentence, ...]:
    return (Sentence(f"help-{id}", {**NUMBERS.get(id, {}), **more}),)


def god_entry(god: God) -> Entry:
    if not god.recruits:
        return Entry("god", god.id, effects(god.id), (Sentence("price-none"),))
    return Entry(
        family="god",
        id=god.id,
        effects=effects(god.id, recruits=len(god.prices) - 1, prices=god.prices[1:]),
        price=(Sentence("price-offering", {"either": BID_LADDER}),),
        related=(f"unit/{god.recruits}", *([f"building/{god.builds}"] if god.builds else [])),
    )


def creature_entry(creature: Creature) -> Entry:
    return Entry(
        family="creature",
        id=creature.id,
        effects=effects(creature.id),
        price=(Sentence("price-track", {"either": TRACK_PRICES}),),
        marks={"figure": "yes" if creature in WITH_FIGURE else "no"},
    )


def hero_entry(hero: str) -> Entry:
    numbers = NUMBERS.get(hero, {})
    return Entry(
        family="hero",
        id=hero,
        effects=(
            Sentence(f"help-{hero}", numbers, "legendary-combat"),
            Sentence(f"help-{hero}.sacrifice", numbers, "legendary-sacrifice"),
        ),
        price=(Sentence("price-hero", {"god": "hera", "gold": HERO_PRICE}),),
        related=("god/hera",),
    )


def building_entry(building: str) -> Entry:
    god = next(god for god in GODS if god.builds == building)
    return Entry(
        family="building",
        id=building,
        effects=effects(building),
        price=(Sentence("price-building", {"god": (god.id, "hera")}),),
        related=(f"god/{god.id}", "god/hera"),
    )


def unit_entry(god: God) -> Entry:
    return Entry(
        family="unit",
        id=god.recruits,
        effects=effects(god.recruits),
        price=(Sentence("price-recruit", {"god": god.id, "prices": god.prices[1:]}),),
        related=(f"god/{god.id}",),
    )


def bonus_entry(bonus: str) -> Entry:
    gift = Sentence(f"effect-bonus-{bonus}", BONUS_NUMBERS.get(bonus, {}))
    return Entry(
        family="bonus",
        id=bonus,
        effects=(gift, Sentence("effect-bonus", {"tokens": TOKENS_A_BONUS})),
        price=(Sentence("price-bonus"),),
        related=("building/metropolis",),
    )


def tile_entry(tile: int) -> Entry:
    """A tile, with what is on each of its sides."""
    lines = []
    for number, side in enumerate(SIDES):
        drawn = TILE_SET.side(number)[tile]
        numbers = {
            "lands": len(drawn.lands),
            "seas": len(drawn.seas),
            "sites": sum(land.sites for land in drawn.lands),
            "horns": sum(area.horns for area in drawn.areas),
            "priestesses": sum(land.priestess for land in drawn.lands),
        }
        lines.append(Sentence("effect-tile", {"side": side, **numbers}))
    codes = (write_code(number, [Place(column=0, row=0, tile=tile, turn=0)]) for number in range(len(SIDES)))
    return Entry("tile", TILE_NAMES[tile], tuple(lines), maps=tuple((SEAT_COUNTS[0], code) for code in codes))


def table(seats: int) -> LegendaryState:
    """A table with that many players, before the first action."""
    state = LegendaryState(seats, None)
    set_up_table(state, "no")
    return state


TABLES: Final = tuple(table(seats) for seats in SEAT_COUNTS)


def alike(number: int) -> tuple[int, ...]:
    """The same number for every number of players."""
    return (number,) * len(SEAT_COUNTS)


ALMANAC: Final = Almanac(
    ways=(
        Sentence("way-metropolises", {"number": METROPOLISES_TO_WIN}),
        Sentence("way-buildings"),
        Sentence("way-philosophers", {"number": PHILOSOPHERS_NEEDED}),
        Sentence("way-heroes"),
        Sentence("way-conquest"),
    ),
    turn=(
        Sentence("turn-start"),
        Sentence("turn-income"),
        Sentence("turn-offerings"),
        Sentence("turn-upkeep"),
        Sentence("turn-actions"),
        Sentence("turn-end", {"number": METROPOLISES_TO_WIN}),
    ),
    setup=(
        SetUp("setup-metropolises", alike(METROPOLISES_TO_WIN)),
        SetUp("setup-factions", tuple(int(state.factions) for state in TABLES)),
        SetUp("setup-teams", tuple(int(state.teams) for state in TABLES)),
        SetUp("setup-tiles", tuple(int(tiles_of_map(state)) for state in TABLES)),
        SetUp("setup-gods", tuple(int(state.factions) for state in TABLES)),
        SetUp("setup-lands", alike(LANDS_TO_DEPLOY)),
        SetUp("setup-troops", alike(TROOPS_TO_DEPLOY)),
        SetUp("setup-fleets", alike(LANDS_TO_DEPLOY)),
        SetUp("setup-gold", alike(STARTING_GOLD)),
    ),
    entries=(
        *(god_entry(god) for god in GODS),
        *(creature_entry(creature) for creature in CREATURES),
        *(hero_entry(hero) for hero in HEROES),
        *(building_entry(building) for building in BUILDINGS),
        Entry(
            family="building",
            id="metropolis",
            effects=effects("metropolis"),
            price=(Sentence("price-metropolis", {"number": PHILOSOPHERS_NEEDED}),),
            related=(*(f"building/{building}" for building in BUILDINGS), "unit/philosopher"),
        ),
        *(unit_entry(god) for god in GODS if god.recruits),
        *(bonus_entry(bonus) for bonus in BONUSES),
        *(tile_entry(tile) for tile in range(len(TILE_NAMES))),
    ),
)
