"""What a bot is, and everything it gets to see."""

from __future__ import annotations

from ..core.engine.rng import Rng
from ..core.engine.state import State

# draws what is hidden from a seat, for the state that its bot holds; `imagine` draws it anew
ANY_SEED = 0


class Situation:
    """What a bot is shown when it is asked: its seat's view, the legal actions, the clock, and states it could be in.

    It holds nothing else: the state in it is one that the seat could be in, not the real state of the game.
    """

    def __init__(self, state: State, seconds_left: float | None = None) -> None:
        self.seconds_left = seconds_left  # on the seat's clock, if it has one
        self.seat: int = state.actor
        self.question = state.question
        self.legal = state.legal()
        self._imagined = state.imagine(self.seat, Rng(ANY_SEED))

    def view(self) -> object:
        """What the seat may know."""
        return self._imagined.view(self.seat)

    def text(self, action: int) -> str:
        """A legal action in words."""
        return self._imagined.text(action)

    def imagine(self, rng: Rng) -> State:
        """A full state drawn from what the seat knows, for thinking ahead."""
        return self._imagined.imagine(self.seat, rng)


class Bot:
    """A player that answers every question of its seat."""

    name = ""

    def choose(self, situation: Situation, rng: Rng) -> int:
        """One of the legal actions. All of a bot's randomness comes from `rng`."""
        raise NotImplementedError
