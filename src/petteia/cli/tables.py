"""Which table a game is shown on."""

from __future__ import annotations

from ..core.game import Game
from .cyclades_table import CycladesTable
from .duel_table import DuelTable
from .legendary_table import LegendaryTable
from .names import Names
from .plain_table import PlainTable

TABLES: dict[str, type[PlainTable]] = {"duel": DuelTable, "cyclades": CycladesTable, "legendary": LegendaryTable}


def table_for(game: Game, names: Names) -> PlainTable:
    """The game's own table, or the plain one."""
    return TABLES.get(game.id, PlainTable)(game, names)
