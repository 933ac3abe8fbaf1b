"""The Legendary Edition in words: gods, creatures, heroes, places, and actions as people say them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..games.legendary.actions import FIRST_ACTION, VERB_OF, VERBS
from ..games.legendary.facts import BONUSES, BUILDINGS, CREATURES, GODS, HEROES
from ..games.legendary.favours import building_of
from ..games.legendary.state import LegendaryState
from ..games.legendary.tiles import TILE_NAMES
from . import palette
from .aegean_words import title
from .names import Names

LETTERS: Final = {building: building[0].upper() for building in BUILDINGS}
METROPOLIS: Final = "M"
PRIESTESS: Final = "♀"

GOD_WORDS: Final = {
    "athena": "an academy, philosophers",
    "zeus": "a temple, priestesses, a look at the next creature",
    "poseidon": "a port, recruit and move fleets",
    "ares": "a fortress, recruit and march troops and heroes",
    "hera": "a building that you lack, mercenaries, a hero",
    "apollo": "costs nothing: 2 gold, +1 on a land and on a sea; you bid first next time",
}
GIFTS: Final = {
    "athena": "philosophers, academy",
    "zeus": "priestesses, temple",
    "poseidon": "fleets, port",
    "ares": "troops, fortress",
    "hera": "mercenaries, heroes",
    "apollo": "gold, horns",
}
assert set(GOD_WORDS) == set(GIFTS) == {god.id for god in GODS}

CREATURE_WORDS: Final = {
    "charon": "swap a hero with one on the track",
    "chimera": "play a discarded creature",
    "dryad": "steal a priestess",
    "graeae": "collect your income again",
    "griffin": "steal half of somebody's gold",
    "harpy": "destroy a troop",
    "cyclops": "turn a building of yours into another type",
    "giant": "take the mercenaries of an enemy land",
    "pegasus": "carry units to any land",
    "satyr": "steal a philosopher",
    "sphinx": "draw three creatures, play one",
    "sylph": "exchange the fleets of two seas",
    "hydra": "stays: doubles income, kills beside her",
    "cerberus": "stays: brings you the income of his land",
    "kraken": "stays: destroys fleets, closes a sea",
    "medusa": "stays: nobody enters or leaves her land",
    "minotaur": "stays: defends a land of yours with 2",
    "polyphemus": "stays: closes the seas around his land",
}
assert set(CREATURE_WORDS) == {creature.id for creature in CREATURES}

# in battle, and given up for good
HERO_WORDS: Final = {
    "ajax": ("strength 2", "with 7 lands: a metropolis"),
    "hector": ("kills an attacker first", "philosophers for 2 priestesses each"),
    "helen": ("her die is 2", "two pairs of buildings become a metropolis"),
    "jason": ("walks over enemy fleets", "with 8 fleets at sea: a metropolis"),
    "croesus": ("rolls again for 1 gold", "15 gold become a metropolis"),
    "odysseus": ("fortresses do not count", "three buildings of a type become a metropolis"),
    "pandora": ("enemy mercenaries join you", "the sacrifice of a hero on the track"),
    "penthesilea": ("wins ties", "keeps a new metropolis safe"),
    "perseus": ("lost troops retreat", "units fly to any land"),
}
assert set(HERO_WORDS) == set(HEROES)

BONUS_WORDS: Final = {
    "two_troops": "2 troops",
    "cornucopia": "a cornucopia",
    "priestess": "a priestess",
    "three_gold": "3 gold",
    "two_fleets": "2 fleets",
}
assert set(BONUS_WORDS) == set(BONUSES)

REASONS: Final = {
    "metropolises": "with the most metropolises (L11.2)",
    "gold": "on gold, as metropolises are equal (L11.2)",
    "shared": "together: metropolises and gold are equal (L11.2)",
}
PLACE: Final = r"[A-Z][a-z]+[\dA-I]\b"  # how the name of a place looks
THINGS: Final = (*GOD_WORDS, *CREATURE_WORDS, *HEROES)
# what is said, and what the notation calls it
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
    """The players' names by faction; with two players, who have two factions each, with the faction's sign (L12.7)."""

    signs: bool = False

    def __call__(self, seat: int) -> str:
        return f"{self.players[seat]} {palette.SHAPES[seat]}" if self.signs else self.players[seat]


def faction_names(names: Names) -> FactionNames:
    """What to call the factions, from the names of the seats."""
    two = len(names.players) == 2
    return FactionNames(names.players * 2 if two else names.players, signs=two)


# ---- places


def shortest_beginnings(words: tuple[str, ...]) -> dict[str, str]:
    """For each word its first two letters, or as many as tell it from the others."""
    found = {}
    for word in words:
        length = 2
        while sum(other.startswith(word[:length]) for other in words) > 1 and length < len(word):
            length += 1
        found[word] = word[:length].capitalize()
    return found


SHORT_TILES: Final = shortest_beginnings(TILE_NAMES)


def short(area: str) -> str:
    """The name of an area or site as it stands on the map: "Me3" for Melos3."""
    name, point, site = area.partition(".")
    return f"{SHORT_TILES[name[:-1].lower()]}{name[-1]}{point}{site}"


def in_full(line: str) -> str:
    """A line whose last word may be the name of a place as it stands on the map."""
    before, space, last = line.rpartition(" ")
    area, point, site = last.partition(".")
    for name, beginning in SHORT_TILES.items():
        if area[:-1].lower() == beginning.lower():
            return f"{before}{space}{name}{area[-1]}{point}{site}"
    return line


# ---- actions


def verb_and_object(state: LegendaryState, action: int) -> tuple[int, str]:
    """The verb of an action by its number, and the name of what it is about."""
    verb = VERB_OF[action]
    return verb, state.text(action)[len(VERBS[verb].words) :].strip()


def place_of(action: int) -> int:
    """Which of its objects a verb has, counted from 0."""
    return int(action - FIRST_ACTION[VERB_OF[action]])


def spoken(state: LegendaryState, action: int, names: Names) -> str:
    """An action as people say it; `names` are those of the factions."""
    verb, what = verb_and_object(state, action)
    words, about = VERBS[verb].words, VERBS[verb].about
    if words == "offer":
        return f"offer {what} to {title(GODS[state.auction.chosen].id)}"
    if words == "build":
        return f"build a {BUILDINGS[building_of(state)]} on {what}".replace("a academy", "an academy")
    if words.startswith("recruit") and about in ("sea", "land", ""):
        return f"recruit a {words.split()[1]}{f' in {what}' if what else ''}"
    if words == "plan":
        return f"plan a {what}".replace("a academy", "an academy")
    if about in ("god", "creature", "hero"):
        return f"{words} {title(what)}"
    if about == "faction":
        return f"{words} {names(int(what))}"
    return f"{words} {what}".strip()
