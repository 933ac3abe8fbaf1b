"""What the server knows about an account: exporting it for its owner, and forgetting it."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from ..store import archive, companions, history, profiles, ratings
from ..store.store import Connection
from . import sessions, tokens


def export(connection: Connection, user: str) -> dict[str, Any]:
    """Everything that is stored about an account, except the hashes of secrets."""
    [account] = rows(connection, "id name kind created seen role mail", "users WHERE id = ?", user)
    return {
        "account": account,
        "sessions": rows(connection, "created renewed expires", "sessions WHERE user_id = ?", user),
        "tokens": tokens.of(connection, user),
        "bots": rows(connection, "id name created seated_by", "users WHERE owner = ?", user),
        "notices": rows(connection, "mail language zone quiet_from quiet_until", "notices WHERE user_id = ?", user),
        "turns": rows(connection, "table_id since told", "turns WHERE user_id = ?", user),
        "silences": rows(connection, "channel game pace", "silences WHERE user_id = ?", user),
        "browsers": rows(connection, "endpoint created", "subscriptions WHERE user_id = ?", user),
        "webhooks": rows(connection, "id address", "webhooks JOIN tables ON id = table_id WHERE host = ?", user),
        "codes": rows(connection, "purpose mail created expires", "codes WHERE user_id = ?", user),
        "sanctions": rows(connection, "kind until reason", "sanctions WHERE user_id = ?", user),
        "reports": rows(
            connection,
            "number at table_id club_id tournament_id about line words note",
            "reports WHERE reporter = ?",
            user,
        ),
        "reported": rows(connection, "number at table_id club_id tournament_id line", "reports WHERE about = ?", user),
        "moderated": rows(connection, "number at kind until note", "deeds WHERE user_id = ?", user),
        "deeds": rows(connection, "number at kind user_id table_id until note", "deeds WHERE admin = ?", user),
        "seats": rows(connection, "table_id seat kind bot seed called", "seats WHERE user_id = ?", user),
        "games": history.games_of(connection, user, sys.maxsize, sys.maxsize, public_only=False),
        "entries": rows(
            connection,
            "entries.table_id number entries.kind actor action at",
            "entries JOIN seats ON seats.table_id = entries.table_id AND seat = actor WHERE user_id = ?",
            user,
        ),
        "chat": rows(connection, "table_id number text at", "chat WHERE user_id = ?", user),
        "studies": rows(connection, "id title created changed document", "studies WHERE owner = ?", user),
        "profile": rows(
            connection, "portrait line games ratings results skill favourites", "profiles WHERE user_id = ?", user
        ),
        "details": profiles.details_of(connection, user, own=True),
        "people": companions.companions_of(connection, user),
        "plans": rows(
            connection,
            "plans.table_id plans.seat document",
            "plans JOIN seats ON seats.table_id = plans.table_id AND seats.seat = plans.seat WHERE user_id = ?",
            user,
        ),
        "tournaments": rows(connection, "id title game kind created", "tournaments WHERE owner = ?", user),
        "problems": rows(connection, "game problem at", "solved_problems WHERE user_id = ?", user),
        "attempts": rows(connection, "table_id challenge met goals", "attempts WHERE user_id = ?", user),
        "entered": rows(connection, "tournament_id rating at", "entrants WHERE user_id = ?", user),
        "met": rows(connection, "tournament_id number seat points", "meeting_seats WHERE user_id = ?", user),
        "ratings": ratings.of(connection, user),
        "statistics": history.statistics_of(connection, user),
    }


def written_export(connection: Connection, user: str) -> bytes:
    """The export as JSON."""
    return msgspec.json.encode(export(connection, user))


def rows(connection: Connection, columns: str, source: str, user: str) -> list[dict[str, Any]]:
    """Rows that belong to an account, each with the names of its columns."""
    names = columns.split()
    found = connection.execute(f"SELECT {', '.join(names)} FROM {source}", (user,)).fetchall()
    return [dict(zip((name.rpartition(".")[2] for name in names), row, strict=True)) for row in found]


def delete(connection: Connection, user: str) -> list[str]:
    """Forget an account and its bots. Its games stay, with a deleted player; its chat messages do not. Returns all
    deleted accounts."""
    gone = [user]
    for (bot,) in connection.execute("SELECT id FROM users WHERE owner = ?", (user,)).fetchall():
        gone += delete(connection, bot)
    sessions.end_all(connection, user)
    connection.execute("DELETE FROM tokens WHERE user_id = ?", (user,))
    connection.execute("DELETE FROM codes WHERE user_id = ?", (user,))
    connection.execute("DELETE FROM notices WHERE user_id = ?", (user,))
    connection.execute("DELETE FROM turns WHERE user_id = ?", (user,))
    connection.execute("DELETE FROM silences WHERE user_id = ?", (user,))
    connection.execute("DELETE FROM webhooks WHERE table_id IN (SELECT id FROM tables WHERE host = ?)", (user,))
    connection.execute("DELETE FROM name_looks WHERE user_id = ?", (user,))
    connection.execute("DELETE FROM sanctions WHERE user_id = ?", (user,))
    companions.forget(connection, user)
    connection.execute("DELETE FROM profiles WHERE user_id = ?", (user,))
    connection.execute("DELETE FROM studies WHERE owner = ?", (user,))
    connection.execute("DELETE FROM attempts WHERE user_id = ?", (user,))
    connection.execute("DELETE FROM solved_problems WHERE user_id = ?", (user,))
    archive.forget_plans(connection, user)
    connection.execute("UPDATE entrants SET paused = 1 WHERE user_id = ?", (user,))
    connection.execute("UPDATE tournaments SET title = '', version = version + 1 WHERE owner = ?", (user,))
    connection.execute("UPDATE tournaments SET status = 'off' WHERE owner = ? AND status = 'open'", (user,))
    connection.execute("UPDATE deeds SET note = '' WHERE kind IN ('rename', 'hide') AND user_id = ?", (user,))
    connection.execute("UPDATE reports SET words = NULL WHERE about = ?", (user,))
    connection.execute("UPDATE seats SET called = '' WHERE user_id = ?", (user,))
    connection.execute("UPDATE chat SET text = '' WHERE user_id = ?", (user,))
    connection.execute("UPDATE reports SET note = '' WHERE reporter = ?", (user,))
    connection.execute(
        "UPDATE users SET kind = 'deleted', name = '', name_key = NULL, password = NULL, owner = NULL, role = '', "
        "mail = NULL WHERE id = ?",
        (user,),
    )
    return gone
