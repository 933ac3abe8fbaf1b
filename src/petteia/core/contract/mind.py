"""What an estimate is learnt from: the features of positions, and the file that says what each is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Mind:
    """How a game weighs its positions, so that `petteia tune` can learn what things are worth in it.

    `features_of` gives the features of all seats in a state of the game, one seat after the other. `quiet` are the
    questions before which nothing is half done; `weights` is the file that says what each feature is worth.
    """

    features_of: Callable[[Any], Iterable[float]]
    quiet: tuple[str, ...]
    weights: Path
