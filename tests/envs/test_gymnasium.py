"""Gymnasium's own checker, for every game and number of seats, and what it does not check."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import petteia
import petteia.envs.gymnasium
from petteia.core.contract.refusal import OptionError

NAMES = {"duel": "petteia/Duel-v1", "cyclades": "petteia/Cyclades-v1", "legendary": "petteia/Legendary-v1"}
TABLES = [(game, seats) for game in NAMES for seats in petteia.game(game).seat_counts]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_checker(game: str, seats: int) -> None:
    env = gymnasium.make(NAMES[game], seats=seats, seat=seats - 1, render_mode="ansi")
    check_env(env.unwrapped)
    env.close()


def rewards(seed: int, opponents: str) -> list[float]:
    """The rewards of a game in which the seat plays at random."""
    env = gymnasium.make(NAMES["duel"], opponents=opponents, seat=1)
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    heard, over = [], False
    while not over:
        _, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not truncated
        heard.append(float(reward))
    return heard


def test_the_reward_comes_at_the_end_and_follows_from_the_seed() -> None:
    heard = rewards(4, "greedy")
    assert heard[-1] in (-1.0, 0.0, 1.0)
    assert not any(heard[:-1])
    assert rewards(4, "greedy") == heard


def test_masks_are_what_is_legal() -> None:
    env = gymnasium.make(NAMES["duel"])
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    state = env.get_wrapper_attr("state")
    assert masks.dtype == np.bool_
    assert np.flatnonzero(masks).tolist() == state.legal() == np.flatnonzero(info["action_mask"]).tolist()


def test_an_illegal_action_loses_and_is_explained() -> None:
    env = gymnasium.make(NAMES["duel"])
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(0))
    assert (reward, over) == (-1.0, True)
    assert "take one of the wonders" in info["illegal"]


def test_opponents_must_fit_the_table() -> None:
    with pytest.raises(OptionError, match="has 3 opponents, not 2"):
        gymnasium.make(NAMES["cyclades"], seats=4, opponents=["random", "greedy"])
    with pytest.raises(OptionError, match="no seat 2"):
        gymnasium.make(NAMES["duel"], seat=2)


def test_several_at_once() -> None:
    envs = gymnasium.make_vec(NAMES["duel"], num_envs=2, vectorization_mode="sync")
    _, info = envs.reset(seed=3)
    assert info["action_mask"].shape == (2, petteia.game("duel").decisions)
    envs.close()
