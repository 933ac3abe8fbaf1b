"""Estimates that were learnt: a file of weights, and how weighed standings become chances to win.

A weight is what a thing is worth in natural logarithms of the odds to win. Only sums, products and quotients are used,
so an estimate is the same on every machine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SQUARINGS: Final = 10
PARTS: Final = 1024.0  # two to the power of the squarings
FARTHEST: Final = 40.0  # what is further behind has no chance at all
NO_CHANCE: Final = -1000.0


def read_weights(path: Path, count: i64) -> vec[float]:
    """The weights of a file, so many: on each line a name, a number and what is weighed; `#` starts a remark."""
    found: list[float] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.split()
        if words and not words[0].startswith("#"):
            found.append(float(words[1]))
    if len(found) != count:
        raise ValueError(f"{path.name} holds {len(found)} weights instead of {count}")
    return vec[float](found)


def exponential(x: float) -> float:
    """About e to the power of x, by squaring: library functions differ from machine to machine in the last digit."""
    if x < -FARTHEST:
        return 0.0
    value = 1.0 + x / PARTS
    step: i64 = 0
    while step < SQUARINGS:
        value *= value
        step += 1
    return value


def weighed(features: vec[float], first: i64, weights: vec[float]) -> float:
    """The sum of the features from one place on, each times its weight."""
    total = 0.0
    count: i64 = len(weights)
    at: i64 = 0
    while at < count:
        total += weights[at] * features[first + at]
        at += 1
    return total


def to_chances(standings: vec[float], count: i64) -> None:
    """Standings become chances that add up to 1, the higher the better."""
    best = standings[0]
    at: i64 = 1
    while at < count:
        best = standings[at] if standings[at] > best else best
        at += 1
    total = 0.0
    at = 0
    while at < count:
        standings[at] = exponential(standings[at] - best)
        total += standings[at]
        at += 1
    at = 0
    while at < count:
        standings[at] /= total
        at += 1
