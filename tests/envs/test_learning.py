"""The example that learns Duel: from a seed follows what it learns, and what it learns is what has happened."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

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


def test_a_decision_is_judged_by_who_has_won(example: ModuleType) -> None:
    """Where nobody is surprised but by the end, all gains have the sign of the result, for each seat its own."""
    school = example.School(GAMES, seed=3)
    for weight in ("result", "result_bias"):
        school.network.weights[weight][:] = 0  # it expects nothing
    played = school.play()
    while not played.ended.any():
        played = school.play()
    gains, results = (found.reshape(played.expected.shape) for found in school.judge(played))
    game = int(played.ended.any(axis=0).argmax())
    end = int(played.ended[:, game].argmax())
    won = float(played.results[end, game])
    assert won in (1.0, -1.0)
    sides = np.where(played.actors[: end + 1, game] == 0, won, -won)
    assert np.allclose(gains[: end + 1, game], sides * example.FORESIGHT ** np.arange(end, -1, -1), atol=1e-5)
    assert np.allclose(results, gains), "nothing was expected"


def test_lessons_make_a_repeated_lesson_more_certain(example: ModuleType) -> None:
    """Told again and again that what it did in some positions won, it expects to win there, and does it again."""
    school = example.School(GAMES, seed=3)
    played = school.play()
    choices = np.flatnonzero(played.masks.sum(axis=2).reshape(-1) > 1)[:256]
    seen = played.seen.reshape(-1, school.seen)[choices].astype(np.float32)
    masks = played.masks.reshape(-1, school.actions)[choices]
    actions = played.actions.reshape(-1)[choices]
    won, rows = np.ones(len(choices), np.float32), np.arange(len(choices))
    off, likely = [], []
    for _ in range(20):
        chances, *_ = school.network.think(seen, masks)
        likely.append(float(chances[rows, actions].mean()))
        off.append(school.study(seen, masks, actions, chances[rows, actions], won, won, 1e-3))
    assert off[-1] < off[0] / 4
    assert likely[-1] > 1.3 * likely[0]


def test_from_a_seed_follows_what_is_learnt(example: ModuleType) -> None:
    one, other = (example.School(GAMES, seed=5) for _ in range(2))
    assert [one.lesson() for _ in range(2)] == [other.lesson() for _ in range(2)]
    assert all((one.network.weights[name] == weight).all() for name, weight in other.network.weights.items())


def test_a_beginner_loses_to_greedy_in_both_seats(example: ModuleType) -> None:
    assert example.against(example.School(1, seed=1).network, "greedy", 10, seed=2) <= 0.2


def test_the_curve_is_a_drawing(example: ModuleType) -> None:
    drawing = example.curve([(0.0, 0.0), (2.0, 0.5)], "Games won")
    assert 'points="60.0,260.0 560.0,150.0"' in drawing
    assert drawing.startswith("<svg ")
