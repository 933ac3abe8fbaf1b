"""The reward of a finished game for a learner."""

from __future__ import annotations

from ..core.engine.state import State

WORST = -1.0
BEST = 1.0


def reward_of(state: State, seat: int) -> float:
    """1 for a sole victory, paid by the others in equal parts, so that the rewards of a game add up to 0; 0 before the
    end."""
    seats = int(state.seats)
    return float((seats * state.reward(seat) - 1.0) / (seats - 1.0)) if state.over else 0.0
