"""Mutes and bans: who may not write in chats, and who may not sign in, for a time or permanently."""

from __future__ import annotations

from typing import Final, Literal

from ..errors import Code, Problem
from ..store.store import Connection

MUTE: Final = "mute"
BAN: Final = "ban"
PERMANENT: Final = 2**53 - 1  # the last millisecond that a browser can count

Sanction = Literal["mute", "ban"]


def impose(connection: Connection, user: str, kind: Sanction, until: int, reason: str) -> None:
    """Mute or ban an account, replacing an earlier mute or ban."""
    connection.execute(
        "INSERT INTO sanctions (user_id, kind, until, reason) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (user_id, kind) DO UPDATE SET until = excluded.until, reason = excluded.reason",
        (user, kind, until, reason),
    )


def lift(connection: Connection, user: str, kind: Sanction) -> None:
    """End a mute or ban."""
    connection.execute("DELETE FROM sanctions WHERE user_id = ? AND kind = ?", (user, kind))


def muted(connection: Connection, now: int) -> dict[str, int]:
    """Everybody who is muted, and until when, including the bots of muted people."""
    found = connection.execute(
        "SELECT user_id, until FROM sanctions WHERE kind = ? AND until > ? UNION ALL "
        "SELECT users.id, until FROM users JOIN sanctions ON user_id = owner WHERE sanctions.kind = ? AND until > ? "
        "ORDER BY until",
        (MUTE, now, MUTE, now),
    ).fetchall()
    return dict(found)


def check_ban(connection: Connection, user: str, now: int) -> None:
    """Refuse a banned account, and a bot whose owner is banned."""
    found = connection.execute(
        "SELECT until, reason FROM sanctions WHERE kind = ? AND until > ? "
        "AND user_id IN (?, (SELECT owner FROM users WHERE id = ?)) ORDER BY until DESC",
        (BAN, now, user, user),
    ).fetchone()
    if found is not None:
        raise banned(*found)


def banned(until: int, reason: str) -> Problem:
    """The refusal of a banned account; without `until` the ban is permanent."""
    details = {"reason": reason} if reason else {}
    ends: dict[str, int] = {} if until >= PERMANENT else {"until": until}
    return Problem(Code.BANNED, f"This account is banned{': ' if reason else ''}{reason}", **details, **ends)


def sweep(connection: Connection, now: int) -> None:
    """Forget mutes and bans that have ended."""
    connection.execute("DELETE FROM sanctions WHERE until <= ?", (now,))
