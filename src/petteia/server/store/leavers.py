"""Who abandons games: how often somebody has left games that others finished. Those who do so often are warned, and are
offered last to others looking for a game."""

from __future__ import annotations

from typing import Final

import msgspec

from .store import Connection

LAST_GAMES: Final = 20  # that count: those who mend their ways are forgiven
FEW: Final = 3  # games left, below which it is not often
OFTEN: Final = 0.2  # of those games


class Leaving(msgspec.Struct, frozen=True):
    """How many of their last games with other people somebody has left, and whether that is often."""

    games: int
    left: int
    often: bool


def leaving_of(connection: Connection, user: str) -> Leaving:
    """How often somebody has left their last games with other people. Games that an admin closed do not count."""
    rows = connection.execute(
        "SELECT away FROM players JOIN results ON results.table_id = players.table_id WHERE user_id = ? "
        "AND reason <> 'closed' AND EXISTS (SELECT 1 FROM players AS others WHERE others.table_id = players.table_id "
        "AND others.user_id IS NOT NULL AND others.user_id <> players.user_id) ORDER BY number DESC LIMIT ?",
        (user, LAST_GAMES),
    ).fetchall()
    left = sum(away for (away,) in rows)
    return Leaving(len(rows), left, left >= FEW and left >= OFTEN * len(rows))
