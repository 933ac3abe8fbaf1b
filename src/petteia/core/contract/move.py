"""An action in parts, for display: its verb and its objects."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Move:
    """A verb and its objects by kind: `build` with the card `baths` in slot 3. A game writes the text of an action from
    the same parts, so no one needs to parse that text."""

    verb: str
    objects: dict[str, int | str]
