"""Science symbols, progress tokens and scientific supremacy (D9, D10)."""

from __future__ import annotations

from mypy_extensions import i64

from ....core.engine.bits import bit, size
from ..facts import DIFFERENT_SYMBOLS_TO_WIN
from ..words.events import PAIR_COMPLETED, TOKEN_EFFECT, TOKEN_TAKEN
from .position import Position
from .questions import BY_SCIENCE, TAKE_TOKEN
from .tables import LAW, LAW_SYMBOL, TOKEN_COINS


def gain_symbol(position: Position, symbol: i64) -> None:
    """Gain a symbol: a sixth different one wins at once (D10.2); the second of a kind takes a token (D9.0)."""
    city = position.mine()
    if city.symbols & bit(symbol) == 0:
        city.symbols |= bit(symbol)
        if size(city.symbols) >= DIFFERENT_SYMBOLS_TO_WIN:
            position.end(BY_SCIENCE, position.turn)
    else:
        position.tell(PAIR_COMPLETED, position.turn, symbol, 0)
        if position.board:
            position.asked = TAKE_TOKEN


def gain_token(position: Position, token: i64) -> None:
    """Add a token to the city, and give what it brings at once (D9.1, D9.4, D9.7)."""
    city = position.mine()
    city.add_token(token)
    position.tell(TOKEN_TAKEN, position.turn, token, 0)
    city.coins += TOKEN_COINS[token]
    position.tell_coins(position.turn, TOKEN_COINS[token], TOKEN_EFFECT)
    if bit(token) == LAW:
        gain_symbol(position, LAW_SYMBOL)
