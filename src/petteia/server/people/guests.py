"""What guests are called who have not said how: by a colour and an animal of the Aegean.

Such a name is stored as `~azure dolphin`. No name that somebody chooses can begin so, and whoever shows it says it in
the reader's language (`guest-colour-azure`, `guest-animal-dolphin`).
"""

from __future__ import annotations

import secrets
from typing import Final

from ...locale import Words

MARK: Final = "~"
COLOURS: Final = (
    *("amber", "azure", "blue", "copper", "coral", "crimson", "golden"),
    *("green", "ochre", "olive", "silver", "turquoise", "violet", "white"),
)
ANIMALS: Final = (
    *("crab", "dolphin", "falcon", "goat", "gull", "hare", "hedgehog", "heron"),
    *("lizard", "octopus", "owl", "pelican", "seahorse", "seal", "swallow", "turtle"),
)


def guest_name() -> str:
    """A name for somebody new; two guests may be called alike."""
    return f"{MARK}{secrets.choice(COLOURS)} {secrets.choice(ANIMALS)}"


def said_name(speak: Words, name: str) -> str:
    """What somebody is called, in that language: a guest who has not said how, a deleted player, or the name."""
    if not name:
        return speak.format("page-deleted-player")
    if not name.startswith(MARK):
        return name
    colour, _, animal = name.removeprefix(MARK).partition(" ")
    gender = speak.format(f"guest-animal-{animal}.gender")
    return speak.format(
        "guest-name",
        colour=speak.format(f"guest-colour-{colour}", gender=gender),
        animal=speak.format(f"guest-animal-{animal}"),
    )
