"""Many games as numpy arrays, stepped by one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.bot import Bot, Situation
from ..bots.levels import bot as bot_of
from ..core.contract.game import Game
from ..core.contract.refusal import IllegalAction, OptionError, Refusal
from ..core.contract.registry import game as game_of
from ..core.engine.batch import Games
from ..core.engine.rng import Rng

RANDOM = "random"
FOR_BOTS = -1  # the part of a seed that bots draw from


class Step(NamedTuple):
    """The state of all games after a step, with a row for each game.

    `observations`: what the seat to act sees; `masks`: 1 for each legal action; `actors`: the seat to act; `rewards`:
    by seat, of the game that this step ended, or else 0; `ended`: whether it ended one. The next game has already
    begun.
    """

    observations: NDArray[Any]
    masks: NDArray[np.int8]
    actors: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]


class Batch:
    """n games of one kind, stepped together; which seat is asked next may differ from game to game.

    A row's games depend on its seed alone, not on other rows: its k-th game draws chance from `Rng(seed).spawn(k)`.
    `opponents` maps seats to the bots that play them, each a name, an object or "random"; then only the other seats are
    ever asked. The arrays are views of the engine's own memory: copy anything that you keep beyond the next step.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        seeds: int | Sequence[int] = 0,
        seats: int = 0,
        options: Mapping[str, str] | None = None,
        observe: bool = True,
        opponents: Mapping[int, str | Bot] | None = None,
    ) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        start = self.game.start(seats, **(options or {}))
        self.seats = int(start.seats)
        self.description = self.game.observation(self.seats)
        if observe and self.description is None:
            raise OptionError(f"{self.game.id} describes no observation; say observe=False")
        numbers = [seeds + place for place in range(n)] if isinstance(seeds, int) else list(seeds)
        if len(numbers) != n or not n:
            raise ValueError(f"{n} games need {n} seeds, not {len(numbers)}")
        random_seats, self.bots = self.seated(opponents or {}, n)
        self.rngs = [Rng(seed).spawn(FOR_BOTS) for seed in numbers]
        self.games = Games(start, numbers, self.game.decisions, observe, random_seats)
        games, decisions = self.games, self.game.decisions
        self.current = Step(
            np.frombuffer(memoryview(games.seen), np.int8).reshape(n, -1) if observe else np.empty((n, 0), np.int8),
            np.frombuffer(memoryview(games.masks), np.int8).reshape(n, -1)[:, :decisions],
            np.frombuffer(memoryview(games.actors), np.int64),
            np.frombuffer(memoryview(games.rewards), np.float64).reshape(n, -1),
            np.frombuffer(memoryview(games.ended), np.bool_).reshape(n, -1)[:, 0],
        )
        self.random_actions = np.frombuffer(memoryview(games.drawn), np.int64)
        self.let_bots_play()

    def seated(self, opponents: Mapping[int, str | Bot], n: int) -> tuple[int, dict[int, list[Bot]]]:
        """The set of seats that play at random, and the bots of the other opponents: a bot given by name is created
        for each game."""
        random_seats, bots = 0, {}
        for seat, bot in opponents.items():
            if not 0 <= seat < self.seats:
                raise OptionError(f"there is no seat {seat} at a table of {self.seats}")
            if bot == RANDOM:
                random_seats |= 1 << seat
            else:
                bots[seat] = [bot_of(bot, self.game.id) if isinstance(bot, str) else bot for _ in range(n)]
        if len(opponents) == self.seats:
            raise OptionError("opponents play every seat; leave at least one to be asked")
        return random_seats, bots

    def __len__(self) -> int:
        return int(self.games.count)

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Step:
        """Play an action in every game. If one is illegal, none is played and `IllegalAction` names the game."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (len(self),):
            raise ValueError(f"{len(self)} games need {len(self)} actions, not an array of shape {chosen.shape}")
        packed = chosen.tobytes()
        place = self.games.refused(packed)
        if place >= 0:
            refusal = self.games.states[place].why_not(int(chosen[place]))
            assert refusal is not None
            raise IllegalAction(Refusal(refusal.rule, refusal.key, f"game {place}: {refusal.text}", refusal.args))
        self.games.step(packed)
        self.let_bots_play()
        return self.current

    def let_bots_play(self) -> None:
        """Let the bots answer until every game asks one of the other seats."""
        while self.bots:
            waiting = np.flatnonzero(np.isin(self.current.actors, list(self.bots)))
            if not len(waiting):
                return
            for place in waiting.tolist():
                situation = Situation(self.games.states[place])
                self.games.step_one(place, self.bots[situation.seat][place].choose(situation, self.rngs[place]))
