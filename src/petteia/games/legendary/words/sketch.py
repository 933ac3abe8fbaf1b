"""A position of the Legendary Edition as a picture."""

from __future__ import annotations

from typing import Final

from ....core.contract.sketch import Sketch
from ....core.engine.state import SPECTATOR
from ...aegean.words.sketch import COBALT, EMERALD, MUREX, OBSIDIAN, SAFFRON, VERMILION, Held, map_sketch
from ..rules.position import Position
from .plan import map_plan
from .view import LandView, view

COLOURS: Final = (VERMILION, COBALT, SAFFRON, OBSIDIAN, EMERALD, MUREX, "")  # of factions; the last is for nobody


def sketch(position: Position) -> Sketch:
    """The picture that spectators see; empty before there is a map."""
    if not position.map.islands:
        return ()
    seen = view(position, SPECTATOR)
    seas = [Held(one.sea, COLOURS[one.faction], one.fleets) for one in seen.seas]
    return map_sketch(map_plan(position.map), [*map(held_land, seen.lands), *seas])


def held_land(land: LandView) -> Held:
    founded = any(site.startswith("metropolis") for site in land.sites)
    return Held(land.land, COLOURS[land.faction], land.troops + land.mercenaries, founded)
