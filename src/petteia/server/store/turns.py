"""Whose move games over days are waiting for, how people want to be notified, and the mails about it.

A turn is stored in the same transaction as the action that led to it. Before a mail is sent, its turns are given the
mail's id, which is also its Message-ID: after a crash the same mail is sent again, and the reader's mail server
recognises it. A turn that is taken meanwhile no longer has a row, and no mail mentions it. Browsers (`pushes.py`) and
webhooks (`webhooks.py`) are notified in the same way.
"""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

from ..table.step import Turn
from .store import Connection

MINUTE: Final = 60_000
PATIENCE: Final = 10 * MINUTE  # a turn taken sooner needs no mail
PAUSE: Final = 60 * MINUTE  # between two mails to somebody: what happens meanwhile goes into one mail
BACKOFF: Final = 5 * MINUTE  # after a failure; twice as long after each further one
LONGEST_BACKOFF: Final = 1440 * MINUTE
MOST_AT_ONCE: Final = 200  # mails in one round
SLOW: Final = 3 * 86_400  # seconds for a turn from which a game is slow; with fewer, it is brisk
Channel = Literal["mail", "push"]
NoticePace = Literal["brisk", "slow"]
Minute = Annotated[int, Meta(ge=0, lt=1440, description="of the day")]


class Silence(Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """Games whose turns a channel does not announce: `slow` ones have three days or more for each turn, `brisk` ones
    fewer."""

    channel: Channel
    game: Annotated[str, Meta(max_length=40)]
    pace: NoticePace


class Wishes(Struct, frozen=True):
    """How somebody wants to be notified of turns. Nothing is sent from `quiet_from` until `quiet_until`; if both are
    the same, there are no quiet hours."""

    mail: bool = False
    language: str = "en"
    zone: str = "UTC"
    quiet_from: Minute = 0
    quiet_until: Minute = 0
    silences: list[Silence] = []

    def quiet(self, now: int) -> bool:
        """Whether nothing should be sent now."""
        local = datetime.fromtimestamp(now / 1000, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        if self.quiet_from <= self.quiet_until:
            return self.quiet_from <= minute < self.quiet_until
        return minute >= self.quiet_from or minute < self.quiet_until  # across midnight


class Waiting(Struct, frozen=True):
    """A table that is waiting for somebody, and the names of those who also sit there, as stored."""

    table: str
    game: str
    others: list[str]


class Digest(Struct, frozen=True):
    """One mail to somebody about all turns that are waiting."""

    id: str
    user: str
    name: str
    mail: str
    language: str
    waiting: list[Waiting]


# ---- turns


def save_turn(connection: Connection, table: str, turn: Turn) -> None:
    """Store whose move a table is now waiting for; for nobody, there is no row. Notices of the previous turn are
    withdrawn."""
    connection.execute("DELETE FROM pushes WHERE table_id = ?", (table,))
    connection.execute(
        "UPDATE webhooks SET digest = NULL, told = NULL, not_before = 0, tries = 0 WHERE table_id = ?", (table,)
    )
    if not turn.user:
        connection.execute("DELETE FROM turns WHERE table_id = ?", (table,))
        return
    connection.execute(
        "INSERT INTO turns (table_id, user_id, since) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
        "SET user_id = excluded.user_id, since = excluded.since, digest = NULL, told = NULL",
        (table, turn.user, turn.since),
    )


def waiting_for(connection: Connection, user: str) -> set[str]:
    """The games over days that wait for somebody's move."""
    rows = connection.execute("SELECT table_id FROM turns WHERE user_id = ?", (user,)).fetchall()
    return {table for (table,) in rows}


# ---- wishes


def wishes_of(connection: Connection, user: str) -> Wishes:
    """How somebody wants to be notified; by default, without mail."""
    found = connection.execute(
        "SELECT mail, language, zone, quiet_from, quiet_until FROM notices WHERE user_id = ?", (user,)
    ).fetchone()
    if found is None:
        return Wishes()
    silences = connection.execute(
        "SELECT channel, game, pace FROM silences WHERE user_id = ? ORDER BY channel, game, pace", (user,)
    ).fetchall()
    mail, language, zone, quiet_from, quiet_until = found
    return Wishes(bool(mail), language, zone, quiet_from, quiet_until, [Silence(*row) for row in silences])


def save_wishes(connection: Connection, user: str, wishes: Wishes) -> None:
    connection.execute(
        "INSERT INTO notices (user_id, mail, language, zone, quiet_from, quiet_until, not_before, tries) "
        "VALUES (?, ?, ?, ?, ?, ?, 0, 0) ON CONFLICT (user_id) DO UPDATE SET mail = excluded.mail, "
        "language = excluded.language, zone = excluded.zone, quiet_from = excluded.quiet_from, "
        "quiet_until = excluded.quiet_until",
        (user, int(wishes.mail), wishes.language, wishes.zone, wishes.quiet_from, wishes.quiet_until),
    )
    connection.execute("DELETE FROM silences WHERE user_id = ?", (user,))
    connection.executemany(
        "INSERT INTO silences (user_id, channel, game, pace) VALUES (?, ?, ?, ?)",
        [(user, one.channel, one.game, one.pace) for one in sorted(set(wishes.silences))],
    )


def told_by(channel: Channel) -> str:
    """The SQL condition that a channel announces a turn, given its rows of `turns` and `tables`."""
    return (
        "NOT EXISTS (SELECT 1 FROM silences WHERE silences.user_id = turns.user_id AND silences.game = tables.game "
        f"AND channel = '{channel}' AND silences.pace = CASE WHEN tables.move >= {SLOW} THEN 'slow' ELSE 'brisk' END)"
    )


def not_banned(user: str) -> str:
    """The SQL condition that the account in that column is not banned at the time given as parameter."""
    return f"NOT EXISTS (SELECT 1 FROM sanctions WHERE sanctions.user_id = {user} AND kind = 'ban' AND until > ?)"


# ---- mails

# turns in games in progress that nobody has been told of, of people who want mail, have an address, and may get a mail
# now
UNTOLD: Final = (
    "FROM turns JOIN tables ON tables.id = turns.table_id JOIN users ON users.id = turns.user_id "
    "JOIN notices ON notices.user_id = turns.user_id "
    "WHERE told IS NULL AND status = 'playing' AND notices.mail = 1 AND users.mail IS NOT NULL AND not_before <= ? "
    f"AND {told_by('mail')} AND {not_banned('turns.user_id')}"
)


def due(connection: Connection, now: int) -> list[str]:
    """The people who should get a mail now, including those whose mail was begun before a crash."""
    rows = connection.execute(
        f"SELECT DISTINCT turns.user_id {UNTOLD} AND (digest IS NOT NULL OR since <= ?) ORDER BY turns.user_id",
        (now, now, now - PATIENCE),
    ).fetchall()
    return [user for (user,) in rows if not wishes_of(connection, user).quiet(now)][:MOST_AT_ONCE]


def begin(connection: Connection, user: str) -> Digest | None:
    """The mail for somebody, with a stored id: one that was begun, or else one about everything that is waiting. None
    if there is nothing left to tell."""
    begun = connection.execute(
        "SELECT digest FROM turns WHERE user_id = ? AND told IS NULL AND digest IS NOT NULL LIMIT 1", (user,)
    ).fetchone()
    id = begun[0] if begun else secrets.token_hex(16)
    if not begun:
        connection.execute(
            "UPDATE turns SET digest = ? WHERE user_id = ? AND told IS NULL "
            f"AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND {told_by('mail')})",
            (id, user),
        )
    rows = connection.execute(
        "SELECT table_id, game FROM turns JOIN tables ON id = table_id "
        f"WHERE digest = ? AND status = 'playing' AND {told_by('mail')} ORDER BY since, table_id",
        (id,),
    ).fetchall()
    if not rows:
        return None
    name, mail = connection.execute("SELECT name, mail FROM users WHERE id = ?", (user,)).fetchone()
    waiting = [Waiting(table, game, others_at(connection, table, user)) for table, game in rows]
    return Digest(id, user, name, mail, wishes_of(connection, user).language, waiting)


def others_at(connection: Connection, table: str, user: str) -> list[str]:
    """The names of the other people at a table."""
    rows = connection.execute(
        "SELECT name FROM seats JOIN users ON id = user_id WHERE table_id = ? AND user_id <> ? ORDER BY seat",
        (table, user),
    ).fetchall()
    return [name for (name,) in rows]


def told(connection: Connection, digest: Digest, now: int) -> None:
    """Note that a mail was sent, or never will be: its turns are settled, and the next mail waits a while."""
    connection.execute("UPDATE turns SET told = ? WHERE digest = ?", (now, digest.id))
    connection.execute("UPDATE notices SET not_before = ?, tries = 0 WHERE user_id = ?", (now + PAUSE, digest.user))


def failed(connection: Connection, digest: Digest, now: int) -> None:
    """Note that a mail could not be sent; it is retried, each time later."""
    (tries,) = connection.execute("SELECT tries FROM notices WHERE user_id = ?", (digest.user,)).fetchone()
    connection.execute(
        "UPDATE notices SET not_before = ?, tries = ? WHERE user_id = ?",
        (now + backoff(tries), tries + 1, digest.user),
    )


def backoff(tries: int) -> int:
    """How long to wait after a failure that follows that many others."""
    return min(BACKOFF << min(tries, 20), LONGEST_BACKOFF)
