"""How the game of a table ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

# how a game ends that the rules would let go on: one of two gives it up; or, and then nobody has won or lost it, nobody
# comes any more, an admin closes it, its rules are no longer there, or at a tournament one of two does not show up
RESIGNATION: Final = "resignation"
ABANDONED: Final = "abandoned"
CLOSED: Final = "closed"
RULES_GONE: Final = "rules_gone"
NO_SHOW: Final = "no_show"
UNFINISHED: Final = "unfinished"  # a record that somebody opened breaks off


class Ending(msgspec.Struct, frozen=True):
    """How the game of a table ended, and after how many entries of the log: by the rules, because somebody gave it
    up, or because an admin closed the table."""

    table: str
    winners: Sequence[int]
    reason: str
    scores: Sequence[dict[str, int]]
    digest: str
    entries: int
    at: int

    def share(self, seat: int) -> float:
        """The seat's part in the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
