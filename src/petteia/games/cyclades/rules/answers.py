"""What an action does: each verb leads to the rule that carries it out."""

from __future__ import annotations

from mypy_extensions import i64

from ...aegean.rules.course import lay_marker, make_offer, show_creature
from ...aegean.rules.pantheon import show_god
from ...aegean.rules.verbs import CHAPTER_CHANCE, CHAPTER_FOUNDING, CHAPTER_MOVE, CHAPTER_TURN
from . import actions as act
from .cycle.course import end_turn, lay_prosperity
from .cycle.offerings import choose_god
from .position import Position
from .powers.power import BY_QUESTION
from .questions import TURN
from .turn.battles import lose_minotaur, lose_troop, retreat_to, roll_attack, roll_defence, withdraw_to
from .turn.creatures import choose_temple, summon
from .turn.favours import build, exchange, hire_fleet, hire_philosopher, hire_priest, hire_troop
from .turn.fleets import anchor, choose_fleets, sail_from, sail_to
from .turn.metropolises import found, give_up
from .turn.troops import choose_troops, march_from, march_to


def carry_out(position: Position, question: i64, verb: i64, index: i64) -> None:
    """Do what a legal action says, in answer to that question."""
    if question == TURN:
        act_in_turn(position, question, verb, index)
        return
    chapter: i64 = i64(act.CHAPTER_OF[verb])
    if chapter == CHAPTER_TURN:
        act_in_turn(position, question, verb, index)
    elif chapter == CHAPTER_MOVE:
        move(position, verb, index)
    elif chapter == CHAPTER_CHANCE:
        happen(position, verb, index)
    elif chapter == CHAPTER_FOUNDING:
        settle_turn(position, verb, index)
    else:
        BY_QUESTION[question].answer(position, question, verb, index)


def act_in_turn(position: Position, question: i64, verb: i64, index: i64) -> None:
    if verb == act.CHOOSE:
        choose_god(position, index)
    elif verb == act.OFFER:
        make_offer(position, index + 1)
    elif verb == act.DONE:
        end_turn(position)
    elif verb == act.RECRUIT_FLEET:
        hire_fleet(position, index)
    elif verb == act.RECRUIT_TROOP:
        hire_troop(position, index)
    elif verb == act.RECRUIT_PRIEST:
        hire_priest(position)
    elif verb == act.RECRUIT_PHILOSOPHER:
        hire_philosopher(position)
    elif verb == act.BUILD:
        build(position, index)
    elif verb == act.SUMMON:
        summon(position, index)
    elif verb == act.EXCHANGE:
        exchange(position, index)
    elif verb == act.SAIL_FROM:
        if question == TURN:
            sail_from(position, index)
        else:
            BY_QUESTION[question].answer(position, question, verb, index)
    else:
        march_from(position, index)


def move(position: Position, verb: i64, index: i64) -> None:
    if verb == act.FLEETS:
        choose_fleets(position, index + 1)
    elif verb == act.SAIL_TO:
        sail_to(position, index)
    elif verb == act.ANCHOR:
        anchor(position)
    elif verb == act.TROOPS:
        choose_troops(position, index + 1)
    elif verb == act.MARCH_TO:
        march_to(position, index)
    elif verb == act.STAND:
        position.battle.stand()
    elif verb == act.LOSE_TROOP:
        lose_troop(position)
    elif verb == act.LOSE_MINOTAUR:
        lose_minotaur(position)
    elif verb == act.RETREAT_TO:
        retreat_to(position, index)
    else:
        withdraw_to(position, index)


def settle_turn(position: Position, verb: i64, index: i64) -> None:
    if verb == act.GIVE_UP:
        give_up(position, index)
    elif verb == act.FOUND:
        found(position, index)
    elif verb == act.BLESS:
        lay_prosperity(position, index)
    else:
        choose_temple(position, index)


def happen(position: Position, verb: i64, index: i64) -> None:
    if verb == act.MARKER:
        lay_marker(position, index)
    elif verb == act.SHOW:
        show_creature(position, index)
    elif verb == act.REVEAL:
        show_god(position, index)
    elif verb == act.ATTACK_DIE:
        roll_attack(position, index)
    else:
        roll_defence(position, index)
