"""What a table asks a bot."""

from __future__ import annotations

from dataclasses import dataclass


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
