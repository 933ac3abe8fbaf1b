"""The messages that Cyclades needs in addition to those of every game."""

from __future__ import annotations

from naming import ids

from games.aegean import needed_words as aegean
from petteia.games.cyclades import facts
from petteia.games.cyclades.rules.actions import VERBS
from petteia.games.cyclades.rules.questions import PHASES
from petteia.games.cyclades.words import telling
from petteia.games.cyclades.words.occasions import OCCASIONS

EVENTS = telling  # the module that lists the kinds of events
# why a change is a loss, or now a gain and now a loss
CHANGES = {
    **aegean.losses("offering", "recruit", "building", "summon", "exchange", "move", "kraken"),
    "priest_gained": "+-",
    "philosopher_gained": "+-",
}


def named() -> set[str]:
    labels = {island.label.replace("-", "_") for islands in facts.ISLANDS for island in islands}
    colours = {start.colour for starts in facts.STARTS for start in starts}
    found = aegean.named(facts, PHASES, VERBS) | ids("island", labels) | ids("colour", colours)
    return found | ids("needed", OCCASIONS) | {"payment-saved-priests", "deed-exchange"}


def actions() -> dict[str, set[str]]:
    return aegean.actions(VERBS)
