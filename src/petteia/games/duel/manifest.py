"""How 7 Wonders Duel is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.contract.manifest import FINISHED, FirstGame, Level, Manifest, climbing, company
from .challenges import CHALLENGES
from .words.speech import SPEECH

HOME: Final = Path(__file__).parent

# The search follows the mind's first impressions, and trusts its judgement of a position: a playout is slower and knows
# less. Cards that turn up are told apart as time permits: seeing further is worth more than seeing every one of them.
# The same goes for what the next age deals.
SEARCH: Final = {"prior": 0.5, "trust": 1.0, "widening": 1.0, "ahead": 1}
SEARCH_OF_0_1: Final = {
    "exploration": 0.2,
    "trust": 0.5,
    "heed": 4,
    "rounds": 1,
    "widening": 1.0,
    "mind": -1,
    "planner": -1,
}
# Kleio would rather win by science, Eupalinos by what he builds, Artemisia by war
TASTES: Final = {"curious": "mind=1", "steady": "mind=3", "patient": "mind=2"}
JUDGE: Final = Level("judge", 6_000, SEARCH | {"mind": 4})
OPPONENTS: Final = (
    Level("expert-0.1", 20_000, SEARCH_OF_0_1),
    Level("scientist", 100, SEARCH | {"mind": 1}),
    Level("general", 100, SEARCH | {"mind": 2}),
    Level("builder", 100, SEARCH | {"mind": 3}),
    Level("playouts", 4_000, {"exploration": 0.7, "look": 0.0}),
    JUDGE,
)

MANIFEST: Final = Manifest(
    home=HOME,
    order=1,
    stage=FINISHED,
    icon="g-temple",
    minutes=(20, 40),
    weight=1,
    longest=1_000,
    first_game=FirstGame(2, {"wonders": "first_game"}),
    levels=climbing(0.7, SEARCH, 12, 200, 6_000, 100_000),  # docs/ladder.md
    opponents=OPPONENTS,
    judge=JUDGE.name,
    characters=company("daphne", "timon", "kleio", "eupalinos", "artemisia", "archimedes", TASTES),
    challenges=CHALLENGES,
    table="petteia.cli.terminal.duel.table:DuelTable",
    course="petteia.arena.training.duel.course:COURSE",
    review=(1_200, 12_000),
    favourites={"wonder": "wonder"},
    speech=SPEECH,
    speed={
        "instructions_per_game": 80_000,
        "stepped_instructions_per_game": 130_000,
        "games_per_second": 45_000,
        "decisions_per_second": 2_500_000,
        "python_decisions_per_second": 700_000,
        "copies_per_second": 8_000_000,
        "search_turns_per_second": 45_000,
        "bytes_per_state": 1_000,
        "times_plain": 25,
    },
)
