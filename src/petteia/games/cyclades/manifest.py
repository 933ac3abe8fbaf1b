"""How Cyclades is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.contract.manifest import FINISHED, FirstGame, Level, Manifest, company
from ..aegean.manifest import BUILDER, COMPLETING, LEVELS, MERCHANT, OPPONENTS, PLANS, PROBLEMS, RAIDER, REVIEW, SPEED
from ..aegean.manifest import HOME as AEGEAN
from ..aegean.words.speech import SPEECH
from .challenges import CHALLENGES

HOME: Final = Path(__file__).parent
TASTES: Final = {"curious": RAIDER, "steady": BUILDER, "patient": MERCHANT}
# The net predicts games of `easy` better than the weights do, but did not play better: it judges, and no level plays by
# it. A judge has time to look ahead to the end of the cycle.
JUDGE: Final = Level("net", 1_000, PLANS | {"mind": 1})

MANIFEST: Final = Manifest(
    home=HOME,
    order=2,
    stage=FINISHED,
    icon="g-helmet",
    minutes=(60, 90),
    weight=2,
    kin=(AEGEAN,),
    seats=4,
    first_game=FirstGame(3),
    levels=LEVELS,
    opponents=(*OPPONENTS, JUDGE),
    judge=JUDGE.name,
    characters=company("nereus", "ianthe", "lykos", "melitta", "kadmos", "themis", TASTES),
    challenges=CHALLENGES,
    table="petteia.cli.terminal.cyclades.table:CycladesTable",
    course="petteia.arena.training.aegean.course:CYCLADES",
    review=REVIEW,
    problems=PROBLEMS,
    completing=COMPLETING,
    favourites={"choose": "god"},
    speech=SPEECH,
    speed=SPEED,
)
