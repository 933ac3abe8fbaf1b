"""What a game teaches: the chances of every seat over time, what each decision cost, and what luck gave.

Everything here is pure: a record in, a typed result out, the same for everybody.
"""

from .result import Decision, Draw, Look, Option, Player, Review
from .reviewing import DEEP, LEVELS, QUICK, review

__all__ = ["DEEP", "LEVELS", "QUICK", "Decision", "Draw", "Look", "Option", "Player", "Review", "review"]
