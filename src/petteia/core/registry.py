"""Which games there are: those of the package and any that other packages bring."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from .game import Game
from .refusal import OptionError

GROUP: Final = "petteia.games"
REGISTERED: Final[dict[str, Game]] = {}


def register(game: Game) -> Game:
    """Make a game known by its id, in place of an earlier one of the same id."""
    REGISTERED[game.id] = game
    return game


def all_games() -> dict[str, Game]:
    """All games by id: registered by hand, or by packages with an entry point in the group `petteia.games`."""
    for point in entry_points(group=GROUP):
        if point.name not in REGISTERED:
            REGISTERED[point.name] = point.load()
    return dict(sorted(REGISTERED.items()))


def game(id: str) -> Game:
    """The game with that id."""
    if id in REGISTERED:
        return REGISTERED[id]
    known = all_games()
    if id not in known:
        raise OptionError(f"There is no game {id!r}; there are {', '.join(known)}")
    return known[id]
