"""How the game of a table ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

# ways for a game to end before its rules end it: one of two players resigns; or, with no winner or loser, everybody has
# left, an admin closes it, its rules are gone, or one of two players of a tournament does not show up
RESIGNATION: Final = "resignation"
ABANDONED: Final = "abandoned"
CLOSED: Final = "closed"
RULES_GONE: Final = "rules_gone"
NO_SHOW: Final = "no_show"
WITHOUT_WINNER: Final = (ABANDONED, CLOSED, RULES_GONE, NO_SHOW)
UNFINISHED: Final = "unfinished"  # an opened record that breaks off


class Ending(msgspec.Struct, frozen=True):
    """How the game of a table ended, and after how many entries of the log: by the rules, or for one of the reasons
    above."""

    table: str
    winners: Sequence[int]
    reason: str
    scores: Sequence[dict[str, int]]
    digest: str
    entries: int
    at: int

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
