"""Moderation: what people report, and what admins do about it. Everything admins do is logged as a deed.

A deed changes the database and the log of deeds together. The running server follows that log (`oversight.py`), so it
makes no difference whether a deed comes from the page or from the console.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from ..errors import Code, Problem
from ..store import archive
from ..store.store import Connection
from . import codes, sanctions, sessions
from .accounts import ADMIN, call_guest, give_name
from .names import check_name, name_key
from .sanctions import BAN, PERMANENT, Sanction

HOUR: Final = 3_600_000
LONGEST_NOTE: Final = 500
MOST_OPEN: Final = 200  # open reports of one account

DeedKind = Literal["grant", "revoke", "mute", "unmute", "ban", "unban", "rename", "close", "settle", "reset", "hide"]
LIFTING: Final[dict[Sanction, DeedKind]] = {"mute": "unmute", "ban": "unban"}


class Account(msgspec.Struct, frozen=True):
    """An account as admins see it. `muted` and `banned` say until when, in milliseconds, or null."""

    user: str
    name: str
    kind: str
    admin: bool
    created: int
    seen: int
    owner: str | None
    muted: int | None
    banned: int | None
    open_reports: int


class Report(msgspec.Struct, frozen=True):
    """A report about a table, about somebody there (`user`), or about a line of its chat (`line`, `text`); or about the
    words of a club or tournament, for which somebody (`user`) is responsible; then `table` is empty."""

    number: int
    at: int
    reporter: str
    reporter_name: str
    table: str
    game: str
    status: str
    user: str | None
    name: str
    line: int | None
    text: str
    note: str
    settled: bool
    club: str | None
    tournament: str | None


class Deed(msgspec.Struct, frozen=True):
    """What an admin did; without an admin, it was done on the console. `waits`: the table is yet to be closed."""

    number: int
    at: int
    admin: str | None
    kind: DeedKind
    user: str | None
    name: str
    table: str | None
    until: int | None
    note: str
    waits: bool


class Sanctioned(msgspec.Struct, frozen=True):
    """Somebody who is muted or banned, permanently if `until` is null."""

    user: str
    name: str
    kind: Sanction
    until: int | None
    reason: str


# ---- accounts


def find_account(connection: Connection, who: str) -> str:
    """The id of the account with that name or id; guests share names, so they are told apart by their ids."""
    found = connection.execute(
        "SELECT id FROM users WHERE (name_key = ? OR id = ?) AND kind <> 'deleted' ORDER BY id = ? DESC",
        (name_key(who), who, who),
    ).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "Nobody has this name")
    return str(found[0])


def account(connection: Connection, user: str, now: int) -> Account:
    """What admins may know about an account."""
    name, kind, role, created, seen, owner = connection.execute(
        "SELECT name, kind, role, created, seen, "
        "(SELECT name FROM users AS owners WHERE owners.id = users.owner) FROM users WHERE id = ?",
        (user,),
    ).fetchone()
    until = dict(
        connection.execute("SELECT kind, until FROM sanctions WHERE user_id = ? AND until > ?", (user, now)).fetchall()
    )
    (count,) = connection.execute(
        "SELECT count(*) FROM reports WHERE about = ? AND settled IS NULL", (user,)
    ).fetchone()
    return Account(user, name, kind, role == ADMIN, created, seen, owner, until.get("mute"), until.get("ban"), count)


def sanctioned(connection: Connection, now: int) -> list[Sanctioned]:
    """Everybody who is muted or banned, by name."""
    rows = connection.execute(
        "SELECT user_id, name, sanctions.kind, until, reason FROM sanctions JOIN users ON users.id = user_id "
        "WHERE until > ? ORDER BY name, user_id, sanctions.kind",
        (now,),
    ).fetchall()
    return [
        Sanctioned(user, name, kind, None if until >= PERMANENT else until, reason)
        for user, name, kind, until, reason in rows
    ]


# ---- what admins do


def note_deed(
    connection: Connection,
    admin: str | None,
    kind: DeedKind,
    now: int,
    user: str | None = None,
    table: str | None = None,
    until: int | None = None,
    note: str = "",
) -> int:
    """Log a deed; returns its number."""
    (number,) = connection.execute(
        "INSERT INTO deeds (at, admin, kind, user_id, table_id, until, note) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "RETURNING number",
        (now, admin, kind, user, table, until, note[:LONGEST_NOTE]),
    ).fetchone()
    return int(number)


def set_role(connection: Connection, admin: str | None, user: str, grant: bool, now: int) -> int:
    """Make a person an admin, or revoke the role."""
    changed = connection.execute(
        "UPDATE users SET role = ? WHERE id = ? AND kind = 'person'", (ADMIN if grant else "", user)
    )
    if changed.rowcount != 1:
        raise Problem(Code.PEOPLE_ONLY, "Only a person with a registered account can be an admin")
    return note_deed(connection, admin, "grant" if grant else "revoke", now, user)


def impose(
    connection: Connection, admin: str | None, user: str, kind: Sanction, hours: int | None, reason: str, now: int
) -> int:
    """Mute or ban an account, for some hours or permanently. A banned account is signed out everywhere, so its browsers
    get no more notices, and its plans are dropped."""
    check_no_admin(connection, user)
    until = PERMANENT if hours is None else now + hours * HOUR
    sanctions.impose(connection, user, kind, until, reason)
    if kind == BAN:
        sessions.end_all(connection, user)
        codes.forget(connection, user, "reset")
        archive.forget_plans(connection, user)
    return note_deed(connection, admin, kind, now, user, until=None if hours is None else until, note=reason)


def lift(connection: Connection, admin: str | None, user: str, kind: Sanction, now: int) -> int:
    """End a mute or ban."""
    sanctions.lift(connection, user, kind)
    return note_deed(connection, admin, LIFTING[kind], now, user)


def rename(connection: Connection, admin: str | None, user: str, name: str, now: int) -> int:
    """Give an account another name."""
    check_no_admin(connection, user)
    shown = check_name(name)
    (before, kind) = connection.execute("SELECT name, kind FROM users WHERE id = ?", (user,)).fetchone()
    (call_guest if kind == "guest" else give_name)(connection, user, shown)
    return note_deed(connection, admin, "rename", now, user, note=f"{before} → {shown}")


def close_table(connection: Connection, admin: str | None, table: str, reason: str, now: int) -> int:
    """Order a table to be closed; the running server does it, or the next one that starts."""
    found = connection.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise Problem(Code.NO_TABLE, "There is no such table")
    if found[0] == "over":
        raise Problem(Code.CONFLICT, "The game at this table is already over")
    return note_deed(connection, admin, "close", now, table=table, note=reason)


def settle(connection: Connection, admin: str | None, report: int, note: str, now: int) -> int:
    """Mark a report as settled."""
    found = connection.execute(
        "SELECT table_id, about FROM reports WHERE number = ? AND settled IS NULL", (report,)
    ).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "There is no such report, or it is already settled")
    table, about = found
    number = note_deed(connection, admin, "settle", now, about, table, note=f"report {report}. {note}".strip())
    connection.execute("UPDATE reports SET settled = ? WHERE number = ?", (number, report))
    return number


def reset_code(connection: Connection, admin: str | None, user: str, now: int) -> tuple[str, int]:
    """A code with which a person can set a new password, and when it expires."""
    (kind,) = connection.execute("SELECT kind FROM users WHERE id = ?", (user,)).fetchone()
    if kind != "person":
        raise Problem(Code.PEOPLE_ONLY, "Only a registered account has a password")
    expires = now + codes.CONSOLE_HOURS * HOUR
    note_deed(connection, admin, "reset", now, user)
    return codes.make(connection, user, "reset", "", expires, now), expires


def check_no_admin(connection: Connection, user: str) -> None:
    """Refuse to act against an admin; only the console grants and revokes the role."""
    (role,) = connection.execute("SELECT role FROM users WHERE id = ?", (user,)).fetchone()
    if role == ADMIN:
        raise Problem(Code.PROTECTED, "This is an admin; revoke the role first, with `petteia admin revoke`")


# ---- reports


def add_report(
    connection: Connection, reporter: str, table: str, user: str | None, line: int | None, note: str, now: int
) -> None:
    """Report a table, somebody there, or a line of its chat. A repeated report counts once."""
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
        raise Problem(Code.NO_TABLE, "There is no such table")
    about = user
    if line is not None:
        found = connection.execute(
            "SELECT user_id FROM chat WHERE table_id = ? AND number = ?", (table, line)
        ).fetchone()
        about = found and found[0]
    there = connection.execute(
        "SELECT 1 FROM seats WHERE table_id = ? AND user_id = ? "
        "UNION SELECT 1 FROM chat WHERE table_id = ? AND user_id = ?",
        (table, about, table, about),
    ).fetchone()
    if (line is not None or user is not None) and there is None:
        raise Problem(Code.NOT_FOUND, "There is no such player or message at this table")
    check_may_report(connection, reporter, about)
    waiting = connection.execute(
        "SELECT table_id, about, line FROM reports WHERE reporter = ? AND settled IS NULL", (reporter,)
    ).fetchall()
    if (table, about, line) not in waiting:
        connection.execute(
            "INSERT INTO reports (at, reporter, table_id, about, line, note) VALUES (?, ?, ?, ?, ?, ?)",
            (now, reporter, table, about, line, note),
        )


def check_may_report(connection: Connection, reporter: str, about: str | None) -> None:
    """Refuse a report about the reporter, and one too many."""
    if about == reporter:
        raise Problem(Code.BAD_REQUEST, "You cannot report yourself")
    (waiting,) = connection.execute(
        "SELECT count(*) FROM reports WHERE reporter = ? AND settled IS NULL", (reporter,)
    ).fetchone()
    if waiting >= MOST_OPEN:
        raise Problem(Code.TOO_MANY, "You have too many open reports")


def reports(connection: Connection, everything: bool, before: int, most: int) -> list[Report]:
    """Open reports, or all of them, newest first."""
    rows = connection.execute(
        "SELECT reports.number, reports.at, reporter, whose.name, coalesce(reports.table_id, ''), "
        "coalesce(tables.game, tournaments.game, ''), coalesce(tables.status, ''), about, coalesce(them.name, ''), "
        "line, coalesce(text, words, ''), note, settled IS NOT NULL, club_id, tournament_id FROM reports "
        "LEFT JOIN tables ON tables.id = reports.table_id JOIN users AS whose ON whose.id = reporter "
        "LEFT JOIN tournaments ON tournaments.id = tournament_id LEFT JOIN users AS them ON them.id = about "
        "LEFT JOIN chat ON chat.table_id = reports.table_id AND chat.number = line "
        "WHERE reports.number < ? AND (settled IS NULL OR ?) ORDER BY reports.number DESC LIMIT ?",
        (before, everything, most),
    ).fetchall()
    return [as_report(row) for row in rows]


def as_report(row: Any) -> Report:
    number, at, reporter, reporter_name, table, game, status, user, name, line, text, note, settled, *titled = row
    club, tournament = titled
    told = (number, at, reporter, reporter_name, table, game, status, user, name, line, text, note)
    return Report(*told, settled=bool(settled), club=club, tournament=tournament)


# ---- the log


DEED_COLUMNS: Final = (
    "SELECT number, at, admins.name, deeds.kind, user_id, coalesce(them.name, ''), table_id, until, note, "
    "deeds.kind = 'close' AND carried IS NULL FROM deeds LEFT JOIN users AS admins ON admins.id = admin "
    "LEFT JOIN users AS them ON them.id = user_id "
)


def deeds(connection: Connection, before: int, most: int) -> list[Deed]:
    """What admins did, newest first."""
    rows = connection.execute(DEED_COLUMNS + "WHERE number < ? ORDER BY number DESC LIMIT ?", (before, most)).fetchall()
    return [as_deed(row) for row in rows]


def deeds_after(connection: Connection, number: int) -> list[Deed]:
    """What admins did since then, in order."""
    rows = connection.execute(DEED_COLUMNS + "WHERE number > ? ORDER BY number", (number,)).fetchall()
    return [as_deed(row) for row in rows]


def waiting_closures(connection: Connection) -> list[Deed]:
    """Orders to close a table that have not been carried out."""
    rows = connection.execute(
        DEED_COLUMNS + "WHERE deeds.kind = 'close' AND carried IS NULL ORDER BY number"
    ).fetchall()
    return [as_deed(row) for row in rows]


def last_deed(connection: Connection) -> int:
    """The number of the last deed; 0 if there is none."""
    (number,) = connection.execute("SELECT coalesce(max(number), 0) FROM deeds").fetchone()
    return int(number)


def carried_out(connection: Connection, number: int, now: int) -> None:
    """Note that the server has closed the table of a deed."""
    connection.execute("UPDATE deeds SET carried = ? WHERE number = ?", (now, number))


def as_deed(row: Any) -> Deed:
    number, at, admin, kind, user, name, table, until, note, waits = row
    return Deed(number, at, admin, kind, user, name, table, until, note, bool(waits))
