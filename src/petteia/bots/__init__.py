"""Players that are programs."""

from .bot import Bot, Situation
from .kept import KeptBot
from .levels import LEVELS, Level, bot, bot_names, levels
from .simple import GreedyBot, RandomBot
from .thinking import ThinkingBot

__all__ = [
    "LEVELS",
    "Bot",
    "GreedyBot",
    "KeptBot",
    "Level",
    "RandomBot",
    "Situation",
    "ThinkingBot",
    "bot",
    "bot_names",
    "levels",
]
