"""The example that learns Duel: it learns from what happened, in the same way from the same seed, and begins to win."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import petteia
from petteia.bots import Situation
from petteia.games import duel

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_duel.py"
GAMES = 32


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_duel", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["train_duel"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_should_have_been_expected_follows_from_the_end(example: ModuleType) -> None:
    """Seat 0 wins. Before a curious decision, the estimate counts; before others, mostly what happened."""
    end = duel.position(age=3, table="arsenal", coins=(40, 40), pawn=8)
    end.play(end.parse("build arsenal"))
    assert end.reward(0) == 1.0
    nothing = np.zeros(example.SEEN, np.int8)
    story = [
        example.Moment(*told) for told in ((1, nothing, 0.5, False), (0, nothing, 0.7, True), (0, nothing, 0.6, False))
    ]
    share = example.PATIENCE
    assert example.targets(story, end) == pytest.approx([1 - 0.7, (1 - share) * 0.6 + share, 1.0])


def test_it_takes_a_victory_within_reach(example: ModuleType) -> None:
    """Even a network that knows nothing is certain about a finished game, in either seat."""
    player = example.Player()
    for turn, pawn in ((0, 7), (1, -7)):
        state = duel.position(turn=turn, age=3, table="arsenal palace obelisk", coins=(40, 40), pawn=pawn)
        assert state.text(player.choose(Situation(state), petteia.Rng(1))) == "build arsenal"
        (prospects,) = example.look_ahead(player.network, [state])
        assert prospects.chances.max() == 1.0


def test_what_is_told_again_and_again_is_learnt(example: ModuleType) -> None:
    rng = np.random.default_rng(3)
    network = example.Network(rng)
    seen = rng.integers(0, 2, (256, example.SEEN), np.int8)
    results = seen[:, example.USED[0]].astype(np.float32)  # whoever has the first flag wins
    off = [network.learn(seen, results, 1e-3) for _ in range(40)]
    assert off[-1] < off[0] / 4


def test_from_a_seed_follows_what_is_learnt(example: ModuleType) -> None:
    one, other = (example.School(4, seed=5) for _ in range(2))
    assert [one.round() for _ in range(150)] == [other.round() for _ in range(150)]
    assert one.ended == other.ended > 0
    pairs = zip(one.network.weights, other.network.weights, strict=True)
    assert all((weight == same).all() for weight, same in pairs)


def test_some_hundred_games_teach_it_to_beat_random_play(example: ModuleType) -> None:
    school = example.School(GAMES, seed=1)
    assert example.against(school.network, "random", 40, seed=2) < 0.5
    for _ in range(900):
        school.round()
    assert school.ended < 500
    assert example.against(school.network, "random", 40, seed=2) > 0.65


def test_what_was_learnt_can_be_kept(example: ModuleType, tmp_path: Path) -> None:
    school = example.School(1, seed=7)
    np.savez_compressed(tmp_path / "player.npz", *school.network.weights)
    state = duel.position(age=1, table="quarry baths press")
    situation = Situation(state)
    (mine,) = example.look_ahead(school.network, [state])
    (kept,) = example.look_ahead(example.Player(file=str(tmp_path / "player.npz")).network, [state])
    assert (mine.chances == kept.chances).all()
    assert len(kept.chances) == len(situation.legal)


def test_the_curve_is_a_drawing(example: ModuleType) -> None:
    drawing = example.curve([(0.0, 0.0), (2.0, 0.5)], "Games won")
    assert 'points="60.0,260.0 560.0,150.0"' in drawing
    assert drawing.startswith("<svg ")
