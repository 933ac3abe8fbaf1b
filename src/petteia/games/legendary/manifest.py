"""How the Legendary Edition is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.contract.manifest import FINISHED, FirstGame, Level, Manifest, company
from ..aegean.manifest import BUILDER, COMPLETING, LEVELS, MERCHANT, OPPONENTS, PLANS, PROBLEMS, RAIDER, REVIEW, SPEED
from ..aegean.manifest import HOME as AEGEAN
from ..aegean.words.speech import SPEECH
from .challenges import CHALLENGES

HOME: Final = Path(__file__).parent
TASTES: Final = {"curious": MERCHANT, "steady": BUILDER, "patient": RAIDER}
# It judges by the weights, but is only as sure as games have shown that it may be.
# It looks ahead to the end of the cycle.
JUDGE: Final = Level("judge", 1_000, PLANS | {"mind": 1})

MANIFEST: Final = Manifest(
    home=HOME,
    order=3,
    stage=FINISHED,
    icon="g-sun",
    minutes=(75, 120),
    weight=3,
    kin=(AEGEAN,),
    seats=4,
    first_game=FirstGame(3, {"map": "quick"}),
    levels=LEVELS,
    opponents=(*OPPONENTS, JUDGE),
    judge=JUDGE.name,
    characters=company("zephyros", "phaidra", "orion", "xanthe", "leonidas", "kassandra", TASTES),
    challenges=CHALLENGES,
    table="petteia.cli.terminal.legendary.table:LegendaryTable",
    course="petteia.arena.training.aegean.course:LEGENDARY",
    review=REVIEW,
    problems=PROBLEMS,
    map_option="map",
    completing=COMPLETING,
    favourites={"choose": "god"},
    speech=SPEECH,
    speed=SPEED,
)
