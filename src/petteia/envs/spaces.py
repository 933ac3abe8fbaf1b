"""Observations as a Gymnasium space."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ..core.contract.observation import Observation


def space_of(description: Observation) -> spaces.Box:
    """The space of all possible observations. Gymnasium wants more than one value for every number, even for one that
    is always 0."""
    lows, highs = (np.array(ends, np.int8) for ends in description.bounds())
    return spaces.Box(lows, np.maximum(highs, lows + 1), dtype=np.int8)
