"""What units on the move could achieve (L8)."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.engine.bits import bit, members, size
from ...aegean.rules.battle import ATTACKER_LOSES
from ...aegean.words.prospects import ProspectView, chain_between
from ..facts import HECTOR, JASON, MINOTAUR, PANDORA
from ..rules.choices import gold_to_pass
from ..rules.position import BY_AIR, BY_HERO, Position
from ..rules.questions import HOW_MANY_FLEETS, HOW_MANY_MERCENARIES, HOW_MANY_TROOPS, MARCH_WHERE, SAIL_WHERE, SLAY_WHAT
from ..rules.turn.battles import LOSSES
from ..rules.turn.fleets import sail_goals
from ..rules.turn.losses import loses_now
from ..rules.turn.sides import attackers, fortresses_in, heroes_in, minotaur_fights, ports_at
from ..rules.turn.troops import (
    group_size,
    heroes_to_take,
    is_defended,
    march_goals,
    mercenaries_to_take,
    troops_to_take,
)
from .chances import Odds, Side, countable, roll_odds, win, win_after


def prospects(position: Position) -> tuple[ProspectView, ...]:
    """Each goal with each number of units that can be named; empty while others can still join."""
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
    """The prospect of sailing to a sea, where both sides add their ports (L8.4)."""
    board, faction = position.board, position.turn
    enemy = board.admiral(sea)
    fight = enemy not in (-1, faction) and not position.partner_seas(faction) & bit(sea)
    bonus = ports_at(position, sea, enemy) - ports_at(position, sea, faction) if fight else 0
    chance = win(Side(number), Side(int(board.fleets_at(sea))), int(bonus)) if fight else None
    return ProspectView(number, position.map.sea_names[sea], (), fight, chance)


def marching(position: Position, numbers: Iterable[int], others: int) -> tuple[ProspectView, ...]:
    gold = gold_to_pass(position)
    goals = members(march_goals(position, position.from_area, position.way, position.band, gold))
    return tuple(march(position, goal, int(number), int(number + others)) for number in numbers for goal in goals)


def march(position: Position, land: int, number: int, units: int) -> ProspectView:
    faction, map = position.turn, position.map
    own = position.lands_of(faction) | position.partner_lands(faction)
    fight = not own & bit(land) and is_defended(position, land)
    chance = win_on_arrival(position, land, units) if fight else None
    return ProspectView(number, map.island_names[land], way_to(position, land), fight, chance)


def win_on_arrival(position: Position, land: int, units: int) -> float | None:
    """The chance in a fight to the end; None if Croesus fights, or if Pandora or Hector act before it (L8.14)."""
    band, garrison = int(position.band), int(position.heroes_at(land))
    minotaur = position.figure_area(MINOTAUR) == land
    ours = Side(units - size(band), band)
    theirs = Side(int(position.units_on(land)) - size(garrison), garrison, minotaur)
    if not countable(ours, theirs) or band & bit(PANDORA) or garrison & (bit(PANDORA) | bit(HECTOR)):
        return None
    return win(ours, theirs, int(fortresses_in(position, land)))


def way_to(position: Position, land: int) -> tuple[str, ...]:
    """The seas on the way; none to an adjacent land, and none in flight."""
    board, faction, map = position.board, position.turn, position.map
    if position.way == BY_AIR or map.bordering[position.from_area] & bit(land):
        return ()
    jason = position.way == BY_HERO and position.band & bit(JASON)
    fleets = board.occupied() if jason else board.seas_of(faction) | position.partner_seas(faction)
    return chain_between(map, fleets, position.from_area, land)


# ---- the current battle


def sides(position: Position) -> tuple[Side, Side]:
    """The attacker and the defender."""
    battle = position.battle
    band, garrison = int(heroes_in(position, True)), int(heroes_in(position, False))
    if battle.on_land == 0:
        return Side(int(battle.attackers)), Side(int(position.board.fleets_at(battle.place)))
    theirs = int(position.units_on(battle.place)) - size(garrison)
    return Side(int(attackers(position)) - size(band), band), Side(theirs, garrison, minotaur_fights(position))


def building_bonus(position: Position) -> int:
    """What buildings add for the defender, minus the attacker's ports at sea (L7.10, L7.11)."""
    battle = position.battle
    if battle.on_land:
        return int(fortresses_in(position, battle.place))
    place = battle.place
    return int(ports_at(position, place, battle.defender) - ports_at(position, place, battle.attacker))


def next_roll(position: Position) -> Odds:
    """The chances that the next roll costs the attacker, the defender, or both a unit."""
    return roll_odds(*sides(position), building_bonus(position))


def win_from_here(position: Position) -> float | None:
    """The attacker's chance in a fight to the end, even while losses are being chosen; None if Croesus fights."""
    ours, theirs = sides(position)
    bonus = building_bonus(position)
    if not countable(ours, theirs):
        return None
    if position.asked == SLAY_WHAT:  # Hector kills one of the attackers (L8.14)
        return win(ours._replace(units=ours.units - 1), theirs, bonus)
    if position.battle.stage != LOSSES:
        return win(ours, theirs, bonus)
    losing = int(position.losing)
    if position.escaping:  # an ordinary unit is lost, or escapes thanks to Perseus (L8.17)
        losing &= ~int(loses_now(position))
        if loses_now(position) == ATTACKER_LOSES:
            ours = ours._replace(units=ours.units - 1)
        else:
            theirs = theirs._replace(units=theirs.units - 1)
    return win_after(ours, theirs, bonus, losing)
