"""A position of Cyclades as a picture."""

from __future__ import annotations

from typing import Final

from ....core.contract.sketch import Sketch
from ....core.engine.state import SPECTATOR
from ...aegean.words.sketch import COBALT, EMERALD, OBSIDIAN, SAFFRON, VERMILION, Held, map_sketch
from ..rules.position import Position
from .plan import map_plan
from .view import view

COLOURS: Final = (EMERALD, VERMILION, OBSIDIAN, COBALT, SAFFRON, "")  # by seat; the last is for nobody


def sketch(position: Position) -> Sketch:
    """The picture that spectators see."""
    seen = view(position, SPECTATOR)
    islands = [Held(one.island, COLOURS[one.owner], one.troops, one.metropolis) for one in seen.islands]
    seas = [Held(one.sea, COLOURS[one.seat], one.fleets) for one in seen.seas]
    return map_sketch(map_plan(len(seen.seats)), [*islands, *seas])
