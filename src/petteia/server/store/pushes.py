"""Browsers that are notified of turns, and what each is being told.

As with mail (`turns.py`), a notice gets its id before it is sent, and after a crash the same notice is sent again. Each
lists everything the browser has been told that is still waiting, so that the latest can replace all before it.
"""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct

from .store import Connection
from .turns import MOST_AT_ONCE, PATIENCE, PAUSE, Waiting, backoff, others_at, told_by, wishes_of

MOST_BROWSERS: Final = 10  # for each account; beyond that, the oldest is forgotten


class Subscription(Struct, frozen=True):
    """Where to reach a browser, and the keys to encrypt what only it may read."""

    endpoint: str
    p256dh: str
    auth: str


class Browser(Struct, frozen=True):
    """A browser that is notified, as its owner sees it."""

    id: str
    endpoint: str
    since: int


class Notice(Struct, frozen=True):
    """One notice to a browser about all turns that are waiting. `seconds`: how long it is worth delivering."""

    id: str
    browser: str
    to: Subscription
    language: str
    waiting: list[Waiting]
    seconds: int


# ---- browsers


def subscribe(connection: Connection, user: str, session: str, to: Subscription, now: int, before: str = "") -> str:
    """Start notifying a browser on behalf of its current user; returns its id. What it has already been told, also
    under the endpoint that it had before, is not repeated."""
    before = before or to.endpoint
    connection.execute(
        "DELETE FROM subscriptions WHERE endpoint = ? AND (user_id <> ? OR endpoint <> ?)", (to.endpoint, user, before)
    )
    known = connection.execute(
        "UPDATE subscriptions SET session = ?, endpoint = ?, p256dh = ?, auth = ? WHERE endpoint = ? AND user_id = ? "
        "RETURNING id",
        (session, to.endpoint, to.p256dh, to.auth, before, user),
    ).fetchone()
    if known is not None:
        return str(known[0])
    oldest = connection.execute(
        "SELECT id FROM subscriptions WHERE user_id = ? ORDER BY created DESC, id", (user,)
    ).fetchall()
    for (id,) in oldest[MOST_BROWSERS - 1 :]:
        unsubscribe(connection, user, id)
    id = secrets.token_hex(16)
    connection.execute(
        "INSERT INTO subscriptions (id, user_id, session, endpoint, p256dh, auth, created, not_before, tries) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0)",
        (id, user, session, to.endpoint, to.p256dh, to.auth, now),
    )
    return id


def unsubscribe(connection: Connection, user: str, id: str) -> bool:
    """Stop notifying a browser; returns whether it was being notified."""
    ended = connection.execute("DELETE FROM subscriptions WHERE id = ? AND user_id = ?", (id, user))
    return ended.rowcount > 0


def browsers_of(connection: Connection, user: str) -> list[Browser]:
    """All browsers of somebody that are notified, newest first."""
    rows = connection.execute(
        "SELECT id, endpoint, created FROM subscriptions WHERE user_id = ? ORDER BY created DESC, id", (user,)
    ).fetchall()
    return [Browser(*row) for row in rows]


# ---- notices

# turns in games in progress that browsers may be told of, and what they have been told
TOLD: Final = (
    "FROM turns JOIN tables ON tables.id = turns.table_id JOIN subscriptions ON subscriptions.user_id = turns.user_id "
    "LEFT JOIN pushes ON pushes.table_id = turns.table_id AND pushes.subscription_id = subscriptions.id "
    f"WHERE status = 'playing' AND {told_by('push')}"
)


def due(connection: Connection, now: int) -> list[str]:
    """The browsers that have something to be told now."""
    rows = connection.execute(
        f"SELECT DISTINCT subscriptions.id, subscriptions.user_id {TOLD} AND pushes.told IS NULL AND not_before <= ? "
        "AND (pushes.digest IS NOT NULL OR since <= ?) ORDER BY subscriptions.id",
        (now, now - PATIENCE),
    ).fetchall()
    quiet = {user: wishes_of(connection, user).quiet(now) for user in {user for _, user in rows}}
    return [browser for browser, user in rows if not quiet[user]][:MOST_AT_ONCE]


def begin(connection: Connection, browser: str) -> Notice | None:
    """The notice for a browser, with a stored id: one that was begun, or else one about everything that is waiting.
    None if there is nothing left to tell."""
    begun = connection.execute(
        f"SELECT pushes.digest {TOLD} AND pushes.told IS NULL AND pushes.digest IS NOT NULL AND subscriptions.id = ? "
        "LIMIT 1",
        (browser,),
    ).fetchone()
    id = begun[0] if begun else secrets.token_hex(16)
    if not begun:
        new = connection.execute(
            "INSERT INTO pushes (table_id, subscription_id, digest) SELECT turns.table_id, subscriptions.id, "
            f"CAST(? AS TEXT) {TOLD} AND pushes.digest IS NULL AND subscriptions.id = ?",
            (id, browser),
        )
        if not new.rowcount:
            return None
    rows = connection.execute(
        f"SELECT turns.table_id, game, move {TOLD} "
        "AND pushes.digest IS NOT NULL AND subscriptions.id = ? ORDER BY since, turns.table_id",
        (browser,),
    ).fetchall()
    endpoint, p256dh, auth, user = connection.execute(
        "SELECT endpoint, p256dh, auth, user_id FROM subscriptions WHERE id = ?", (browser,)
    ).fetchone()
    waiting = [Waiting(table, game, others_at(connection, table, user)) for table, game, _ in rows]
    to, language = Subscription(endpoint, p256dh, auth), wishes_of(connection, user).language
    return Notice(id, browser, to, language, waiting, max(move for _, _, move in rows))


def told(connection: Connection, notice: Notice, now: int) -> None:
    """Note that the push service has accepted a notice; the next one waits a while."""
    connection.execute("UPDATE pushes SET told = ? WHERE digest = ?", (now, notice.id))
    connection.execute("UPDATE subscriptions SET not_before = ?, tries = 0 WHERE id = ?", (now + PAUSE, notice.browser))


def failed(connection: Connection, notice: Notice, now: int) -> None:
    """Note that the push service has not accepted a notice; it is retried, each time later."""
    found = connection.execute("SELECT tries FROM subscriptions WHERE id = ?", (notice.browser,)).fetchone()
    if found is not None:
        connection.execute(
            "UPDATE subscriptions SET not_before = ?, tries = ? WHERE id = ?",
            (now + backoff(found[0]), found[0] + 1, notice.browser),
        )


def gone(connection: Connection, notice: Notice) -> None:
    """Forget a browser that no longer wants notices, or no longer exists."""
    connection.execute("DELETE FROM subscriptions WHERE id = ?", (notice.browser,))
