"""Players that are programs."""

from .bot import Bot, Situation
from .levels import BOTS, bot
from .simple import GreedyBot, RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Situation", "bot"]
