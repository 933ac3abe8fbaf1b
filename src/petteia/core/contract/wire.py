"""What a game sends over the wire, by type."""

from __future__ import annotations

from dataclasses import dataclass

from .event import Event


@dataclass(frozen=True)
class Wire:
    """The types of a game's view, payments, prospects and map, and the kinds of its events: a page written for the game
    gets its TypeScript types from here. None for what the game does not tell, or tells without a type."""

    view: type | None = None
    events: tuple[type[Event], ...] = ()
    payment: type | None = None
    prospect: type | None = None
    map: type | None = None
