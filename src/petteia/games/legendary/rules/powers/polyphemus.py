"""Polyphemus drives away the fleets around him, in the order and to the seas that his holder chooses (L10.18)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.contract.flaws import NONE_WITH, NOT_IN
from .....core.contract.possible import Faults
from .....core.contract.refusal import Refusal
from .....core.engine.bits import bit, lowest, members, size
from ....aegean.rules.fleets import drive_fleets, refuges_beside
from ....aegean.rules.table import NO_PLACE
from ...facts import POLYPHEMUS
from .. import actions as act
from ..position import Position
from ..questions import PUSH_FROM, PUSH_WHERE
from ..refusals import NOT_ADJACENT, no_fleets, why_not_driven
from ..tables import CREATURE_NAMES, FIRST_FIGURE
from ..turn.figures import check_holder, sink
from .power import FigurePower, register_figure


class Polyphemus(FigurePower):
    def enter(self, position: Position, area: i64) -> None:
        position.pushing = position.board.occupied() & position.map.around[area]

    def works(self, position: Position) -> bool:
        return position.pushing != 0

    def go_on(self, position: Position) -> None:
        """Drive away the next fleets: ask from which sea, then where to; those with no place to go are destroyed."""
        position.pushing &= position.board.occupied()
        if position.pushing == 0:
            return
        if position.chosen < 0:
            if size(position.pushing) > 1:
                position.asked = PUSH_FROM
                return
            position.chosen = lowest(position.pushing)
        goals: i64 = push_goals(position, position.chosen)
        if goals == 0:
            sink(position, position.chosen)
            position.chosen = NO_PLACE
        elif size(goals) == 1:
            push_to(position, lowest(goals))
        else:
            position.asked = PUSH_WHERE

    def choices(self, position: Position, verb: i64) -> i64:
        return position.pushing if verb == act.PUSH_FROM else push_goals(position, position.chosen)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.PUSH_FROM:
            position.chosen = index
        else:
            push_to(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        if verb == act.PUSH_TO:
            owner = int(position.board.admiral(position.chosen))
            return why_not_driven(position, int(position.chosen), owner, int(index), "L10.18")
        land = position.figure_area(POLYPHEMUS)
        if not position.map.around[land] & bit(index):
            return NOT_ADJACENT("L10.18", place=position.map.sea_names[index], origin=position.map.island_names[land])
        return no_fleets(position, int(index), "L10.18")

    def check(self, position: Position, faults: Faults) -> None:
        check_holder(position, POLYPHEMUS, faults)
        land = position.figure_area(POLYPHEMUS)
        if land < 0:
            return
        near: i64 = position.map.around[land] & position.board.occupied()
        names = position.map.sea_names
        far = ",".join(names[sea] for sea in members(position.pushing & ~near))
        there = f"{CREATURE_NAMES[FIRST_FIGURE + POLYPHEMUS]}:{position.map.area_name(land)}"
        faults.expect(not far, "pushing", NONE_WITH, found=far, given=there)
        if position.asked == PUSH_WHERE:
            chosen = position.pushing & bit(position.chosen) != 0
            faults.expect(chosen, "target_of", NOT_IN, name=names[position.chosen], place="pushing")


def push_goals(position: Position, sea: i64) -> i64:
    """Where fleets can be driven: to an adjacent open sea that is empty or holds their own colour."""
    return refuges_beside(position, sea, position.board.admiral(sea))


def push_to(position: Position, goal: i64) -> None:
    sea: i64 = position.chosen
    position.chosen = NO_PLACE
    drive_fleets(position, sea, goal, 1)


register_figure(Polyphemus(POLYPHEMUS, [PUSH_FROM, PUSH_WHERE]))
