"""Cyclades in words: gods, creatures, buildings, actions as people say them, and refusals."""

from __future__ import annotations

from typing import Final

from ..games.cyclades.actions import FIRST_ACTION, VERB_OF, VERBS
from ..games.cyclades.events import slot_names
from ..games.cyclades.facts import BUILDINGS, CREATURES, GODS, ISLANDS
from ..games.cyclades.state import CycladesState
from .aegean_words import title
from .names import Names

LETTERS: Final = {building: building[0].upper() for building in BUILDINGS}
METROPOLIS: Final = "M"

GOD_WORDS: Final = {
    "poseidon": "recruit and move fleets, build ports",
    "ares": "recruit and march troops, build fortresses",
    "zeus": "take priests, build temples, exchange creatures",
    "athena": "take philosophers, build universities",
    "apollo": "costs nothing: 1 gold (4 with one island); the first also adds +1 to an island",
}
GIFTS: Final = {
    "poseidon": "fleets, ports",
    "ares": "troops, fortresses",
    "zeus": "priests, temples",
    "athena": "philosophers, universities",
    "apollo": "gold",
}
assert set(GOD_WORDS) == {god.id for god in GODS}

CREATURE_WORDS: Final = {
    "fates": "collect your income again",
    "satyr": "steal a philosopher",
    "dryad": "steal a priest",
    "mermaid": "replace a lone enemy fleet by one of yours",
    "pegasus": "carry troops to any island, without fleets",
    "giant": "destroy a building",
    "chimera": "copy a discarded creature",
    "cyclops": "turn a building of yours into another type",
    "sphinx": "sell units, priests, philosophers for 2 gold each",
    "sylph": "move your fleets 10 steps in all",
    "harpy": "remove an enemy troop",
    "griffon": "steal half of somebody's gold",
    "kraken": "destroy fleets; its sea is closed",
    "minotaur": "defends an island with +2",
    "chiron": "guards an island from Pegasus, Giant, Harpy",
    "medusa": "no troops leave her island",
    "polyphemus": "keeps fleets away from his island",
}
assert set(CREATURE_WORDS) == {creature.id for creature in CREATURES}

REASONS: Final = {
    "metropolises": "with the metropolises that it takes when a cycle ends (C15.1)",
    "gold": "on gold, as several had metropolises enough (C15.2)",
    "shared": "together: metropolises and gold are equal (C15.2)",
    "last_city": "as the last city standing (C9.23)",
}
PLACE: Final = r"[a-zA-Z]\d"  # how the name of a place looks
THINGS: Final = (*GOD_WORDS, *CREATURE_WORDS)
# what is said, and what the notation calls it
SPOKEN: Final = (
    (r"^recruit (?:an? )?(\w+)(?: (?:in|on|at))?\b", r"recruit \1"),
    (rf"^build (?:(?:an? )?(?:{'|'.join(BUILDINGS)}) )?(?:on )?", "build "),
    (r"^offer (\d+) .*", r"offer \1"),
    (r"^(summon|exchange|copy) the ", r"\1 "),
    (r"^(\d+) (fleet|troop)s?$", r"\2s \1"),
)


def verb_and_object(state: CycladesState, action: int) -> tuple[int, str]:
    """The verb of an action by its number, and the name of what it is about."""
    verb = VERB_OF[action]
    return verb, state.text(action)[len(VERBS[verb].words) :].strip()


def place_of(action: int) -> int:
    """Which of its objects a verb has, counted from 0."""
    return int(action - FIRST_ACTION[VERB_OF[action]])


def spoken(state: CycladesState, action: int, names: Names) -> str:
    """An action as people say it."""
    verb, what = verb_and_object(state, action)
    words, about = VERBS[verb].words, VERBS[verb].about
    if words == "offer":
        return f"offer {what} to {title(GODS[state.auction.chosen].id)}"
    if words.startswith("recruit"):
        place = {"sea": f" in {what}", "island": f" on {what}"}.get(about, "")
        return f"recruit a {words.split()[1]}{place}"
    if words == "build":
        return f"build a {GODS[state.god].builds} on {what}"
    if about in ("god", "creature"):
        return f"{words} {title(what)}"
    if about == "seat":
        return f"{words} {names(int(what))}"
    return f"{words} {what}".strip()


def building_at(state: CycladesState, slot: str) -> str:
    """The building in a slot, or nothing."""
    number = slot_names(state.board.chart).index(slot)
    return BUILDINGS[state.type_at(number)] if state.all_built() >> number & 1 else ""


def island_of(slot: str) -> str:
    """The island of a slot: "i3.1" is on i3."""
    return slot.partition(".")[0]


def island_number(state: CycladesState, name: str) -> int:
    return state.board.chart.island_names.index(name)


def on_metropolis_site(state: CycladesState, slot: str) -> bool:
    """Whether a metropolis of its island would cover the slot."""
    island, _, place = slot.partition(".")
    return int(place) in ISLANDS[state.players - 2][island_number(state, island)].covered


def buildings_on_site(state: CycladesState, island: int) -> list[str]:
    """The buildings that a metropolis on the island would destroy (C11.5)."""
    facts = ISLANDS[state.players - 2][island]
    return [building for place in facts.covered if (building := building_at(state, f"{facts.id}.{place}"))]
