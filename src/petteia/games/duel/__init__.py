"""7 Wonders Duel, by the book."""

from .game import GAME
from .notation.setup import position
from .rules.state import DuelState

__all__ = ["GAME", "DuelState", "position"]
