"""How a game of Cyclades ended."""

from __future__ import annotations

from ....core.contract.result import Result
from ....core.engine.bits import members
from ..rules.position import Position
from ..rules.questions import OVER, REASONS


def result(position: Position) -> Result | None:
    """Winners, reason and what each seat had; None while the game goes on."""
    if position.asked != OVER:
        return None
    scores = tuple(
        {"metropolises": int(position.metropolises_of(seat)), "gold": int(position.gold[seat])}
        for seat in range(position.players)
    )
    return Result(tuple(members(position.winners)), REASONS[position.ended], scores)
