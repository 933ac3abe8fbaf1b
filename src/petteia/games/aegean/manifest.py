"""What both editions of Cyclades tell the house in the same way."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.contract.manifest import Hunt, Level, climbing

HOME: Final = Path(__file__).parent
# Playouts go on to the end of the auction or turn by plans that look good, and what is seen then counts: estimates
# within a move are poor. Estimates of good actions differ by little, so little is explored.
PLANS: Final = {"exploration": 0.1, "heed": 8, "rounds": 1}
SEARCH: Final = PLANS | {"stretches": 1}
LEVELS: Final = climbing(0.55, SEARCH, 20, 250, 2_500, 10_000)
# 0.1 had the same weights, played on to the end of the cycle, and was blind to the hopes of a turn that begins
FORMER: Final = PLANS | {"mind": -4, "planner": -4}
OPPONENTS: Final = (Level("expert-0.1", 1_000, FORMER),)
# what some would rather have: mind/tastes.txt of each edition, in its order
RAIDER: Final = "mind=-1:planner=-1"
BUILDER: Final = "mind=-2:planner=-2"
MERCHANT: Final = "mind=-3:planner=-3"
REVIEW: Final = (40, 400)
# who looks no further than one action leaves much to find; fewer turns misjudge an auction by ten percent
PROBLEMS: Final = Hunt("easy", 200)
COMPLETING: Final = ("how_much",)  # a god and an offer are one bid
SPEED: Final = {
    "decisions_per_second": 1_500_000,
    "copies_per_second": 2_500_000,
    "bytes_per_state": 4_000,
    "times_plain": 40,
}
