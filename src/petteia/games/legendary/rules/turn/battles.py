"""Battles on land and at sea: what happens before them, a round, losses, retreats, and what the winner gains (L8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.engine.bits import lowest
from ....aegean.rules.battle import (
    ATTACKER_LOSES,
    ATTACKER_MAY_RETREAT,
    ATTACKER_ROLLS,
    BOTH_LOSE,
    DEFENDER_LOSES,
    DEFENDER_MAY_RETREAT,
    DEFENDER_ROLLS,
    losers,
)
from ....aegean.rules.fleets import refuges_beside, withdraw
from ....aegean.words.telling import RETREATED, ROLLED
from ...facts import CROESUS, HECTOR, HELEN, HELEN_ROLLS, PANDORA, PENTHESILEA, REROLL_PRICE
from ...words.telling import FOR_REROLL, MERCENARIES_LOST, MERCENARIES_TURNED, TROOP_LOST
from ..position import Position
from ..questions import ATTACK_ROLL, DEFENCE_ROLL, ESCAPE, REROLL, RETREAT, SLAY_WHAT
from .losses import come_to, go_on_losing, refuges
from .sides import attack_strength, defence_strength, has_hero, is_decided, minotaur_fights

# stages of a round, in addition to those of `aegean.battle`
OWN_STAGES: Final = ("croesus_may_reroll", "losses")
# numbers of OWN_STAGES after aegean/rules/battle.py STAGES
CROESUS_MAY_REROLL: Final = 4
LOSSES: Final = 5
# end of numbers

# ---- the course of a battle


def go_on_fighting(position: Position) -> None:
    """Ask the next question of the battle, or do what comes next without one."""
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


# ---- before the battle: the attacker's heroes first (L8.14)


def prepare(position: Position) -> None:
    """Pandora takes the enemy's mercenaries and Hector kills an attacking unit; then comes the first round, if both
    sides have units. `turned` counts from 1 on, so that this happens only once."""
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
    """The mercenaries that moved in; Hector cannot kill those that Pandora has just turned."""
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
    """Set the defender's roll; `defence` is the roll plus 1, while the die is on the table."""
    battle = position.battle
    position.defence = pips + 1
    position.tell(ROLLED, battle.defender, pips, pips + defence_strength(position), 0)
    battle.stage = CROESUS_MAY_REROLL


def croesus_rolls_for(position: Position) -> i64:
    """The faction that may reroll its die, or -1: it needs Croesus, gold, and a die that was rolled (L8.15)."""
    battle = position.battle
    attacking: bool = has_hero(position, True, CROESUS)
    if not attacking and not has_hero(position, False, CROESUS):
        return -1
    if has_hero(position, attacking, HELEN):
        return -1
    faction: i64 = battle.attacker if attacking else battle.defender
    return faction if position.gold_of(faction) >= REROLL_PRICE else i64(-1)


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
    """Compare totals: the lower one loses a unit; in a tie both do, unless Penthesilea fights for one side (L8.16)."""
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


# ---- retreat


def retreat_goals(position: Position, faction: i64) -> i64:
    """Where all units of a side can go: at sea to an adjacent space that is empty or own (L8.5), on land to a refuge,
    but not while the Minotaur fights for that side (L8.18); by option only he stays, and fights on (L15.2)."""
    battle = position.battle
    if battle.on_land:
        if faction == battle.defender and minotaur_holds(position):
            return 0
        return refuges(position, faction)
    return refuges_beside(position, battle.place, faction)


def minotaur_holds(position: Position) -> bool:
    """Whether the Minotaur keeps his side from retreating (L8.18), or by option only himself (L15.2)."""
    if not minotaur_fights(position):
        return False
    return position.others_may_retreat == 0 or position.units_on(position.battle.place) == 0


def ask_for_retreat(position: Position) -> None:
    """Ask whether a side retreats, the defender first, then the attacker (L8.5, L8.18)."""
    if retreat_goals(position, position.battle.retreating()):
        position.asked = RETREAT
    else:
        position.battle.stand()


def retreat_to(position: Position, goal: i64) -> None:
    """Move all units of a side away together, but never the Minotaur (L8.18)."""
    battle = position.battle
    faction: i64 = position.battle.retreating()
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
    """Move all fleets of a side away together (L8.5)."""
    withdraw(position, goal)
    is_decided(position)
