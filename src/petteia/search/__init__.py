"""Thinking ahead: one tree search for all games."""

from .mcts import Search
from .report import Analysis, Considered, analyse
from .reuse import node_of
from .settings import Settings

__all__ = ["Analysis", "Considered", "Search", "Settings", "analyse", "node_of"]
