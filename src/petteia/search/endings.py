"""Endings solved by looking ahead: with few cards left, the value of each action can be known exactly."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.engine.state import CHANCE, NOBODY, State, action_buffer


@final
class Ending:
    """Looks at everything that can follow, for two seats that share one victory; `failed` if that was too much.

    A seat takes the way that is best for it, and chance is averaged. A way is abandoned as soon as it is sure to be
    worse than one already known.
    """

    def __init__(self, limit: i64) -> None:
        self.left: i64 = limit  # positions that may still be looked at
        self.failed = False

    def value(self, state: State, least: float, most: float) -> float:
        """What seat 0 gets; exact if it is between the bounds."""
        actor: i64 = state.actor
        if actor == NOBODY:
            return state.reward(0)
        self.left -= 1
        if self.left < 0:
            self.failed = True
            return 0.0
        if actor == CHANCE:
            return self.expected(state)
        buffer = action_buffer()
        count: i64 = state.legal_into(buffer)
        best = -1.0 if actor == 0 else 2.0
        at: i64 = 0
        while at < count and least < most and not self.failed:
            after = state.copy()
            after.play(buffer[at])
            found = self.value(after, least, most)
            if actor == 0:
                best = found if found > best else best
                least = best if best > least else least
            else:
                best = found if found < best else best
                most = best if best < most else most
            at += 1
        return best

    def expected(self, state: State) -> float:
        """What seat 0 gets on average, over everything that chance may do."""
        total = 0.0
        for outcome, probability in state.outcomes():
            after = state.copy()
            after.play(outcome)
            total += probability * self.value(after, 0.0, 1.0)
            if self.failed:
                break
        return total

    def values_into(self, state: State, actions: vec[i64], count: i64, out: vec[float]) -> None:
        """Write what seat 0 gets after each of these actions."""
        at: i64 = 0
        while at < count and not self.failed:
            after = state.copy()
            after.play(actions[at])
            out[at] = self.value(after, 0.0, 1.0)
            at += 1
