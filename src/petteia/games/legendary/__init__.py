"""Cyclades, the Legendary Edition, by the book."""

from .game import GAME
from .setup import position
from .state import LegendaryState

__all__ = ["GAME", "LegendaryState", "position"]
