"""Which server has which table in use, as PostgreSQL knows it.

A lease holds as long as the server does that has it: each renews its own row of `runs`, whatever number of tables it
has. Every lease has a number of its own, the fence, and every write of a table names it: whoever has lost the table
cannot write any more, whatever he believes. So nothing depends on clocks but how soon a table finds a new owner; and
what time it is, only PostgreSQL says.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ..store.archive import SAVE_DUE
from ..store.store import Connection

LEASE: Final = 6_000  # milliseconds for which a server counts as alive after it was heard of
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
HOLDER: Final = f"SELECT run, address, secret, until, until > {NOW} FROM leases JOIN runs ON number = run"
# tables that nobody has and that are due, those first that have waited longest
DUE: Final = (
    "SELECT id FROM tables WHERE due <= ? AND NOT EXISTS (SELECT 1 FROM leases JOIN runs ON number = run "
    f"WHERE table_id = tables.id AND until > {NOW}) ORDER BY due LIMIT ?"
)


class Member(Struct, frozen=True):
    """A server that is alive: the number of its run, where the others reach it, and the word by which it knows
    them."""

    number: int
    address: str
    secret: str


class Lease(Struct, frozen=True):
    """That a table is ours. `left` is when a server that died was last heard of, if it has left the table."""

    fence: int
    left: int | None = None


class Elsewhere(LookupError):
    """Another server has the table in use, or we have none any more."""

    def __init__(self, member: Member | None = None) -> None:
        super().__init__("another server has this table")
        self.member = member


def join(connection: Connection, me: Member) -> None:
    """A server is there from now on."""
    connection.execute(
        f"UPDATE runs SET address = ?, secret = ?, until = {NOW} + {LEASE} WHERE number = ?",
        (me.address, me.secret, me.number),
    )


def leave(connection: Connection, run: int) -> None:
    """A server is there no more: its tables are free."""
    connection.execute("DELETE FROM leases WHERE run = ?", (run,))
    connection.execute("UPDATE runs SET until = 0 WHERE number = ?", (run,))


def leads(connection: Connection, run: int) -> bool:
    """Whether a server does what only one may do: of those that are alive, it is the oldest."""
    return bool(connection.execute(f"SELECT min(number) FROM runs WHERE until > {NOW}").fetchone() == (run,))


def time_there(connection: Connection) -> int:
    """What time it is, in milliseconds."""
    (now,) = connection.execute(f"SELECT {NOW}").fetchone()
    return int(now)


# ---- one table


def claim(connection: Connection, table: str, run: int) -> Lease | Member | None:
    """Take a table that nobody has, or only somebody who is gone, or we ourselves: then it is ours anew. If somebody
    has it, says who. Nobody who does not count as alive takes anything."""
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
    """Leave a table, and note by when somebody must look at it; nothing, if it is not ours any more."""
    if give_up(connection, table, fence):
        connection.execute(SAVE_DUE, (due, table))


def give_up(connection: Connection, table: str, fence: int) -> bool:
    """Leave a table as it is stored; returns whether it was still ours."""
    return connection.execute("DELETE FROM leases WHERE table_id = ? AND fence = ?", (table, fence)).rowcount == 1


def holder(connection: Connection, table: str) -> Member | None:
    """Who has a table in use."""
    found = connection.execute(f"{HOLDER} WHERE table_id = ?", (table,)).fetchone()
    return Member(*found[:3]) if found is not None and found[4] else None


# ---- all tables


def held(connection: Connection, run: int) -> dict[str, int]:
    """The tables of a server, and their fences."""
    return dict(connection.execute("SELECT table_id, fence FROM leases WHERE run = ?", (run,)).fetchall())


def waiting(connection: Connection, before: int, most: int) -> list[str]:
    """Tables that nobody has, and that somebody must look at by then."""
    return [id for (id,) in connection.execute(DUE, (before, most)).fetchall()]
