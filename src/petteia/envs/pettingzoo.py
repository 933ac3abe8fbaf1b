"""The games as PettingZoo environments in which seats take turns (AEC)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core.contract.registry import game as find_game
from ..core.engine.rng import Rng
from ..core.engine.state import SPECTATOR, State
from .picture import as_svg, as_text
from .rewards import WORST, reward_of
from .sight import described, let_chance_act, mask_of, observed
from .spaces import space_of

IN_OBSERVATION = "observation"
IN_INFO = "info"


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A table of a game. Chance acts by itself; the agents are the seats, `seat_0` and so on.

    `mask_in`: whether the mask of legal actions is part of the observation, as most learning libraries expect, or of
    the info. It is all zeros for agents that are not asked. Rewards are given at the end, and add up to 0.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, str] | None = None,
        mask_in: str = IN_OBSERVATION,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, mask_in, render_mode)
        super().__init__()
        if mask_in not in (IN_OBSERVATION, IN_INFO):
            raise ValueError(f"the mask can be in the {IN_OBSERVATION} or in the {IN_INFO}, not in {mask_in!r}")
        self.game = find_game(game)
        self.options = dict(options or {})
        self.start = self.game.start(seats, **self.options)
        self.seats = int(self.start.seats)
        self.mask_in = mask_in
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v1",
            "render_modes": ["ansi", "svg"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.description = described(self.game, self.seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen: spaces.Space[Any] = space_of(self.description)
        if mask_in == IN_OBSERVATION:
            mask = spaces.Box(0, 1, (self.game.decisions,), np.int8)
            seen = spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.game.decisions) for agent in self.possible_agents}
        self.no_mask = np.zeros(self.game.decisions, np.int8)
        self.rng = Rng(secrets.randbits(64))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. All chance follows from the seed; without one, from the previous game's generator."""
        self.rng = Rng(self.rng.next() if seed is None else seed)
        self.state: State = self.start.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        let_chance_act(self.state, self.rng)
        self.hand_over()

    def hand_over(self) -> None:
        """Select the seat that is asked, and renew the masks in the infos."""
        asked = int(self.state.actor)
        if self.mask_in == IN_INFO:
            for agent in self.agents:
                self.infos[agent] = {"action_mask": self.no_mask.copy()}
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]
            if self.mask_in == IN_INFO:
                self.infos[self.agent_selection] = {"action_mask": mask_of(self.state, self.game.decisions)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.state.play(int(action))
        let_chance_act(self.state, self.rng)
        self._cumulative_rewards[agent] = 0.0
        if self.state.over:
            for one, seat in self.seat_of.items():
                self.rewards[one] = reward_of(self.state, seat)
                self.terminations[one] = True
            self._accumulate_rewards()
        self.hand_over()

    def observe(self, agent: str) -> Any:
        seat = self.seat_of[agent]
        seen = observed(self.state, seat, self.description.size)
        if self.mask_in == IN_INFO:
            return seen
        return {"observation": seen, "action_mask": self.action_mask(seat)}

    def action_mask(self, seat: int) -> NDArray[np.int8]:
        """The mask of the seat's legal actions: all zeros unless it is asked."""
        return mask_of(self.state, self.game.decisions) if self.state.actor == seat else self.no_mask.copy()

    def render(self) -> str | None:
        """The table as everybody sees it, as text or SVG, depending on `render_mode`."""
        if self.render_mode == "ansi":
            return as_text(self.game, self.state, SPECTATOR)
        return as_svg(self.game, self.state, SPECTATOR) if self.render_mode == "svg" else None

    def close(self) -> None:
        """Nothing needs closing."""


def guarded(env: TableEnv) -> AECEnv:
    """The environment with the usual guards: an illegal action ends the game, anything out of order is an error."""
    judged = wrappers.TerminateIllegalWrapper(env, illegal_reward=WORST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(judged))
