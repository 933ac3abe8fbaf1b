"""Games between bots, many at a time."""

from .simulation import STALLED, Plan, Played, play_game, simulate
from .statistics import Interval, Summary, summarise

__all__ = ["STALLED", "Interval", "Plan", "Played", "Summary", "play_game", "simulate", "summarise"]
