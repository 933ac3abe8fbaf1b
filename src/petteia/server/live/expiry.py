"""Abandoned tables: each is eventually closed without a winner, and its seeds are revealed.

A table is marked first and closed some days later, so that nobody loses a game because the server was down for a long
time. Nothing is deleted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import structlog

from ..owners.leases import Elsewhere
from ..settings import Settings
from ..store.store import Connection
from ..table.seating import Refuse
from ..table.table import Table
from .tables import NoTable, OtherRules, SetAside, Tables

DAY: Final = 86_400_000
NOTICE: Final = 3 * DAY  # between marking and closing
LOG = structlog.get_logger("petteia.expiry")

# when something last happened in a game, as `Table.touched` says
TOUCHED: Final = (
    "coalesce((SELECT at FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), started, created)"
)
UNTOUCHED: Final = f"(status = 'waiting' AND created <= ?) OR (status = 'playing' AND {TOUCHED} <= ?)"


@dataclass(frozen=True)
class Limits:
    """A table expires if it was opened, or something last happened in its game, no later than this."""

    waiting: int
    playing: int

    def of(self, status: str) -> int:
        return self.waiting if status == "waiting" else self.playing


def limits_at(now: int, settings: Settings) -> Limits:
    """The limits as of now."""
    return Limits(now - settings.waiting_days * DAY, now - settings.idle_days * DAY)


def mark(connection: Connection, now: int, limits: Limits) -> list[tuple[str, str]]:
    """Mark the tables to be closed soon, and unmark those where something has happened since; returns those to close
    now, with their status."""
    untouched = (limits.waiting, limits.playing)
    connection.execute(
        f"UPDATE tables SET expires = NULL WHERE expires IS NOT NULL AND status <> 'over' AND NOT ({UNTOUCHED})",
        untouched,
    )
    connection.execute(
        f"UPDATE tables SET expires = ? WHERE expires IS NULL AND ({UNTOUCHED})", (now + NOTICE, *untouched)
    )
    return connection.execute(
        "SELECT id, status FROM tables WHERE status <> 'over' AND expires <= ?", (now,)
    ).fetchall()


async def close_abandoned(tables: Tables, settings: Settings) -> int:
    """Close the tables that have been marked long enough; returns how many could be closed."""
    now = tables.now()
    limits = limits_at(now, settings)
    closed = 0
    for id, status in await tables.store.write(lambda connection: mark(connection, now, limits)):
        try:
            live = await tables.find(id)
            await live.do(partial(Table.expire, before=limits.of(status)))
        except (NoTable, OtherRules, SetAside, Elsewhere, Refuse):
            continue
        closed += 1
    if closed:
        LOG.info("abandoned tables closed", tables=closed)
    return closed
