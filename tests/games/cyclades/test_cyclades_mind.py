"""What a net of Cyclades sees, and who plays without one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec

import petteia
from petteia.core.engine.net import MOST_ACTIVE, features_in
from petteia.games.aegean.mind.standing import SEATS, Eyes, blocks
from petteia.games.cyclades import CycladesState
from petteia.games.cyclades.mind.estimate import write_standings
from petteia.games.cyclades.mind.features import features_of
from petteia.games.cyclades.mind.places import FEATURES
from petteia.games.cyclades.mind.sights import WIDTH, write_sights


def positions(seats: int, seed: int) -> Iterator[CycladesState]:
    """Some positions of a random game."""
    state, rng = petteia.game("cyclades").start(seats), petteia.Rng(seed)
    steps = 0
    while not state.over:
        if state.round and steps % 11 == 0:
            assert isinstance(state, CycladesState)
            yield state
        state.play(state.draw(rng) if state.actor < 0 else rng.choice(state.legal()))
        steps += 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_feature_is_there_once_at_most_and_has_a_row(seats: int) -> None:
    eyes, standings = Eyes(FEATURES, WIDTH), vec[float]([0.0] * SEATS)
    for state in positions(seats, 4):
        features = features_of(state)
        write_standings(state, features, standings)
        write_sights(state, eyes.sights_of)
        for seat in range(seats):
            if state.plays(seat):
                eyes.see(state, features, standings, seats, seat)
                seen = [int(feature) for feature in eyes.active[: eyes.count]]
                assert len(set(seen)) == len(seen) <= MOST_ACTIVE
                assert 0 <= min(seen) <= max(seen) < features_in(blocks(FEATURES + WIDTH))


def test_an_expert_of_0_1_knows_the_weights_alone() -> None:
    for game in ("cyclades", "legendary"):
        old = next(level for level in petteia.game(game).manifest.opponents if level.name == "expert-0.1")
        assert (old.turns, dict(old.settings)) == (1_000, {"exploration": 0.1, "heed": 8, "rounds": 1})
