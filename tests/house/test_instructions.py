"""The engine does not get slower: its instructions per game, counted by valgrind, stay close to the stored baseline."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import petteia
from petteia.arena.measure import instructions_per_game

BASELINE = json.loads((Path(__file__).parents[2] / "benchmarks" / "baseline.json").read_text())
MARGIN = 1.01


@pytest.mark.parametrize("game", BASELINE)
def test_a_game_takes_no_more_instructions_than_before(game: str) -> None:
    if not petteia.COMPILED:
        pytest.skip("petteia runs uncompiled here: the baseline is for the compiled engine")
    counted = instructions_per_game(petteia.game(game), petteia.game(game).usual_seats)
    assert counted is not None, "valgrind is needed: run tools/system-packages valgrind"
    slower = {loop: counted[loop] for loop in counted if counted[loop] > MARGIN * BASELINE[game][loop]}
    assert not slower, "slower than the baseline; if that is wanted, run: python benchmarks/engine.py --renew"
