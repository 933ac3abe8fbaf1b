"""Petteia: board games by the book, for people and for programs."""

from ._guard import choose

COMPILED = choose(__name__)

from .core.check import CheckFailed, check  # noqa: E402
from .core.event import Event  # noqa: E402
from .core.fair import Pledge, Seeds  # noqa: E402
from .core.game import Game, Option  # noqa: E402
from .core.notation import RecordError, read, write_lines, write_text  # noqa: E402
from .core.record import Entry, Record  # noqa: E402
from .core.refusal import IllegalAction, NotationError, OptionError, Refusal  # noqa: E402
from .core.registry import all_games, game, register  # noqa: E402
from .core.result import Result  # noqa: E402
from .core.rng import Rng  # noqa: E402
from .core.state import CHANCE, NOBODY, SPECTATOR, State  # noqa: E402
from .core.verification import NothingToVerify, Unfair, verify  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "COMPILED",
    "NOBODY",
    "SPECTATOR",
    "CheckFailed",
    "Entry",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "NothingToVerify",
    "Option",
    "OptionError",
    "Pledge",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Rng",
    "Seeds",
    "State",
    "Unfair",
    "all_games",
    "check",
    "game",
    "read",
    "register",
    "verify",
    "write_lines",
    "write_text",
]
