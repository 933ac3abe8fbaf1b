"""The place of each feature among those of a team: the lines of weights.txt, numbered."""

from __future__ import annotations

from typing import Final

# numbers of weights of legendary/mind/weights.txt
METROPOLIS: Final = 0
VICTORY: Final = 1
TYPES: Final = 2
PHILOSOPHERS: Final = 5
LATE_TYPES: Final = 8
LATE_PHILOSOPHERS: Final = 11
READY: Final = 14
LATE_READY: Final = 15
SPARE_BUILDING: Final = 16
FREE_SITE: Final = 17
NO_SITE: Final = 18
INCOME: Final = 19
GOLD: Final = 20
MORE_GOLD: Final = 21
MUCH_GOLD: Final = 22
PRIESTESS: Final = 23
MORE_PRIESTESSES: Final = 24
LAND: Final = 25
TROOP: Final = 26
FLEET: Final = 27
HERO: Final = 28
FIGURE: Final = 29
GUARD: Final = 30
PROSPECT: Final = 31
GREAT_PROSPECT: Final = 32
RISK: Final = 33
TO_BID: Final = 34
CONTESTED: Final = 35
APOLLO_GIFT: Final = 36
WAITS: Final = 37
BIDS_LATER: Final = 38
BID_PHILOSOPHER: Final = 39
BID_PRIESTESS: Final = 40
BID_FLEET: Final = 41
BID_TROOP: Final = 42
BID_MERCENARY: Final = 43
BID_NEW_TYPE: Final = 44
BID_COMPLETES: Final = 45
BID_WINS: Final = 46
BID_TAKES: Final = 47
BID_CONQUERS: Final = 48
BID_CONQUERS_TO_WIN: Final = 49
BID_FLIES_TO_WIN: Final = 50
BID_NEW_HERO: Final = 51
SURE_PHILOSOPHER: Final = 52
SURE_PRIESTESS: Final = 53
SURE_FLEET: Final = 54
SURE_TROOP: Final = 55
SURE_MERCENARY: Final = 56
SURE_NEW_TYPE: Final = 57
SURE_COMPLETES: Final = 58
SURE_WINS: Final = 59
SURE_TAKES: Final = 60
SURE_CONQUERS: Final = 61
SURE_CONQUERS_TO_WIN: Final = 62
SURE_FLIES_TO_WIN: Final = 63
SURE_NEW_HERO: Final = 64
# end of numbers

LATE: Final = LATE_TYPES - TYPES  # how much further on types and philosophers are when only one metropolis is missing
# the parts of a hope: of a standing offer and, a block further on, of a turn that is paid for. First the gods' recruits
HOPES: Final = BID_PHILOSOPHER
SURE: Final = SURE_PHILOSOPHER - HOPES
NEW_TYPE: Final = BID_NEW_TYPE - HOPES
COMPLETES: Final = BID_COMPLETES - HOPES
WINS: Final = BID_WINS - HOPES
TAKES: Final = BID_TAKES - HOPES
CONQUERS: Final = BID_CONQUERS - HOPES
CONQUERS_TO_WIN: Final = BID_CONQUERS_TO_WIN - HOPES
FLIES_TO_WIN: Final = BID_FLIES_TO_WIN - HOPES
NEW_HERO: Final = BID_NEW_HERO - HOPES
FEATURES: Final = SURE_NEW_HERO + 1
