"""The games as Gymnasium environments: one seat learns, bots play the others."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots.bot import Bot, Situation
from ..bots.levels import bot as bot_of
from ..core.contract.refusal import IllegalAction, OptionError
from ..core.contract.registry import game as find_game
from ..core.engine.rng import Rng
from ..core.engine.state import State
from .picture import as_svg, as_text
from .rewards import WORST, reward_of
from .sight import described, described_games, let_chance_act, mask_of, observed
from .spaces import space_of

USUAL_OPPONENT = "random"
# the streams spawned from a seed
CHANCE, OPPONENTS = 0, 1


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """A seat at a table. `opponents` are bots, as names or objects: one for all other seats, or one for each in seat
    order, beginning after this seat.

    The mask of legal actions is in the info, and `action_masks()` returns it for libraries that ask for it. The reward
    is given at the end, from 1 for a sole victory down to -1. An illegal action loses the game at once; "illegal" in
    the info says why it is illegal.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seat: int = 0,
        seats: int = 0,
        opponents: str | Bot | Sequence[str | Bot] = USUAL_OPPONENT,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game)
        self.start = self.game.start(seats, **(options or {}))
        self.seats = int(self.start.seats)
        if not 0 <= seat < self.seats:
            raise OptionError(f"there is no seat {seat} at a table of {self.seats}")
        self.seat = seat
        self.opponents = self.others(opponents)
        self.render_mode = render_mode
        self.description = described(self.game, self.seats)
        self.observation_space = space_of(self.description)
        self.action_space = spaces.Discrete(self.game.decisions)
        self.rng = Rng(secrets.randbits(64))
        self.thoughts = self.rng.spawn(OPPONENTS)
        self.state: State = self.start.copy()
        self.bots: dict[int, Bot] = {}

    def others(self, given: str | Bot | Sequence[str | Bot]) -> dict[int, str | Bot]:
        """The bot of every other seat."""
        places = [(self.seat + distance) % self.seats for distance in range(1, self.seats)]
        named = [given] * len(places) if isinstance(given, str | Bot) else list(given)
        if len(named) != len(places):
            raise OptionError(f"a table of {self.seats} has {len(places)} opponents, not {len(named)}")
        return dict(zip(places, named, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a game. Chance and the opponents follow from the seed; without one, from the previous game's."""
        super().reset(seed=seed)
        whole = Rng(self.rng.next() if seed is None else seed)
        self.rng, self.thoughts = whole.spawn(CHANCE), whole.spawn(OPPONENTS)
        self.bots = {
            seat: bot_of(bot, self.game.id) if isinstance(bot, str) else bot for seat, bot in self.opponents.items()
        }
        self.state = self.start.copy()
        self.let_others_act()
        return self.seen(), self.info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Play an action, then let the others act until the seat is asked again or the game is over."""
        try:
            self.state.play(int(action))
        except IllegalAction as error:
            return self.seen(), WORST, True, False, self.info() | {"illegal": str(error)}
        self.let_others_act()
        return self.seen(), reward_of(self.state, self.seat), bool(self.state.over), False, self.info()

    def let_others_act(self) -> None:
        state = self.state
        let_chance_act(state, self.rng)
        while state.actor >= 0 and state.actor != self.seat:
            state.play(self.bots[int(state.actor)].choose(Situation(state), self.thoughts))
            let_chance_act(state, self.rng)

    def seen(self) -> NDArray[Any]:
        return observed(self.state, self.seat, self.description.size)

    def info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.state, self.game.decisions)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions in the form that sb3-contrib's MaskablePPO asks for."""
        return mask_of(self.state, self.game.decisions).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it, as text or SVG, depending on `render_mode`."""
        if self.render_mode == "ansi":
            return as_text(self.game, self.state, self.seat)
        return as_svg(self.game, self.state, self.seat) if self.render_mode == "svg" else None


def register() -> None:
    """Register every game that describes its observations with `gymnasium.make`, for example `petteia/Duel-v1`."""
    for game in described_games():
        id = f"petteia/{game.title()}-v1"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="petteia.envs.gymnasium:SeatEnv", kwargs={"game": game})


register()
