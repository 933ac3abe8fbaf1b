"""Who somebody is: a guest, at once; a person with a name and a password; a bot with a token."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from litestar.connection import ASGIConnection

from ..errors import Code, Problem
from ..ids import new_id
from ..settings import Settings
from ..store.store import Connection, Store
from . import codes, personal, sanctions, sessions, tokens
from .guests import guest_name
from .names import check_name, looks, name_key
from .passwords import Passwords
from .presence import Change, Effects, Presence, tell_nobody
from .sessions import COOKIE
from .tokens import ALL_SCOPES, Token

MOST_BOTS: Final = 10
BEARER: Final = "bearer "
ADMIN: Final = "admin"
T = TypeVar("T")

SeatedBy = Literal["owner", "anybody"]


class Identity(msgspec.Struct, frozen=True):
    """Who a connection is, and what it may do."""

    user: str
    name: str
    guest: bool
    bot: bool
    scopes: frozenset[str]
    admin: bool = False

    def need(self, scope: str) -> None:
        """Refuse a connection without this scope."""
        if scope not in self.scopes:
            raise Problem(Code.SCOPE, f"This needs the scope {scope!r}", scope=scope)

    def need_account(self) -> None:
        """Refuse everybody except a registered person in a browser."""
        self.need(tokens.ACCOUNT)
        if self.guest:
            raise Problem(Code.PEOPLE_ONLY, "This needs a registered account")

    def need_admin(self) -> None:
        """Refuse everybody except an admin in a browser."""
        self.need(tokens.ACCOUNT)
        if not self.admin:
            raise Problem(Code.ADMINS_ONLY, "Only admins can do that")


class SignedIn(NamedTuple):
    """Somebody who has just signed in: `word` is for the session's cookie, and `device` for recognising this browser
    later."""

    who: Identity
    word: str
    device: str


class Bot(msgspec.Struct, frozen=True):
    """A bot account as its owner sees it: who may seat it."""

    name: str
    seated_by: SeatedBy


def milliseconds() -> int:
    """The current time, as the database stores it."""
    return time.time_ns() // 1_000_000


def of_session(user: str, name: str, kind: str, role: str = "") -> Identity:
    """The identity of a session's owner."""
    return Identity(user, name, kind == "guest", False, ALL_SCOPES, role == ADMIN)


def device_word(user: str, stored: str) -> str:
    """The word that a browser keeps once it has signed in. It cannot be forged without knowing the stored hash of the
    password, and a new password invalidates it."""
    return hmac.new(stored.encode(), f"device of {user}".encode(), hashlib.sha256).hexdigest()


class Accounts:
    """All accounts of a server."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.passwords = Passwords(settings)
        self.presence = Presence()
        self.muted: dict[str, int] = {}  # until when, by the sanctions
        self.renamed: Callable[[dict[str, str]], None] = lambda names: None  # told of new names
        self.telling: Callable[[Change[Any]], Change[Any]] = tell_nobody  # lets a change tell other servers

    async def change(self, change: Change[T]) -> T:
        """Make a change, and let it take effect on everybody who is live. Other servers are told in the same
        transaction: whatever happens to this one, they hear of it."""
        telling: Change[T] = self.telling(change)
        done, effects = await self.store.write(telling)
        self.presence.end_here(effects.ended)
        if effects.renamed:
            self.renamed(effects.renamed)
        return done

    # ---- identities

    async def by_session(self, word: str) -> Identity | None:
        """Whose session it is; None if it has ended or never existed."""
        found = await self.store.read(lambda connection: sessions.find(connection, word, self.now()))
        return None if found is None else of_session(*found)

    async def by_token(self, secret: str) -> Identity | None:
        """Whose token it is; None if it was revoked or never existed."""
        now = self.now()

        def work(connection: Connection) -> Any:
            found = tokens.find(connection, secret)
            if found is not None:
                sanctions.check_ban(connection, found[0], now)
            return found

        found = await self.store.read(work)
        if found is None:
            return None
        user, name, kind, scopes, id, used = found
        if tokens.stale(used, now):
            await self.store.write(lambda connection: tokens.note_use(connection, id, now))
        return Identity(user, name, False, kind == "bot", frozenset(scopes.split()))

    def is_muted(self, user: str) -> bool:
        """Whether an account is muted."""
        return self.muted.get(user, 0) > self.now()

    def check_may_write(self, user: str) -> None:
        """Refuse what others would read to somebody who is muted."""
        if self.is_muted(user):
            raise Problem(Code.MUTED, "You are muted, and cannot change what others read")

    # ---- guests and people

    async def make_guest(self) -> tuple[Identity, str]:
        """A new guest and the word for the guest's cookie."""
        now, name = self.now(), guest_name()

        def work(connection: Connection) -> tuple[Identity, str]:
            user = add_user(connection, "guest", name, now)
            word = sessions.begin(connection, user, self.settings.guest_days, now)
            return of_session(user, name, "guest"), word

        return await self.store.write(work)

    async def call_guest(self, who: Identity, name: str) -> Identity:
        """Give a guest the name they want; it is not reserved, and must not be somebody else's."""
        if not who.guest:
            raise Problem(Code.ALREADY_NAMED, "You already have an account")
        shown = check_name(name)

        def work(connection: Connection) -> tuple[None, Effects]:
            call_guest(connection, who.user, shown)
            return None, Effects(renamed={who.user: shown})

        await self.change(work)
        return msgspec.structs.replace(who, name=shown)

    async def register(self, who: Identity | None, name: str, password: str) -> SignedIn:
        """Register a name and a password: a guest keeps everything played so far, a stranger starts afresh."""
        if who is not None and not who.guest:
            raise Problem(Code.ALREADY_NAMED, "You already have an account")
        shown = check_name(name)
        stored, now = await self.passwords.hash(password, shown), self.now()

        def work(connection: Connection) -> tuple[SignedIn, Effects]:
            user = add_user(connection, "guest", shown, now) if who is None else who.user
            became = connection.execute(
                "UPDATE users SET kind = 'person', password = ? WHERE id = ? AND kind = 'guest'", (stored, user)
            )
            if became.rowcount != 1:
                raise Problem(Code.ALREADY_NAMED, "You already have an account")
            give_name(connection, user, shown)
            sessions.end_all(connection, user)
            word = sessions.begin(connection, user, self.settings.session_days, now)
            signed = SignedIn(of_session(user, shown, "person"), word, device_word(user, stored))
            return signed, Effects(renamed={user: shown})

        return await self.change(work)

    async def by_name(self, name: str) -> tuple[str, str, str, str | None] | None:
        """Id, name, role and password hash of the person with that name."""
        found: tuple[str, str, str, str | None] | None = await self.store.read(
            lambda connection: connection.execute(
                "SELECT id, name, role, password FROM users WHERE name_key = ? AND kind = 'person'", (name_key(name),)
            ).fetchone()
        )
        return found

    async def knows_device(self, name: str, device: str) -> bool:
        """Whether this browser has signed in with that name before."""
        found = await self.by_name(name)
        if found is None or found[3] is None:
            return False
        return hmac.compare_digest(device_word(found[0], found[3]).encode(), device.encode(errors="replace"))

    async def sign_in(self, name: str, password: str, old_word: str | None) -> SignedIn:
        """Begin a new session for the account with that name and password. Never says which of the two was wrong."""
        user, shown, role, stored = await self.by_name(name) or ("", "", "", None)
        if not await self.passwords.matches(password, stored) or stored is None:
            raise Problem(Code.WRONG_PASSWORD, "No account has this name and password")
        renewed = await self.passwords.hash_again(password) if self.passwords.outdated(stored) else stored

        def work(connection: Connection) -> tuple[str, Effects]:
            sanctions.check_ban(connection, user, self.now())
            left = [] if old_word is None else sessions.end(connection, old_word)
            changed = connection.execute(
                "UPDATE users SET password = ? WHERE id = ? AND password = ?", (renewed, user, stored)
            )
            if changed.rowcount != 1:  # the password was changed, or the account deleted, a moment ago
                raise Problem(Code.WRONG_PASSWORD, "No account has this name and password")
            return sessions.begin(connection, user, self.settings.session_days, self.now()), Effects(left)

        word = await self.change(work)
        return SignedIn(of_session(user, shown, "person", role), word, device_word(user, renewed))

    async def renew(self, who: Identity, word: str) -> str | None:
        """A new word for the cookie, if it is due."""
        days = self.settings.guest_days if who.guest else self.settings.session_days
        due = await self.store.read(lambda connection: sessions.is_due(connection, word, self.now()))
        if not due:
            return None
        return await self.store.write(lambda connection: sessions.renew(connection, word, days, self.now()))

    async def sign_out(self, word: str) -> None:
        """End one session."""
        await self.change(lambda connection: (None, Effects(sessions.end(connection, word))))

    async def sign_out_everywhere(self, who: Identity) -> None:
        """End all sessions of the account."""

        def work(connection: Connection) -> tuple[None, Effects]:
            sessions.end_all(connection, who.user)
            return None, Effects([who.user])

        await self.change(work)

    async def delete(self, who: Identity, password: str) -> None:
        """Forget the account and its bots; its games stay."""
        await self.check_password(who, password)
        await self.change(lambda connection: forget(connection, who.user))

    async def check_password(self, who: Identity, password: str) -> None:
        """Refuse anybody but the account's owner. Guests have no password."""
        found = await self.store.read(
            lambda connection: connection.execute("SELECT password FROM users WHERE id = ?", (who.user,)).fetchone()
        )
        if not who.guest and not await self.passwords.matches(password, found and found[0]):
            raise Problem(Code.WRONG_PASSWORD, "The password is wrong")

    async def change_password(self, who: Identity, old: str, new: str) -> SignedIn:
        """A new password: all sessions and tokens end, and a new session begins."""
        who.need_account()
        await self.check_password(who, old)
        stored = await self.passwords.hash(new, who.name)

        def work(connection: Connection) -> tuple[SignedIn, Effects]:
            bots = set_password(connection, who.user, stored)
            word = sessions.begin(connection, who.user, self.settings.session_days, self.now())
            return SignedIn(who, word, device_word(who.user, stored)), Effects([who.user, *bots])

        return await self.change(work)

    # ---- bots and their tokens

    async def make_bot(self, who: Identity, name: str) -> str:
        """A bot account, marked as such, for which its owner is responsible; returns its name."""
        who.need_account()
        shown = check_name(name)

        muted = self.is_muted(who.user)

        def work(connection: Connection) -> tuple[str, Effects]:
            (count,) = connection.execute("SELECT count(*) FROM users WHERE owner = ?", (who.user,)).fetchone()
            if count >= MOST_BOTS:
                raise Problem(Code.TOO_MANY_BOTS, f"A person can have at most {MOST_BOTS} bots", most=MOST_BOTS)
            user = add_user(connection, "bot", shown, self.now())
            connection.execute("UPDATE users SET owner = ? WHERE id = ?", (who.user, user))
            give_name(connection, user, shown)
            return user, Effects(muted=muted)

        bot = await self.change(work)
        if muted:
            self.muted[bot] = self.muted[who.user]
        return shown

    async def bots(self, who: Identity) -> list[Bot]:
        """A person's bots, by name."""
        rows = await self.store.read(
            lambda connection: connection.execute(
                "SELECT name, seated_by FROM users WHERE owner = ? AND kind = 'bot' ORDER BY name", (who.user,)
            ).fetchall()
        )
        return [Bot(name, seated_by) for name, seated_by in rows]

    async def let_seat(self, who: Identity, name: str, seated_by: SeatedBy) -> None:
        """Say who may seat a bot; games in progress continue."""
        who.need_account()
        await self.store.write(
            lambda connection: connection.execute(
                "UPDATE users SET seated_by = ? WHERE id = ?", (seated_by, find_bot(connection, who.user, name))
            )
        )

    async def delete_bot(self, who: Identity, name: str) -> None:
        """Forget a bot; its games stay."""
        who.need_account()
        await self.change(lambda connection: forget(connection, find_bot(connection, who.user, name)))

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

        def work(connection: Connection) -> tuple[None, Effects]:
            users = tokens.revoke(connection, who.user, id)
            if not users:
                raise Problem(Code.NOT_FOUND, "You have no such token")
            return None, Effects(users)

        await self.change(work)

    # ---- housekeeping

    async def sweep(self) -> None:
        """Forget everything that has expired; to be called regularly."""
        await self.store.write(lambda connection: sessions.sweep(connection, self.now()))
        await self.store.write(lambda connection: sanctions.sweep(connection, self.now()))


def forget(connection: Connection, user: str) -> tuple[None, Effects]:
    """Forget an account and its bots: their connections end, and tables no longer show their names."""
    users = personal.delete(connection, user)
    return None, Effects(users, dict.fromkeys(users, ""))


def add_user(connection: Connection, kind: str, name: str, now: int) -> str:
    """Add an account; returns its id."""
    user = new_id()
    connection.execute(
        "INSERT INTO users (id, kind, name, created, seen) VALUES (?, ?, ?, ?, ?)", (user, kind, name, now, now)
    )
    return user


def check_free(connection: Connection, name: str, user: str) -> None:
    """Refuse a name that another account has, or one that looks like it."""
    for look in looks(name):
        found = connection.execute("SELECT user_id FROM name_looks WHERE look = ?", (look,)).fetchone()
        if found is not None and found[0] != user:
            raise Problem(Code.NAME_TAKEN, "This name, or one that looks like it, is taken")


def call_guest(connection: Connection, user: str, name: str) -> None:
    """Give a guest a name, without reserving it."""
    check_free(connection, name, user)
    connection.execute("UPDATE users SET name = ? WHERE id = ? AND kind = 'guest'", (name, user))


def give_name(connection: Connection, user: str, name: str) -> None:
    """Give an account a name, unless another account has it, or one that looks like it."""
    connection.execute("DELETE FROM name_looks WHERE user_id = ?", (user,))
    check_free(connection, name, user)
    for look in looks(name):
        connection.execute("INSERT INTO name_looks (look, user_id) VALUES (?, ?)", (look, user))
    connection.execute("UPDATE users SET name = ?, name_key = ? WHERE id = ?", (name, name_key(name), user))


def set_password(connection: Connection, user: str, stored: str) -> list[str]:
    """Set a person's new password: all sessions, codes and tokens end, including those of the person's bots, whose
    ids are returned."""
    connection.execute("UPDATE users SET password = ? WHERE id = ? AND kind = 'person'", (stored, user))
    sessions.end_all(connection, user)
    codes.forget(connection, user, "reset")
    return tokens.end_all(connection, user)


def find_bot(connection: Connection, owner: str, name: str) -> str:
    """The id of a person's bot."""
    found = connection.execute(
        "SELECT id FROM users WHERE owner = ? AND kind = 'bot' AND name_key = ?", (owner, name_key(name))
    ).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "You have no bot with this name")
    return str(found[0])


async def identify(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity | None:
    """Who is calling, by `Authorization: Bearer` or else by session cookie; None for a stranger."""
    accounts: Accounts = connection.app.state.accounts
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, secret = authorization[: len(BEARER)].lower(), authorization[len(BEARER) :].strip()
        return await accounts.by_token(secret) if scheme == BEARER else None
    word = connection.cookies.get(COOKIE)
    return None if word is None else await accounts.by_session(word)
