"""Battles on land and at sea: bonuses, losses, retreats and what the winner gains (C13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.engine.bits import size
from ....aegean.rules.battle import (
    ATTACKER_LOSES,
    ATTACKER_MAY_RETREAT,
    ATTACKER_ROLLS,
    BOTH_LOSE,
    DEFENDER_MAY_RETREAT,
    DEFENDER_ROLLS,
    losers,
)
from ....aegean.rules.fleets import refuges_beside, withdraw
from ....aegean.words.telling import FLEETS_LOST, RETREATED, ROLLED
from ...facts import MEDUSA, MINOTAUR, MINOTAUR_STRENGTH
from ...words.telling import TROOPS_LOST
from ..position import Position
from ..questions import ATTACK_ROLL, DEFENCE_ROLL, LOSE_WHAT, RETREAT
from .figures import leave_if_alone, remove_figure
from .fleets import stop_sailing
from .troops import occupy

# a stage of a round, in addition to those of both editions
OWN_STAGES: Final = ("defender_chooses_loss",)
# numbers of OWN_STAGES after aegean/rules/battle.py STAGES
DEFENDER_CHOOSES_LOSS: Final = 4
# end of numbers


def land_bonus(position: Position, island: i64) -> i64:
    """What the defender of an island adds: fortresses, the metropolis and the Minotaur there (C13.1, C10.20)."""
    bonus: i64 = size(position.fortresses & position.island_slots(island))
    bonus += (position.metropolises >> island) & 1
    if position.figure_island(MINOTAUR) == island:
        bonus += MINOTAUR_STRENGTH
    return bonus


def sea_bonus(position: Position, sea: i64, seat: i64) -> i64:
    """What the defender of a sea space adds: ports and metropolises on every adjacent island of theirs (C13.1)."""
    shores: i64 = position.board.chart.shores[sea] & position.board.islands_of(seat)
    return size(position.ports & position.slots_of(shores)) + size(position.metropolises & shores)


def defenders(position: Position) -> i64:
    """How many units the defender has left."""
    battle = position.battle
    board = position.board
    return board.troops_on(battle.place) if battle.on_land else board.fleets_at(battle.place)


def defence_bonus(position: Position) -> i64:
    battle = position.battle
    if battle.on_land:
        return land_bonus(position, battle.place)
    return sea_bonus(position, battle.place, battle.defender)


# ---- a round


def go_on_fighting(position: Position) -> None:
    """Ask for the next roll, or whether a side retreats: the defender first, then the attacker (C13.3)."""
    battle = position.battle
    if battle.stage == DEFENDER_CHOOSES_LOSS:
        position.asked = LOSE_WHAT
        return
    if battle.stage == DEFENDER_MAY_RETREAT:
        if retreat_goals(position, battle.defender):
            position.asked = RETREAT
            return
        battle.stage = ATTACKER_MAY_RETREAT
    if battle.stage == ATTACKER_MAY_RETREAT:
        if retreat_goals(position, battle.attacker):
            position.asked = RETREAT
            return
        battle.stage = ATTACKER_ROLLS
    position.asked = ATTACK_ROLL if battle.stage == ATTACKER_ROLLS else DEFENCE_ROLL


def roll_attack(position: Position, pips: i64) -> None:
    battle = position.battle
    battle.die = pips
    battle.stage = DEFENDER_ROLLS
    position.tell(ROLLED, battle.attacker, pips, pips + battle.attackers, 0)


def roll_defence(position: Position, pips: i64) -> None:
    """Compare die and units with die, units and bonuses; the lower total loses a unit (C13.1, C13.2)."""
    battle = position.battle
    defence: i64 = pips + defenders(position) + defence_bonus(position)
    position.tell(ROLLED, battle.defender, pips, defence, 0)
    lost: i64 = losers(battle.die + battle.attackers, defence)
    if lost == ATTACKER_LOSES or lost == BOTH_LOSE:
        battle.attackers -= 1
        tell_loss(position, battle.attacker)
    battle.die = 0
    battle.stage = DEFENDER_MAY_RETREAT
    if lost == ATTACKER_LOSES:
        end_round(position)
    elif minotaur_may_fall(position):
        battle.stage = DEFENDER_CHOOSES_LOSS
    else:
        lose_defender(position)


def minotaur_may_fall(position: Position) -> bool:
    """Whether the defender of the Minotaur's island may lose him in place of a troop, which is an option (C10.20)."""
    battle = position.battle
    return bool(position.minotaur_falls and battle.on_land and position.figure_island(MINOTAUR) == battle.place)


def lose_troop(position: Position) -> None:
    position.battle.stage = DEFENDER_MAY_RETREAT
    lose_defender(position)


def lose_minotaur(position: Position) -> None:
    position.battle.stage = DEFENDER_MAY_RETREAT
    remove_figure(position, MINOTAUR)
    end_round(position)


def lose_defender(position: Position) -> None:
    """Take a unit from the defender."""
    lose_defenders(position, 1)
    tell_loss(position, position.battle.defender)
    end_round(position)


def end_round(position: Position) -> None:
    """End the battle if a side is gone."""
    if defenders(position) == 0 or position.battle.attackers == 0:
        finish_battle(position)


def tell_loss(position: Position, seat: i64) -> None:
    position.tell(TROOPS_LOST if position.battle.on_land else FLEETS_LOST, seat, position.battle.place, 1, 0)


def lose_defenders(position: Position, number: i64) -> None:
    """Take units of the defender away; the Minotaur does not stay alone."""
    battle = position.battle
    if battle.on_land:
        position.board.remove_troops(battle.defender, battle.place, number)
        leave_if_alone(position, battle.place)
    else:
        position.board.remove_fleets(battle.defender, battle.place, number)


def finish_battle(position: Position) -> None:
    """End the battle: the winner holds the place; if both are destroyed, the defender keeps an island, and a sea space
    is empty (C13.4, C13.5)."""
    battle = position.battle
    attackers: i64 = battle.attackers
    place: i64 = battle.place
    seat: i64 = battle.attacker
    on_land: i64 = battle.on_land
    battle.end()
    if attackers == 0:
        return
    if on_land:
        occupy(position, seat, place, attackers)
    else:
        position.board.add_fleets(seat, place, attackers)
        stop_sailing(position, place, attackers)


# ---- retreat


def retreat_goals(position: Position, seat: i64) -> i64:
    """Where all units of a side can go: from an island to another of the seat's that its fleets connect (C13.6),
    from a sea space to an adjacent one that is empty or its own (C13.7)."""
    battle = position.battle
    board = position.board
    if battle.on_land:
        if position.figure_island(MEDUSA) == battle.place and medusa_holds(position, seat):
            return 0
        joined: i64 = board.chart.joined(board.seas_of(seat), battle.place)
        return joined & board.islands_of(seat)
    return refuges_beside(position, battle.place, seat)


def medusa_holds(position: Position, seat: i64) -> bool:
    """Whether Medusa keeps a side from leaving the battle: both sides, or by option only the defender (C10.21)."""
    return not (position.attackers_flee_medusa and seat == position.battle.attacker)


def retreat_to(position: Position, goal: i64) -> None:
    """Move all troops of a side away together; the other side holds the island (C13.6, C13.8)."""
    battle = position.battle
    seat: i64 = battle.retreating()
    number: i64 = battle.attackers
    if seat == battle.defender:
        number = defenders(position)
        lose_defenders(position, number)
    else:
        battle.attackers = 0
    position.board.add_troops(seat, goal, number)
    position.tell(RETREATED, seat, goal, 0, 0)
    finish_battle(position)


def withdraw_to(position: Position, goal: i64) -> None:
    """Move all fleets of a side away together; the other side holds the space (C13.7, C13.8)."""
    attackers: i64 = position.battle.attackers
    attacking: bool = position.battle.retreating() == position.battle.attacker
    withdraw(position, goal)
    if attacking:
        stop_sailing(position, goal, attackers)
    finish_battle(position)
