"""Who somebody is: guests at once, people with a name and a password, bots with a token."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection

from . import personal, sessions, tokens
from .errors import Code, Problem
from .names import check_name, likeness
from .passwords import Passwords
from .presence import Presence
from .sessions import COOKIE
from .settings import Settings
from .store import Connection, Store
from .tokens import ALL_SCOPES, Token

MOST_BOTS: Final = 10
BEARER: Final = "bearer "


class Identity(msgspec.Struct, frozen=True):
    """Who a connection is, and what it may do."""

    user: str
    name: str
    guest: bool
    bot: bool
    scopes: frozenset[str]

    def need(self, scope: str) -> None:
        """Refuse what the connection may not do."""
        if scope not in self.scopes:
            raise Problem(Code.SCOPE, f"This needs the scope {scope!r}", scope=scope)

    def need_account(self) -> None:
        """Refuse everybody but a person with a name, in a browser."""
        self.need(tokens.ACCOUNT)
        if self.guest:
            raise Problem(Code.PEOPLE_ONLY, "This needs an account with a name; guests have none")


def milliseconds() -> int:
    """Now, as the database writes it."""
    return time.time_ns() // 1_000_000


def of_session(found: tuple[str, str, str]) -> Identity:
    """Whom a session belongs to: id, name, kind."""
    user, name, kind = found
    return Identity(user, name, kind == "guest", False, ALL_SCOPES)


class Accounts:
    """All accounts of a server."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.passwords = Passwords(settings)
        self.presence = Presence()

    # ---- who is there

    async def by_session(self, word: str) -> Identity | None:
        """Whose session it is; nobody's, if it has ended or never was."""
        found = await self.store.read(lambda connection: sessions.find(connection, word, self.now()))
        return None if found is None else of_session(found)

    async def by_token(self, secret: str) -> Identity | None:
        """Whose token it is; nobody's, if it was revoked or never was."""
        found = await self.store.read(lambda connection: tokens.find(connection, secret))
        if found is None:
            return None
        user, name, kind, scopes, id, used = found
        now = self.now()
        if tokens.stale(used, now):
            await self.store.write(lambda connection: tokens.note_use(connection, id, now))
        return Identity(user, name, False, kind == "bot", frozenset(scopes.split()))

    # ---- guests and people

    async def make_guest(self) -> tuple[Identity, str]:
        """A new guest and the word for the guest's cookie."""
        now, name = self.now(), f"Guest {secrets.randbelow(9000) + 1000}"

        def work(connection: Connection) -> tuple[Identity, str]:
            user = add_user(connection, "guest", name, now)
            word = sessions.begin(connection, user, self.settings.guest_days, now)
            return of_session((user, name, "guest")), word

        return await self.store.write(work)

    async def register(self, who: Identity | None, name: str, password: str) -> tuple[Identity, str]:
        """A name and a password: a guest keeps everything played so far, a stranger begins anew."""
        if who is not None and not who.guest:
            raise Problem(Code.ALREADY_NAMED, "You have an account already")
        shown, stored, now = check_name(name), await self.passwords.hash(password), self.now()

        def work(connection: Connection) -> tuple[Identity, str]:
            check_free(connection, shown)
            user = add_user(connection, "guest", shown, now) if who is None else who.user
            became = connection.execute(
                "UPDATE users SET kind = 'person', name = ?, name_key = ?, password = ? "
                "WHERE id = ? AND kind = 'guest'",
                (shown, likeness(shown), stored, user),
            )
            if became.rowcount != 1:
                raise Problem(Code.ALREADY_NAMED, "You have an account already")
            sessions.end_all(connection, user)
            word = sessions.begin(connection, user, self.settings.session_days, now)
            return of_session((user, shown, "person")), word

        return await self.store.write(work)

    async def sign_in(self, name: str, password: str, old_word: str | None) -> tuple[Identity, str]:
        """The account of that name and password, in a new session. Which of the two was wrong is not told."""
        found = await self.store.read(
            lambda connection: connection.execute(
                "SELECT id, name, password FROM users WHERE name_key = ? AND kind = 'person'", (likeness(name),)
            ).fetchone()
        )
        user, shown, stored = found or ("", "", None)
        if not await self.passwords.matches(password, stored) or stored is None:
            raise Problem(Code.WRONG_PASSWORD, "No account has this name and password")
        renewed = await self.passwords.hash(password) if self.passwords.outdated(stored) else stored

        def work(connection: Connection) -> tuple[str, list[str]]:
            left = [] if old_word is None else sessions.end(connection, old_word)
            changed = connection.execute(
                "UPDATE users SET password = ? WHERE id = ? AND password = ?", (renewed, user, stored)
            )
            if changed.rowcount != 1:  # the password was changed, or the account deleted, a moment ago
                raise Problem(Code.WRONG_PASSWORD, "No account has this name and password")
            return sessions.begin(connection, user, self.settings.session_days, self.now()), left

        word, left = await self.store.write(work)
        self.presence.end(*left)
        return of_session((user, shown, "person")), word

    async def renew(self, who: Identity, word: str) -> str | None:
        """A new word for the cookie, when it is time for one."""
        days = self.settings.guest_days if who.guest else self.settings.session_days
        due = await self.store.read(lambda connection: sessions.is_due(connection, word, self.now()))
        if not due:
            return None
        return await self.store.write(lambda connection: sessions.renew(connection, word, days, self.now()))

    async def sign_out(self, word: str) -> None:
        """End one session."""
        self.presence.end(*await self.store.write(lambda connection: sessions.end(connection, word)))

    async def sign_out_everywhere(self, who: Identity) -> None:
        """End all sessions of the account."""
        await self.store.write(lambda connection: sessions.end_all(connection, who.user))
        self.presence.end(who.user)

    async def delete(self, who: Identity, password: str) -> None:
        """Forget the account and its bots; its games stay."""
        await self.check_password(who, password)
        self.presence.end(*await self.store.write(lambda connection: personal.delete(connection, who.user)))

    async def check_password(self, who: Identity, password: str) -> None:
        """Refuse what only the person itself may do. Guests have no password."""
        found = await self.store.read(
            lambda connection: connection.execute("SELECT password FROM users WHERE id = ?", (who.user,)).fetchone()
        )
        if not who.guest and not await self.passwords.matches(password, found and found[0]):
            raise Problem(Code.WRONG_PASSWORD, "This is not the password")

    async def change_password(self, who: Identity, old: str, new: str) -> str:
        """A new password; ends all sessions, and returns the word of a new one."""
        who.need_account()
        await self.check_password(who, old)
        stored = await self.passwords.hash(new)

        def work(connection: Connection) -> str:
            connection.execute("UPDATE users SET password = ? WHERE id = ? AND kind = 'person'", (stored, who.user))
            sessions.end_all(connection, who.user)
            return sessions.begin(connection, who.user, self.settings.session_days, self.now())

        word = await self.store.write(work)
        self.presence.end(who.user)
        return word

    # ---- bots and their tokens

    async def make_bot(self, who: Identity, name: str) -> str:
        """A bot account, marked as such, that its owner answers for; returns its name."""
        who.need_account()
        shown = check_name(name)

        def work(connection: Connection) -> str:
            check_free(connection, shown)
            (count,) = connection.execute("SELECT count(*) FROM users WHERE owner = ?", (who.user,)).fetchone()
            if count >= MOST_BOTS:
                raise Problem(Code.TOO_MANY_BOTS, f"A person has at most {MOST_BOTS} bots", most=MOST_BOTS)
            user = add_user(connection, "bot", shown, self.now())
            connection.execute(
                "UPDATE users SET name_key = ?, owner = ? WHERE id = ?", (likeness(shown), who.user, user)
            )
            return shown

        return await self.store.write(work)

    async def bots(self, who: Identity) -> list[str]:
        """The names of a person's bots."""
        rows = await self.store.read(
            lambda connection: connection.execute(
                "SELECT name FROM users WHERE owner = ? AND kind = 'bot' ORDER BY name", (who.user,)
            ).fetchall()
        )
        return [name for (name,) in rows]

    async def delete_bot(self, who: Identity, name: str) -> None:
        """Forget a bot; its games stay."""
        who.need_account()
        self.presence.end(
            *await self.store.write(
                lambda connection: personal.delete(connection, find_bot(connection, who.user, name))
            )
        )

    async def make_token(self, who: Identity, label: str, scopes: Iterable[str], bot: str | None) -> Token:
        """A token for the person, or for one of the person's bots."""
        who.need_account()

        def work(connection: Connection) -> Token:
            user = who.user if bot is None else find_bot(connection, who.user, bot)
            kind = "person" if bot is None else "bot"
            return tokens.make(connection, user, kind, label, scopes, self.now())

        return await self.store.write(work)

    async def tokens(self, who: Identity) -> list[Token]:
        """The tokens of a person and of the person's bots."""
        return await self.store.read(lambda connection: tokens.of(connection, who.user))

    async def revoke_token(self, who: Identity, id: str) -> None:
        """End a token."""
        users = await self.store.write(lambda connection: tokens.revoke(connection, who.user, id))
        if not users:
            raise Problem(Code.NOT_FOUND, "You have no such token")
        self.presence.end(*users)

    # ---- housekeeping

    async def sweep(self) -> None:
        """Forget what has ended; to be called now and then."""
        await self.store.write(lambda connection: sessions.sweep(connection, self.now()))


def add_user(connection: Connection, kind: str, name: str, now: int) -> str:
    """A new row; returns its id."""
    user = secrets.token_urlsafe(9)
    connection.execute(
        "INSERT INTO users (id, kind, name, created, seen) VALUES (?, ?, ?, ?, ?)", (user, kind, name, now, now)
    )
    return user


def check_free(connection: Connection, name: str) -> None:
    """Refuse a name that somebody has, or that could be taken for it."""
    if connection.execute("SELECT 1 FROM users WHERE name_key = ?", (likeness(name),)).fetchone():
        raise Problem(Code.NAME_TAKEN, "Somebody has this name, or one that looks like it")


def find_bot(connection: Connection, owner: str, name: str) -> str:
    """The id of a person's bot."""
    found = connection.execute(
        "SELECT id FROM users WHERE owner = ? AND kind = 'bot' AND name_key = ?", (owner, likeness(name))
    ).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "You have no bot of this name")
    return str(found[0])


async def identify(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity | None:
    """Who is at the other end, by `Authorization: Bearer` or else by session cookie; None for a stranger."""
    accounts: Accounts = connection.app.state.accounts
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, secret = authorization[: len(BEARER)].lower(), authorization[len(BEARER) :].strip()
        return await accounts.by_token(secret) if scheme == BEARER else None
    word = connection.cookies.get(COOKIE)
    return None if word is None else await accounts.by_session(word)
