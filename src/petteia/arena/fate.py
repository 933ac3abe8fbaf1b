"""The same chance for all bots: a deal that does not depend on what the players do."""

from __future__ import annotations

import hashlib

from ..core.engine.rng import Rng
from ..core.engine.state import State


class Fate:
    """Chance that follows from a seed, the question and how often it has been asked.

    In games with the same fate the n-th card drawn from the same deck is the same card, whoever sits where.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked: dict[str, int] = {}

    def draw(self, state: State) -> int:
        """The action that chance takes now."""
        question = state.question
        number = self.asked.get(question, 0)
        self.asked[question] = number + 1
        key = f"{self.seed}/{question}/{number}".encode()
        return state.draw(Rng(int.from_bytes(hashlib.blake2b(key, digest_size=8).digest())))
