"""The table on which a game is shown."""

from __future__ import annotations

from pkgutil import resolve_name

from ...core.contract.game import Game
from ...locale import FALLBACK
from .names import Names
from .plain_table import PlainTable
from .voice import Voice


def table_for(game: Game, names: Names, language: str = FALLBACK) -> PlainTable:
    """The table that the game's manifest names, or the plain one."""
    named: type[PlainTable] = resolve_name(game.manifest.table) if game.manifest.table else PlainTable
    return named(Voice(game, names, language))
