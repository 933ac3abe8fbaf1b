"""Questions, phases and endings by number; the questions themselves are in `rows`."""

from __future__ import annotations

from typing import Final

from ....core.contract.rows import Named
from ...aegean.rules.questions import ENDINGS, FIRST_PHASES, WHOM, settled
from ..rows import QUESTIONS as QUESTIONS

# numbers of QUESTIONS of cyclades/rows.py
WHICH_GOD: Final = 0
HOW_MUCH: Final = 1
TURN: Final = 2
HOW_MANY_FLEETS: Final = 3
SAIL_WHERE: Final = 4
HOW_MANY_TROOPS: Final = 5
MARCH_WHERE: Final = 6
RETREAT: Final = 7
LOSE_WHAT: Final = 8
GIVE_UP_WHAT: Final = 9
FOUND_WHERE: Final = 10
MARKER_WHERE: Final = 11
WHICH_TEMPLE: Final = 12
ROB_WHOM: Final = 13
LURE_WHERE: Final = 14
REPLACE_FROM: Final = 15
FLY_FROM: Final = 16
CRUSH_WHAT: Final = 17
COPY_WHAT: Final = 18
REBUILD_WHAT: Final = 19
REBUILD_AS: Final = 20
SELL_WHAT: Final = 21
BREEZE: Final = 22
SNATCH_WHERE: Final = 23
KRAKEN_WHERE: Final = 24
KRAKEN_WALK: Final = 25
FIGURE_WHERE: Final = 26
PUSH_FROM: Final = 27
PUSH_WHERE: Final = 28
OVER: Final = 29
TURN_ORDER: Final = 30
CREATURE: Final = 31
GOD: Final = 32
ATTACK_ROLL: Final = 33
DEFENCE_ROLL: Final = 34
# end of numbers

NAMES: Final = tuple(question.name for question in QUESTIONS)
ASKED_OF: Final = bytes(WHOM.index(question.whom) for question in QUESTIONS)
SETTLED: Final = settled(QUESTIONS)

# the phases of a cycle (C3.1), after the set-up
LATER_PHASES: Final = ("creatures", "gods", "offerings", "actions")
# numbers of LATER_PHASES as IN_ after aegean/rules/questions.py FIRST_PHASES
IN_CREATURES: Final = 1
IN_GODS: Final = 2
IN_OFFERINGS: Final = 3
IN_ACTIONS: Final = 4
# end of numbers

PHASES: Final = (*FIRST_PHASES, *LATER_PHASES)

# ways for a game to end, in addition to those of both editions
OWN_ENDINGS: Final = (Named("by_last_city", "last_city"),)  # C9.23
# numbers of OWN_ENDINGS after aegean/rules/questions.py ENDINGS
BY_LAST_CITY: Final = 4
# end of numbers

REASONS: Final = tuple(ending.text for ending in (*ENDINGS, *OWN_ENDINGS))
