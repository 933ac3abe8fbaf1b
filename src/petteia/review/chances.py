"""The chances of every seat, in whole millionths, and what an action of chance gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..core.engine.state import State
from .result import Chances

CERTAIN: Final = 1_000_000


def in_millionths(values: Sequence[float]) -> Chances:
    """The values scaled to add up to exactly a million."""
    total = sum(values)
    if total <= 0.0:
        return in_millionths([1.0] * len(values))
    shares = [int(CERTAIN * value / total) for value in values]
    shares[0] += CERTAIN - sum(shares)
    return tuple(shares)


def estimated(state: State) -> Chances:
    """The chances of all seats by the game's own estimate; once the game is over, what they got."""
    return in_millionths([state.estimate(seat) for seat in range(state.seats)])


def luck_of(state: State, action: int) -> Chances:
    """What an action of chance gives each seat: the estimate after it, minus the mean over all possible outcomes.

    However good the estimate is, the mean of this is zero, so luck can be separated from skill without bias.
    """
    mean = [0.0] * int(state.seats)
    given: Chances = ()
    for outcome, probability in state.outcomes():
        after = state.copy()
        after.play(outcome)
        chances = estimated(after)
        for seat, chance in enumerate(chances):
            mean[seat] += probability * chance
        if outcome == action:
            given = chances
    return difference(given, in_millionths(mean))


def added(one: Chances, other: Chances) -> Chances:
    return tuple(mine + yours for mine, yours in zip(one, other, strict=True))


def difference(one: Chances, other: Chances) -> Chances:
    return tuple(mine - yours for mine, yours in zip(one, other, strict=True))


def halfway(one: Chances, other: Chances) -> Chances:
    """The mean of two, with the same sum."""
    means = [(mine + yours) // 2 for mine, yours in zip(one, other, strict=True)]
    means[0] += sum(one) - sum(means)
    return tuple(means)


def summed(changes: Iterable[Chances], seats: int) -> Chances:
    """The sum of all changes."""
    total: Chances = (0,) * seats
    for change in changes:
        total = added(total, change)
    return total
