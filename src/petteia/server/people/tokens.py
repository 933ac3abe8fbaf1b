"""API tokens: shown once, stored as hashes, limited to their scopes, and revocable."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Final, Literal, get_args

import msgspec

from ..errors import Code, Problem
from ..ids import new_id
from ..store.store import Connection
from .names import check_label
from .sessions import secret_hash

PREFIX: Final = "petteia_"  # so that programs looking for leaked secrets can recognise ours
MOST_TOKENS: Final = 20
HOUR: Final = 3_600_000

# what a connection may do
Scope = Literal["read", "play", "tables", "chat"]  # what a token can allow
READ: Final = "read"  # own tables, games and statistics
PLAY: Final = "play"  # take a seat, act, resign
TABLES: Final = "tables"  # make and start tables
CHAT: Final = "chat"
ACCOUNT: Final = "account"  # password, tokens, bots, deletion: for sessions only, never for a token
PEOPLES_SCOPES: Final = frozenset({READ, TABLES})  # people play in person; programs play as bots, marked as such
BOTS_SCOPES: Final = frozenset[str](get_args(Scope))
ALL_SCOPES: Final = BOTS_SCOPES | {ACCOUNT}


class Token(msgspec.Struct, frozen=True):
    """A token as its owner sees it; `name` is whom it acts for, and `secret` is included only in the answer that
    creates it."""

    id: str
    label: str
    user: str
    name: str
    scopes: list[str]
    created: int
    used: int | None
    secret: str | None = None


def make(connection: Connection, user: str, kind: str, label: str, scopes: Iterable[str], now: int) -> Token:
    """Create a token for a person or bot."""
    wanted = frozenset(scopes)
    allowed = BOTS_SCOPES if kind == "bot" else PEOPLES_SCOPES
    if not wanted <= allowed:
        raise Problem(Code.BOTS_ONLY, "Programs play as bots: create a bot account and a token for it")
    (count,) = connection.execute("SELECT count(*) FROM tokens WHERE user_id = ?", (user,)).fetchone()
    (name,) = connection.execute("SELECT name FROM users WHERE id = ?", (user,)).fetchone()
    if count >= MOST_TOKENS:
        raise Problem(Code.TOO_MANY_TOKENS, f"An account can have at most {MOST_TOKENS} tokens", most=MOST_TOKENS)
    secret = PREFIX + secrets.token_urlsafe(32)
    token = Token(new_id(), check_label(label), user, name, sorted(wanted), now, None, secret)
    connection.execute(
        "INSERT INTO tokens (id, hash, user_id, label, scopes, created) VALUES (?, ?, ?, ?, ?, ?)",
        (token.id, secret_hash(secret), user, token.label, " ".join(token.scopes), now),
    )
    return token


def find(connection: Connection, secret: str) -> Any:
    """Id, name and kind of the user, the scopes, the token's id, and when it was used last."""
    return connection.execute(
        "SELECT users.id, name, kind, scopes, tokens.id, used FROM tokens JOIN users ON users.id = user_id "
        "WHERE hash = ?",
        (secret_hash(secret),),
    ).fetchone()


def stale(used: int | None, now: int) -> bool:
    """Whether to update the time of last use; to the hour is precise enough, and saves writing."""
    return used is None or used < now - HOUR


def note_use(connection: Connection, id: str, now: int) -> None:
    connection.execute("UPDATE tokens SET used = ? WHERE id = ?", (now, id))


def of(connection: Connection, owner: str) -> list[Token]:
    """The tokens of a person and of the person's bots, newest first."""
    rows = connection.execute(
        "SELECT tokens.id, label, user_id, name, scopes, tokens.created, used "
        "FROM tokens JOIN users ON users.id = user_id "
        "WHERE user_id = ? OR owner = ? ORDER BY tokens.created DESC, tokens.id",
        (owner, owner),
    ).fetchall()
    return [
        Token(id, label, user, name, scopes.split(), created, used)
        for id, label, user, name, scopes, created, used in rows
    ]


def revoke(connection: Connection, owner: str, id: str) -> list[str]:
    """End a token of a person or of one of the person's bots. Returns whose it was, if there was one."""
    rows = connection.execute(
        "DELETE FROM tokens WHERE id = ? AND (user_id = ? OR user_id IN (SELECT id FROM users WHERE owner = ?)) "
        "RETURNING user_id",
        (id, owner, owner),
    ).fetchall()
    return [user for (user,) in rows]


def end_all(connection: Connection, owner: str) -> list[str]:
    """End all tokens of a person and of the person's bots. Returns the bots' ids."""
    bots = [bot for (bot,) in connection.execute("SELECT id FROM users WHERE owner = ?", (owner,)).fetchall()]
    connection.executemany("DELETE FROM tokens WHERE user_id = ?", [(user,) for user in (owner, *bots)])
    return bots
