"""Cyclades, the edition of 2009, by the book."""

from .game import GAME
from .setup import position
from .state import CycladesState

__all__ = ["GAME", "CycladesState", "position"]
