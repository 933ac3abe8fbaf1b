"""Problems: positions from games between bots in which one decision is clearly the best, but not obvious.

What a problem is, is in `problem.py`; how they are found and proved, in `finding.py` and `proving.py`; how hard they
are, in `rating.py`.
"""

from .finding import problems_of_game
from .problem import Candidate, Problem, daily, problems, solves

__all__ = ["Candidate", "Problem", "daily", "problems", "problems_of_game", "solves"]
