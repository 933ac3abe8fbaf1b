"""7 Wonders Duel, by the book."""

from .game import GAME
from .setup import position
from .state import DuelState

__all__ = ["GAME", "DuelState", "position"]
