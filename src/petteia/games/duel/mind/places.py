"""The place of each feature among those of a seat: the lines of weights-0.1.txt, numbered."""

from __future__ import annotations

from typing import Final

# numbers of weights of duel/mind/weights-0.1.txt
POINTS: Final = 0
LATE_POINTS: Final = 1
COIN: Final = 2
EARLY_COIN: Final = 3
RAW: Final = 4
GOODS: Final = 5
CHOICE: Final = 6
CHEAP: Final = 7
EXPENSE: Final = 8
SYMBOLS: Final = 9
TOKEN: Final = 14
SPACE: Final = 15
FAR_SPACE: Final = 16
CHAIN: Final = 17
TO_BUILD_APPIAN_WAY: Final = 18
TO_BUILD_CIRCUS_MAXIMUS: Final = 19
TO_BUILD_COLOSSUS: Final = 20
TO_BUILD_GREAT_LIBRARY: Final = 21
TO_BUILD_GREAT_LIGHTHOUSE: Final = 22
TO_BUILD_HANGING_GARDENS: Final = 23
TO_BUILD_MAUSOLEUM: Final = 24
TO_BUILD_PIRAEUS: Final = 25
TO_BUILD_PYRAMIDS: Final = 26
TO_BUILD_SPHINX: Final = 27
TO_BUILD_STATUE_OF_ZEUS: Final = 28
TO_BUILD_TEMPLE_OF_ARTEMIS: Final = 29
BUILT_APPIAN_WAY: Final = 30
BUILT_CIRCUS_MAXIMUS: Final = 31
BUILT_COLOSSUS: Final = 32
BUILT_GREAT_LIBRARY: Final = 33
BUILT_GREAT_LIGHTHOUSE: Final = 34
BUILT_HANGING_GARDENS: Final = 35
BUILT_MAUSOLEUM: Final = 36
BUILT_PIRAEUS: Final = 37
BUILT_PYRAMIDS: Final = 38
BUILT_SPHINX: Final = 39
BUILT_STATUE_OF_ZEUS: Final = 40
BUILT_TEMPLE_OF_ARTEMIS: Final = 41
TO_MOVE: Final = 42
# end of numbers

TO_BUILD: Final = TO_BUILD_APPIAN_WAY  # a place for each wonder
BUILT: Final = BUILT_APPIAN_WAY  # likewise
FEATURES: Final = TO_MOVE + 1
