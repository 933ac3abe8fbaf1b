"""The place of each feature among those of a seat: the lines of weights.txt, numbered."""

from __future__ import annotations

from typing import Final

# numbers of weights of cyclades/mind/weights.txt
METROPOLIS: Final = 0
VICTORY: Final = 1
TYPES: Final = 2
PHILOSOPHERS: Final = 5
LATE_TYPES: Final = 8
LATE_PHILOSOPHERS: Final = 11
SPARE_BUILDING: Final = 14
FREE_SLOT: Final = 15
NO_SLOT: Final = 16
NO_SITE: Final = 17
INCOME: Final = 18
GOLD: Final = 19
MORE_GOLD: Final = 20
MUCH_GOLD: Final = 21
PRIEST: Final = 22
MORE_PRIESTS: Final = 23
ISLAND: Final = 24
TROOP: Final = 25
FLEET: Final = 26
GUARD: Final = 27
PROSPECT: Final = 28
GREAT_PROSPECT: Final = 29
RISK: Final = 30
TO_BID: Final = 31
CONTESTED: Final = 32
APOLLO_FIRST: Final = 33
WAITS: Final = 34
BIDS_LATER: Final = 35
BID_FLEET: Final = 36
BID_TROOP: Final = 37
BID_PRIEST: Final = 38
BID_PHILOSOPHER: Final = 39
BID_NEW_TYPE: Final = 40
BID_COMPLETES: Final = 41
BID_WINS: Final = 42
BID_TAKES: Final = 43
BID_CONQUERS: Final = 44
BID_CONQUERS_TO_WIN: Final = 45
BID_FLIES_TO_WIN: Final = 46
SURE_FLEET: Final = 47
SURE_TROOP: Final = 48
SURE_PRIEST: Final = 49
SURE_PHILOSOPHER: Final = 50
SURE_NEW_TYPE: Final = 51
SURE_COMPLETES: Final = 52
SURE_WINS: Final = 53
SURE_TAKES: Final = 54
SURE_CONQUERS: Final = 55
SURE_CONQUERS_TO_WIN: Final = 56
SURE_FLIES_TO_WIN: Final = 57
# end of numbers

LATE: Final = LATE_TYPES - TYPES  # how much further on types and philosophers are when only one metropolis is missing
# the parts of a hope: of a standing offer and, a block further on, of a turn that is paid for. First the gods' recruits
HOPES: Final = BID_FLEET
SURE: Final = SURE_FLEET - HOPES
NEW_TYPE: Final = BID_NEW_TYPE - HOPES
COMPLETES: Final = BID_COMPLETES - HOPES
WINS: Final = BID_WINS - HOPES
TAKES: Final = BID_TAKES - HOPES
CONQUERS: Final = BID_CONQUERS - HOPES
CONQUERS_TO_WIN: Final = BID_CONQUERS_TO_WIN - HOPES
FLIES_TO_WIN: Final = BID_FLIES_TO_WIN - HOPES
FEATURES: Final = SURE_FLIES_TO_WIN + 1
