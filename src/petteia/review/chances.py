"""What every seat may hope for, in whole millionths, and what an action of chance gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..core.engine.state import State
from .result import Chances

CERTAIN: Final = 1_000_000


def in_millionths(values: Sequence[float]) -> Chances:
    """The shares of the values in a million; they add up to it exactly."""
    total = sum(values)
    if total <= 0.0:
        return in_millionths([1.0] * len(values))
    shares = [int(CERTAIN * value / total) for value in values]
    shares[0] += CERTAIN - sum(shares)
    return tuple(shares)


def estimated(state: State) -> Chances:
    """What the seats may hope for as the game's own estimate sees it; what they got, once it is over."""
    return in_millionths([state.estimate(seat) for seat in range(state.seats)])


def luck_of(state: State, action: int) -> Chances:
    """What an action of chance gives each seat: the estimate after it, less the mean over all that could happen.

    Whatever the estimate is worth, the mean of this is nothing, so luck can be told from skill without a bias.
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
    """The mean of two, which adds up to the same."""
    means = [(mine + yours) // 2 for mine, yours in zip(one, other, strict=True)]
    means[0] += sum(one) - sum(means)
    return tuple(means)


def summed(changes: Iterable[Chances], seats: int) -> Chances:
    """All changes together."""
    total: Chances = (0,) * seats
    for change in changes:
        total = added(total, change)
    return total
