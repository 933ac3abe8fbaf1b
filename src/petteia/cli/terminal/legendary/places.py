"""Actions, factions and places of the Legendary Edition as people read and type them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from ....games.legendary.facts import BUILDINGS, GODS
from ....games.legendary.rules.actions import BUILD, FIRST_ACTION, VERB_OF, VERBS
from ....games.legendary.rules.map.tiles import TILE_NAMES
from ....games.legendary.rules.state import LegendaryState
from ....games.legendary.rules.turn.favours import building_of
from ....locale import words
from .. import palette
from ..aegean.words import action_words
from ..names import Names
from ..voice import Voice

LETTERS: Final = {building: building[0].upper() for building in BUILDINGS}
METROPOLIS: Final = "M"
PRIESTESS: Final = "♀"

# people's words, and the notation for them
SPOKEN: Final = (
    (r"^recruit (?:an? )?(\w+)(?: (?:in|on|at))?\b", r"recruit \1"),
    (rf"^build (?:(?:an? )?(?:{'|'.join(BUILDINGS)}) )?(?:on )?", "build "),
    (rf"^plan (?:an? )?({'|'.join(BUILDINGS)})", r"plan \1"),
    (r"^offer (\d+) .*", r"offer \1"),
    (r"^(summon|play|keep|release) the ", r"\1 "),
    (r"^(\d+) (fleet|troop)s?$", r"\2s \1"),
    (r"^(\d+) mercenar(?:y|ies)$", r"mercenaries \1"),
)


@dataclass(frozen=True)
class FactionNames(Names):
    """The players' names by faction; with two players, who have two factions each, also the faction's sign (L12.7)."""

    signs: bool = False

    def __call__(self, seat: int) -> str:
        return f"{self.players[seat]} {palette.SHAPES[seat]}" if self.signs else self.players[seat]


def faction_names(names: Names) -> FactionNames:
    """The names of the factions, from the names of the seats."""
    two = len(names.players) == 2
    return FactionNames(names.players * 2 if two else names.players, signs=two)


# ---- places


def shortest_beginnings(words: tuple[str, ...]) -> dict[str, str]:
    """For each word, its first two letters, or as many as tell it apart from the others."""
    found = {}
    for word in words:
        length = 2
        while sum(other.startswith(word[:length]) for other in words) > 1 and length < len(word):
            length += 1
        found[word] = word[:length].capitalize()
    return found


@cache
def short_tiles(language: str) -> dict[str, str]:
    """The short name of each tile on the map: the beginning of its name in that language."""
    own = words(language, "legendary")
    names = {tile: own.format(f"tile-{tile}") for tile in TILE_NAMES}
    beginnings = shortest_beginnings(tuple(names.values()))
    return {tile: beginnings[name] for tile, name in names.items()}


def short(area: str, voice: Voice) -> str:
    """The name of an area or site as it is written on the map: "Me3" for Melos3."""
    name, point, site = area.partition(".")
    return f"{short_tiles(voice.language)[name[:-1].lower()]}{name[-1]}{point}{site}"


def in_full(line: str, language: str) -> str:
    """A line with the full name of the place if its last word is the short name from the map."""
    before, space, last = line.rpartition(" ")
    area, point, site = last.partition(".")
    for tile, beginning in short_tiles(language).items():
        if area[:-1].lower() == beginning.lower():
            return f"{before}{space}{tile}{area[-1]}{point}{site}"
    return line


# ---- actions


def place_of(action: int) -> int:
    """The number of the verb's object, counted from 0."""
    return int(action - FIRST_ACTION[VERB_OF[action]])


def spoken(state: LegendaryState, action: int, voice: Voice) -> str:
    """An action as people read it; the voice knows the names of the factions."""
    verb = VERB_OF[action]
    building = BUILDINGS[building_of(state)] if verb == BUILD and has_building(state) else ""
    return action_words(VERBS[verb], state.move(action).objects, building, voice)


def has_building(state: LegendaryState) -> bool:
    """Whether the god of the turn builds something; Hera does once it has been planned."""
    return bool(GODS[state.god].builds) or 0 <= state.plan < len(BUILDINGS)
