"""When an action is an answer: what to say to somebody who gives it while something else is asked."""

from __future__ import annotations

from typing import Final

# those of both editions
OCCASIONS: Final = {
    "choose": "You choose a god when you place your marker",
    "offer": "You make an offer once you have chosen its god",
    "done": "You end your turn once everything you have begun is settled",
    "turn": "You take actions on your turn, one after the other",
    "fleets": "You say how many fleets sail when they set out",
    "sail_to": "You choose where fleets sail once they have set out",
    "troops": "You say how many troops go when they set out",
    "march_to": "You choose where units go once they have set out",
    "retreat": "You decide whether to retreat after a round of battle",
    "loss": "You choose a loss after a lost round of battle",
    "give_up": "You give up buildings when they pay for a metropolis",
    "found": "You choose a place for a metropolis when you have earned one",
    "rob": "You choose a victim when a creature robs somebody",
    "fly": "Units fly only with a power that carries them",
    "rebuild": "You rebuild a building when you summon the Cyclops",
    "figure": "You place a figure when you summon its creature",
    "push": "Fleets are driven away when a creature that does so arrives",
}


def by_verb(verbs: dict[str, str], occasions: dict[str, str]) -> dict[str, tuple[str, str]]:
    """For each verb its occasion, with the sentence in English. `verbs` lists them by occasion, separated by spaces."""
    return {verb: (name, occasions[name]) for name, several in verbs.items() for verb in several.split()}
