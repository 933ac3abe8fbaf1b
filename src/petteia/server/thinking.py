"""What a process does that thinks for bots. It imports nothing of the server."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

from ..bots import Bot, Situation, bot
from ..core.registry import all_games, read_position
from ..core.rng import Rng

NICENESS: Final = 10


@dataclass(frozen=True)
class BotQuestion:
    """What a bot is asked: a position that its seat could be in, for entry `n` of the log."""

    table: str
    game: str
    n: int
    seat: int
    bot: str
    position: str
    seed: int


def answer_questions(questions: Connection) -> None:
    """The life of a process: answer until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    bots: dict[tuple[str, str], Bot] = {}
    all_games()  # loaded now, so that no bot's time goes into it
    questions.send("ready")
    while True:
        try:
            asked: BotQuestion = questions.recv()
        except (EOFError, OSError):
            return
        try:
            made = bots.get((asked.bot, asked.game)) or bots.setdefault(
                (asked.bot, asked.game), bot(asked.bot, asked.game)
            )
            questions.send(int(made.choose(Situation(read_position(asked.position)), Rng(asked.seed))))
        except Exception as error:
            questions.send(f"{type(error).__name__}: {error}")
