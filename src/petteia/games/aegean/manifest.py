"""What both editions of Cyclades say about themselves in the same way."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.contract.manifest import Hunt, Level, climbing

HOME: Final = Path(__file__).parent
# Playouts follow plans that look good to the end of the auction or turn, and are judged there: estimates within a move
# are poor. Estimates of good actions differ little, so there is little exploring.
PLANS: Final = {"exploration": 0.1, "heed": 8, "rounds": 1}
SEARCH: Final = PLANS | {"stretches": 1}
LEVELS: Final = climbing(0.55, SEARCH, 20, 250, 2_500, 10_000)
# 0.1 had its own weights, played out the whole cycle, and did not see what a turn that begins may bring
FORMER: Final = PLANS | {"mind": -4, "planner": -4}
OPPONENTS: Final = (Level("expert-0.1", 1_000, FORMER),)
# what some prefer: mind/tastes.txt of each edition, in the order of that file
RAIDER: Final = "mind=-1:planner=-1"
BUILDER: Final = "mind=-2:planner=-2"
MERCHANT: Final = "mind=-3:planner=-3"
REVIEW: Final = (40, 400)
# a bot that looks only one action ahead leaves much to find; fewer turns misjudge an auction by ten percent
PROBLEMS: Final = Hunt("easy", 200)
COMPLETING: Final = ("how_much",)  # choosing a god and naming an offer make one bid
SPEED: Final = {
    "decisions_per_second": 1_500_000,
    "copies_per_second": 2_500_000,
    "bytes_per_state": 4_000,
    "times_plain": 40,
}
