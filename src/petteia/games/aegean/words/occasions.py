"""When an action is an answer: what to say to somebody who gives it while something else is asked."""

from __future__ import annotations

from typing import Final

# those of both editions
OCCASIONS: Final = {
    "choose": "A god is chosen when a marker is placed",
    "offer": "An offer is made once its god is chosen",
    "done": "A turn ends when all that has begun in it is decided",
    "turn": "Actions are taken one after the other, on one's own turn",
    "fleets": "How many fleets go is said when they set sail",
    "sail_to": "A sea is named as a goal once fleets have set sail",
    "troops": "How many troops go is said when they set out",
    "march_to": "A place on land is named as a goal once units have set out",
    "retreat": "Whether to retreat is decided after a round of battle",
    "loss": "A loss is chosen after a lost round of battle",
    "give_up": "Buildings are given up for a metropolis",
    "found": "A place for a metropolis is chosen when one is due",
    "rob": "A victim is chosen when a creature robs",
    "fly": "Units fly only with a power that carries them",
    "rebuild": "Buildings are rebuilt when the Cyclops is summoned",
    "figure": "A figure is placed when its creature is summoned",
    "push": "Fleets are driven away when a creature comes that does so",
}


def by_verb(verbs: dict[str, str], occasions: dict[str, str]) -> dict[str, tuple[str, str]]:
    """For each verb its occasion, with the sentence in English. `verbs` lists them by occasion, separated by spaces."""
    return {verb: (name, occasions[name]) for name, several in verbs.items() for verb in several.split()}
