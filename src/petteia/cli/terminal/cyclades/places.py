"""Actions and places of Cyclades as people read and type them."""

from __future__ import annotations

from typing import Final

from ....games.cyclades.facts import BUILDINGS, GODS, ISLANDS, SLOTS
from ....games.cyclades.rules.actions import FIRST_ACTION, VERB_OF, VERBS
from ....games.cyclades.rules.state import CycladesState
from ..aegean.words import action_words
from ..voice import Voice

LETTERS: Final = {building: building[0].upper() for building in BUILDINGS}
METROPOLIS: Final = "M"

# people's words, and the notation for them
SPOKEN: Final = (
    (r"^recruit (?:an? )?(\w+)(?: (?:in|on|at))?\b", r"recruit \1"),
    (rf"^build (?:(?:an? )?(?:{'|'.join(BUILDINGS)}) )?(?:on )?", "build "),
    (r"^offer (\d+) .*", r"offer \1"),
    (r"^(summon|exchange|copy) the ", r"\1 "),
    (r"^(\d+) (fleet|troop)s?$", r"\2s \1"),
)


def place_of(action: int) -> int:
    """The number of the verb's object, counted from 0."""
    return int(action - FIRST_ACTION[VERB_OF[action]])


def spoken(state: CycladesState, action: int, voice: Voice) -> str:
    """An action as people read it."""
    building = GODS[state.god].builds if state.god >= 0 else ""
    return action_words(VERBS[VERB_OF[action]], state.move(action).objects, building, voice)


def building_at(state: CycladesState, slot: int) -> str:
    """The building in a slot, or ""."""
    return BUILDINGS[state.type_at(slot)] if state.all_built() >> slot & 1 else ""


def on_metropolis_site(state: CycladesState, slot: int) -> bool:
    """Whether a metropolis of its island would cover the slot."""
    island, place = divmod(slot, SLOTS)
    return place + 1 in ISLANDS[state.players - 2][island].covered


def buildings_on_site(state: CycladesState, island: int) -> list[str]:
    """The buildings that a metropolis on the island would destroy (C11.5)."""
    covered = ISLANDS[state.players - 2][island].covered
    return [building for place in covered if (building := building_at(state, SLOTS * island + place - 1))]
