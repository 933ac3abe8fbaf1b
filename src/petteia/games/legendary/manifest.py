"""The Legendary Edition as the house shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.contract.manifest import FINISHED, FirstGame, Manifest, company
from ..aegean.manifest import BUILDER, COMPLETING, LEVELS, MERCHANT, OPPONENTS, PROBLEMS, RAIDER, REVIEW, SPEED
from ..aegean.manifest import HOME as AEGEAN
from ..aegean.words.speech import SPEECH
from .challenges import CHALLENGES

HOME: Final = Path(__file__).parent
TASTES: Final = {"curious": MERCHANT, "steady": BUILDER, "patient": RAIDER}

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
    opponents=OPPONENTS,
    characters=company("zephyros", "phaidra", "orion", "xanthe", "leonidas", "kassandra", TASTES),
    challenges=CHALLENGES,
    table="petteia.cli.terminal.legendary.table:LegendaryTable",
    course="petteia.arena.training.aegean.course:LEGENDARY",
    review=REVIEW,
    problems=PROBLEMS,
    completing=COMPLETING,
    favourites={"choose": "god"},
    speech=SPEECH,
    speed=SPEED,
)
