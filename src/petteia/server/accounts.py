"""Who somebody is: guests at once, people with a name and a password, bots with a token."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection

from . import sessions
from .sessions import COOKIE, secret_hash
from .settings import Settings
from .store import Connection, Store

READ: Final = "read"
PLAY: Final = "play"
TABLES: Final = "tables"
CHAT: Final = "chat"
ACCOUNT: Final = "account"
TOKEN_SCOPES: Final = frozenset({READ, PLAY, TABLES, CHAT})
ALL_SCOPES: Final = TOKEN_SCOPES | {ACCOUNT}

MOST_SECRET: Final = 128


class Identity(msgspec.Struct, frozen=True):
    """Who a connection is, and what it may do."""

    user: str
    name: str
    guest: bool
    bot: bool
    scopes: frozenset[str]


def milliseconds() -> int:
    """Now, as the database writes it."""
    return time.time_ns() // 1_000_000


class Accounts:
    """All accounts of a server."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.settings = settings
        self.now = now

    async def make_guest(self) -> tuple[Identity, str]:
        """A new guest and the word for his cookie."""
        user = secrets.token_urlsafe(9)
        name = f"Guest {secrets.randbelow(9000) + 1000}"
        now = self.now()

        def work(connection: Connection) -> str:
            connection.execute(
                "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', ?, ?, ?)", (user, name, now, now)
            )
            return sessions.begin(connection, user, self.settings.guest_days, now)

        word = await self.store.write(work)
        return Identity(user, name, True, False, ALL_SCOPES), word

    async def by_session(self, word: str) -> Identity | None:
        """Whose session it is; nobody's, if it has ended or never was."""
        if len(word) > MOST_SECRET:
            return None
        found = await self.store.read(
            lambda connection: connection.execute(
                "SELECT id, name, kind FROM sessions JOIN users ON id = user_id WHERE hash = ? AND expires > ?",
                (secret_hash(word), self.now()),
            ).fetchone()
        )
        return None if found is None else Identity(found[0], found[1], found[2] == "guest", False, ALL_SCOPES)


async def identify(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity | None:
    """Who is at the other end, by session cookie or by `Authorization: Bearer`; None for a stranger."""
    accounts: Accounts = connection.app.state.accounts
    word = connection.cookies.get(COOKIE)
    return None if word is None else await accounts.by_session(word)
