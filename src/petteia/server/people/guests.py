"""What guests are called who have not said how: by a colour and an animal of the Aegean.

Such a name is stored as `~azure dolphin`. No name that somebody chooses can begin so, and whoever shows it says it in
the reader's language (`guest-colour-azure`, `guest-animal-dolphin`).
"""

from __future__ import annotations

import secrets
from typing import Final

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
