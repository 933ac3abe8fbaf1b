"""Fitting the weights of an estimate to games that were played: how well did it predict who won?"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from ..core.engine.rng import Rng
from ..core.engine.weights import exponential, weighed

MOST_SEATS: Final = 8
MOMENTUM: Final = 0.9
MEMORY: Final = 0.999
TINY: Final = 1e-8
GROWTH: Final = 4096


@final
class Fit:
    """Positions with what their seats got in the end, and weights that predict it better and better.

    Each step follows the slope for a sample of the positions, each weight at its own pace (the Adam method).
    """

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights[:]
        self.before = weights[:]
        self.width: i64 = len(weights)
        self.features = vec[float]([0.0] * GROWTH)
        self.rewards = vec[float]([0.0] * GROWTH)
        self.first = vec[i64]([0] * GROWTH)  # by position: where its features begin
        self.seats = vec[i64]([0] * GROWTH)
        self.slope = vec[float]([0.0] * len(weights))
        self.mean = vec[float]([0.0] * len(weights))
        self.square = vec[float]([0.0] * len(weights))
        self.chances = vec[float]([0.0] * MOST_SEATS)
        self.positions: i64 = 0
        self.end: i64 = 0  # of the features

    def add(self, features: vec[float], seats: i64, rewards: list[float]) -> None:
        """Add a position of a finished game: the features of all seats, and what each of them got."""
        self.reserve(seats)
        position: i64 = self.positions
        self.first[position] = self.end
        self.seats[position] = seats
        count: i64 = seats * self.width
        for at in range(count):
            self.features[self.end + at] = features[at]
        self.end += count
        for at in range(seats):
            self.rewards[MOST_SEATS * position + at] = rewards[at]
        self.positions += 1

    def reserve(self, seats: i64) -> None:
        """Make room for one more position."""
        while self.end + seats * self.width > len(self.features):
            self.features = extend(self.features, self.features)
        while MOST_SEATS * (self.positions + 1) > len(self.rewards):
            self.rewards = extend(self.rewards, vec[float]([0.0] * len(self.rewards)))
        while self.positions + 1 > len(self.first):
            self.first = extend(self.first, self.first)
            self.seats = extend(self.seats, self.seats)

    def foresee(self, position: i64) -> None:
        """Compute the chances that the weights give each seat in a position."""
        seats: i64 = self.seats[position]
        best = -1e9
        for seat in range(seats):
            standing = weighed(self.features, self.first[position] + seat * self.width, self.weights)
            self.chances[seat] = standing
            best = standing if standing > best else best
        total = 0.0
        for seat in range(seats):
            self.chances[seat] = exponential(self.chances[seat] - best)
            total += self.chances[seat]
        for seat in range(seats):
            self.chances[seat] /= total

    def surprise(self) -> float:
        """How far off the chances were: the mean squared distance to what the seats got."""
        total = 0.0
        for position in range(self.positions):
            self.foresee(position)
            for seat in range(self.seats[position]):
                miss = self.rewards[MOST_SEATS * position + seat] - self.chances[seat]
                total += miss * miss
        return total / float(self.positions)

    def run(self, rounds: i64, portion: i64, rate: float, pull: float, rng: Rng) -> None:
        """Fit to random samples of positions, enough to go over all of them about `rounds` times. `pull` draws every
        weight back towards its starting value."""
        steps: i64 = rounds * self.positions // portion
        for step in range(steps):
            left = 1.0 - float(step) / float(steps)
            self.follow_slope(portion, rate * left, pull, rng)

    def follow_slope(self, portion: i64, rate: float, pull: float, rng: Rng) -> None:
        for at in range(self.width):
            self.slope[at] = pull * (self.weights[at] - self.before[at])
        for _ in range(portion):
            self.add_slope(rng.below(self.positions), 1.0 / float(portion))
        for at in range(self.width):
            slope = self.slope[at]
            self.mean[at] = MOMENTUM * self.mean[at] + (1.0 - MOMENTUM) * slope
            self.square[at] = MEMORY * self.square[at] + (1.0 - MEMORY) * slope * slope
            self.weights[at] -= rate * self.mean[at] / (sqrt(self.square[at]) + TINY)

    def add_slope(self, position: i64, share: float) -> None:
        """How the likelihood of a position's outcome changes with each weight."""
        self.foresee(position)
        for seat in range(self.seats[position]):
            miss = share * (self.chances[seat] - self.rewards[MOST_SEATS * position + seat])
            first: i64 = self.first[position] + seat * self.width
            for at in range(self.width):
                self.slope[at] += miss * self.features[first + at]
