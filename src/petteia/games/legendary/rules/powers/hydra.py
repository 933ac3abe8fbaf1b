"""The Hydra kills in or next to her area and leaves a cornucopia there (L10.13)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.contract.possible import Faults
from .....core.contract.refusal import Refusal
from .....core.engine.bits import bit
from ...facts import HYDRA
from .. import actions as act
from ..map.archipelago import AT_SEA
from ..position import Position
from ..questions import HUNT
from ..refusals import NONE_THERE, NOT_ADJACENT, no_fleets
from ..turn.figures import check_holder, kill_mercenary, kill_troop, sink, with_mercenaries, with_troops
from .power import FigurePower, register_figure


class Hydra(FigurePower):
    def settle(self, position: Position) -> None:
        position.hunting = 1

    def works(self, position: Position) -> bool:
        return position.hunting != 0

    def go_on(self, position: Position) -> None:
        """Ask for her prey in or next to her area; without any, the area gains a cornucopia only by option."""
        lands: i64 = prey_lands(position)
        if with_troops(position, lands) | with_mercenaries(position, lands) or prey_fleets(position):
            position.asked = HUNT
            return
        position.hunting = 0
        if position.horn_always:
            position.add_horn(position.figure_area(HYDRA))

    def choices(self, position: Position, verb: i64) -> i64:
        if verb == act.SINK:
            return prey_fleets(position)
        lands: i64 = prey_lands(position)
        return with_troops(position, lands) if verb == act.KILL_TROOP else with_mercenaries(position, lands)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        """Kill her prey and add a cornucopia to her area."""
        if verb == act.KILL_TROOP:
            kill_troop(position, index)
        elif verb == act.KILL_MERCENARY:
            kill_mercenary(position, index)
        else:
            sink(position, index)
        position.hunting = 0
        position.add_horn(position.figure_area(HYDRA))

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        map, lair = position.map, position.figure_area(HYDRA)
        at_sea = verb == act.SINK
        name = map.sea_names[index] if at_sea else map.island_names[index]
        near: i64 = map.seas_beside(lair) if at_sea else map.lands_beside(lair)
        if (AT_SEA + index if at_sea else index) != lair and not near & bit(index):
            return NOT_ADJACENT("L10.13", place=name, origin=map.area_name(lair))
        if at_sea:
            return no_fleets(position, int(index), "L10.13")
        return NONE_THERE("L10.13", place=name, what="troop" if verb == act.KILL_TROOP else "mercenary")

    def check(self, position: Position, faults: Faults) -> None:
        check_holder(position, HYDRA, faults)


def prey_lands(position: Position) -> i64:
    """The lands next to the Hydra, including her own."""
    area: i64 = position.figure_area(HYDRA)
    return position.map.lands_beside(area) | (bit(area) if area < AT_SEA else i64(0))


def prey_fleets(position: Position) -> i64:
    """The seas with fleets next to the Hydra, including her own."""
    area: i64 = position.figure_area(HYDRA)
    seas: i64 = position.map.seas_beside(area) | (bit(area - AT_SEA) if area >= AT_SEA else i64(0))
    return seas & position.board.occupied()


register_figure(Hydra(HYDRA, [HUNT]))
