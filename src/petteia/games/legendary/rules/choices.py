"""What is legal: for each verb that answers the question, the set of its objects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....core.engine.bits import bit
from ...aegean.rules.verbs import (
    CHAPTER_BATTLE,
    CHAPTER_CHANCE,
    CHAPTER_FOUNDING,
    CHAPTER_MOVE,
    CHAPTER_PHASE,
    CHAPTER_TURN,
)
from ..facts import ARES, ATHENA, HERA, POSEIDON, ZEUS
from . import actions as act
from .cycle.course import factions_to_lay, tiles_to_lay
from .cycle.deployment import lands_to_claim, moorings
from .cycle.offerings import gods_to_choose, spaces_to_offer
from .cycle.pantheon import gods_without_row
from .cycle.track import top_cards
from .cycle.upkeep import cards_due, lands_to_walk, seas_to_walk
from .position import BY_LAND, Position
from .powers.power import BY_QUESTION
from .questions import BONUS_HORN, BONUS_TROOP, TURN
from .turn.battles import retreat_goals
from .turn.bonuses import bonus_places
from .turn.favours import (
    duties_done,
    lands_to_bless,
    may_build,
    may_forgo,
    may_recruit,
    seas_to_bless,
    sites_to_build,
    types_to_plan,
)
from .turn.fleets import fleet_places, harbours, sail_goals
from .turn.heroes import heroes_to_recruit, heroes_to_sacrifice
from .turn.losses import heroes_to_lose, losing_faction, mercenaries_to_lose, minotaur_to_lose, refuges, troops_to_lose
from .turn.metropolises import bonuses_left, buildings_to_give_up, shelters, sites_to_found, types_to_spend
from .turn.prices import creatures_to_summon
from .turn.troops import (
    garrisons,
    group_size,
    heroes_to_mobilise,
    heroes_to_take,
    march_goals,
    mercenaries_to_take,
    mercenary_places,
    step_price,
    troop_places,
    troops_to_take,
)

ONLY: Final = 1  # for a verb without an object
ALL_PIPS: Final = 15


def choices(position: Position, verb: i64) -> i64:
    """The objects that a verb can have now, as a set; the verb answers the current question."""
    if position.asked == TURN:
        return turn_choices(position, verb)
    chapter: i64 = i64(act.CHAPTER_OF[verb])
    if chapter == CHAPTER_TURN:
        return turn_choices(position, verb)
    if chapter == CHAPTER_CHANCE:
        return chance_choices(position, verb)
    if chapter == CHAPTER_PHASE:
        return phase_choices(position, verb)
    if chapter == CHAPTER_MOVE:
        return move_choices(position, verb)
    if chapter == CHAPTER_BATTLE:
        return battle_choices(position, verb)
    if chapter == CHAPTER_FOUNDING:
        return founding_choices(position, verb)
    return BY_QUESTION[position.asked].choices(position, verb)


def phase_choices(position: Position, verb: i64) -> i64:
    """Choices for offerings, deployment and upkeep."""
    if verb == act.CHOOSE:
        return gods_to_choose(position)
    if verb == act.OFFER:
        return spaces_to_offer(position, position.auction.chosen)
    if verb == act.CLAIM:
        return lands_to_claim(position)
    if verb == act.MOOR:
        return moorings(position, position.chosen)
    if verb == act.STATION:
        return bonus_places(position) if position.asked == BONUS_TROOP else position.lands_of(position.turn)
    if verb == act.WALK_TO:
        return lands_to_walk(position)
    if verb == act.SWIM_TO:
        return seas_to_walk(position)
    return i64(ONLY) if verb == act.STAY else cards_due(position)


def turn_choices(position: Position, verb: i64) -> i64:
    """What a faction can do in its turn: first its duties, then the rest; a sacrifice at any time (L6.2)."""
    god: i64 = position.god
    if verb == act.DONE:
        return ONLY if duties_done(position) else 0
    if verb == act.BUILD:
        if position.plan >= 0:
            return sites_to_build(position)
        return sites_to_build(position) if god != HERA and may_build(position) else i64(0)
    if verb == act.PLAN:
        return types_to_plan(position) if god == HERA and may_build(position) else i64(0)
    if verb == act.FORGO:
        return ONLY if may_forgo(position) else 0
    if verb == act.RECRUIT_FLEET:
        return fleet_places(position) if may_recruit(position, POSEIDON) else i64(0)
    if verb == act.RECRUIT_TROOP:
        return troop_places(position) if may_recruit(position, ARES) else i64(0)
    if verb == act.RECRUIT_MERCENARY:
        return mercenary_places(position) if may_recruit(position, HERA) else i64(0)
    if verb == act.RECRUIT_PRIESTESS:
        return ONLY if may_recruit(position, ZEUS) and position.priestesses_left() > 0 else 0
    if verb == act.RECRUIT_PHILOSOPHER:
        return ONLY if may_recruit(position, ATHENA) and position.philosophers_left() > 0 else 0
    if verb == act.SACRIFICE:
        return heroes_to_sacrifice(position)
    if not duties_done(position):
        return 0
    if verb == act.SUMMON:
        return creatures_to_summon(position) if position.track else i64(0)
    if verb == act.RECRUIT_HERO:
        return heroes_to_recruit(position)
    if verb == act.LOOK:
        return ONLY if god == ZEUS and position.looked == 0 and position.deck | position.discard else 0
    if verb == act.SAIL_FROM:
        return harbours(position) if god == POSEIDON else i64(0)
    if verb == act.MARCH_FROM:
        return garrisons(position, BY_LAND) if god == ARES else i64(0)
    return heroes_to_mobilise(position) if god != ARES else i64(0)


def move_choices(position: Position, verb: i64) -> i64:
    """Choices for new heroes, and for units on the move."""
    if verb == act.MARCH_TO:
        return march_goals(position, position.from_area, position.way, position.band, gold_to_pass(position))
    if verb == act.SAIL_TO:
        return sail_goals(position, position.from_area, gold_to_pass(position))
    if verb == act.FLEETS:
        return bit(position.board.fleets_at(position.from_area)) - 1
    if verb == act.TROOPS:
        return troops_to_take(position)
    if verb == act.MERCENARIES:
        return mercenaries_to_take(position)
    if verb == act.TAKE:
        return heroes_to_take(position)
    if verb == act.ENOUGH:
        return ONLY if group_size(position) else 0
    return position.lands_of(position.turn)


def gold_to_pass(position: Position) -> i64:
    """The gold left after the step for passing through the partner's areas; passing units have yet to pay for it."""
    gold: i64 = position.gold_of(position.turn)
    return gold - step_price(position, position.way) if position.passing else gold


def battle_choices(position: Position, verb: i64) -> i64:
    if verb == act.RETREAT_TO:
        return retreat_goals(position, position.battle.retreating()) if position.battle.on_land == 1 else i64(0)
    if verb == act.WITHDRAW_TO:
        return retreat_goals(position, position.battle.retreating()) if position.battle.on_land == 0 else i64(0)
    if verb == act.LOSE_TROOP:
        return ONLY if troops_to_lose(position) else 0
    if verb == act.LOSE_MERCENARY:
        return ONLY if mercenaries_to_lose(position) else 0
    if verb == act.LOSE_HERO:
        return heroes_to_lose(position)
    if verb == act.LOSE_MINOTAUR:
        return ONLY if minotaur_to_lose(position) else 0
    if verb == act.ESCAPE_TO:
        return refuges(position, losing_faction(position))
    return ONLY


def founding_choices(position: Position, verb: i64) -> i64:
    """Choices for metropolises, their bonuses, and Apollo's cornucopias."""
    if verb == act.SPEND:
        return types_to_spend(position)
    if verb == act.GIVE_UP:
        return buildings_to_give_up(position)
    if verb == act.FOUND:
        return sites_to_found(position)
    if verb == act.SHELTER:
        return shelters(position, position.founder)
    if verb == act.LAUNCH:
        return bonus_places(position)
    if verb == act.BLESS_LAND:
        return position.lands_of(position.owed_to) if position.asked == BONUS_HORN else lands_to_bless(position)
    return position.board.seas_of(position.owed_to) if position.asked == BONUS_HORN else seas_to_bless(position)


def chance_choices(position: Position, verb: i64) -> i64:
    """What chance can do."""
    if verb == act.TILE:
        return tiles_to_lay(position)
    if verb == act.ROW:
        return gods_without_row(position)
    if verb == act.PRESENT:
        return position.hero_deck
    if verb == act.MARKER:
        return factions_to_lay(position)
    if verb == act.TURN_UP:
        return bonuses_left(position)
    return i64(ALL_PIPS) if verb == act.ATTACK_DIE or verb == act.DEFENCE_DIE else top_cards(position)
