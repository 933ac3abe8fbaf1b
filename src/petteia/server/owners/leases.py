"""Which server has which table in use, as recorded in PostgreSQL.

A lease holds for as long as its server is alive: each server renews its own row of `runs`, however many tables it has.
Every lease has its own number, the fence, and every write to a table names it: a server that has lost the table cannot
write any more, whatever it believes. So clocks decide only how soon a table finds a new owner, and only PostgreSQL's
clock counts.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ..store.archive import SAVE_DUE
from ..store.store import Connection

LEASE: Final = 6_000  # milliseconds for which a server counts as alive after it was last heard of
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
HOLDER: Final = f"SELECT run, address, secret, until, until > {NOW} FROM leases JOIN runs ON number = run"
# tables that are due and that no server has, those waiting longest first
DUE: Final = (
    "SELECT id FROM tables WHERE due <= ? AND NOT EXISTS (SELECT 1 FROM leases JOIN runs ON number = run "
    f"WHERE table_id = tables.id AND until > {NOW}) ORDER BY due LIMIT ?"
)


class Member(Struct, frozen=True):
    """A server that is alive: the number of its run, the address at which others reach it, and the secret by which it
    recognises them."""

    number: int
    address: str
    secret: str


class Lease(Struct, frozen=True):
    """A lease: the table is ours. `left` is when its last owner was last heard of, if that died."""

    fence: int
    left: int | None = None


class Elsewhere(LookupError):
    """Another server has the table in use, or we have no tables any more."""

    def __init__(self, member: Member | None = None) -> None:
        super().__init__("another server has this table")
        self.member = member


def join(connection: Connection, me: Member) -> None:
    """Count a server as alive from now on, even if its row is gone."""
    connection.execute(
        "INSERT INTO runs (number, began, alive, address, secret, until) "
        f"VALUES (?, {NOW}, {NOW}, ?, ?, {NOW} + {LEASE}) ON CONFLICT (number) DO UPDATE "
        "SET address = excluded.address, secret = excluded.secret, until = excluded.until",
        (me.number, me.address, me.secret),
    )


def leave(connection: Connection, run: int) -> None:
    """Remove a server: its tables are free."""
    connection.execute("DELETE FROM leases WHERE run = ?", (run,))
    connection.execute("UPDATE runs SET until = 0 WHERE number = ?", (run,))


def leads(connection: Connection, run: int) -> bool:
    """Whether a server does what only one may do: it is the oldest of those alive."""
    return bool(connection.execute(f"SELECT min(number) FROM runs WHERE until > {NOW}").fetchone() == (run,))


def time_there(connection: Connection) -> int:
    """PostgreSQL's time, in milliseconds."""
    (now,) = connection.execute(f"SELECT {NOW}").fetchone()
    return int(now)


# ---- one table


def claim(connection: Connection, table: str, run: int) -> Lease | Member | None:
    """Take a table that no server has, or only one that is gone, or ours already, which then gets a new lease. If
    another server has it, returns that server. None if there is no such table, or if we do not count as alive."""
    found = connection.execute(f"{HOLDER} WHERE table_id = ?", (table,)).fetchone()
    left = None
    if found is not None and found[0] != run:
        holder, address, secret, until, alive = found
        if alive:
            return Member(holder, address, secret)
        left = until - LEASE
    connection.execute("DELETE FROM leases WHERE table_id = ?", (table,))
    made = connection.execute(
        "INSERT INTO leases (table_id, run) SELECT tables.id, runs.number FROM tables, runs "
        f"WHERE tables.id = ? AND runs.number = ? AND until > {NOW} RETURNING fence",
        (table, run),
    ).fetchone()
    return None if made is None else Lease(made[0], left)


def release(connection: Connection, table: str, fence: int, due: int | None) -> None:
    """Give up a table, and store when it next needs attention; does nothing if it is no longer ours."""
    if give_up(connection, table, fence):
        connection.execute(SAVE_DUE, (due, table))


def give_up(connection: Connection, table: str, fence: int) -> bool:
    """Give up a table as it is stored; returns whether it was still ours."""
    return connection.execute("DELETE FROM leases WHERE table_id = ? AND fence = ?", (table, fence)).rowcount == 1


def holder(connection: Connection, table: str) -> Member | None:
    """The server that has a table in use, if any."""
    found = connection.execute(f"{HOLDER} WHERE table_id = ?", (table,)).fetchone()
    return Member(*found[:3]) if found is not None and found[4] else None


# ---- all tables


def held(connection: Connection, run: int) -> dict[str, int]:
    """The tables of a server, and their fences."""
    return dict(connection.execute("SELECT table_id, fence FROM leases WHERE run = ?", (run,)).fetchall())


def waiting(connection: Connection, before: int, most: int) -> list[str]:
    """Tables that no server has and that need attention by then."""
    return [id for (id,) in connection.execute(DUE, (before, most)).fetchall()]
