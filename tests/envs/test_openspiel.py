"""OpenSpiel's own suites, for every game and number of seats."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402

import petteia  # noqa: E402
from petteia.envs import openspiel  # noqa: E402

TABLES = [(game, seats) for game in openspiel.GAMES for seats in petteia.game(game).seat_counts]


def load(game: str, seats: int) -> Any:
    return pyspiel.load_game(openspiel.registered_name(game), {"players": seats})


def moved_on(game: Any, actions: int, seed: int) -> Any:
    """A state after that many random actions."""
    rng = petteia.Rng(seed)
    state = game.new_initial_state()
    for _ in range(actions):
        if state.is_terminal():
            break
        chance = state.is_chance_node()
        state.apply_action(rng.choice([one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_simulation(game: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", openspiel.GAMES)
def test_api_on_a_part_of_the_tree(game: str) -> None:
    rules = load(game, petteia.game(game).usual_seats)
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": rules, "game_name": game})
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(outcome)
    assert outcome.testsRun >= 5
    assert not outcome.failures + outcome.errors


def test_an_action_leads_where_it_leads_in_petteia() -> None:
    game = load("duel", 2)
    state = game.new_initial_state()
    twin = petteia.game("duel").start()
    rng = petteia.Rng(5)
    while not state.is_terminal():
        assert str(state) == twin.position()
        action = twin.draw(rng) if twin.actor == petteia.CHANCE else rng.choice(twin.legal())
        assert state.action_to_string(state.current_player(), openspiel_number(twin, action)) == twin.text(action)
        state.apply_action(openspiel_number(twin, action))
        twin.play(action)
    assert sorted(state.returns()) == [-1.0, 1.0] or state.returns() == [0.0, 0.0]


def openspiel_number(state: petteia.State, action: int) -> int:
    return action - petteia.game("duel").decisions if state.actor == petteia.CHANCE else action


def test_an_information_state_remembers_and_hides() -> None:
    """What the Great Library draws changes what its builder knows, and not what the other does."""
    game = load("duel", 2)
    rng = petteia.Rng(0)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal() and state.position.question != "draw_token":
            chance = state.is_chance_node()
            options = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
            state.apply_action(rng.choice(options))
        if not state.is_terminal():
            break
    builder = int(state.position.turn)
    children = [state.child(action) for action, _ in state.chance_outcomes()]
    assert len({child.information_state_string(builder) for child in children}) == len(children)
    assert len({child.information_state_string(1 - builder) for child in children}) == 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_resampled_looks_the_same(game: str, seats: int) -> None:
    state = moved_on(load(game, seats), 90, seed=2)
    for player in range(seats):
        other = state.resample_from_infostate(player, lambda: 0.25)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)


def test_a_clone_goes_its_own_way() -> None:
    state = moved_on(load("duel", 2), 60, seed=3)
    before = str(state)
    twin = state.clone()
    moved = twin.chance_outcomes()[0][0] if twin.is_chance_node() else twin.legal_actions()[0]
    twin.apply_action(moved)
    assert str(state) == before != str(twin)


def test_agents_of_openspiel_can_play() -> None:
    env = rl_environment.Environment(load("duel", 2), seed=1)
    step = env.reset()
    rng = np.random.default_rng(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0.0
