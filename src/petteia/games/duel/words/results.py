"""How a game of Duel ended, with the score sheet."""

from __future__ import annotations

from functools import lru_cache

from ....core.contract.result import Result
from ..rules.position import Position
from ..rules.questions import OVER, REASONS
from ..rules.scoring import points
from ..rules.tables import BYTE, CATEGORIES


def score_sheet(position: Position, seat: int) -> dict[str, int]:
    """The points of a seat by category and in total, if the game were scored now (D12.2)."""
    return dict(sheet_of(points(position, seat)))


@lru_cache(maxsize=16_384)
def sheet_of(packed: int) -> dict[str, int]:
    sheet = {name: packed >> 8 * place & BYTE for place, name in enumerate(CATEGORIES)}
    return sheet | {"total": sum(sheet.values())}


def result(position: Position) -> Result | None:
    """Winners, reason and scores; None while the game goes on."""
    if position.asked != OVER:
        return None
    winners = (0, 1) if position.winner < 0 else (int(position.winner),)
    return Result(winners, REASONS[position.ended], (score_sheet(position, 0), score_sheet(position, 1)))
