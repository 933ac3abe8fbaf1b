"""Losses in battle, and troops that retreat thanks to Perseus (L8.16, L8.17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.battle import ATTACKER_LOSES, DEFENDER_LOSES, DEFENDER_MAY_RETREAT
from ....aegean.words.telling import FLEETS_LOST
from ...facts import MINOTAUR, PERSEUS
from ...words.telling import ESCAPED, HERO_LOST, MERCENARIES_LOST, TROOP_LOST
from ..position import Position
from ..questions import LOSE_WHAT
from .figures import remove_figure
from .sides import has_hero, heroes_in, is_decided, minotaur_fights
from .troops import accessible, take_control

A_TROOP: Final = 1  # that may retreat thanks to Perseus
A_MERCENARY: Final = 2

# ---- losses


def loses_now(position: Position) -> i64:
    """The side that chooses its loss next: the attacker first."""
    return ATTACKER_LOSES if position.losing & ATTACKER_LOSES else DEFENDER_LOSES


def losing_faction(position: Position) -> i64:
    battle = position.battle
    return battle.attacker if loses_now(position) == ATTACKER_LOSES else battle.defender


def troops_to_lose(position: Position) -> i64:
    battle = position.battle
    return battle.attackers if loses_now(position) == ATTACKER_LOSES else position.board.troops_on(battle.place)


def mercenaries_to_lose(position: Position) -> i64:
    if loses_now(position) == ATTACKER_LOSES:
        return position.hired
    return position.mercenaries_on(position.battle.place)


def heroes_to_lose(position: Position) -> i64:
    return heroes_in(position, loses_now(position) == ATTACKER_LOSES)


def minotaur_to_lose(position: Position) -> bool:
    return loses_now(position) == DEFENDER_LOSES and minotaur_fights(position)


def go_on_losing(position: Position) -> None:
    """Have each loser of a unit choose it; a fleet, or the only kind of unit there is, needs no choice."""
    if position.losing == 0:
        if not is_decided(position):
            position.battle.stage = DEFENDER_MAY_RETREAT
        return
    if position.battle.on_land == 0:
        lose_fleet(position)
        return
    kinds: i64 = size(heroes_to_lose(position))
    kinds += 1 if troops_to_lose(position) else 0
    kinds += 1 if mercenaries_to_lose(position) else 0
    kinds += 1 if minotaur_to_lose(position) else 0
    if kinds > 1:
        position.asked = LOSE_WHAT
    elif troops_to_lose(position):
        lose_troop(position)
    elif mercenaries_to_lose(position):
        lose_mercenary(position)
    elif minotaur_to_lose(position):
        lose_minotaur(position)
    else:
        lose_hero(position, lowest(heroes_to_lose(position)))


def lose_fleet(position: Position) -> None:
    battle = position.battle
    faction: i64 = losing_faction(position)
    if faction == battle.attacker:
        battle.attackers -= 1
    else:
        position.board.remove_fleets(faction, battle.place, 1)
    position.tell(FLEETS_LOST, faction, battle.place, 1, 0)
    loss_taken(position)


def loss_taken(position: Position) -> None:
    position.losing &= ~loses_now(position)


def lose_troop(position: Position) -> None:
    """Lose a troop, which may retreat instead if Perseus is there (L8.17)."""
    if may_escape(position):
        position.escaping = A_TROOP
        return
    take_troop_away(position)
    position.tell(TROOP_LOST, losing_faction(position), position.battle.place, 0, 0)
    loss_taken(position)


def lose_mercenary(position: Position) -> None:
    if may_escape(position):
        position.escaping = A_MERCENARY
        return
    take_mercenary_away(position)
    position.tell(MERCENARIES_LOST, losing_faction(position), position.battle.place, 1, 0)
    loss_taken(position)


def take_troop_away(position: Position) -> None:
    battle = position.battle
    if loses_now(position) == ATTACKER_LOSES:
        battle.attackers -= 1
    else:
        position.board.remove_troops(battle.defender, battle.place, 1)


def take_mercenary_away(position: Position) -> None:
    if loses_now(position) == ATTACKER_LOSES:
        position.hired -= 1
    else:
        position.add_mercenaries(position.battle.place, -1)


def lose_hero(position: Position, hero: i64) -> None:
    """Discard a hero's card; this is not a sacrifice (L8.16)."""
    position.tell(HERO_LOST, losing_faction(position), hero, 0, 0)
    position.remove_hero(hero)
    loss_taken(position)


def lose_minotaur(position: Position) -> None:
    loss_taken(position)
    remove_figure(position, MINOTAUR)


# ---- Perseus


def may_escape(position: Position) -> bool:
    attacking: bool = loses_now(position) == ATTACKER_LOSES
    return has_hero(position, attacking, PERSEUS) and refuges(position, losing_faction(position)) != 0


def perish(position: Position) -> None:
    """Destroy the unit that could have escaped."""
    escaping: i64 = position.escaping
    position.escaping = 0
    faction: i64 = losing_faction(position)
    if escaping == A_TROOP:
        take_troop_away(position)
        position.tell(TROOP_LOST, faction, position.battle.place, 0, 0)
    else:
        take_mercenary_away(position)
        position.tell(MERCENARIES_LOST, faction, position.battle.place, 1, 0)
    loss_taken(position)


def escape_to(position: Position, land: i64) -> None:
    escaping: i64 = position.escaping
    position.escaping = 0
    faction: i64 = losing_faction(position)
    come_to(position, faction, land)
    if escaping == A_TROOP:
        take_troop_away(position)
        position.board.add_troops(faction, land, 1)
    else:
        take_mercenary_away(position)
        position.add_mercenaries(land, 1)
    position.tell(ESCAPED, faction, land, 0, 0)
    loss_taken(position)


def refuges(position: Position, faction: i64) -> i64:
    """Lands where units of a faction can retreat: accessible ones that are its own or nobody's, but not Medusa's.
    Nobody retreats from hers, since nobody goes there to fight (L8.18)."""
    place: i64 = position.battle.place
    others: i64 = position.board.owned() & ~position.lands_of(faction)
    return accessible(position, faction, place, False) & ~(others | bit(place))


def come_to(position: Position, faction: i64, land: i64) -> None:
    """Have retreating units take a land that nobody controls."""
    if position.lands_of(faction) & bit(land) == 0:
        take_control(position, faction, land)
