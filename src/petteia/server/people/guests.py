"""The names of guests who have not chosen one: a trait and an animal of the Aegean.

Such a name is stored as `~wise dolphin`. No name that somebody chooses can begin with `~`, and it is shown in the
reader's language (`guest-trait-wise`, `guest-animal-dolphin`).
"""

from __future__ import annotations

import secrets
from typing import Final

from ...locale import Words

MARK: Final = "~"
TRAITS: Final = (  # no colours, since seats have those
    *("bold", "calm", "cheerful", "clever", "curious", "gentle", "lively"),
    *("lucky", "nimble", "patient", "proud", "quiet", "swift", "wise"),
)
ANIMALS: Final = (
    *("crab", "dolphin", "falcon", "goat", "gull", "hare", "hedgehog", "heron"),
    *("lizard", "octopus", "owl", "pelican", "seahorse", "seal", "swallow", "turtle"),
)


def guest_name() -> str:
    """A name for a new guest; two guests may have the same one."""
    return f"{MARK}{secrets.choice(TRAITS)} {secrets.choice(ANIMALS)}"


def said_name(speak: Words, name: str) -> str:
    """Somebody's name in that language: of a guest who has not chosen one, of a deleted player, or as it is."""
    if not name:
        return speak.format("page-deleted-player")
    if not name.startswith(MARK):
        return name
    trait, _, animal = name.removeprefix(MARK).partition(" ")
    gender = speak.format(f"guest-animal-{animal}.gender")
    return speak.format(
        "guest-name",
        trait=speak.format(f"guest-trait-{trait}", gender=gender),
        animal=speak.format(f"guest-animal-{animal}"),
    )
