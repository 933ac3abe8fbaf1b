"""The table of actions: each number means one thing, a verb with its object."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...aegean.rules.verbs import chapters, first_actions, in_rows, verbs_by_question
from ..facts import BUILDINGS, CREATURES, GODS, ISLANDS, MAPS, MOST_OFFERED, MOST_SEATS, SLOTS, UNITS
from ..rows import VERBS as VERBS
from . import questions as ask

MOST_SEAS: Final = max(sum(line.count(".") + line.count("$") for line in picture) for picture in MAPS)
MOST_ISLANDS: Final = max(len(islands) for islands in ISLANDS)

# what verbs are about, and how many objects there are of each kind
OBJECTS: Final = {
    "": 1,
    "god": len(GODS),
    "amount": MOST_OFFERED,  # from 1 on
    "sea": MOST_SEAS,  # in the reading order of the map
    "island": MOST_ISLANDS,
    "slot": SLOTS * MOST_ISLANDS,
    "creature": len(CREATURES),
    "number": UNITS,  # from 1 on
    "seat": MOST_SEATS,
    "building": len(BUILDINGS),
    "pips": 4,
}


# numbers of VERBS of cyclades/rows.py
CHOOSE: Final = 0
OFFER: Final = 1
DONE: Final = 2
RECRUIT_FLEET: Final = 3
RECRUIT_TROOP: Final = 4
RECRUIT_PRIEST: Final = 5
RECRUIT_PHILOSOPHER: Final = 6
BUILD: Final = 7
SUMMON: Final = 8
EXCHANGE: Final = 9
SAIL_FROM: Final = 10
MARCH_FROM: Final = 11
FLEETS: Final = 12
SAIL_TO: Final = 13
ANCHOR: Final = 14
TROOPS: Final = 15
MARCH_TO: Final = 16
STAND: Final = 17
RETREAT_TO: Final = 18
WITHDRAW_TO: Final = 19
LOSE_TROOP: Final = 20
LOSE_MINOTAUR: Final = 21
GIVE_UP: Final = 22
FOUND: Final = 23
BLESS: Final = 24
USE_TEMPLE: Final = 25
ROB: Final = 26
LURE: Final = 27
REPLACE: Final = 28
FLY: Final = 29
CRUSH: Final = 30
COPY: Final = 31
REBUILD: Final = 32
REBUILD_INTO: Final = 33
SELL_FLEET: Final = 34
SELL_TROOP: Final = 35
SELL_PRIEST: Final = 36
SELL_PHILOSOPHER: Final = 37
ENOUGH: Final = 38
SNATCH: Final = 39
EMERGE: Final = 40
SWIM: Final = 41
SETTLE: Final = 42
PUSH: Final = 43
MARKER: Final = 44
SHOW: Final = 45
REVEAL: Final = 46
ATTACK_DIE: Final = 47
DEFENCE_DIE: Final = 48
# end of numbers

FIRST_VERB_OF_CHANCE: Final[int] = min(number for number, verb in enumerate(VERBS) if verb.chapter == "chance")

FIRST_ACTION: Final = vec[i64](first_actions(VERBS, OBJECTS))
DECISIONS: Final[i64] = FIRST_ACTION[FIRST_VERB_OF_CHANCE]
TABLE_SIZE: Final[i64] = FIRST_ACTION[len(VERBS)]
VERB_OF: Final = bytes(number for number, verb in enumerate(VERBS) for _ in range(OBJECTS[verb.about]))
VERB_SIZE: Final = vec[i64]([OBJECTS[verb.about] for verb in VERBS])
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
