"""The weights of an edition, learnt from lessons: what each feature of a seat is worth."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from ..learner import Floats, Learner, Pace, Places, spans
from .seats import Standings, shares

BEFORE = 3.6  # for how many games the value counts with which a weight began: rare features are seen in few of them


@dataclass(frozen=True)
class Weight:
    """A line of a file of weights."""

    name: str
    value: float
    about: str


def read_weights(path: Path) -> list[Weight]:
    """The weights of a file, with their names and what they are of."""
    lines = [line.split(maxsplit=2) for line in path.read_text(encoding="utf-8").splitlines()]
    return [Weight(words[0], float(words[1]), words[2]) for words in lines if words and words[0] != "#"]


def write_weights(path: Path, weights: list[Weight], made_by: str) -> None:
    """Write a file of weights, with the command that made it."""
    width = max(len(weight.name) for weight in weights)
    lines = [
        "# What things are worth to a seat, in natural logarithms of the odds to win.",
        f"# Made by: {made_by}",
        *(f"{weight.name:{width}}  {weight.value:+.4f}  {weight.about}" for weight in weights),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


class WeightsLearner(Learner):
    """Learns weights with which the chances of all seats come true. `named` says what they are of."""

    def __init__(self, named: list[Weight], pace: Pace) -> None:
        super().__init__(pace)
        self.named = named
        self.begin([np.zeros(len(named), np.float32)])
        self.began = self.weights[0].copy()

    def recall(self, path: Path) -> None:
        self.begin([np.array([weight.value for weight in read_weights(path)], np.float32)])
        self.began = self.weights[0].copy()

    def write(self, path: Path, header: dict[str, Any]) -> None:
        learnt = [
            replace(weight, value=float(value)) for weight, value in zip(self.named, self.weights[0], strict=True)
        ]
        write_weights(path, learnt, header["made_by"])

    def step(self, sights: Standings, chosen: Places, rate: float) -> float:
        rows = spans(sights.row_starts, chosen)[1]
        seen = self.seen(sights, rows)
        chances = shares(sights, chosen, seen @ self.weights[0])
        target = sights.hopes[rows]
        pull = np.float32(BEFORE / (int(sights.games.max()) + 1))
        slope = seen.T @ (chances - target) / np.float32(len(chosen)) + pull * (self.weights[0] - self.began)
        self.follow([np.asarray(slope, np.float32)], rate)
        return float(-(target * np.log(np.maximum(chances, 1e-7))).sum() / len(chosen))

    def chances(self, sights: Standings, chosen: Places) -> Floats:
        """The chances of all seats in some positions, one after the other."""
        rows = spans(sights.row_starts, chosen)[1]
        return shares(sights, chosen, self.seen(sights, rows) @ self.weights[0])

    def seen(self, sights: Standings, rows: Places) -> Floats:
        """The features of some seats, a row each."""
        return np.asarray(sights.features.reshape(-1, len(self.named))[rows], np.float32)
