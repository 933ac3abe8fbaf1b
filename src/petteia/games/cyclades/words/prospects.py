"""What fleets or troops on the move could achieve (C9.10 to C9.16)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ....core.engine.bits import members
from ...aegean.rules.battle import round_odds, win_chance
from ...aegean.words.prospects import ProspectView, chain_between
from ..facts import MINOTAUR, MINOTAUR_STRENGTH, PEGASUS
from ..rules.position import Position
from ..rules.questions import HOW_MANY_FLEETS, HOW_MANY_TROOPS, MARCH_WHERE, SAIL_WHERE
from ..rules.turn.battles import DEFENDER_CHOOSES_LOSS, defence_bonus, defenders, land_bonus, sea_bonus
from ..rules.turn.fleets import at_hand, sail_goals
from ..rules.turn.troops import march_goals


def prospects(position: Position) -> tuple[ProspectView, ...]:
    """Each goal with each number of units that can go; empty if none are on the move."""
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
    board = position.board
    fleets = 0 if position.power == PEGASUS else board.seas_of(position.turn)
    fight = board.owner(island) not in (-1, position.turn) and board.troops_on(island) > 0
    win = win_on_land(position, island, number) if fight else None
    way = chain_between(board.chart, fleets, position.march_from, island)
    return ProspectView(number, board.chart.island_names[island], way, fight, win)


# ---- the chance in a fight to the end


def win_from_here(position: Position) -> float:
    """The attacker's chance in the current battle."""
    battle = position.battle
    attackers, opposing = int(battle.attackers), int(defenders(position))
    if battle.stage == DEFENDER_CHOOSES_LOSS:
        return after_loss(attackers, opposing, int(defence_bonus(position)) - MINOTAUR_STRENGTH)
    if battle.on_land:
        return win_on_land(position, battle.place, attackers)
    return float(win_chance(attackers, opposing, defence_bonus(position)))


def win_on_land(position: Position, island: int, attackers: int) -> float:
    opposing, bonus = int(position.board.troops_on(island)), int(land_bonus(position, island))
    if position.minotaur_falls and position.figure_island(MINOTAUR) == island:
        return win_over_minotaur(attackers, opposing, bonus - MINOTAUR_STRENGTH)
    return float(win_chance(attackers, opposing, bonus))


@cache
def win_over_minotaur(attackers: int, opposing: int, bonus: int) -> float:
    """The attacker's chance if the Minotaur can be lost in place of a troop, and the defender chooses best (C10.20)."""
    if attackers == 0 or opposing == 0:
        return float(attackers > 0)
    first, second, both = round_odds(attackers - opposing - bonus - MINOTAUR_STRENGTH)
    return (
        first * win_over_minotaur(attackers - 1, opposing, bonus)
        + second * after_loss(attackers, opposing, bonus)
        + both * after_loss(attackers - 1, opposing, bonus)
    )


def after_loss(attackers: int, opposing: int, bonus: int) -> float:
    """The attacker's chance after the defender gives up a troop or the Minotaur, who leaves with the last troop."""
    return min(win_over_minotaur(attackers, opposing - 1, bonus), float(win_chance(attackers, opposing, bonus)))
