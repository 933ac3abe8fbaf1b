"""What a seat has, as numbers for the goals of challenges."""

from __future__ import annotations

from ....core.engine.bits import size
from ..rules.position import Position


def holdings(position: Position, seat: int) -> dict[str, int]:
    """Gold, cards, metropolises, and what is on the map; nothing for a seat that is out of the game."""
    board, plays = position.board, position.plays(seat)
    return {
        "gold": int(position.gold[seat]),
        "priests": int(position.priests_of(seat)) if plays else 0,
        "philosophers": int(position.philosophers_of(seat)) if plays else 0,
        "metropolises": int(position.metropolises_of(seat)),
        "islands": int(size(board.islands_of(seat))),
        "troops": int(board.troops_of(seat)),
        "fleets": int(board.fleets_of(seat)),
    }
