"""What an ended game is worth to a learner."""

from __future__ import annotations

from ..core.engine.state import State

WORST = -1.0
BEST = 1.0


def reward_of(state: State, seat: int) -> float:
    """1 for a sole victory, and what that takes from the others in equal parts: rewards of a game add up to 0."""
    seats = int(state.seats)
    return float((seats * state.reward(seat) - 1.0) / (seats - 1.0)) if state.over else 0.0
