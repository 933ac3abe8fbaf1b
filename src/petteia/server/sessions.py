"""Sessions of browsers: a random word in a cookie, of which the database keeps only the hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from .store import Connection

COOKIE: Final = "petteia"
DAY: Final = 86_400_000


def secret_hash(secret: str) -> str:
    """What is stored of a secret. It is random and long, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def begin(connection: Connection, user: str, days: int, now: int) -> str:
    """A new session of a user; returns the word for the cookie."""
    word = secrets.token_urlsafe(32)
    connection.execute(
        "INSERT INTO sessions (hash, user_id, created, renewed, expires) VALUES (?, ?, ?, ?, ?)",
        (secret_hash(word), user, now, now, now + days * DAY),
    )
    return word
