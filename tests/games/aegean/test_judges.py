"""What a judge says of a position are chances: they add up to 1."""

from __future__ import annotations

import pytest

import petteia
from petteia.games.aegean.mind.standing import OWN


@pytest.mark.parametrize(("game", "seats"), [("cyclades", 3), ("cyclades", 5), ("legendary", 3), ("legendary", 6)])
def test_the_chances_of_a_judge_add_up_to_one(game: str, seats: int) -> None:
    state, rng = petteia.game(game).start(seats), petteia.Rng(5)
    asked = set()
    for _ in range(400):
        if state.over:
            break
        if state.settled:
            asked.add(state.question)
            chances = [state.judge(OWN, 0, seat) for seat in range(seats)]
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= -1e-12
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    assert {"turn", "which_god"} <= asked
