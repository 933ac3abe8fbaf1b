"""What an action does: each verb leads to the rule that carries it out."""

from __future__ import annotations

from mypy_extensions import i64

from ...aegean.rules.course import lay_marker, make_offer
from ...aegean.rules.pantheon import show_god
from ...aegean.rules.verbs import (
    CHAPTER_BATTLE,
    CHAPTER_CHANCE,
    CHAPTER_FOUNDING,
    CHAPTER_MOVE,
    CHAPTER_PHASE,
    CHAPTER_TURN,
)
from . import actions as act
from .cycle.course import end_turn, lay_tile
from .cycle.deployment import claim, moor, station
from .cycle.offerings import choose_god
from .cycle.track import show_hero, show_top
from .cycle.upkeep import keep, release, stay, swim_to, walk_to
from .map.archipelago import AT_SEA
from .position import Position
from .powers.power import BY_QUESTION
from .powers.zeus import LOOK
from .questions import BONUS_HORN, BONUS_TROOP, MARCH_WHERE
from .tables import BID
from .turn.battles import (
    compare,
    retreat_to,
    roll_again,
    roll_attack,
    roll_defence,
    slay_mercenary,
    slay_troop,
    withdraw_to,
)
from .turn.bonuses import place_bonus_fleet, place_bonus_horn, place_bonus_troop
from .turn.creatures import summon
from .turn.favours import (
    build,
    forgo_building,
    hire_fleet,
    hire_mercenary,
    hire_philosopher,
    hire_priestess,
    hire_troop,
    make_plan,
)
from .turn.fleets import choose_fleets, sail_from, sail_to
from .turn.heroes import post_hero, recruit_hero, sacrifice
from .turn.losses import escape_to, lose_hero, lose_mercenary, lose_minotaur, lose_troop, perish
from .turn.metropolises import found_at, give_up, shelter, spend, turn_up
from .turn.troops import choose_mercenaries, choose_troops, march_from, march_to, mobilise, take_hero


def carry_out(position: Position, question: i64, verb: i64, index: i64) -> None:
    """Do what a legal action says, in answer to that question."""
    chapter: i64 = i64(act.CHAPTER_OF[verb])
    if chapter == CHAPTER_CHANCE:
        happen(position, question, verb, index)
    elif chapter == CHAPTER_TURN:
        act_in_turn(position, verb, index)
    elif chapter == CHAPTER_MOVE:
        move(position, verb, index)
    elif chapter == CHAPTER_PHASE:
        act_in_phase(position, question, verb, index)
    elif chapter == CHAPTER_BATTLE:
        fight(position, verb, index)
    elif chapter == CHAPTER_FOUNDING:
        settle_metropolis(position, question, verb, index)
    else:
        BY_QUESTION[question].answer(position, question, verb, index)


def act_in_phase(position: Position, question: i64, verb: i64, index: i64) -> None:
    if verb == act.CHOOSE:
        choose_god(position, index)
    elif verb == act.OFFER:
        make_offer(position, i64(BID[index]))
    elif verb == act.CLAIM:
        claim(position, index)
    elif verb == act.MOOR:
        moor(position, index)
    elif verb == act.STATION:
        if question == BONUS_TROOP:
            place_bonus_troop(position, index)
        else:
            station(position, index)
    elif verb == act.KEEP:
        keep(position, index)
    elif verb == act.RELEASE:
        release(position, index)
    elif verb == act.WALK_TO:
        walk_to(position, index)
    elif verb == act.SWIM_TO:
        swim_to(position, index)
    else:
        stay(position)


def act_in_turn(position: Position, verb: i64, index: i64) -> None:
    if verb == act.DONE:
        end_turn(position)
    elif verb == act.BUILD:
        build(position, index)
    elif verb == act.PLAN:
        make_plan(position, index)
    elif verb == act.FORGO:
        forgo_building(position)
    elif verb == act.RECRUIT_FLEET:
        hire_fleet(position, index)
    elif verb == act.RECRUIT_TROOP:
        hire_troop(position, index)
    elif verb == act.RECRUIT_MERCENARY:
        hire_mercenary(position, index)
    elif verb == act.RECRUIT_PRIESTESS:
        hire_priestess(position)
    elif verb == act.RECRUIT_PHILOSOPHER:
        hire_philosopher(position)
    elif verb == act.RECRUIT_HERO:
        recruit_hero(position, index)
    elif verb == act.SUMMON:
        summon(position, index)
    elif verb == act.LOOK:
        LOOK.begin(position)
    elif verb == act.SAIL_FROM:
        sail_from(position, index)
    elif verb == act.MARCH_FROM:
        march_from(position, index)
    elif verb == act.MOBILISE:
        mobilise(position, index)
    else:
        sacrifice(position, index)


def move(position: Position, verb: i64, index: i64) -> None:
    if verb == act.POST:
        post_hero(position, index)
    elif verb == act.FLEETS:
        choose_fleets(position, index + 1)
    elif verb == act.SAIL_TO:
        sail_to(position, index)
    elif verb == act.TROOPS:
        choose_troops(position, index)
    elif verb == act.MERCENARIES:
        choose_mercenaries(position, index)
    elif verb == act.TAKE:
        take_hero(position, index)
    elif verb == act.ENOUGH:
        position.asked = MARCH_WHERE
    elif verb == act.MARCH_TO:
        march_to(position, index)


def fight(position: Position, verb: i64, index: i64) -> None:
    if verb == act.SLAY_TROOP:
        slay_troop(position)
    elif verb == act.SLAY_MERCENARY:
        slay_mercenary(position)
    elif verb == act.ROLL_AGAIN:
        roll_again(position)
    elif verb == act.KEEP_ROLL:
        compare(position)
    elif verb == act.LOSE_TROOP:
        lose_troop(position)
    elif verb == act.LOSE_MERCENARY:
        lose_mercenary(position)
    elif verb == act.LOSE_HERO:
        lose_hero(position, index)
    elif verb == act.LOSE_MINOTAUR:
        lose_minotaur(position)
    elif verb == act.PERISH:
        perish(position)
    elif verb == act.ESCAPE_TO:
        escape_to(position, index)
    elif verb == act.STAND:
        position.battle.stand()
    elif verb == act.RETREAT_TO:
        retreat_to(position, index)
    else:
        withdraw_to(position, index)


def settle_metropolis(position: Position, question: i64, verb: i64, index: i64) -> None:
    if verb == act.SPEND:
        spend(position, index)
    elif verb == act.GIVE_UP:
        give_up(position, index)
    elif verb == act.FOUND:
        found_at(position, index)
    elif verb == act.SHELTER:
        shelter(position, index)
    elif verb == act.LAUNCH:
        place_bonus_fleet(position, index)
    else:
        area: i64 = index if verb == act.BLESS_LAND else AT_SEA + index
        if question == BONUS_HORN:
            place_bonus_horn(position, area)
        else:
            bless(position, area)


def bless(position: Position, area: i64) -> None:
    """Add Apollo's cornucopia; of his two gifts, the land's counts as the building and the sea's as the recruit."""
    position.add_horn(area)
    if area < AT_SEA:
        position.built = 1
    else:
        position.recruited = 1


def happen(position: Position, question: i64, verb: i64, index: i64) -> None:
    if verb == act.TILE:
        lay_tile(position, index)
    elif verb == act.ROW:
        show_god(position, index)
    elif verb == act.SHOW:
        show_top(position, index)
    elif verb == act.PRESENT:
        show_hero(position, index)
    elif verb == act.MARKER:
        lay_marker(position, index)
    elif verb == act.GLIMPSE or verb == act.DRAW:
        BY_QUESTION[question].answer(position, question, verb, index)
    elif verb == act.TURN_UP:
        turn_up(position, index)
    elif verb == act.ATTACK_DIE:
        roll_attack(position, index)
    else:
        roll_defence(position, index)
