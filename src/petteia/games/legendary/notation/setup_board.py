"""The map of a position and what is on it: units, buildings, metropolises; and the gold of each team."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.contract.flaws import EMPTY, EXACTLY_WITH, FILLED, IN_ALL, LEAST, MOST, ON_LAND, TWICE
from ....core.contract.possible import Faults, find, wrong
from ....core.engine.bits import bit
from ...aegean.notation.fields import read_units
from ...aegean.notation.names import Names, split_count, within, words
from ..facts import (
    BONUSES,
    BUILDINGS,
    SUPPLY_OF_MERCENARIES,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTESSES,
    TOKENS_A_BONUS,
)
from ..rules.cycle.course import tiles_of_map
from ..rules.map.archipelago import AT_SEA, SIDE_SIGNS, TURNS
from ..rules.map.tiles import SIDES, TILE_SET, TILES
from ..rules.questions import IN_DEPLOYMENT, NAMES, TILE
from ..rules.realm import BUILT, HIRED, HORNS, METROPOLIS, PURSE
from ..rules.state import LegendaryState
from ..rules.turn.metropolises import raise_building
from ..words.text import TURNED_TILES
from .laying import archipelago
from .numbers import PAIR, UNBOUNDED, Numbers, numbers_of, packed_pairs
from .positions import USED


def set_up_map(state: LegendaryState, side: str, map: str | None, tiles: Names, faults: Faults) -> bool:
    """The map given by its code, or else the one for a quick start; none while chance is laying it. Its side is in the
    code and need not be given. Returns whether everything is right."""
    map = quick_start(state) if map is None else str(map)
    laid: list[int] = []
    before = len(faults.found)
    with faults.noting():
        laid = [find(word, TURNED_TILES, "tiles") for word in words(tiles)]
        if map:
            state.lay_map(archipelago(map, tiles_of_map(state)))
            state.side = SIDE_SIGNS.index(state.map.code[0])
    if side:
        given = faults.name("side", side, SIDES)
        as_map, laid_out = SIDES[state.side], f"map={state.map.code}"
        fits = not state.map.islands or given == state.side
        faults.expect(fits, "side", EXACTLY_WITH, found=side, given=laid_out, expected=as_map)
        state.side = given
    if state.asked == TILE:
        faults.expect(not map, "map", FILLED, given=f"ask={NAMES[TILE]}")
        few = faults.expect(len(laid) <= TILES, "tiles", MOST, found=len(laid), most=TILES)
        state.laying = sum(tile << TURNS * place for place, tile in enumerate(laid)) if few else 0
    else:
        faults.expect(bool(map), "map", EMPTY, given=f"ask={NAMES[state.asked]}")
    state.laid = len(laid)
    return len(faults.found) == before


def quick_start(state: LegendaryState) -> str:
    """The code of the map that need not be given."""
    return "" if state.asked == TILE else TILE_SET.quick[state.players]


def by_faction(state: LegendaryState, faults: Faults, field: str, texts: Sequence[str]) -> list[str]:
    """A text for each faction; if none are given, as many empty ones."""
    return faults.by_seat(field, texts, state.factions, "") if texts else [""] * state.factions


def set_up_board(
    state: LegendaryState,
    fleets: Sequence[str],
    land: Sequence[str] | None,
    mercenaries: Names,
    horns: Names,
    faults: Faults,
) -> None:
    board, map = state.board, state.map
    if land is None:
        held = state.phase > IN_DEPLOYMENT
        land = [map.island_names[3 * faction] if held else "" for faction in range(state.factions)]
    with faults.noting():
        for faction, sea, number in read_units(by_faction(state, faults, "fleets", fleets), map.sea_names, "fleets"):
            if faults.expect(number > 0, "fleets", LEAST, at=map.sea_names[sea], found=0, least=1):
                board.add_fleets(faction, sea, number)
    with faults.noting():
        for faction, place, number in read_units(by_faction(state, faults, "land", land), map.island_names, "land"):
            state.change_controller(place, faction)
            board.add_troops(faction, place, number)
    with faults.noting():
        for area, number in read_counts(state, mercenaries, "mercenaries", SUPPLY_OF_MERCENARIES):
            if faults.expect(area < AT_SEA, "mercenaries", ON_LAND, name="mercenaries", place=map.area_name(area)):
                state.stock[HIRED + area] = number
        for area, number in read_counts(state, horns, "horns", UNBOUNDED):
            state.stock[HORNS + area] += number


def read_counts(state: LegendaryState, texts: Names, field: str, most: int) -> list[tuple[int, int]]:
    """Areas with a number, each area once: "Ios1*2 IosA"."""
    found: list[tuple[int, int]] = []
    for word in words(texts):
        name, number = split_count(word, field)
        area = find_area(state, name, field)
        if area in [known for known, _ in found]:
            raise wrong(field, TWICE, name=name)
        found.append((area, within(str(number), field, 1, most)))
    return found


def find_area(state: LegendaryState, name: str, what: str) -> int:
    """The area with that name, a land or a sea."""
    lands = state.map.island_names
    area = find(name, lands + state.map.sea_names, what)
    return area if area < len(lands) else AT_SEA + area - len(lands)


def set_up_sites(
    state: LegendaryState,
    buildings: Names,
    metropolises: Names,
    sheltered: Numbers,
    shelters_used: Numbers,
    tokens: Numbers | None,
    faults: Faults,
) -> None:
    """Set up what is built; unless the remaining tokens are given, those of the metropolises are gone."""
    names = state.map.site_names()
    left = [TOKENS_A_BONUS] * len(BONUSES)
    built = 0
    for field, texts, kinds in (("buildings", buildings, BUILDINGS), ("metropolises", metropolises, BONUSES)):
        with faults.noting():
            for word in words(texts):
                name, _, kind = word.partition(":")
                site, number = find(name, names, field), find(kind.rstrip(USED), kinds, field)
                if not faults.expect(not built >> site & 1, field, TWICE, name=names[site]):
                    continue
                built |= int(bit(site))
                if field == "buildings":
                    raise_building(state, 0, number, site)
                else:
                    state.stock[BUILT + METROPOLIS + number] |= bit(site)
                    left[number] -= 1
                if kind.endswith(USED):
                    state.used |= bit(site)
    state.sheltered = packed_pairs(faults, "sheltered", sheltered, state.factions)
    state.used_shelters = packed_pairs(faults, "shelters_used", shelters_used, state.factions)
    if tokens is None:
        for bonus, number in zip(BONUSES, left, strict=True):
            there, most = TOKENS_A_BONUS - number, TOKENS_A_BONUS
            faults.expect(there <= most, "metropolises", IN_ALL, at=bonus, found=there, most=most, rule="L9.2")
        in_care = sum(number for number in numbers_of(Faults(), "", sheltered, state.factions, PAIR))
        tokens = [max(0, number) for number in left]
        while in_care and sum(tokens):  # those on heroes' cards have the first bonuses available
            tokens[next(place for place, number in enumerate(tokens) if number)] -= 1
            in_care -= 1
    state.tokens = packed_pairs(faults, "tokens", tokens, len(BONUSES))


def set_up_purses(
    state: LegendaryState, gold: Numbers | None, priestesses: Numbers, philosophers: Numbers, faults: Faults
) -> None:
    for team, number in enumerate(numbers_of(faults, "gold", gold or (), state.teams, UNBOUNDED)):
        state.stock[PURSE + team] = number
    most = SUPPLY_OF_PRIESTESSES
    for faction, number in enumerate(numbers_of(faults, "priestesses", priestesses, state.factions, most)):
        state.priestesses |= number << 5 * faction
    most = SUPPLY_OF_PHILOSOPHERS
    for faction, number in enumerate(numbers_of(faults, "philosophers", philosophers, state.factions, most)):
        state.philosophers |= number << 5 * faction
