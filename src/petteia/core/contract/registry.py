"""Which games exist: those in this package and those that other packages provide."""

from __future__ import annotations

import warnings
from importlib.metadata import entry_points
from typing import Final

from ..engine.state import State
from .game import Game
from .refusal import OptionError

GROUP: Final = "petteia.games"
REGISTERED: Final[dict[str, Game]] = {}


def register(game: Game) -> Game:
    """Register a game by its id, replacing an earlier one with the same id."""
    REGISTERED[game.id] = game
    return game


def all_games() -> dict[str, Game]:
    """All games by id: registered in code, or by packages with an entry point in the group `petteia.games`.

    A package whose game cannot be loaded is skipped with a warning.
    """
    for point in entry_points(group=GROUP):
        if point.name not in REGISTERED:
            try:
                REGISTERED[point.name] = point.load()
            except Exception as error:
                warnings.warn(f"the game {point.name} cannot be loaded: {error}", RuntimeWarning, stacklevel=2)
    return dict(sorted(REGISTERED.items()))


def game(id: str) -> Game:
    """The game with that id."""
    if id not in REGISTERED:
        for point in entry_points(group=GROUP, name=id):
            REGISTERED[id] = point.load()
    if id not in REGISTERED:
        names = ", ".join(all_games())
        raise OptionError(f"There is no game {id!r}; choose from {names}", "wrong-game", found=repr(id), names=names)
    return REGISTERED[id]


def read_position(line: str) -> State:
    """The state that a line of any game's `State.position` describes."""
    return game(line.partition("/")[0]).read(line)
