"""The table of actions: each number means one thing, a verb with its object."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..aegean.verbs import Verb, first_actions
from . import questions as ask
from .facts import BUILDINGS, CREATURES, GODS, ISLANDS, MAPS, MOST_OFFERED, MOST_SEATS, SLOTS, UNITS

MOST_SEAS: Final = max(sum(line.count(".") + line.count("$") for line in picture) for picture in MAPS)
MOST_ISLANDS: Final = max(len(islands) for islands in ISLANDS)

# what verbs are about, and how many there are of it
OBJECTS: Final = {
    "": 1,
    "god": len(GODS),
    "amount": MOST_OFFERED,  # 1 and more
    "sea": MOST_SEAS,  # in the reading order of the map
    "island": MOST_ISLANDS,
    "slot": SLOTS * MOST_ISLANDS,
    "creature": len(CREATURES),
    "number": UNITS,  # 1 and more
    "seat": MOST_SEATS,
    "building": len(BUILDINGS),
    "pips": 4,
}


# fmt: off
VERBS: Final = (
    Verb("choose",          "god",      (ask.WHICH_GOD,)),
    Verb("offer",           "amount",   (ask.HOW_MUCH,)),
    Verb("done",            "",         (ask.TURN,)),
    Verb("recruit fleet",   "sea",      (ask.TURN,)),
    Verb("recruit troop",   "island",   (ask.TURN,)),
    Verb("recruit priest",  "",         (ask.TURN,)),
    Verb("recruit philosopher", "",     (ask.TURN,)),
    Verb("build",           "slot",     (ask.TURN,)),
    Verb("summon",          "creature", (ask.TURN,)),
    Verb("exchange",        "creature", (ask.TURN,)),
    Verb("sail from",       "sea",      (ask.TURN, ask.BREEZE)),
    Verb("march from",      "island",   (ask.TURN,)),
    Verb("fleets",          "number",   (ask.HOW_MANY_FLEETS,)),
    Verb("sail to",         "sea",      (ask.SAIL_WHERE,)),
    Verb("anchor",          "",         (ask.HOW_MANY_FLEETS, ask.SAIL_WHERE)),
    Verb("troops",          "number",   (ask.HOW_MANY_TROOPS,)),
    Verb("march to",        "island",   (ask.MARCH_WHERE,)),
    Verb("stand",           "",         (ask.RETREAT,)),
    Verb("retreat to",      "island",   (ask.RETREAT,)),
    Verb("withdraw to",     "sea",      (ask.RETREAT,)),
    Verb("lose troop",      "",         (ask.LOSE_WHAT,)),
    Verb("lose minotaur",   "",         (ask.LOSE_WHAT,)),
    Verb("give up",         "slot",     (ask.GIVE_UP_WHAT,)),
    Verb("found on",        "island",   (ask.FOUND_WHERE,)),
    Verb("bless",           "island",   (ask.MARKER_WHERE,)),
    Verb("use temple on",   "island",   (ask.WHICH_TEMPLE,)),
    Verb("rob",             "seat",     (ask.ROB_WHOM,)),
    Verb("lure",            "sea",      (ask.LURE_WHERE,)),
    Verb("replace from",    "sea",      (ask.REPLACE_FROM,)),
    Verb("fly from",        "island",   (ask.FLY_FROM,)),
    Verb("crush",           "slot",     (ask.CRUSH_WHAT,)),
    Verb("copy",            "creature", (ask.COPY_WHAT,)),
    Verb("rebuild",         "slot",     (ask.REBUILD_WHAT,)),
    Verb("rebuild as",      "building", (ask.REBUILD_AS,)),
    Verb("sell fleet",      "sea",      (ask.SELL_WHAT,)),
    Verb("sell troop",      "island",   (ask.SELL_WHAT,)),
    Verb("sell priest",     "",         (ask.SELL_WHAT,)),
    Verb("sell philosopher", "",        (ask.SELL_WHAT,)),
    Verb("enough",          "",         (ask.SELL_WHAT, ask.BREEZE, ask.KRAKEN_WALK)),
    Verb("snatch from",     "island",   (ask.SNATCH_WHERE,)),
    Verb("emerge at",       "sea",      (ask.KRAKEN_WHERE,)),
    Verb("swim to",         "sea",      (ask.KRAKEN_WALK,)),
    Verb("settle on",       "island",   (ask.FIGURE_WHERE,)),
    Verb("push to",         "sea",      (ask.PUSH_WHERE,)),
    # chance
    Verb("marker",          "seat",     (ask.TURN_ORDER,)),
    Verb("show",            "creature", (ask.CREATURE,)),
    Verb("reveal",          "god",      (ask.GOD,)),
    Verb("attack",          "pips",     (ask.ATTACK_ROLL,)),
    Verb("defence",         "pips",     (ask.DEFENCE_ROLL,)),
)
# fmt: on

# the verbs by number
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
FIRST_VERB_OF_CHANCE: Final = MARKER

VERB_SIZE: Final = vec[i64]([OBJECTS[verb.about] for verb in VERBS])
# the action of a verb's first object; the last entry is the number of all actions
FIRST_ACTION: Final = vec[i64](first_actions(VERBS, OBJECTS))
DECISIONS: Final[i64] = FIRST_ACTION[FIRST_VERB_OF_CHANCE]
TABLE_SIZE: Final[i64] = FIRST_ACTION[len(VERBS)]
VERB_OF: Final = bytes(number for number, verb in enumerate(VERBS) for _ in range(OBJECTS[verb.about]))
# by question: set of the verbs that answer it
ANSWERED_BY: Final = vec[i64](
    [
        sum(1 << number for number, verb in enumerate(VERBS) if question in verb.answers)
        for question in range(len(ask.NAMES))
    ]
)
