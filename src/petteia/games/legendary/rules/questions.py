"""Questions, phases and endings by number; the questions themselves are in `rows`."""

from __future__ import annotations

from typing import Final

from ...aegean.rules.questions import ENDINGS, FIRST_PHASES, WHOM, settled
from ..rows import QUESTIONS as QUESTIONS

# numbers of QUESTIONS of legendary/rows.py
WHICH_GOD: Final = 0
HOW_MUCH: Final = 1
CLAIM: Final = 2
MOOR: Final = 3
STATION: Final = 4
UPKEEP: Final = 5
FIGURE_WALK: Final = 6
TURN: Final = 7
BUILD_WHERE: Final = 8
HERO_WHERE: Final = 9
ZEUS_CARD: Final = 10
HOW_MANY_FLEETS: Final = 11
SAIL_WHERE: Final = 12
HOW_MANY_TROOPS: Final = 13
HOW_MANY_MERCENARIES: Final = 14
WHICH_HEROES: Final = 15
MARCH_WHERE: Final = 16
SLAY_WHAT: Final = 17
REROLL: Final = 18
LOSE_WHAT: Final = 19
ESCAPE: Final = 20
RETREAT: Final = 21
SPEND_WHAT: Final = 22
GIVE_UP_WHAT: Final = 23
FOUND_WHERE: Final = 24
BONUS_TROOP: Final = 25
BONUS_HORN: Final = 26
BONUS_FLEET: Final = 27
BLESS_LAND: Final = 28
BLESS_SEA: Final = 29
ROB_WHOM: Final = 30
SNATCH_WHERE: Final = 31
REBUILD_WHAT: Final = 32
REBUILD_AS: Final = 33
LURE_WHERE: Final = 34
SETTLE_WHERE: Final = 35
FLY_FROM: Final = 36
SPHINX_WHICH: Final = 37
COPY_WHAT: Final = 38
SWAP_FIRST: Final = 39
SWAP_SECOND: Final = 40
CHARON_OWN: Final = 41
CHARON_FOR: Final = 42
FIGURE_WHERE: Final = 43
HUNT: Final = 44
PUSH_FROM: Final = 45
PUSH_WHERE: Final = 46
EXCHANGE: Final = 47
IMITATE: Final = 48
OVER: Final = 49
TILE: Final = 50
GOD: Final = 51
CREATURE: Final = 52
HERO: Final = 53
TURN_ORDER: Final = 54
GLIMPSE: Final = 55
SPHINX_DRAW: Final = 56
BONUS: Final = 57
ATTACK_ROLL: Final = 58
DEFENCE_ROLL: Final = 59
# end of numbers

NAMES: Final = tuple(question.name for question in QUESTIONS)
ASKED_OF: Final = bytes(WHOM.index(question.whom) for question in QUESTIONS)
SETTLED: Final = settled(QUESTIONS)

# the phases of a cycle (L3.1), after the set-up
LATER_PHASES: Final = ("deployment", "start", "offerings", "upkeep", "actions")
# numbers of LATER_PHASES as IN_ after aegean/rules/questions.py FIRST_PHASES
IN_DEPLOYMENT: Final = 1
IN_START: Final = 2
IN_OFFERINGS: Final = 3
IN_UPKEEP: Final = 4
IN_ACTIONS: Final = 5
# end of numbers

PHASES: Final = (*FIRST_PHASES, *LATER_PHASES)

REASONS: Final = tuple(ending.text for ending in ENDINGS)
