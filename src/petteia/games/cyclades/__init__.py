"""Cyclades, the edition of 2009, by the book."""

from .game import GAME
from .notation.setup import position
from .rules.state import CycladesState

__all__ = ["GAME", "CycladesState", "position"]
