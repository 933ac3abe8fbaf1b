"""Words that both editions of Cyclades use at a terminal."""

from __future__ import annotations


def title(id: str) -> str:
    """A god, creature or hero by name."""
    return id.capitalize()


def counted(number: int, what: str) -> str:
    """ "1 fleet", "3 fleets"."""
    if number == 1:
        return f"{number} {what}"
    plural = {"mercenary": "mercenaries", "priestess": "priestesses", "metropolis": "metropolises"}
    return f"{number} {plural.get(what, f'{what}s')}"


def gold(number: int) -> str:
    """A price."""
    return f"{number} gold" if number else "free"
