"""Polyphemus pushes away the fleets around his island (C10.23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.flaws import EMPTY, EXACTLY, EXACTLY_WITH, NONE_WITH, NOT_IN, NOTHING, either
from .....core.contract.possible import Faults
from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit, lowest, members, size
from ....aegean.rules.fleets import destroy_fleets, drive_fleets, refuges_beside
from ....aegean.rules.table import NO_PLACE
from ...facts import POLYPHEMUS
from .. import actions as act
from ..position import FIRST_VERSION, Position
from ..questions import NAMES, PUSH_FROM, PUSH_WHERE
from ..refusals import already_there, enemy_fleets, not_adjacent, why_not_sea
from ..tables import CREATURE_NAMES, FIRST_FIGURE
from .power import FigurePower, register_figure

NOT_PUSHED: Final = Reason("not_pushed", "C10.23", "Polyphemus drives no fleets away from {place}")


class Polyphemus(FigurePower):
    def enter(self, position: Position, island: i64) -> None:
        position.pushing = position.board.occupied() & position.board.chart.around[island]

    def works(self, position: Position) -> bool:
        return position.pushing != 0

    def go_on(self, position: Position) -> None:
        """Push the next group, chosen if the order matters: destroy it without a goal, ask if it has several."""
        if position.chosen < 0 and position.pushing == contested(position):
            position.asked = PUSH_FROM
            return
        goals: i64 = push_goals(position, pushed_group(position))
        if goals == 0:
            destroy_fleets(position, push(position))
        elif size(goals) == 1:
            push_to(position, lowest(goals))
        else:
            position.asked = PUSH_WHERE

    def choices(self, position: Position, verb: i64) -> i64:
        return position.pushing if verb == act.SAIL_FROM else push_goals(position, pushed_group(position))

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.SAIL_FROM:
            position.chosen = index
        else:
            push_to(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        if verb == act.PUSH:
            return why_not_push(position, int(index))
        name = position.board.chart.sea_names[index]
        return NOT_PUSHED(place=name)

    def check(self, position: Position, faults: Faults) -> None:
        """The groups still to be pushed are next to Polyphemus, and it is clear which one goes."""
        board, names = position.board, position.board.chart.sea_names
        island = position.figure_island(POLYPHEMUS)
        name = CREATURE_NAMES[FIRST_FIGURE + POLYPHEMUS]
        if not faults.expect(island >= 0, "power", NOT_IN, name=name, place="figures", rule="C10.23"):
            return
        away = position.pushing & ~(board.occupied() & board.chart.around[island])
        far = ",".join(names[sea] for sea in members(away))
        there = f"{name}:{board.chart.island_names[island]}"
        faults.expect(away == 0, "pushing", NONE_WITH, found=far, given=there, rule="C10.23")
        if faults.found:
            return
        rivals = contested(position)
        if position.asked == PUSH_FROM:
            given = ",".join(names[sea] for sea in members(position.pushing))
            faults.expect(
                position.pushing == rivals,
                "ask",
                EXACTLY_WITH,
                found=NAMES[PUSH_FROM],
                given=f"pushing={given}",
                expected=NAMES[PUSH_WHERE],
                rule="C10.23",
            )
        elif position.chosen >= 0:
            found, right = names[position.chosen], either([names[sea] for sea in members(rivals)]) or NOTHING
            fits = bit(position.chosen) & rivals != 0
            faults.expect(fits, "target", EXACTLY, found=found, expected=right, rule="C10.23")
        else:
            first = position.pushing & ~rivals != 0
            faults.expect(first, "target", EMPTY, given=f"ask={NAMES[PUSH_WHERE]}", rule="C10.23")


def push_goals(position: Position, sea: i64) -> i64:
    """Where a group can be pushed: to an adjacent space away from the island, empty or its owner's (C10.23)."""
    return refuges_beside(position, sea, position.board.admiral(sea))


def contested(position: Position) -> i64:
    """The groups still to be pushed for which the order matters: one of another owner wants the same space. Under the
    first version of the rules, groups went in the order of the map."""
    found: i64 = 0
    if position.version == FIRST_VERSION:
        return found
    left: i64 = position.pushing
    while left:
        sea: i64 = lowest(left)
        left &= left - 1
        seat: i64 = position.board.admiral(sea)
        others: i64 = left & ~position.board.seas_of(seat)
        while others:
            other: i64 = lowest(others)
            others &= others - 1
            if push_goals(position, sea) & push_goals(position, other):
                found |= bit(sea) | bit(other)
    return found


def pushed_group(position: Position) -> i64:
    """The group that is pushed now: the chosen one, or else the first that takes no space from another."""
    return position.chosen if position.chosen >= 0 else lowest(position.pushing & ~contested(position))


def push_to(position: Position, goal: i64) -> None:
    sea: i64 = push(position)
    drive_fleets(position, sea, goal, position.board.fleets_at(sea))


def push(position: Position) -> i64:
    """Finish with the group that is pushed now, for which nothing is left to decide; returns its space."""
    sea: i64 = pushed_group(position)
    position.pushing &= ~bit(sea)
    position.chosen = NO_PLACE
    return sea


def why_not_push(position: Position, sea: int) -> Refusal | None:
    """Why a group cannot be pushed there: only to an adjacent open space, empty or its owner's (C10.23)."""
    group = pushed_group(position)
    if sea == group:
        return already_there(position, sea, "C10.23")
    if not position.board.chart.next_to[group] >> sea & 1:
        return not_adjacent(position, sea, group, "C10.23")
    return enemy_fleets(position, sea, position.board.admiral(group), "C10.23") or why_not_sea(position, sea)


register_figure(Polyphemus(POLYPHEMUS, [PUSH_FROM, PUSH_WHERE]))
