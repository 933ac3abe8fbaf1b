"""The conflict pawn, its spoils and military supremacy (D8)."""

from __future__ import annotations

from mypy_extensions import i64

from ....core.engine.bits import bit
from ..facts import CAPITAL
from ..words.events import PAWN_MOVED, SPOILS
from .position import Position
from .questions import BY_MILITARY
from .tables import FIRST_SPOILS, FIRST_SPOILS_AT, SECOND_SPOILS, SECOND_SPOILS_AT


def march(position: Position, shields: i64) -> None:
    """Move the pawn one space per shield towards the opponent's capital (D8.1); reaching it wins the game (D8.5)."""
    seat: i64 = position.turn
    forward: i64 = -position.pawn if seat else position.pawn
    spaces: i64 = shields if forward + shields <= CAPITAL else CAPITAL - forward
    forward += spaces
    position.pawn = -forward if seat else forward
    position.tell(PAWN_MOVED, seat, spaces, position.pawn)
    if forward >= FIRST_SPOILS_AT:
        plunder(position, 2 * seat, FIRST_SPOILS)
        if forward >= SECOND_SPOILS_AT:
            plunder(position, 2 * seat + 1, SECOND_SPOILS)
            if forward == CAPITAL:
                position.end(BY_MILITARY, seat)


def plunder(position: Position, token: i64, coins: i64) -> None:
    """Take coins from the opponent, to the bank, the first time the pawn enters a zone (D8.3, D8.7)."""
    if position.spoils & bit(token) == 0:
        position.spoils |= bit(token)
        lost: i64 = position.theirs().lose_coins(coins)
        position.tell_coins(1 - position.turn, -lost, SPOILS)
