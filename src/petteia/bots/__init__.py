"""Players that are programs."""

from ..core.contract.manifest import Character
from .bot import Bot, Situation
from .characters import characters
from .guarded import USUAL_LIMITS, Answer, GuardedBot, Limits, Status
from .kept import KeptBot
from .levels import bot, bot_names, levels
from .simple import GreedyBot, RandomBot
from .thinking import ThinkingBot

__all__ = [
    "USUAL_LIMITS",
    "Answer",
    "Bot",
    "Character",
    "GreedyBot",
    "GuardedBot",
    "KeptBot",
    "Limits",
    "RandomBot",
    "Situation",
    "Status",
    "ThinkingBot",
    "bot",
    "bot_names",
    "characters",
    "levels",
]
