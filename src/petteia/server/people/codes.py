"""Codes that prove something once, before they expire: that somebody may set a new password, or owns a mail address."""

from __future__ import annotations

import secrets
from typing import Final, Literal, NamedTuple

from ..errors import Code, Problem
from ..store.store import Connection
from .sessions import secret_hash

HOUR: Final = 3_600_000
HOURS: Final = {"reset": 1, "mail": 24}  # how long a mailed code is valid
CONSOLE_HOURS: Final = 24  # the same for one that an admin hands out
LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ0123456789"  # capitals and digits without those easily confused
GROUPS: Final = 4
GROUP: Final = 5

Purpose = Literal["reset", "mail"]


class Proof(NamedTuple):
    """What a code has proven: whose it is, and the mail address it was sent to."""

    user: str
    mail: str


def make(connection: Connection, user: str, purpose: Purpose, mail: str, expires: int, now: int) -> str:
    """A new code for an account. Only one address can await confirmation at a time."""
    word = "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    if purpose == "mail":
        forget(connection, user, purpose)
    connection.execute(
        "INSERT INTO codes (hash, user_id, purpose, mail, created, expires) VALUES (?, ?, ?, ?, ?, ?)",
        (secret_hash(plain(word)), user, purpose, mail, now, expires),
    )
    return word


def look(connection: Connection, word: str, purpose: Purpose, now: int) -> Proof:
    """What the code proves; an invalid one is refused."""
    found = connection.execute(
        "SELECT user_id, mail FROM codes WHERE hash = ? AND purpose = ? AND expires > ?",
        (secret_hash(plain(word)), purpose, now),
    ).fetchone()
    if found is None:
        raise Problem(Code.WRONG_CODE, "This code is wrong, has been used, or has expired; ask for a new one")
    return Proof(*found)


def use(connection: Connection, word: str, purpose: Purpose, now: int) -> Proof:
    """What the code proves; this uses up all codes of the account for the same purpose."""
    proof = look(connection, word, purpose, now)
    forget(connection, proof.user, purpose)
    return proof


def forget(connection: Connection, user: str, purpose: Purpose) -> None:
    """Invalidate all codes of an account for a purpose."""
    connection.execute("DELETE FROM codes WHERE user_id = ? AND purpose = ?", (user, purpose))


def plain(word: str) -> str:
    """A code as somebody typed it, without separators and in capitals."""
    return "".join(word.split()).replace("-", "").upper()
