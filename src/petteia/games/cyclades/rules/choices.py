"""What is legal: for each verb that answers the question, the set of its objects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....core.engine.bits import bit
from ...aegean.rules.fleets import fleet_places
from ...aegean.rules.verbs import CHAPTER_CHANCE, CHAPTER_FOUNDING, CHAPTER_MOVE, CHAPTER_TURN
from ..facts import ARES, ATHENA, EXCHANGE_PRICE, MOVE_PRICE, POSEIDON, ZEUS
from . import actions as act
from .cycle.course import seats_to_lay
from .cycle.offerings import gods_to_choose
from .cycle.pantheon import next_gods
from .cycle.track import creature_at, creatures_shown
from .position import Position
from .powers.power import BY_QUESTION
from .questions import TURN
from .tables import SPACES
from .turn.battles import retreat_goals
from .turn.favours import cards_left, islands_to_bless, may_recruit, owes_recruit, slots_to_build
from .turn.fleets import at_hand, harbours, sail_goals
from .turn.metropolises import buildings_to_give_up, sites_to_choose
from .turn.temples import islands_with_discounts, summon_price
from .turn.troops import garrisons, march_goals, troop_places

ONLY: Final = 1  # for a verb without an object
ALL_PIPS: Final = 15


def choices(position: Position, verb: i64) -> i64:
    """The objects that a verb can have now, as a set; the verb answers the current question. Possible offers are not a
    set but a range, see `offerings`."""
    chapter: i64 = i64(act.CHAPTER_OF[verb])
    if chapter == CHAPTER_TURN:
        return turn_choices(position, verb)
    if chapter == CHAPTER_MOVE:
        return move_choices(position, verb)
    if chapter == CHAPTER_CHANCE:
        return chance_choices(position, verb)
    if chapter == CHAPTER_FOUNDING:
        return founding_choices(position, verb)
    return BY_QUESTION[position.asked].choices(position, verb)


def turn_choices(position: Position, verb: i64) -> i64:
    """What a player can choose at the auction and in his turn."""
    if verb == act.CHOOSE:
        return gods_to_choose(position)
    if verb == act.DONE:
        return 0 if owes_recruit(position) else ONLY
    god: i64 = position.god
    if verb == act.RECRUIT_FLEET:
        return fleet_places(position) if god == POSEIDON and may_recruit(position) else i64(0)
    if verb == act.RECRUIT_TROOP:
        return troop_places(position) if god == ARES and may_recruit(position) else i64(0)
    if verb == act.RECRUIT_PRIEST:
        return ONLY if god == ZEUS and may_recruit(position) and cards_left(position) > 0 else 0
    if verb == act.RECRUIT_PHILOSOPHER:
        return ONLY if god == ATHENA and may_recruit(position) and cards_left(position) > 0 else 0
    if verb == act.BUILD:
        return slots_to_build(position)
    if verb == act.SUMMON:
        return creatures_to_summon(position)
    gold: i64 = position.gold[position.turn]
    if verb == act.EXCHANGE:
        return creatures_shown(position) if god == ZEUS and gold >= EXCHANGE_PRICE else i64(0)
    if verb == act.SAIL_FROM:
        if position.asked != TURN:
            return BY_QUESTION[position.asked].choices(position, verb)
        return harbours(position) if god == POSEIDON and gold >= MOVE_PRICE else i64(0)
    return garrisons(position) if god == ARES and gold >= MOVE_PRICE else i64(0)


def creatures_to_summon(position: Position) -> i64:
    """The creatures on the track that the player can pay for (C10.1)."""
    gold: i64 = position.gold[position.turn]
    if position.track == 0 or gold == 0:
        return 0
    found: i64 = 0
    for space in range(i64(SPACES)):
        creature: i64 = creature_at(position, space)
        if creature >= 0 and summon_price(position, space) <= gold:
            found |= bit(creature)
    return found


def move_choices(position: Position, verb: i64) -> i64:
    """Choices for fleets and troops on the move, and for retreats."""
    if verb == act.FLEETS:
        return bit(at_hand(position)) - 1
    if verb == act.SAIL_TO:
        return sail_goals(position, position.group_at)
    if verb == act.ANCHOR:
        return position.moved
    if verb == act.TROOPS:
        return bit(position.board.troops_on(position.march_from)) - 1
    if verb == act.MARCH_TO:
        return march_goals(position, position.march_from)
    if verb == act.STAND or verb == act.LOSE_TROOP or verb == act.LOSE_MINOTAUR:
        return ONLY
    if (verb == act.RETREAT_TO) == (position.battle.on_land == 1):
        return retreat_goals(position, position.battle.retreating())
    return 0


def founding_choices(position: Position, verb: i64) -> i64:
    """Choices for metropolises, Apollo, and temples."""
    if verb == act.GIVE_UP:
        return buildings_to_give_up(position)
    if verb == act.FOUND:
        return sites_to_choose(position)
    if verb == act.BLESS:
        return islands_to_bless(position)
    return islands_with_discounts(position)


def chance_choices(position: Position, verb: i64) -> i64:
    """What chance can do."""
    if verb == act.MARKER:
        return seats_to_lay(position)
    if verb == act.SHOW:
        return position.deck
    if verb == act.REVEAL:
        return next_gods(position)
    return ALL_PIPS
