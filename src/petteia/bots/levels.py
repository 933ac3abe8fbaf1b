"""Bots by name."""

from __future__ import annotations

from ..core.refusal import OptionError
from .bot import Bot
from .simple import GreedyBot, RandomBot

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise OptionError(f"There is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
