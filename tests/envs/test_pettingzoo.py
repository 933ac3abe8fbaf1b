"""PettingZoo's own suites, for every game and number of seats."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import petteia
from petteia.envs import cyclades_v1, duel_v1, legendary_v1

MODULES: dict[str, ModuleType] = {"duel": duel_v1, "cyclades": cyclades_v1, "legendary": legendary_v1}
TABLES = [(game, seats) for game in MODULES for seats in petteia.game(game).seat_counts]
CYCLES = 30
# what api_test says of every dictionary, whose name it does not know
DICTIONARIES = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize("mask_in", ["observation", "info"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: str, seats: int, mask_in: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        if mask_in == "observation":
            for message in DICTIONARIES:
                warnings.filterwarnings("ignore", message)
        api_test(MODULES[game].env(seats=seats, mask_in=mask_in), num_cycles=CYCLES)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seeds(game: str, seats: int) -> None:
    seed_test(partial(MODULES[game].env, seats=seats), num_cycles=CYCLES)


def played(env: Any, seed: int) -> dict[str, float]:
    """What everybody hears at the end of a random game."""
    rng = petteia.Rng(seed)
    env.reset(seed=seed)
    heard = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            heard[agent] = reward
            env.step(None)
        else:
            assert not terminated
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return heard


def test_everybody_hears_how_it_ended() -> None:
    heard = played(duel_v1.raw_env(), 3)
    assert sorted(heard.values()) == [-1.0, 1.0]
    many = played(cyclades_v1.raw_env(seats=3), 3)
    assert sorted(many.values()) == [-0.5, -0.5, 1.0]


def test_only_who_is_asked_has_a_mask() -> None:
    env = duel_v1.raw_env()
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(env.agent_selection)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_loses() -> None:
    env = duel_v1.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(0)
    assert env.terminations[loser]
    assert env.rewards[loser] == -1.0


@pytest.mark.parametrize("game", MODULES)
def test_pictures(game: str) -> None:
    text = MODULES[game].raw_env(render_mode="ansi")
    text.reset(seed=2)
    assert petteia.game(game).title.split(":")[0].split(" Legendary")[0] in text.render()
    drawn = MODULES[game].raw_env(render_mode="svg")
    drawn.reset(seed=2)
    assert drawn.render().startswith("<svg")
    assert drawn.render() == drawn.render()


def test_an_environment_travels() -> None:
    env = pickle.loads(pickle.dumps(duel_v1.raw_env(mask_in="info")))
    assert env.mask_in == "info"
