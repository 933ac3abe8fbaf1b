"""Petteia: board games by the book, for people and for programs."""

from ._guard import choose

COMPILED = choose(__name__)

from .core.contract.check import CheckFailed, check  # noqa: E402
from .core.contract.event import Event  # noqa: E402
from .core.contract.game import Game, Option  # noqa: E402
from .core.contract.grid import Grid  # noqa: E402
from .core.contract.manifest import Manifest  # noqa: E402
from .core.contract.move import Move  # noqa: E402
from .core.contract.possible import Faults  # noqa: E402
from .core.contract.refusal import Fault, IllegalAction, NotationError, OptionError, Refusal  # noqa: E402
from .core.contract.registry import all_games, game, register  # noqa: E402
from .core.contract.result import Result  # noqa: E402
from .core.engine.rng import Rng  # noqa: E402
from .core.engine.state import CHANCE, NOBODY, SPECTATOR, State  # noqa: E402
from .core.records.fair import Pledge, Seeds  # noqa: E402
from .core.records.notation import RecordError, read, read_all, write_lines, write_text  # noqa: E402
from .core.records.record import Entry, Record  # noqa: E402
from .core.records.verification import NothingToVerify, Unfair, verify  # noqa: E402
from .review import Review, review  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "COMPILED",
    "NOBODY",
    "SPECTATOR",
    "CheckFailed",
    "Entry",
    "Event",
    "Fault",
    "Faults",
    "Game",
    "Grid",
    "IllegalAction",
    "Manifest",
    "Move",
    "NotationError",
    "NothingToVerify",
    "Option",
    "OptionError",
    "Pledge",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Review",
    "Rng",
    "Seeds",
    "State",
    "Unfair",
    "all_games",
    "check",
    "game",
    "read",
    "read_all",
    "register",
    "review",
    "verify",
    "write_lines",
    "write_text",
]
