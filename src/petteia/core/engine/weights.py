"""Learnt estimates: a file of weights, and how weighted standings become chances of winning.

A weight is what a thing adds to the log-odds of winning. Only sums, products and quotients are used, so an estimate is
the same on every machine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PARTS: Final = 1024.0  # two to the power of ten, for ten squarings
FARTHEST: Final = 40.0  # whoever is farther behind has no chance at all
NO_CHANCE: Final = -1000.0


def written(path: Path) -> list[str]:
    """The lines of a file that are not blank or comments."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def read_weights(path: Path, count: i64) -> vec[float]:
    """The weights of a file, which must be `count`: on each line a name, a number and what it weighs. A comment begins
    with `#`."""
    found = [float(line.split()[1]) for line in written(path)]
    if len(found) != count:
        raise ValueError(f"{path.name} holds {len(found)} weights instead of {count}")
    return vec[float](found)


def read_tastes(path: Path, weights: Path, count: i64) -> list[vec[float]]:
    """The weights of a file, then those of each taste in a second file, whose lines give a taste, the name of a weight
    and how much to add to it; `#` starts a comment."""
    plain = read_weights(weights, count)
    names = [line.split()[0] for line in written(weights)]
    found = [plain]
    tastes: list[str] = []
    for line in written(path):
        taste, name, more = line.split()[:3]
        if taste not in tastes:
            tastes.append(taste)
            found.append(plain[:])
        found[tastes.index(taste) + 1][names.index(name)] += float(more)
    return found


def exponential(x: float) -> float:
    """About e to the power of x, by squaring: library functions differ in the last digit from machine to machine."""
    if x < -FARTHEST:
        return 0.0
    value = 1.0 + x / PARTS
    value *= value
    value *= value
    value *= value
    value *= value
    value *= value
    value *= value
    value *= value
    value *= value
    value *= value
    return value * value


def at_most(count: i64, most: i64) -> i64:
    """The count, or `most` if it is more."""
    return count if count < most else most


def weighed(features: vec[float], first: i64, weights: vec[float]) -> float:
    """The weighted sum of the features from place `first` on; most are 0."""
    total = 0.0
    count: i64 = len(weights)
    for at in range(count):
        feature = features[first + at]
        if feature != 0.0:
            total += weights[at] * feature
    return total


def chance_of(standings: vec[float], count: i64, one: i64) -> float:
    """The chance of one of the standings, as `to_chances` would compute it."""
    best = standings[0]
    for at in range(1, count):
        best = standings[at] if standings[at] > best else best
    total = 0.0
    for at in range(count):
        total += exponential(standings[at] - best)
    return exponential(standings[one] - best) / total


def to_chances(standings: vec[float], count: i64) -> None:
    """Turn standings into chances that add up to 1; a higher standing means a higher chance."""
    best = standings[0]
    for at in range(1, count):
        best = standings[at] if standings[at] > best else best
    total = 0.0
    for at in range(count):
        standings[at] = exponential(standings[at] - best)
        total += standings[at]
    for at in range(count):
        standings[at] /= total
