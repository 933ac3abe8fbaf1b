"""The process in which bots think. It imports nothing from the server except how such a process starts and what it is
asked."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Final

from ..bots import Bot, Situation, bot
from ..core.contract.registry import all_games, read_position
from ..core.engine.rng import Rng
from .helping import serve_below
from .table.asking import BotQuestion

NICENESS: Final = 10


def answer_questions(questions: Connection) -> None:
    """Run a process: answer until the other side is gone. Questions and their answers are numbered."""
    serve_below(NICENESS)
    bots: dict[tuple[str, str], Bot] = {}
    all_games()  # loaded now, so that it does not take any bot's time
    questions.send("")
    while True:
        try:
            number, asked = questions.recv()
            questions.send((number, answer_to(asked, bots)))
        except (EOFError, OSError):
            return


def answer_to(asked: BotQuestion, bots: dict[tuple[str, str], Bot]) -> int | str:
    """The bot's action, or why there is none."""
    try:
        made = bots.get((asked.bot, asked.game)) or bots.setdefault((asked.bot, asked.game), bot(asked.bot, asked.game))
        return int(made.choose(Situation(read_position(asked.position)), Rng(asked.seed)))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
