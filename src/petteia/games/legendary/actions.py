"""The table of actions: each number means one thing, a verb with its object."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..aegean.battle import DIE_VALUES
from ..aegean.verbs import Verb, first_actions
from . import questions as ask
from .archipelago import TURNS
from .facts import (
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
from .tiles import TILE_SET, TILES

BOTH_SIDES: Final = (TILE_SET.fronts, TILE_SET.backs)

# what verbs are about, and how many there are of it
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
    "number": UNITS,  # 1 and more
    "count": SUPPLY_OF_MERCENARIES + 1,  # 0 and more
    "pairs": SUPPLY_OF_PRIESTESSES // 2,  # 1 and more
    "faction": MOST_FACTIONS,
    "tile": TILES * TURNS,
    "bonus": len(BONUSES),
    "pips": DIE_VALUES,
}

# fmt: off
VERBS: Final = (
    Verb("choose",                 "god",      (ask.WHICH_GOD,)),
    Verb("offer",                  "space",    (ask.HOW_MUCH,)),
    Verb("claim",                  "land",     (ask.CLAIM,)),
    Verb("moor at",                "sea",      (ask.MOOR,)),
    Verb("station at",             "land",     (ask.STATION, ask.BONUS_TROOP,)),
    Verb("keep",                   "creature", (ask.UPKEEP,)),
    Verb("release",                "creature", (ask.UPKEEP,)),
    Verb("walk to",                "land",     (ask.FIGURE_WALK,)),
    Verb("swim to",                "sea",      (ask.FIGURE_WALK,)),
    Verb("stay",                   "",         (ask.FIGURE_WALK,)),
    Verb("done",                   "",         (ask.TURN,)),
    Verb("build",                  "site",     (ask.TURN, ask.BUILD_WHERE,)),
    Verb("plan",                   "building", (ask.TURN,)),
    Verb("forgo building",         "",         (ask.TURN,)),
    Verb("recruit fleet",          "sea",      (ask.TURN,)),
    Verb("recruit troop",          "land",     (ask.TURN,)),
    Verb("recruit mercenary",      "land",     (ask.TURN,)),
    Verb("recruit priestess",      "",         (ask.TURN,)),
    Verb("recruit philosopher",    "",         (ask.TURN,)),
    Verb("recruit hero",           "hero",     (ask.TURN,)),
    Verb("summon",                 "creature", (ask.TURN,)),
    Verb("look",                   "",         (ask.TURN,)),
    Verb("sail from",              "sea",      (ask.TURN,)),
    Verb("march from",             "land",     (ask.TURN,)),
    Verb("mobilise",               "hero",     (ask.TURN,)),
    Verb("sacrifice",              "hero",     (ask.TURN,)),
    Verb("post hero at",           "land",     (ask.HERO_WHERE,)),
    Verb("play",                   "creature", (ask.ZEUS_CARD, ask.SPHINX_WHICH, ask.COPY_WHAT,)),
    Verb("put back",               "",         (ask.ZEUS_CARD,)),
    Verb("fleets",                 "number",   (ask.HOW_MANY_FLEETS,)),
    Verb("sail to",                "sea",      (ask.SAIL_WHERE,)),
    Verb("troops",                 "count",    (ask.HOW_MANY_TROOPS,)),
    Verb("mercenaries",            "count",    (ask.HOW_MANY_MERCENARIES,)),
    Verb("take",                   "hero",     (ask.WHICH_HEROES,)),
    Verb("no more",                "",         (ask.WHICH_HEROES,)),
    Verb("march to",               "land",     (ask.MARCH_WHERE,)),
    Verb("slay troop",             "",         (ask.SLAY_WHAT,)),
    Verb("slay mercenary",         "",         (ask.SLAY_WHAT,)),
    Verb("roll again",             "",         (ask.REROLL,)),
    Verb("keep roll",              "",         (ask.REROLL,)),
    Verb("lose troop",             "",         (ask.LOSE_WHAT,)),
    Verb("lose mercenary",         "",         (ask.LOSE_WHAT,)),
    Verb("lose hero",              "hero",     (ask.LOSE_WHAT,)),
    Verb("lose minotaur",          "",         (ask.LOSE_WHAT,)),
    Verb("perish",                 "",         (ask.ESCAPE,)),
    Verb("escape to",              "land",     (ask.ESCAPE,)),
    Verb("stand",                  "",         (ask.RETREAT,)),
    Verb("retreat to",             "land",     (ask.RETREAT,)),
    Verb("withdraw to",            "sea",      (ask.RETREAT,)),
    Verb("spend",                  "building", (ask.SPEND_WHAT,)),
    Verb("give up",                "site",     (ask.GIVE_UP_WHAT,)),
    Verb("found at",               "site",     (ask.FOUND_WHERE,)),
    Verb("shelter with",           "hero",     (ask.FOUND_WHERE,)),
    Verb("launch at",              "sea",      (ask.BONUS_FLEET,)),
    Verb("bless land",             "land",     (ask.BLESS_LAND, ask.BONUS_HORN,)),
    Verb("bless sea",              "sea",      (ask.BLESS_SEA, ask.BONUS_HORN,)),
    Verb("rob",                    "faction",  (ask.ROB_WHOM,)),
    Verb("kill troop",             "land",     (ask.SNATCH_WHERE, ask.HUNT,)),
    Verb("kill mercenary",         "land",     (ask.SNATCH_WHERE, ask.HUNT,)),
    Verb("sink fleet",             "sea",      (ask.HUNT,)),
    Verb("rebuild",                "site",     (ask.REBUILD_WHAT,)),
    Verb("rebuild as",             "building", (ask.REBUILD_AS,)),
    Verb("lure from",              "land",     (ask.LURE_WHERE,)),
    Verb("settle at",              "land",     (ask.SETTLE_WHERE,)),
    Verb("fly from",               "land",     (ask.FLY_FROM,)),
    Verb("swap",                   "sea",      (ask.SWAP_FIRST, ask.SWAP_SECOND,)),
    Verb("trade",                  "hero",     (ask.CHARON_OWN,)),
    Verb("for",                    "hero",     (ask.CHARON_FOR,)),
    Verb("place on land",          "land",     (ask.FIGURE_WHERE,)),
    Verb("place at sea",           "sea",      (ask.FIGURE_WHERE,)),
    Verb("push from",              "sea",      (ask.PUSH_FROM,)),
    Verb("push to",                "sea",      (ask.PUSH_WHERE,)),
    Verb("exchange",               "pairs",    (ask.EXCHANGE,)),
    Verb("imitate",                "hero",     (ask.IMITATE,)),
    # chance
    Verb("tile",                   "tile",     (ask.TILE,)),
    Verb("row",                    "god",      (ask.GOD,)),
    Verb("show",                   "creature", (ask.CREATURE,)),
    Verb("present",                "hero",     (ask.HERO,)),
    Verb("marker",                 "faction",  (ask.TURN_ORDER,)),
    Verb("glimpse",                "creature", (ask.GLIMPSE,)),
    Verb("draw",                   "creature", (ask.SPHINX_DRAW,)),
    Verb("turn up",                "bonus",    (ask.BONUS,)),
    Verb("attack",                 "pips",     (ask.ATTACK_ROLL,)),
    Verb("defence",                "pips",     (ask.DEFENCE_ROLL,)),
)
# fmt: on

# the verbs by number
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
FIRST_VERB_OF_CHANCE: Final = TILE

FIRST_ACTION: Final = vec[i64](first_actions(VERBS, OBJECTS))
DECISIONS: Final[i64] = FIRST_ACTION[FIRST_VERB_OF_CHANCE]
TABLE_SIZE: Final[i64] = FIRST_ACTION[len(VERBS)]
VERB_OF: Final = bytes(number for number, verb in enumerate(VERBS) for _ in range(OBJECTS[verb.about]))
# by question: its verbs in order, then `NO_VERB`
NO_VERB: Final = 255
ANSWERS_A_QUESTION: Final = 1 + max(
    sum(1 for verb in VERBS if question in verb.answers) for question in range(len(ask.NAMES))
)
ANSWERS: Final = bytes(
    number
    for question in range(len(ask.NAMES))
    for number in (
        [number for number, verb in enumerate(VERBS) if question in verb.answers] + [NO_VERB] * ANSWERS_A_QUESTION
    )[:ANSWERS_A_QUESTION]
)


def answers(question: i64, verb: i64) -> bool:
    """Whether a verb answers a question."""
    at: i64 = ANSWERS_A_QUESTION * question
    while i64(ANSWERS[at]) < verb:
        at += 1
    return i64(ANSWERS[at]) == verb
