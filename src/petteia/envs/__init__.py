"""The games behind the interfaces that researchers use: arrays, PettingZoo, Gymnasium, OpenSpiel.

Each is a module of its own. `pip install 'petteia[rl]'` installs what arrays, PettingZoo and Gymnasium need,
`petteia[openspiel]` what OpenSpiel needs.
"""

from __future__ import annotations

from .batch import Batch

__all__ = ["Batch"]
