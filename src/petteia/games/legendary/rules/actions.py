"""The table of actions: each number means one thing, a verb with its object."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...aegean.rules.battle import DIE_VALUES
from ...aegean.rules.verbs import chapters, first_actions, in_rows, verbs_by_question
from ..facts import (
    BID_LADDER,
    BONUSES,
    BUILDINGS,
    CREATURES,
    GODS,
    HEROES,
    MOST_FACTIONS,
    SUPPLY_OF_MERCENARIES,
    SUPPLY_OF_PRIESTESSES,
    UNITS,
)
from ..rows import VERBS as VERBS
from . import questions as ask
from .map.archipelago import TURNS
from .map.tiles import TILE_SET, TILES

BOTH_SIDES: Final = (TILE_SET.fronts, TILE_SET.backs)

# what verbs are about, and how many objects there are of each kind
OBJECTS: Final = {
    "": 1,
    "god": len(GODS),
    "space": len(BID_LADDER),
    "land": max(sum(len(tile.lands) for tile in side) for side in BOTH_SIDES),
    "sea": max(sum(len(tile.seas) for tile in side) for side in BOTH_SIDES),
    "site": max(sum(land.sites for tile in side for land in tile.lands) for side in BOTH_SIDES),
    "creature": len(CREATURES),
    "hero": len(HEROES),
    "building": len(BUILDINGS),
    "number": UNITS,  # from 1 on
    "count": SUPPLY_OF_MERCENARIES + 1,  # from 0 on
    "pairs": SUPPLY_OF_PRIESTESSES // 2,  # from 1 on
    "faction": MOST_FACTIONS,
    "tile": TILES * TURNS,
    "bonus": len(BONUSES),
    "pips": DIE_VALUES,
}

# numbers of VERBS of legendary/rows.py
CHOOSE: Final = 0
OFFER: Final = 1
CLAIM: Final = 2
MOOR: Final = 3
STATION: Final = 4
KEEP: Final = 5
RELEASE: Final = 6
WALK_TO: Final = 7
SWIM_TO: Final = 8
STAY: Final = 9
DONE: Final = 10
BUILD: Final = 11
PLAN: Final = 12
FORGO: Final = 13
RECRUIT_FLEET: Final = 14
RECRUIT_TROOP: Final = 15
RECRUIT_MERCENARY: Final = 16
RECRUIT_PRIESTESS: Final = 17
RECRUIT_PHILOSOPHER: Final = 18
RECRUIT_HERO: Final = 19
SUMMON: Final = 20
LOOK: Final = 21
SAIL_FROM: Final = 22
MARCH_FROM: Final = 23
MOBILISE: Final = 24
SACRIFICE: Final = 25
POST: Final = 26
PLAY: Final = 27
PUT_BACK: Final = 28
FLEETS: Final = 29
SAIL_TO: Final = 30
TROOPS: Final = 31
MERCENARIES: Final = 32
TAKE: Final = 33
ENOUGH: Final = 34
MARCH_TO: Final = 35
SLAY_TROOP: Final = 36
SLAY_MERCENARY: Final = 37
ROLL_AGAIN: Final = 38
KEEP_ROLL: Final = 39
LOSE_TROOP: Final = 40
LOSE_MERCENARY: Final = 41
LOSE_HERO: Final = 42
LOSE_MINOTAUR: Final = 43
PERISH: Final = 44
ESCAPE_TO: Final = 45
STAND: Final = 46
RETREAT_TO: Final = 47
WITHDRAW_TO: Final = 48
SPEND: Final = 49
GIVE_UP: Final = 50
FOUND: Final = 51
SHELTER: Final = 52
LAUNCH: Final = 53
BLESS_LAND: Final = 54
BLESS_SEA: Final = 55
ROB: Final = 56
KILL_TROOP: Final = 57
KILL_MERCENARY: Final = 58
SINK: Final = 59
REBUILD: Final = 60
REBUILD_INTO: Final = 61
LURE: Final = 62
SETTLE: Final = 63
FLY: Final = 64
SWAP: Final = 65
TRADE: Final = 66
TRADE_FOR: Final = 67
PLACE_ON_LAND: Final = 68
PLACE_AT_SEA: Final = 69
PUSH_FROM: Final = 70
PUSH_TO: Final = 71
EXCHANGE: Final = 72
IMITATE: Final = 73
TILE: Final = 74
ROW: Final = 75
SHOW: Final = 76
PRESENT: Final = 77
MARKER: Final = 78
GLIMPSE: Final = 79
DRAW: Final = 80
TURN_UP: Final = 81
ATTACK_DIE: Final = 82
DEFENCE_DIE: Final = 83
# end of numbers

FIRST_VERB_OF_CHANCE: Final[int] = min(number for number, verb in enumerate(VERBS) if verb.chapter == "chance")

FIRST_ACTION: Final = vec[i64](first_actions(VERBS, OBJECTS))
DECISIONS: Final[i64] = FIRST_ACTION[FIRST_VERB_OF_CHANCE]
TABLE_SIZE: Final[i64] = FIRST_ACTION[len(VERBS)]
VERB_OF: Final = bytes(number for number, verb in enumerate(VERBS) for _ in range(OBJECTS[verb.about]))
CHAPTER_OF: Final = chapters(VERBS)
# by question: its verbs in order, then `NO_VERB`
VERBS_OF: Final = verbs_by_question(VERBS, ask.NAMES)
ANSWERS_A_QUESTION: Final[i64] = 1 + max(len(verbs) for verbs in VERBS_OF)
ANSWERS: Final = in_rows(VERBS_OF, ANSWERS_A_QUESTION)
# by question and verb: whether the verb answers the question
VERB_COUNT: Final[i64] = len(VERBS)
ANSWERED: Final = bytes(number in verbs for verbs in VERBS_OF for number in range(len(VERBS)))


def answers(question: i64, verb: i64) -> bool:
    """Whether a verb answers a question."""
    return i64(ANSWERED[VERB_COUNT * question + verb]) != 0
