"""Sessions of browsers: a random word in a cookie, of which the database keeps only the hash."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Final

from ..store.store import Connection

COOKIE: Final = "petteia"
DEVICE: Final = "petteia_device"  # the cookie of a browser that has once signed in
DEVICE_DAYS: Final = 365
DAY: Final = 86_400_000
GRACE: Final = 60_000  # requests under way still have the old word
LONGEST_SECRET: Final = 128
# whatever a guest may leave behind that others still see or that must be kept; the rest goes with the guest
OF_GUESTS: Final = (
    "sessions.user_id",
    "seats.user_id",
    "tables.host",
    "players.user_id",
    "chat.user_id",
    "studies.owner",
    "attempts.user_id",
    "invitations.user_id",
    "invitations.invited_by",
    "subscriptions.user_id",
    "turns.user_id",
    "ties.user_id",
    "ties.other",
    "reports.reporter",
    "reports.about",
    "sanctions.user_id",
    "deeds.user_id",
)


def secret_hash(secret: str) -> str:
    """What is stored in place of a secret, which is random and so long that a plain hash cannot be reversed by
    guessing."""
    return hashlib.sha256(secret[:LONGEST_SECRET].encode(errors="replace")).hexdigest()


def begin(connection: Connection, user: str, days: int, now: int) -> str:
    """Begin a session for a user; returns the word for the cookie."""
    word = secrets.token_urlsafe(32)
    connection.execute(
        "INSERT INTO sessions (hash, user_id, created, renewed, expires) VALUES (?, ?, ?, ?, ?)",
        (secret_hash(word), user, now, now, now + days * DAY),
    )
    connection.execute("UPDATE users SET seen = ? WHERE id = ?", (now, user))
    return word


def find(connection: Connection, word: str, now: int) -> tuple[str, str, str, str] | None:
    """Id, name, kind and role of the user whose session it is, if it has not ended."""
    found: tuple[str, str, str, str] | None = connection.execute(
        "SELECT id, name, kind, role FROM sessions JOIN users ON id = user_id WHERE hash = ? AND expires > ?",
        (secret_hash(word), now),
    ).fetchone()
    return found


def is_due(connection: Connection, word: str, now: int) -> bool:
    """Whether the word should be replaced: a day has passed."""
    row = connection.execute("SELECT renewed FROM sessions WHERE hash = ?", (secret_hash(word),)).fetchone()
    return row is not None and row[0] <= now - DAY


def renew(connection: Connection, word: str, days: int, now: int) -> str | None:
    """Replace an old word, which soon ends, by a new one; None if another request was faster, or if it is not yet
    due."""
    due = connection.execute(
        "UPDATE sessions SET renewed = ?, expires = CASE WHEN expires < ? THEN expires ELSE ? END "
        "WHERE hash = ? AND renewed <= ? AND expires > ? RETURNING user_id",
        (now, now + GRACE, now + GRACE, secret_hash(word), now - DAY, now),
    ).fetchone()
    if due is None:
        return None
    new = begin(connection, due[0], days, now)
    connection.execute(  # the browser is the same, and still gets notices
        "UPDATE subscriptions SET session = ? WHERE session = ?", (secret_hash(new), secret_hash(word))
    )
    return new


def end(connection: Connection, word: str) -> list[str]:
    """Sign out: the word stops working. Returns whose it was, if anybody's."""
    rows = connection.execute("DELETE FROM sessions WHERE hash = ? RETURNING user_id", (secret_hash(word),)).fetchall()
    return [user for (user,) in rows]


def end_all(connection: Connection, user: str) -> None:
    """Sign out everywhere."""
    connection.execute("DELETE FROM sessions WHERE user_id = ?", (user,))


def sweep(connection: Connection, now: int) -> None:
    """Forget expired sessions and codes, and guests without a session about whom nothing else is stored."""
    connection.execute("DELETE FROM sessions WHERE expires <= ?", (now,))
    connection.execute("DELETE FROM codes WHERE expires <= ?", (now,))
    gone = f"kind = 'guest' AND {unknown(OF_GUESTS)}"
    connection.execute(f"DELETE FROM solved_problems WHERE user_id IN (SELECT id FROM users WHERE {gone})")
    connection.execute(f"DELETE FROM users WHERE {gone}")


def unknown(columns: Iterable[str]) -> str:
    """The condition that none of these columns refers to a user."""
    pairs = (column.split(".") for column in columns)
    return " AND ".join(f"NOT EXISTS (SELECT 1 FROM {table} WHERE {column} = users.id)" for table, column in pairs)
