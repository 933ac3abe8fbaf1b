"""Latrones, the soldiers: the Roman sister of the Greek game Petteia, on 64 squares."""

from .game import GAME
from .state import Latrones

__all__ = ["GAME", "Latrones"]
