"""What an action does: each verb leads to the rule that carries it out."""

from __future__ import annotations

from mypy_extensions import i64

from ..aegean.course import lay_marker, make_offer, show_creature
from ..aegean.pantheon import show_god
from . import actions as act
from .battles import lose_minotaur, lose_troop, retreat_to, roll_attack, roll_defence, withdraw_to
from .course import end_turn, lay_prosperity
from .creatures import (
    choose_temple,
    copy_creature,
    end_power,
    lure,
    replace_from,
    rob,
    sell_fleet,
    sell_philosopher,
    sell_priest,
    sell_troop,
    snatch,
    summon,
    turn_building,
    turn_into,
)
from .favours import build, exchange, hire_fleet, hire_philosopher, hire_priest, hire_troop
from .figures import place_figure, push_to, put_kraken, walk_kraken
from .fleets import anchor, choose_fleets, sail_from, sail_to
from .metropolises import found, give_up
from .offerings import choose_god
from .position import Position
from .tables import FIRST_FIGURE
from .troops import choose_troops, march_from, march_to


def carry_out(position: Position, verb: i64, index: i64) -> None:
    """Do what a legal action says."""
    if verb <= act.MARCH_FROM:
        act_in_turn(position, verb, index)
    elif verb <= act.LOSE_MINOTAUR:
        move(position, verb, index)
    elif verb <= act.USE_TEMPLE:
        settle_turn(position, verb, index)
    elif verb >= act.FIRST_VERB_OF_CHANCE:
        happen(position, verb, index)
    else:
        use_power(position, verb, index)


def act_in_turn(position: Position, verb: i64, index: i64) -> None:
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
        sail_from(position, index)
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


def use_power(position: Position, verb: i64, index: i64) -> None:
    if verb == act.ROB:
        rob(position, index)
    elif verb == act.LURE:
        lure(position, index)
    elif verb == act.REPLACE:
        replace_from(position, index)
    elif verb == act.FLY:
        march_from(position, index)
    elif verb == act.CRUSH:
        position.remove_building(index)
    elif verb == act.COPY:
        copy_creature(position, index)
    elif verb == act.REBUILD:
        turn_building(position, index)
    elif verb == act.REBUILD_INTO:
        turn_into(position, index)
    elif verb == act.SNATCH:
        snatch(position, index)
    elif verb == act.EMERGE:
        put_kraken(position, index)
    elif verb == act.SWIM:
        walk_kraken(position, index)
    elif verb == act.SETTLE:
        place_figure(position, position.power - FIRST_FIGURE, index)
    elif verb == act.PUSH:
        push_to(position, index)
    elif verb == act.ENOUGH:
        end_power(position)
    else:
        sell(position, verb, index)


def sell(position: Position, verb: i64, index: i64) -> None:
    if verb == act.SELL_FLEET:
        sell_fleet(position, index)
    elif verb == act.SELL_TROOP:
        sell_troop(position, index)
    elif verb == act.SELL_PRIEST:
        sell_priest(position)
    else:
        sell_philosopher(position)


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
