"""What fleets or troops on the move could come to (C9.10 to C9.16)."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.bits import members
from ..aegean.battle import win_chance
from ..aegean.prospects import ProspectView, chain_between
from .battles import land_bonus, sea_bonus
from .fleets import at_hand, sail_goals
from .position import Position
from .questions import HOW_MANY_FLEETS, HOW_MANY_TROOPS, MARCH_WHERE, SAIL_WHERE
from .tables import MINOTAUR, PEGASUS
from .troops import march_goals


def prospects(position: Position) -> tuple[ProspectView, ...]:
    """Each goal for each number that can go; nothing while nobody is on the move."""
    if position.asked == HOW_MANY_FLEETS:
        return sailing(position, range(1, at_hand(position) + 1))
    if position.asked == SAIL_WHERE:
        return sailing(position, (position.group,))
    if position.asked == HOW_MANY_TROOPS:
        return marching(position, range(1, position.board.troops_on(position.march_from) + 1))
    return marching(position, (position.marching,)) if position.asked == MARCH_WHERE else ()


def sailing(position: Position, numbers: Iterable[int]) -> tuple[ProspectView, ...]:
    goals = members(sail_goals(position, position.group_at))
    return tuple(sail(position, goal, int(number)) for number in numbers for goal in goals)


def sail(position: Position, sea: int, number: int) -> ProspectView:
    board = position.board
    enemy = board.admiral(sea)
    fight = enemy not in (-1, position.turn)
    win = win_chance(number, board.fleets_at(sea), sea_bonus(position, sea, enemy)) if fight else None
    return ProspectView(number, board.chart.sea_names[sea], (), fight, win)


def marching(position: Position, numbers: Iterable[int]) -> tuple[ProspectView, ...]:
    goals = members(march_goals(position, position.march_from))
    return tuple(march(position, goal, int(number)) for number in numbers for goal in goals)


def march(position: Position, island: int, number: int) -> ProspectView:
    """With the Minotaur on an island, who by option can be lost there, the chance is not told (C10.20)."""
    board = position.board
    fleets = 0 if position.power == PEGASUS else board.seas_of(position.turn)
    fight = board.owner(island) not in (-1, position.turn) and board.troops_on(island) > 0
    countable = not (position.minotaur_falls and position.figure_island(MINOTAUR) == island)
    win = win_chance(number, board.troops_on(island), land_bonus(position, island)) if fight and countable else None
    way = chain_between(board.chart, fleets, position.march_from, island)
    return ProspectView(number, board.chart.island_names[island], way, fight, win)
