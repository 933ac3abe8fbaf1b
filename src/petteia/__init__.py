"""Petteia: board games by the book, for people and for programs."""

from ._guard import choose

COMPILED = choose(__name__)

from .core.event import Event  # noqa: E402
from .core.game import Game, Option  # noqa: E402
from .core.refusal import IllegalAction, NotationError, OptionError, Refusal  # noqa: E402
from .core.registry import game, games, register  # noqa: E402
from .core.result import Result  # noqa: E402
from .core.rng import Rng  # noqa: E402
from .core.state import CHANCE, NOBODY, SPECTATOR, State  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "COMPILED",
    "NOBODY",
    "SPECTATOR",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "Option",
    "OptionError",
    "Refusal",
    "Result",
    "Rng",
    "State",
    "game",
    "games",
    "register",
]
