"""When the server was up. Its clock never jumps, and nobody loses time while it is down.

Within a run, time passes by a monotonic clock, whatever happens to the system clock. From one run to the next, it
follows the system clock, but never goes back. Each run records every few seconds that it is alive; the time between two
runs does not count for any game clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from .store import Connection, Statement

KEPT: Final = 90 * 86_400_000  # milliseconds; no game clock runs that long


class HouseClock:
    """Milliseconds since 1970, as the server counts them."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, passed: Callable[[], int] = time.monotonic_ns) -> None:
        self.passed = passed
        self.start = (wall() - passed()) // 1_000_000

    def __call__(self) -> int:
        return self.start + self.passed() // 1_000_000

    def not_before(self, at: int) -> None:
        """Continue from that time if the system clock was set back while the server was down."""
        self.start += max(0, at - self())


class Runs:
    """This run of the server, and when the server was down before it."""

    def __init__(self, number: int = 0, away: Sequence[tuple[int, int]] = ()) -> None:
        self.number = number
        self.away = list(away)

    def missed(self, since: int) -> int:
        """How long the server has been down since then, in milliseconds."""
        return sum(end - max(begin, since) for begin, end in self.away if end > since)

    def alive(self, now: int) -> Statement:
        """The work that records that the server is alive."""
        return Statement("UPDATE runs SET alive = ? WHERE number = ?", (now, self.number))


def last_seen(connection: Connection) -> int:
    """When a server was last alive on this database."""
    (at,) = connection.execute("SELECT coalesce(max(alive), 0) FROM runs").fetchone()
    return int(at)


def begin_run(connection: Connection, now: int) -> Runs:
    """Begin a new run."""
    connection.execute(  # the time from a run to the next counts, however long, unless the next began long ago
        "DELETE FROM runs WHERE alive < ? AND coalesce(until, 0) < ? "  # other servers may run for as long as they like
        "AND EXISTS (SELECT 1 FROM runs AS next WHERE next.number > runs.number AND next.began < ?)",
        (now - KEPT, now, now - KEPT),
    )
    before = connection.execute("SELECT began, alive FROM runs ORDER BY began, number").fetchall()
    (number,) = connection.execute(
        "INSERT INTO runs (began, alive) VALUES (?, ?) RETURNING number", (now, now)
    ).fetchone()
    return Runs(number, between([*before, (now, now)]))


def between(runs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """When no server was running, from the starts and ends of all runs, in order of their starts; several may
    overlap."""
    away = []
    last = runs[0][1]
    for began, alive in runs[1:]:
        if began >= last:
            away.append((last, began))
        last = max(last, alive)
    return away
