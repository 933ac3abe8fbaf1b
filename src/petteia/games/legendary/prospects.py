"""What units on the move could come to (L8)."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.bits import bit, members, size
from ..aegean.battle import odds
from ..aegean.prospects import ProspectView, chain_between
from .choices import gold_to_pass
from .facts import JASON
from .fleets import sail_goals
from .position import BY_AIR, BY_HERO, Position
from .questions import HOW_MANY_FLEETS, HOW_MANY_MERCENARIES, HOW_MANY_TROOPS, MARCH_WHERE, SAIL_WHERE
from .sides import (
    attack_strength,
    attackers,
    defence_strength,
    defenders,
    fortresses_in,
    heroes_in,
    minotaur_fights,
    ports_at,
)
from .tables import MINOTAUR
from .troops import group_size, heroes_to_take, is_defended, march_goals, mercenaries_to_take, troops_to_take


def prospects(position: Position) -> tuple[ProspectView, ...]:
    """Each goal for each number that can be named; nothing while it is open who else goes along."""
    asked, land = position.asked, position.from_area
    if asked == HOW_MANY_FLEETS:
        return sailing(position, range(1, position.board.fleets_at(land) + 1))
    if asked == SAIL_WHERE:
        return sailing(position, (position.moving,))
    if asked == MARCH_WHERE:
        return marching(position, (group_size(position),), 0)
    if asked == HOW_MANY_TROOPS and position.mercenaries_on(land) == 0 and heroes_to_take(position) == 0:
        return marching(position, members(troops_to_take(position)), size(position.band))
    if asked == HOW_MANY_MERCENARIES and heroes_to_take(position) == 0:
        return marching(position, members(mercenaries_to_take(position)), position.moving + size(position.band))
    return ()


def sailing(position: Position, numbers: Iterable[int]) -> tuple[ProspectView, ...]:
    goals = members(sail_goals(position, position.from_area, gold_to_pass(position)))
    return tuple(sail(position, goal, int(number)) for number in numbers for goal in goals)


def sail(position: Position, sea: int, number: int) -> ProspectView:
    """At sea both sides add their ports (L8.4)."""
    board, faction = position.board, position.turn
    enemy = board.admiral(sea)
    fight = enemy not in (-1, faction) and not position.partner_seas(faction) & bit(sea)
    bonus = ports_at(position, sea, enemy) - ports_at(position, sea, faction) if fight else 0
    win = odds(number, int(board.fleets_at(sea)), int(bonus))[0] if fight else None
    return ProspectView(number, position.map.sea_names[sea], (), fight, win)


def marching(position: Position, numbers: Iterable[int], others: int) -> tuple[ProspectView, ...]:
    gold = gold_to_pass(position)
    goals = members(march_goals(position, position.from_area, position.way, position.band, gold))
    return tuple(march(position, goal, int(number), int(number + others)) for number in numbers for goal in goals)


def march(position: Position, land: int, number: int, units: int) -> ProspectView:
    """Only where no hero and no Minotaur fights is a battle a matter of numbers and fortresses (L8.15)."""
    faction, map = position.turn, position.map
    own = position.lands_of(faction) | position.partner_lands(faction)
    fight = not own & bit(land) and is_defended(position, land)
    countable = not position.band and not position.heroes_at(land) and position.figure_area(MINOTAUR) != land
    win = None
    if fight and countable:
        win = odds(units, int(position.units_on(land)), int(fortresses_in(position, land)))[0]
    return ProspectView(number, map.island_names[land], way_to(position, land), fight, win)


def way_to(position: Position, land: int) -> tuple[str, ...]:
    """The seas between; none to a land beside this one, and none in flight."""
    board, faction, map = position.board, position.turn, position.map
    if position.way == BY_AIR or map.bordering[position.from_area] & bit(land):
        return ()
    jason = position.way == BY_HERO and position.band & bit(JASON)
    fleets = board.occupied() if jason else board.seas_of(faction) | position.partner_seas(faction)
    return chain_between(map, fleets, position.from_area, land)


def win_from_here(position: Position) -> float | None:
    """The attacker's chance in a fight to the end; None where heroes or the Minotaur fight."""
    if heroes_in(position, True) or heroes_in(position, False) or minotaur_fights(position):
        return None
    ours, theirs = int(attackers(position)), int(defenders(position))
    bonus = int(defence_strength(position)) - theirs - (int(attack_strength(position)) - ours)
    return odds(ours, theirs, bonus)[0]
