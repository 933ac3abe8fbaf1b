"""Problems: positions from games between bots in which one decision is clearly the best, but not obvious.

`problem.py` says what a problem is, `finding.py` and `proving.py` how problems are found and proved, `rating.py` how
hard they are.
"""

from .finding import problems_of_game
from .problem import Candidate, Problem, daily, problems, solves

__all__ = ["Candidate", "Problem", "daily", "problems", "problems_of_game", "solves"]
