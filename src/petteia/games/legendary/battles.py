"""Battles on land and at sea: what happens before them, a round, losses, retreats, and what the winner gets (L8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.bits import bit, lowest, size
from ..aegean.battle import (
    ATTACKER_LOSES,
    ATTACKER_MAY_RETREAT,
    ATTACKER_ROLLS,
    BOTH_LOSE,
    DEFENDER_LOSES,
    DEFENDER_MAY_RETREAT,
    DEFENDER_ROLLS,
    losers,
)
from .events import (
    ESCAPED,
    FLEETS_LOST,
    FOR_REROLL,
    HERO_LOST,
    MERCENARIES_LOST,
    MERCENARIES_TURNED,
    RETREATED,
    ROLLED,
    TROOP_LOST,
    WITHDREW,
)
from .facts import (
    AJAX,
    AJAX_STRENGTH,
    CROESUS,
    FORTRESS,
    HECTOR,
    HELEN,
    HELEN_ROLLS,
    MINOTAUR_STRENGTH,
    ODYSSEUS,
    PANDORA,
    PENTHESILEA,
    PERSEUS,
    PORT,
    REROLL_PRICE,
)
from .figures import remove_figure
from .fleets import end_move
from .position import Position
from .questions import ATTACK_ROLL, DEFENCE_ROLL, ESCAPE, LOSE_WHAT, REROLL, RETREAT, SLAY_WHAT
from .tables import MEDUSA, MINOTAUR
from .troops import accessible, occupy, take_control, without_medusa

# stages of a round, beside those of `aegean.battle`
CROESUS_MAY_REROLL: Final = 4
LOSSES: Final = 5
A_TROOP: Final = 1  # that may retreat beside Perseus
A_MERCENARY: Final = 2

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
    """He defends the land where he stands (L10.17)."""
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
    """Ports and metropolises of a faction in all its lands beside a sea (L7.10)."""
    shores: i64 = position.map.shores[sea] & position.lands_of(faction)
    if shores == 0:
        return 0
    return size((position.sites_with(PORT) | position.metropolises()) & position.map.sites_of(shores))


def fortresses_in(position: Position, land: i64) -> i64:
    """Fortresses and metropolises in a land (L7.11)."""
    return size((position.sites_with(FORTRESS) | position.metropolises()) & position.map.sites[land])


def attack_strength(position: Position) -> i64:
    """Units, Ajax twice; at sea with own ports (L8.4, L8.15)."""
    battle = position.battle
    if battle.on_land == 0:
        return battle.attackers + ports_at(position, battle.place, battle.attacker)
    return attackers(position) + (AJAX_STRENGTH - 1 if position.band & bit(AJAX) else 0)


def defence_strength(position: Position) -> i64:
    """Units, Ajax and the Minotaur twice; ports at sea, on land fortresses, unless Odysseus attacks (L8.4, L8.15)."""
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


# ---- the course of a battle


def go_on_fighting(position: Position) -> None:
    """The next question of the battle, or the next thing that happens by itself."""
    battle = position.battle
    if battle.stage == ATTACKER_ROLLS and battle.on_land == 1 and position.turned == 0:
        prepare(position)
    elif position.escaping:
        position.asked = ESCAPE
    elif battle.stage == LOSSES:
        go_on_losing(position)
    elif battle.stage == CROESUS_MAY_REROLL:
        ask_croesus(position)
    elif battle.stage == DEFENDER_MAY_RETREAT or battle.stage == ATTACKER_MAY_RETREAT:
        ask_for_retreat(position)
    elif battle.stage == ATTACKER_ROLLS:
        if has_hero(position, True, HELEN):
            roll_attack(position, HELEN_ROLLS)
        else:
            position.asked = ATTACK_ROLL
    elif has_hero(position, False, HELEN):
        roll_defence(position, HELEN_ROLLS)
    else:
        position.asked = DEFENCE_ROLL


# ---- before it: the attacker's heroes first (L8.14)


def prepare(position: Position) -> None:
    """Pandora takes the enemy's mercenaries, Hector kills an attacking troop; then the first round, if both sides
    have units. `turned` counts from 1 on, so that this happens once."""
    battle = position.battle
    position.turned = 1
    if has_hero(position, True, PANDORA):
        number: i64 = position.mercenaries_on(battle.place)
        position.add_mercenaries(battle.place, -number)
        position.hired += number
        position.turned += number
        tell_turned(position, battle.attacker, number)
    elif has_hero(position, False, PANDORA):
        tell_turned(position, battle.defender, position.hired)
        position.add_mercenaries(battle.place, position.hired)
        position.hired = 0
    if not is_decided(position) and has_hero(position, False, HECTOR):
        troops: i64 = battle.attackers
        mercenaries: i64 = mercenaries_to_slay(position)
        if troops and mercenaries:
            position.asked = SLAY_WHAT
        elif troops:
            slay_troop(position)
        elif mercenaries:
            slay_mercenary(position)


def tell_turned(position: Position, faction: i64, number: i64) -> None:
    if number:
        position.tell(MERCENARIES_TURNED, faction, position.battle.place, number, 0)


def mercenaries_to_slay(position: Position) -> i64:
    """Those that moved in; the ones that Pandora has just turned are no prey of Hector."""
    return position.hired - (position.turned - 1)


def slay_troop(position: Position) -> None:
    position.battle.attackers -= 1
    position.tell(TROOP_LOST, position.battle.attacker, position.battle.place, 0, 0)
    is_decided(position)


def slay_mercenary(position: Position) -> None:
    position.hired -= 1
    position.tell(MERCENARIES_LOST, position.battle.attacker, position.battle.place, 1, 0)
    is_decided(position)


# ---- a round


def roll_attack(position: Position, pips: i64) -> None:
    battle = position.battle
    battle.die = pips
    position.tell(ROLLED, battle.attacker, pips, pips + attack_strength(position), 0)
    battle.stage = CROESUS_MAY_REROLL if position.defence else DEFENDER_ROLLS


def roll_defence(position: Position, pips: i64) -> None:
    """`defence` is the roll and 1, while it lies on the table."""
    battle = position.battle
    position.defence = pips + 1
    position.tell(ROLLED, battle.defender, pips, pips + defence_strength(position), 0)
    battle.stage = CROESUS_MAY_REROLL


def croesus_rolls_for(position: Position) -> i64:
    """The faction that may roll its die again: with Croesus, gold, and a die that was rolled (L8.15)."""
    battle = position.battle
    attacking: bool = has_hero(position, True, CROESUS)
    if not attacking and not has_hero(position, False, CROESUS):
        return -1
    if has_hero(position, attacking, HELEN):
        return -1
    faction: i64 = battle.attacker if attacking else battle.defender
    return faction if position.gold_of(faction) >= REROLL_PRICE else -1


def ask_croesus(position: Position) -> None:
    if croesus_rolls_for(position) >= 0:
        position.asked = REROLL
    else:
        compare(position)


def roll_again(position: Position) -> None:
    battle = position.battle
    faction: i64 = croesus_rolls_for(position)
    position.pay(faction, REROLL_PRICE, FOR_REROLL)
    battle.stage = ATTACKER_ROLLS if faction == battle.attacker else DEFENDER_ROLLS


def compare(position: Position) -> None:
    """The lower total loses a unit; at a tie both, unless Penthesilea fights for one side (L8.16)."""
    battle = position.battle
    attack: i64 = battle.die + attack_strength(position)
    defence: i64 = position.defence - 1 + defence_strength(position)
    lost: i64 = losers(attack, defence)
    if lost == BOTH_LOSE:
        if has_hero(position, True, PENTHESILEA):
            lost = DEFENDER_LOSES
        elif has_hero(position, False, PENTHESILEA):
            lost = ATTACKER_LOSES
    battle.die = 0
    position.defence = 0
    battle.stage = LOSSES
    position.losing = lost


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
    """Whoever loses a unit chooses it; a fleet, or the only kind of unit there is, goes by itself."""
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
    """A troop is lost, or beside Perseus may retreat instead (L8.17)."""
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
    """The hero's card is discarded; nothing is sacrificed by that (L8.16)."""
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
    """The troop is destroyed all the same."""
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


# ---- retreat


def refuges(position: Position, faction: i64) -> i64:
    """Lands where units of a faction can retreat to: accessible, own or nobody's; never into or out of Medusa's land
    (L8.18)."""
    place: i64 = position.battle.place
    if position.figure_area(MEDUSA) == place:
        return 0
    others: i64 = position.board.owned() & ~position.lands_of(faction)
    return without_medusa(position, accessible(position, faction, place, False)) & ~(others | bit(place))


def retreat_goals(position: Position, faction: i64) -> i64:
    """Where all units of a side can go: at sea to one beside it that is empty or own (L8.5), on land to a refuge, but
    not while the Minotaur fights for the side (L8.18)."""
    battle = position.battle
    board = position.board
    if battle.on_land:
        if faction == battle.defender and minotaur_fights(position):
            return 0
        return refuges(position, faction)
    others: i64 = board.occupied() & ~board.seas_of(faction)
    return position.map.next_to[battle.place] & ~(others | position.closed_seas())


def retreating(position: Position) -> i64:
    """The faction that is asked whether it retreats."""
    battle = position.battle
    return battle.defender if battle.stage == DEFENDER_MAY_RETREAT else battle.attacker


def ask_for_retreat(position: Position) -> None:
    """The defender first, then the attacker (L8.5, L8.18)."""
    if retreat_goals(position, retreating(position)):
        position.asked = RETREAT
    else:
        stand(position)


def stand(position: Position) -> None:
    """No retreat: then the other may, or the next round comes."""
    battle = position.battle
    battle.stage = ATTACKER_MAY_RETREAT if battle.stage == DEFENDER_MAY_RETREAT else ATTACKER_ROLLS


def come_to(position: Position, faction: i64, land: i64) -> None:
    """Retreating units take a land that nobody controls."""
    if position.lands_of(faction) & bit(land) == 0:
        take_control(position, faction, land)


def retreat_to(position: Position, goal: i64) -> None:
    """All units of a side leave together (L8.18)."""
    battle = position.battle
    faction: i64 = retreating(position)
    place: i64 = battle.place
    if faction == battle.defender:
        heroes: i64 = position.heroes_at(place)
        troops: i64 = position.board.troops_on(place)
        hired: i64 = position.mercenaries_on(place)
        position.board.remove_troops(faction, place, troops)
        position.add_mercenaries(place, -hired)
    else:
        heroes = position.band
        troops = battle.attackers
        hired = position.hired
        battle.attackers = 0
        position.band = 0
        position.hired = 0
    come_to(position, faction, goal)
    position.board.add_troops(faction, goal, troops)
    position.add_mercenaries(goal, hired)
    while heroes:
        position.put_hero(lowest(heroes), faction, goal)
        heroes &= heroes - 1
    position.tell(RETREATED, faction, goal, 0, 0)
    is_decided(position)


def withdraw_to(position: Position, goal: i64) -> None:
    """All fleets of a side leave together (L8.5)."""
    battle = position.battle
    faction: i64 = retreating(position)
    number: i64 = battle.attackers
    if faction == battle.defender:
        number = position.board.fleets_at(battle.place)
        position.board.remove_fleets(faction, battle.place, number)
    else:
        battle.attackers = 0
    position.board.add_fleets(faction, goal, number)
    position.tell(WITHDREW, faction, goal, 0, 0)
    is_decided(position)


# ---- the end


def is_decided(position: Position) -> bool:
    """Whether one side is alone; then the battle is over (L8.6, L8.14, L8.19)."""
    battle = position.battle
    if battle.place < 0:
        return True
    left: i64 = attackers(position)
    if left and defenders(position):
        return False
    finish_battle(position)
    return True


def finish_battle(position: Position) -> None:
    """The winner holds the place; with both destroyed the defender keeps a land, and a sea is nobody's."""
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
    """The defender is gone; so is half of the attacker's troops or fleets."""
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
    """The attacker is gone."""
    heroes: i64 = position.band
    while heroes:
        position.remove_hero(lowest(heroes))
        heroes &= heroes - 1
    position.battle.attackers = 0
    position.hired = 0
    finish_battle(position)
