"""What a seat has, as numbers for the goals of challenges."""

from __future__ import annotations

from ....core.engine.bits import size
from ..rules.position import Position


def holdings(position: Position, seat: int) -> dict[str, int]:
    """Gold, cards, metropolises including those that heroes shelter, and what is on the map, for all its factions."""
    board = position.board
    factions = [faction for faction in range(position.factions) if position.seat_of(faction) == seat]
    return {
        "gold": int(position.gold_of(factions[0])),  # partners share it
        "priestesses": sum(int(position.priestesses_of(faction)) for faction in factions),
        "philosophers": sum(int(position.philosophers_of(faction)) for faction in factions),
        "metropolises": sum(int(position.metropolises_of(faction)) for faction in factions),
        "lands": sum(int(size(board.islands_of(faction))) for faction in factions),
        "troops": sum(int(board.troops_of(faction)) for faction in factions),
        "fleets": sum(int(board.fleets_of(faction)) for faction in factions),
        "heroes": sum(int(size(position.heroes_of(faction))) for faction in factions),
    }
