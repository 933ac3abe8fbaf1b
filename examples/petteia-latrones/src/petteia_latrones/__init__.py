"""Latrones, the soldiers: the Roman game of which Petteia was the Greek sister, on 64 squares."""

from .game import GAME
from .state import Latrones

__all__ = ["GAME", "Latrones"]
