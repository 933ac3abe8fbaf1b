"""Bots with a name, a face and a temper, as the manifest of their game lists them."""

from __future__ import annotations

from ..core.contract.manifest import Character
from ..core.contract.registry import all_games


def characters(game: str) -> tuple[Character, ...]:
    """The characters of a game, the gentlest first; a game may have none."""
    found = all_games().get(game)
    return found.manifest.characters if found else ()


def character(name: str, game: str) -> Character | None:
    """The character with that id."""
    return next((one for one in characters(game) if one.id == name), None)
