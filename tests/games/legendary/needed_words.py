"""The messages that the Legendary Edition needs in addition to those of every game."""

from __future__ import annotations

from naming import ids

from games.aegean import needed_words as aegean
from petteia.games.legendary import facts
from petteia.games.legendary.rules.actions import VERBS
from petteia.games.legendary.rules.map.tiles import TILE_NAMES
from petteia.games.legendary.rules.questions import PHASES
from petteia.games.legendary.words import telling
from petteia.games.legendary.words.occasions import OCCASIONS

EVENTS = telling  # the module that lists the kinds of events
# why a change is a loss, or now a gain and now a loss
CHANGES = {
    **aegean.losses("offering", "recruit", "summon", "look", "move", "mobilisation"),
    **aegean.losses("sacrifice", "reroll", "hero", "penalty"),
    "priestess_gained": "+-",
    "philosopher_gained": "+-",
}


def named() -> set[str]:
    found = aegean.named(facts, PHASES, VERBS) | ids("hero", facts.HEROES) | ids("bonus", facts.BONUSES)
    return found | ids("needed", OCCASIONS) | ids("tile", TILE_NAMES) | {"payment-saved-priestesses"}


def actions() -> dict[str, set[str]]:
    return aegean.actions(VERBS)
