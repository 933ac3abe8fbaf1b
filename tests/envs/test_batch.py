"""A batch of games is many single games: the same actions lead to the same positions, arrays and rewards."""

from __future__ import annotations

import numpy as np
import pytest

import petteia
from petteia.bots import Bot, GreedyBot, Situation
from petteia.core.contract.refusal import IllegalAction, OptionError
from petteia.core.engine.state import State
from petteia.envs import Batch

TABLES = [(game, seats) for game in ("duel", "cyclades", "legendary") for seats in petteia.game(game).seat_counts]
STEPS = {"duel": 200, "cyclades": 60, "legendary": 60}


class Single:
    """One game after the other in one place, by hand."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.game = petteia.game(game)
        self.seats = seats
        self.seed = seed
        self.begun = -1
        self.rewards = [0.0] * seats
        self.begin()

    def begin(self) -> None:
        self.begun += 1
        self.rng = petteia.Rng(self.seed).spawn(self.begun)
        self.state: State = self.game.start(self.seats)
        self.let_chance_act()

    def let_chance_act(self) -> None:
        while self.state.actor == petteia.CHANCE:
            self.state.play(self.state.draw(self.rng))

    def step(self, action: int) -> bool:
        self.rewards = [0.0] * self.seats
        self.state.play(action)
        self.let_chance_act()
        if not self.state.over:
            return False
        self.rewards = [self.state.reward(seat) for seat in range(self.seats)]
        self.begin()
        return True


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_batch_is_many_single_games(game: str, seats: int) -> None:
    rules = petteia.game(game)
    description = rules.observation(seats)
    assert description is not None
    batch = Batch(game, 3, [5, 6, 7], seats=seats)
    singles = [Single(game, seats, seed) for seed in (5, 6, 7)]
    now, ended = batch.current, [False] * 3
    for _ in range(STEPS[game]):
        for place, single in enumerate(singles):
            state = single.state
            seen, mask = np.empty(description.size, np.int8), np.empty(rules.decisions, np.int8)
            state.observe_into(state.actor, seen)
            state.mask_into(mask)
            assert batch.games.states[place] == state
            assert now.actors[place] == state.actor
            assert (now.observations[place] == seen).all()
            assert (now.masks[place] == mask).all()
            assert now.rewards[place].tolist() == single.rewards
            assert bool(now.ended[place]) == ended[place]
        chosen = batch.random_actions.copy()
        now = batch.step(chosen)
        ended = [single.step(int(action)) for single, action in zip(singles, chosen, strict=True)]
    if game == "duel":
        assert all(single.begun for single in singles)


def test_the_same_seeds_give_the_same_games() -> None:
    def play(seeds: list[int]) -> list[list[int]]:
        batch = Batch("duel", len(seeds), seeds, observe=False)
        return [[*batch.step(batch.random_actions.copy()).actors.tolist()] for _ in range(100)]

    assert play([1, 2]) == play([1, 2])
    assert play([1, 2]) != play([3, 4])


def test_an_illegal_action_names_its_game_and_plays_nothing() -> None:
    batch = Batch("duel", 3, 1)
    before = [state.copy() for state in batch.games.states]
    actions = batch.random_actions.copy()
    actions[1] = 0
    with pytest.raises(IllegalAction, match="game 1: "):
        batch.step(actions)
    assert batch.games.states == before
    actions[1] = 10**9
    with pytest.raises(IllegalAction, match="game 1: "):
        batch.step(actions)


def test_opponents_play_their_seats() -> None:
    asked: set[int] = set()

    class Watching(Bot):
        def choose(self, situation: Situation, rng: petteia.Rng) -> int:
            asked.add(situation.seat)
            return GreedyBot().choose(situation, rng)

    batch = Batch("cyclades", 2, 3, seats=4, opponents={1: "random", 2: Watching(), 3: "greedy"})
    for _ in range(40):
        assert set(batch.step(batch.random_actions.copy()).actors.tolist()) == {0}
    assert asked == {2}


def test_somebody_must_be_left_to_ask() -> None:
    with pytest.raises(OptionError, match="every seat"):
        Batch("duel", 1, opponents={0: "random", 1: "random"})
    with pytest.raises(OptionError, match="no seat 2"):
        Batch("duel", 1, opponents={2: "random"})


def test_arrays_are_no_copies() -> None:
    batch = Batch("duel", 2, 1)
    assert not batch.current.observations.flags.owndata
    assert not batch.current.observations.flags.writeable
    first = batch.current.observations.copy()
    batch.step(batch.random_actions.copy())
    assert (first != batch.current.observations).any()
