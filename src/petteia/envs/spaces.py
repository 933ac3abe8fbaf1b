"""Observations as a space of Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ..core.contract.observation import Observation


def space_of(description: Observation) -> spaces.Box:
    """All observations that there can be. Gymnasium wants a choice for every number, also for one that is always 0."""
    lows, highs = (np.array(ends, np.int8) for ends in description.bounds())
    return spaces.Box(lows, np.maximum(highs, lows + 1), dtype=np.int8)
