"""Simple bots: one does not think at all, the other thinks one action ahead."""

from __future__ import annotations

from ..core.engine.rng import Rng
from .bot import Bot, Situation


class RandomBot(Bot):
    """Takes a random legal action."""

    name = "random"

    def choose(self, situation: Situation, rng: Rng) -> int:
        return rng.choice(situation.legal)


class GreedyBot(Bot):
    """Takes the action after which its seat stands best, by the game's own estimate; ties are broken at random.

    With `notices` below 1 it overlooks some actions, as people do, and takes the best that it sees.
    """

    name = "greedy"

    def __init__(self, notices: float = 1.0) -> None:
        self.notices = notices

    def choose(self, situation: Situation, rng: Rng) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        now = situation.imagine(rng)
        best: list[int] = []
        top = -1.0
        for action in self.noticed(situation.legal, rng):
            state = now.copy()
            state.play(action)
            value = state.estimate(situation.seat)
            if value > top:
                best, top = [action], value
            elif value == top:
                best.append(action)
        return rng.choice(best)

    def noticed(self, actions: list[int], rng: Rng) -> list[int]:
        """The actions that it does not overlook, at least one."""
        if self.notices >= 1.0:
            return actions
        return [action for action in actions if rng.random() < self.notices] or [rng.choice(actions)]
