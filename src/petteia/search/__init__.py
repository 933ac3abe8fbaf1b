"""Thinking ahead: one tree search for all games."""

from .mcts import Search, Settings
from .report import Analysis, Considered, analyse

__all__ = ["Analysis", "Considered", "Search", "Settings", "analyse"]
