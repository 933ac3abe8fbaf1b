"""The creatures and heroes of a position: on tracks, in decks, on the map."""

from __future__ import annotations

from ....core.contract.possible import Faults, find
from ....core.engine.bits import bit, members, set_of
from ...aegean.notation.fields import read_track
from ...aegean.notation.names import Names, words
from ..facts import CHIMERA, HERO_SPACES, PANDORA, PENTHESILEA
from ..rules.state import LegendaryState
from ..rules.tables import ALL_CREATURES, ALL_HEROES, CREATURE_NAMES, FIGURES, FIRST_FIGURE, HERO_NAMES, SPACES
from .numbers import PAIR, faction_names, set_up_set
from .positions import FRESH
from .setup_board import find_area


def cards_in(track: int, spaces: int) -> list[int]:
    """The cards of a track; one may appear twice."""
    return [number - 1 for space in range(spaces) if (number := track >> 5 * space & 31)]


def set_up_creatures(
    state: LegendaryState,
    track: Names,
    discard: Names,
    drawn: Names,
    seen: str,
    figures: Names,
    due: Names,
    faults: Faults,
) -> None:
    """The track, the discard pile and the figures; all other cards are in the deck."""
    with faults.noting():
        state.track, state.filling = read_track(track, SPACES, CREATURE_NAMES, "track")
    places = [(CREATURE_NAMES[card], "track") for card in cards_in(state.track, SPACES)]
    state.discard = set_up_set(faults, "discard", discard, CREATURE_NAMES)
    state.drawn = set_up_set(faults, "drawn", drawn, CREATURE_NAMES)
    places += [(CREATURE_NAMES[card], "discard") for card in members(state.discard)]
    places += [(CREATURE_NAMES[card], "drawn") for card in members(state.drawn)]
    standing: list[int] = []
    for word in words(figures):
        name, area, holder = ([*word.split(":"), "", ""])[:3]
        with faults.noting():
            figure = find(name, CREATURE_NAMES[FIRST_FIGURE:], "figures")
            faction = find(holder or "0", faction_names(state), "figures")
            place = find_area(state, area, "figures")
            if figure not in standing:
                state.figures |= (place + 1 | faction << 7) << 10 * figure
            standing.append(figure)
    places += [(CREATURE_NAMES[FIRST_FIGURE + figure], "figures") for figure in standing]
    if state.borrowed:
        places.append((CREATURE_NAMES[CHIMERA], "power"))
    if state.power >= FIRST_FIGURE and state.figure_area(state.power - FIRST_FIGURE) < 0:
        places.append((CREATURE_NAMES[state.power], "power"))
    faults.once(places)
    figure_names = CREATURE_NAMES[FIRST_FIGURE : FIRST_FIGURE + FIGURES]
    state.due = set_up_set(faults, "due", due, figure_names)
    state.deck = ALL_CREATURES & ~set_of([CREATURE_NAMES.index(name) for name, _ in places])
    if seen:
        name, _, faction_name = str(seen).partition(":")
        state.seen = faults.name("seen", name, CREATURE_NAMES)
        state.seen_by = faults.name("seen", faction_name or "0", faction_names(state))


def set_up_heroes(
    state: LegendaryState, heroes: Names, hero_track: Names, hero_deck: Names | None, band: Names, faults: Faults
) -> None:
    """Heroes on the map, on the track and on the move; the deck holds the others, unless it is given."""
    with faults.noting():
        state.hero_track, state.presenting = read_track(hero_track, HERO_SPACES, HERO_NAMES, "hero_track")
    places = [(HERO_NAMES[hero], "hero_track") for hero in cards_in(state.hero_track, HERO_SPACES)]
    for word in words(heroes):
        name, land, holder = ([*word.split(":"), "", ""])[:3]
        with faults.noting():
            hero = find(name, HERO_NAMES, "heroes")
            faction = find(holder.rstrip(FRESH) or "0", faction_names(state), "heroes")
            state.put_hero(hero, faction, find(land, state.map.island_names, "heroes"))
            places.append((HERO_NAMES[hero], "heroes"))
            if holder.endswith(FRESH):
                state.fresh |= bit(hero)
    if hero_deck is None:
        sheltering = [PENTHESILEA, PANDORA][: sum(state.sheltered >> 2 * one & PAIR for one in range(state.factions))]
        elsewhere = [HERO_NAMES.index(name) for name, _ in places] + sheltering
        state.hero_deck = ALL_HEROES & ~set_of(elsewhere)
    else:
        state.hero_deck = set_up_set(faults, "hero_deck", hero_deck, HERO_NAMES)
        places += [(HERO_NAMES[hero], "hero_deck") for hero in members(state.hero_deck)]
    faults.once(places)
    state.band = set_up_set(faults, "band", band, HERO_NAMES)
