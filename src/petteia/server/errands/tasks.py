"""The tasks that workers can be given, and how they travel: the name of a function, its arguments and its answer as
JSON."""

from __future__ import annotations

import inspect
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final, get_type_hints

import msgspec

from ...bots import Bot
from ...core.contract.registry import all_games
from ..finding import decisions_in_game, problem_posed
from ..helping import serve_below
from ..reviewing import count_decisions, finish, hints_in, look_at_some, worth_in
from ..table.asking import BotQuestion
from ..thinking import answer_to

NICENESS: Final = 5
bots: dict[tuple[str, str], Bot] = {}  # of a worker's process


class NotDone(RuntimeError):
    """A task was not done: there is no worker, it was not done in time, or it failed."""


class Thought(msgspec.Struct, frozen=True):
    """A bot's action, or why there is none, and how many seconds it has thought."""

    answer: int | str
    seconds: float


def think(question: BotQuestion) -> Thought:
    """What a bot does, and how long it has thought about it."""
    begun = time.monotonic()
    answer = answer_to(question, bots)
    return Thought(answer, time.monotonic() - begun)


SECONDS: Final = 60.0  # for one task
# for tasks that nobody is waiting for
LONGER: Final[dict[Callable[..., Any], float]] = {decisions_in_game: 600.0, problem_posed: 600.0}
SHORTER: Final[tuple[Callable[..., Any], ...]] = (
    *(think, hints_in, worth_in),
    *(count_decisions, look_at_some, finish),
)
TASKS: Final = {task.__name__: task for task in (*SHORTER, *LONGER)}


def seconds_for(name: str) -> float:
    """How long a task may take."""
    return LONGER.get(TASKS[name], SECONDS)


def packed(task: Callable[..., Any], arguments: Sequence[Any]) -> tuple[str, str]:
    """A call as it travels."""
    return task.__name__, msgspec.json.encode(arguments).decode()


def call(name: str, arguments: str) -> str:
    """Do a task; returns the answer as it travels."""
    task = TASKS[name]
    hints = get_type_hints(task)
    kinds = [hints[parameter] for parameter in inspect.signature(task).parameters]
    read = msgspec.json.decode(arguments, type=tuple.__class_getitem__(tuple(kinds)))
    return msgspec.json.encode(task(*read)).decode()


def unpacked(task: Callable[..., Any], answer: str) -> Any:
    """The answer to a call; one that a worker of another release gives in another form counts as none."""
    try:
        return msgspec.json.decode(answer, type=get_type_hints(task)["return"])
    except msgspec.MsgspecError as error:
        raise NotDone(f"the answer is not understood: {error}") from None


def do_tasks(questions: Connection) -> None:
    """Run a worker's process: do one task after another, until the other side is gone."""
    serve_below(NICENESS)
    all_games()
    questions.send("")
    while True:
        try:
            number, name, arguments = questions.recv()
            try:
                answer = (number, True, call(name, arguments))
            except Exception as error:
                answer = (number, False, f"{type(error).__name__}: {error}")
            questions.send(answer)
        except (EOFError, OSError):
            return
