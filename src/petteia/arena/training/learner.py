"""Learning: a net, or weights, fitted to positions step by step, with numpy alone."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...core.engine.mindfile import numbers_of, opened, write_mind
from ...core.engine.net import (
    HIDDEN,
    LANE,
    LANE_MASK,
    LANES,
    SCALE,
    TOP_LANE,
    TOP_START,
    UNITS,
    WORDS,
    ZERO,
    Block,
    features_in,
)

Floats = NDArray[np.float32]
Places = NDArray[np.int64]
Bools = NDArray[np.bool_]

PORTION = 1024  # positions in a step
MOMENTUM = 0.9
MEMORY = 0.999
TINY = 1e-8
DECAY = 1e-5
LARGEST = 127 / SCALE  # the largest weight of the first layer
WARMING = 0.15  # share of all steps in which the rate rises
SLOWEST = 0.02


@dataclass(frozen=True)
class Pace:
    """How a net learns: how often it sees all positions, how fast, and what share of features each step overlooks."""

    rounds: float
    rate: float
    overlook: float
    seed: int


def scales(blocks: tuple[Block, ...]) -> list[tuple[int, int, int]]:
    """Where the scales are: the first feature, how many scales, and how many steps each has."""
    found = []
    at = 0
    for block in blocks:
        if block.scale:
            found.append((at, block.size // block.scale, block.scale))
        at += block.size
    return found


class Learner:
    """Numbers that learn from positions, each by following its slope. A subclass says what the slopes are."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.rng = np.random.default_rng(pace.seed)

    def begin(self, weights: list[Floats]) -> None:
        """Start from these numbers."""
        self.weights = weights
        self.means = [np.zeros_like(weight) for weight in weights]
        self.squares = [np.zeros_like(weight) for weight in weights]
        self.steps = 0

    def recall(self, path: Path) -> None:
        """Start from what a file knows, instead of knowing nothing."""
        raise NotImplementedError

    def write(self, path: Path, header: dict[str, Any]) -> None:
        """Write what was learnt to a file; the header says how it was made."""
        raise NotImplementedError

    def step(self, sights: Any, chosen: Places, rate: float) -> float:
        """Take one step down the gradient; returns the loss before it."""
        raise NotImplementedError

    def run(self, sights: Any, chosen: Places, tell: Callable[[int, int, float], None]) -> None:
        """Go through the chosen positions, portion by portion, as often as the pace says."""
        total = max(1, int(self.pace.rounds * len(chosen) / PORTION))
        order = self.rng.permutation(chosen)
        at = 0
        seen = 0.0
        for step in range(total):
            if at + PORTION > len(order):
                order, at = self.rng.permutation(chosen), 0
            loss = self.step(sights, order[at : at + PORTION], self.pace.rate * speed(step / total))
            seen = loss if step == 0 else 0.99 * seen + 0.01 * loss
            at += PORTION
            tell(step + 1, total, seen)

    def follow(self, slopes: list[Floats], rate: float) -> None:
        """Move each weight at its own pace (the method called Adam)."""
        self.steps += 1
        early_mean, early_square = 1.0 - MOMENTUM**self.steps, 1.0 - MEMORY**self.steps
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += (1.0 - MOMENTUM) * (slope - mean)
            square += (1.0 - MEMORY) * (slope * slope - square)
            weight *= 1.0 - rate * DECAY
            weight -= rate * (mean / early_mean) / (np.sqrt(square / early_square) + TINY)


class NetLearner(Learner):
    """The weights of a net while it learns. The weights of a scale's step are what it adds to the previous step.

    A subclass says what a position is, and how the outputs should change there.
    """

    def __init__(self, blocks: tuple[Block, ...], outputs: int, pace: Pace) -> None:
        super().__init__(pace)
        rng = self.rng
        self.features = features_in(blocks)
        self.scales = scales(blocks)
        first = rng.normal(0.0, 0.05, (self.features, UNITS))
        for at, count, steps in self.scales:
            first[at : at + count * steps] *= 0.3
        self.begin(
            [
                first.astype(np.float32),
                np.full(UNITS, 0.1, np.float32),
                rng.normal(0.0, (2.0 / UNITS) ** 0.5, (UNITS, HIDDEN)).astype(np.float32),
                np.zeros(HIDDEN, np.float32),
                rng.normal(0.0, 0.1, (HIDDEN, outputs)).astype(np.float32),
                np.zeros(outputs, np.float32),
            ]
        )

    def recall(self, path: Path) -> None:
        _, numbers = opened(path)
        whole, _ = numbers_of(self.features, self.weights[5].size)
        packed = np.frombuffer(numbers, "<i8", whole).reshape(-1, WORDS).copy()
        packed[-1] -= np.int64(-(TOP_START << TOP_LANE))
        lanes = np.stack([packed >> LANE * lane & LANE_MASK for lane in range(LANES)], axis=-1)
        rows = ((lanes.reshape(-1, UNITS) - ZERO) / SCALE).astype(np.float32)
        first = rows[:-1]
        for at, count, steps in self.scales:
            part = first[at : at + count * steps].reshape(count, steps, UNITS)
            part[:, 1:] -= part[:, :-1].copy()
        others = np.frombuffer(numbers, "<f8", offset=8 * whole).astype(np.float32)
        second, bias, outputs = np.split(others, [UNITS * HIDDEN, UNITS * HIDDEN + HIDDEN])
        outputs = outputs.reshape(-1, HIDDEN + 1)
        self.begin(
            [
                first,
                rows[-1],
                second.reshape(UNITS, HIDDEN),
                bias,
                np.ascontiguousarray(outputs[:, :-1].T),
                np.ascontiguousarray(outputs[:, -1]),
            ]
        )

    def rows(self, sights: Any, chosen: Places) -> Places:
        """The sights of the chosen positions: one for each position, unless a game says otherwise."""
        return chosen

    def slopes(self, sights: Any, chosen: Places, told: Floats) -> tuple[Floats, float]:
        """The gradient of the outputs, and how far off they were."""
        raise NotImplementedError

    def first_layer(self) -> Floats:
        """The weights of the first layer as the net has them, with the steps of each scale added up."""
        first = self.weights[0].copy()
        for at, count, steps in self.scales:
            part = first[at : at + count * steps].reshape(count, steps, UNITS)
            np.cumsum(part, axis=1, out=part)
        return first

    def spread_slope(self, slope: Floats) -> Floats:
        """The reverse of `first_layer` for gradients: a step of a scale also counts for all steps above it."""
        for at, count, steps in self.scales:
            part = slope[at : at + count * steps].reshape(count, steps, UNITS)
            part[:] = np.cumsum(part[:, ::-1], axis=1)[:, ::-1]
        return slope

    def dense(self, sights: Any, chosen: Places, overlook: float) -> Floats:
        """The features of some sights, one row each."""
        counts, flat = spans(sights.starts, chosen)
        rows = np.repeat(np.arange(len(chosen)), counts)
        columns = sights.features[flat]
        shown = np.zeros((len(chosen), self.features), np.float32)
        if overlook:
            kept = self.rng.random(len(columns), np.float32) >= overlook
            rows, columns = rows[kept], columns[kept]
            shown[rows, columns] = 1.0 / (1.0 - overlook)
        else:
            shown[rows, columns] = 1.0
        return shown

    def step(self, sights: Any, chosen: Places, rate: float) -> float:
        first = self.first_layer()
        _, bias1, second, bias2, outer, bias3 = self.weights
        shown = self.dense(sights, self.rows(sights, chosen), self.pace.overlook)
        layer1 = np.maximum(shown @ first + bias1, 0.0)
        layer2 = np.maximum(layer1 @ second + bias2, 0.0)
        told = layer2 @ outer + bias3
        slope3, loss = self.slopes(sights, chosen, told)
        slope_outer = layer2.T @ slope3
        slope2 = (slope3 @ outer.T) * (layer2 > 0.0)
        slope_second = layer1.T @ slope2
        slope1 = (slope2 @ second.T) * (layer1 > 0.0)
        slope_first = self.spread_slope(shown.T @ slope1)
        self.follow(
            [slope_first, slope1.sum(0), slope_second, slope2.sum(0), slope_outer, slope3.sum(0)],
            rate,
        )
        return loss

    def told(self, sights: Any, chosen: Places, outputs: int) -> Floats:
        """The first `outputs` outputs of the net, as it will be written, for the chosen positions."""
        first, bias1 = rounded(self.first_layer()), rounded(self.weights[1])
        _, _, second, bias2, outer, bias3 = self.weights
        found = []
        for at in range(0, len(chosen), PORTION):
            shown = self.dense(sights, self.rows(sights, chosen[at : at + PORTION]), 0.0)
            layer1 = np.maximum(shown @ first + bias1, 0.0)
            layer2 = np.maximum(layer1 @ second + bias2, 0.0)
            found.append(layer2 @ outer[:, :outputs] + bias3[:outputs])
        return np.concatenate(found)

    def write(self, path: Path, header: dict[str, Any]) -> None:
        write_mind(path, header, *self.numbers())

    def numbers(self) -> tuple[array[int], array[float]]:
        """The net as its file holds it."""
        rows = np.concatenate([self.first_layer(), self.weights[1][None]])
        whole = np.clip(np.rint(rows * SCALE), -127, 127).astype(np.int64) + ZERO
        lanes = whole.reshape(-1, WORDS, LANES)
        packed = lanes[..., 0] + (lanes[..., 1] << LANE) + (lanes[..., 2] << 2 * LANE) + (lanes[..., 3] << TOP_LANE)
        packed[-1] += np.int64(-(TOP_START << TOP_LANE))
        _, _, second, bias2, outer, bias3 = self.weights
        outputs = np.concatenate([outer.T, bias3[:, None]], axis=1)
        others = np.concatenate([second.reshape(-1), bias2, outputs.reshape(-1)])
        return array("q", packed.reshape(-1).tolist()), array("d", others.astype(np.float64).tolist())


def speed(done: float) -> float:
    """The learning rate, relative to the pace's, when that share is done: it rises at first, then falls."""
    if done < WARMING:
        return max(SLOWEST, done / WARMING)
    return max(SLOWEST, 0.5 + 0.5 * math.cos(math.pi * (done - WARMING) / (1.0 - WARMING)))


def rounded(weights: Floats) -> Floats:
    """Weights of the first layer as the file will hold them."""
    whole = np.clip(np.rint(weights * np.float32(SCALE)), -127, 127)
    return np.asarray(whole / np.float32(SCALE), np.float32)


def softmax(told: Floats) -> Floats:
    weights = np.exp(told - told.max(1, keepdims=True))
    return np.asarray(weights / weights.sum(1, keepdims=True), np.float32)


def spans(starts: Places, chosen: Places) -> tuple[Places, Places]:
    """The number of entries of each chosen position, and the places of all these entries in order."""
    begin = starts[chosen]
    counts = starts[chosen + 1] - begin
    before = np.cumsum(counts) - counts
    flat = np.repeat(begin - before, counts) + np.arange(counts.sum())
    return counts, flat


def log_loss(hopes: Floats, results: Floats) -> float:
    """How far chances were from the results: the mean negative logarithm."""
    sure = np.clip(hopes, 1e-4, 1 - 1e-4)
    return float(-(results * np.log(sure) + (1 - results) * np.log(1 - sure)).mean())
