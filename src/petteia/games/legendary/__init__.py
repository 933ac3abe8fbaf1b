"""Cyclades, the Legendary Edition, by the book."""

from .game import GAME
from .notation.setup import position
from .rules.state import LegendaryState

__all__ = ["GAME", "LegendaryState", "position"]
