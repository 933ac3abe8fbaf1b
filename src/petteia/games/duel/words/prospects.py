"""What an action of Duel leads to at once, before chance turns anything up."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

from ....core.engine.bits import size
from ..rules.state import DuelState
from .results import result, score_sheet

Outcome = Literal["", "won", "lost", "shared"]


@dataclass(frozen=True)
class Prospect:
    """How a seat would stand right after an action.

    `points` are those that it would have if the game ended then (D12.2), `opponent` the coins of the other player,
    `lead` the spaces of the conflict pawn beyond the middle, below 0 where the other leads, `symbols` its different
    symbols. `outcome` is "won", "lost" or "shared" if the game would be over.
    """

    points: int
    coins: int
    opponent: int
    lead: int
    symbols: int
    outcome: Outcome

    def plain(self) -> dict[str, object]:
        """The prospect as plain data."""
        return asdict(self)


def prospect(state: DuelState, action: int) -> Prospect:
    """How the asked seat would stand after a legal action."""
    seat = int(state.turn)
    after = state.copy()
    after.play(action)
    city, ended = after.city(seat), result(after)
    outcome: Outcome = ""
    if ended is not None:
        outcome = "shared" if len(ended.winners) > 1 else "won" if seat in ended.winners else "lost"
    return Prospect(
        points=score_sheet(after, seat)["total"],
        coins=int(city.coins),
        opponent=int(after.city(1 - seat).coins),
        lead=int(-after.pawn if seat else after.pawn),
        symbols=int(size(city.symbols)),
        outcome=outcome,
    )
