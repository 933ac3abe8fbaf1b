"""The grade of a decision, by the chance of winning that it gave away."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from .chances import CERTAIN

BEST: Final = "best"  # nothing better was found
FINE: Final = "fine"
# the cost, in hundredths of a win, from which a decision has that grade
FROM: Final = {"blunder": 20, "mistake": 10, "doubtful": 5}
GRADES: Final = (BEST, FINE, *reversed(FROM))
HUNDREDTH: Final = CERTAIN // 100


def grade_of(cost: int) -> str:
    """The grade of a decision with that cost."""
    if cost == 0:
        return BEST
    return next((grade for grade, least in FROM.items() if cost >= least * HUNDREDTH), FINE)


def accuracy_of(cost: int) -> float:
    """From 100 for nothing lost down to 0, by lichess's formula for a move."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * cost / HUNDREDTH) - 3.1669))


def accuracy(costs: Sequence[int]) -> int:
    """The accuracy of a whole game, in tenths of a percent: halfway between the mean and the harmonic mean, which does
    not hide disasters."""
    if not costs:
        return 1000
    each = [max(accuracy_of(cost), 1.0) for cost in costs]
    mean = sum(each) / len(each)
    harmonic = len(each) / sum(1.0 / one for one in each)
    return round(5.0 * (mean + harmonic))
