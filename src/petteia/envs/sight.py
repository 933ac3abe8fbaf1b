"""What a seat sees and may do, as numpy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.contract.game import Game
from ..core.contract.observation import Observation
from ..core.contract.refusal import OptionError
from ..core.contract.registry import all_games
from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE, State


def described(game: Game, seats: int) -> Observation:
    """The description of a game's observations; `OptionError` if it has none."""
    found = game.observation(seats)
    if found is None:
        raise OptionError(f"{game.id} describes no observation")
    return found


def described_games() -> tuple[str, ...]:
    """The ids of all games that describe their observations."""
    return tuple(id for id, game in all_games().items() if game.observation(game.usual_seats) is not None)


def observed(state: State, seat: int, size: int) -> NDArray[Any]:
    """The observation of a seat."""
    seen = np.empty(size, np.int8)
    state.observe_into(seat, seen)
    return seen


def mask_of(state: State, decisions: int) -> NDArray[np.int8]:
    """1 for every legal action of the seat that is asked."""
    mask = np.zeros(decisions, np.int8)
    if state.actor >= 0:
        mask[state.legal()] = 1
    return mask


def let_chance_act(state: State, rng: Rng) -> None:
    """Let chance act until a seat is asked or the game is over."""
    while state.actor == CHANCE:
        state.play(state.draw(rng))
