"""Two bots that think little: one not at all, one a single action ahead."""

from __future__ import annotations

from ..core.rng import Rng
from .bot import Bot, Situation


class RandomBot(Bot):
    """Takes any legal action."""

    name = "random"

    def choose(self, situation: Situation, rng: Rng) -> int:
        return rng.choice(situation.legal)


class GreedyBot(Bot):
    """Takes the action after which its seat stands best, by the game's own estimate; equals are drawn among."""

    name = "greedy"

    def choose(self, situation: Situation, rng: Rng) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        now = situation.imagine(rng)
        best: list[int] = []
        top = -1.0
        for action in situation.legal:
            state = now.copy()
            state.play(action)
            value = state.estimate(situation.seat)
            if value > top:
                best, top = [action], value
            elif value == top:
                best.append(action)
        return rng.choice(best)
