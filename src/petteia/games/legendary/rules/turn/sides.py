"""The sides of a battle: their units and strength, and what the winner gains (L8.4, L8.6, L8.15, L8.19)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ...facts import AJAX, AJAX_STRENGTH, FORTRESS, MINOTAUR, MINOTAUR_STRENGTH, ODYSSEUS, PORT
from ..position import Position
from .figures import remove_figure
from .fleets import end_move
from .troops import occupy

# ---- who fights


def heroes_in(position: Position, attacking: bool) -> i64:
    """The heroes of a side."""
    battle = position.battle
    if battle.on_land == 0:
        return 0
    return position.band if attacking else position.heroes_at(battle.place)


def has_hero(position: Position, attacking: bool, hero: i64) -> bool:
    return heroes_in(position, attacking) & bit(hero) != 0


def minotaur_fights(position: Position) -> bool:
    """Whether the Minotaur defends the land of the battle, where he is (L10.17)."""
    battle = position.battle
    return battle.on_land == 1 and position.figure_area(MINOTAUR) == battle.place


def attackers(position: Position) -> i64:
    """How many units the attacker has left."""
    battle = position.battle
    return battle.attackers + position.hired + size(position.band)


def defenders(position: Position) -> i64:
    """How many units the defender has left."""
    battle = position.battle
    if battle.on_land == 0:
        return position.board.fleets_at(battle.place)
    return position.units_on(battle.place) + (1 if minotaur_fights(position) else 0)


def ports_at(position: Position, sea: i64, faction: i64) -> i64:
    """Ports and metropolises of a faction in all its lands next to a sea (L7.10)."""
    shores: i64 = position.map.shores[sea] & position.lands_of(faction)
    if shores == 0:
        return 0
    return size((position.sites_with(PORT) | position.metropolises()) & position.map.sites_of(shores))


def fortresses_in(position: Position, land: i64) -> i64:
    """Fortresses and metropolises in a land (L7.11)."""
    return size((position.sites_with(FORTRESS) | position.metropolises()) & position.map.sites[land])


def attack_strength(position: Position) -> i64:
    """The attackers' strength: units, Ajax counting twice; at sea with their ports (L8.4, L8.15)."""
    battle = position.battle
    if battle.on_land == 0:
        return battle.attackers + ports_at(position, battle.place, battle.attacker)
    return attackers(position) + (AJAX_STRENGTH - 1 if position.band & bit(AJAX) else 0)


def defence_strength(position: Position) -> i64:
    """The defenders' strength: units, Ajax and the Minotaur counting twice; ports at sea, fortresses on land, unless
    Odysseus attacks (L8.4, L8.15)."""
    battle = position.battle
    strength: i64 = defenders(position)
    if battle.on_land == 0:
        return strength + ports_at(position, battle.place, battle.defender)
    if minotaur_fights(position):
        strength += MINOTAUR_STRENGTH - 1
    if has_hero(position, False, AJAX):
        strength += AJAX_STRENGTH - 1
    if not has_hero(position, True, ODYSSEUS):
        strength += fortresses_in(position, battle.place)
    return strength


# ---- the end


def is_decided(position: Position) -> bool:
    """Whether a side has no units left; then the battle is over (L8.6, L8.14, L8.19)."""
    battle = position.battle
    if battle.place < 0:
        return True
    left: i64 = attackers(position)
    if left and defenders(position):
        return False
    finish_battle(position)
    return True


def finish_battle(position: Position) -> None:
    """End the battle: the winner holds the place; if both are destroyed, the defender keeps a land, and a sea is
    nobody's."""
    battle = position.battle
    left: i64 = attackers(position)
    troops: i64 = battle.attackers
    place: i64 = battle.place
    faction: i64 = battle.attacker
    on_land: i64 = battle.on_land
    battle.end()
    position.turned = 0
    if left == 0:
        end_move(position)
    elif on_land:
        occupy(position, faction, place, troops)
    else:
        position.board.add_fleets(faction, place, troops)
        end_move(position)


# ---- for estimates


def yield_place(position: Position) -> None:
    """End the battle: the defender is gone, and so is half of the attacker's troops or fleets."""
    battle = position.battle
    place: i64 = battle.place
    if battle.on_land:
        position.board.remove_troops(battle.defender, place, position.board.troops_on(place))
        position.add_mercenaries(place, -position.mercenaries_on(place))
        heroes: i64 = position.heroes_at(place)
        while heroes:
            position.remove_hero(lowest(heroes))
            heroes &= heroes - 1
        if minotaur_fights(position):
            remove_figure(position, MINOTAUR)
    else:
        position.board.remove_fleets(battle.defender, place, position.board.fleets_at(place))
    battle.attackers = (battle.attackers + 1) // 2
    finish_battle(position)


def yield_attack(position: Position) -> None:
    """End the battle: the attacker is gone."""
    heroes: i64 = position.band
    while heroes:
        position.remove_hero(lowest(heroes))
        heroes &= heroes - 1
    position.battle.attackers = 0
    position.hired = 0
    finish_battle(position)
