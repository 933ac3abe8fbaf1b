"""Looks of names, codes, admins and what they do, reports; who may seat a bot."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Connection

from petteia.server.people.names import looks, name_key

revision = "0003"
down_revision = "0002"

STATEMENTS = (
    "ALTER TABLE users ADD COLUMN role TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE users ADD COLUMN mail TEXT",
    "ALTER TABLE users ADD COLUMN seated_by TEXT NOT NULL DEFAULT 'owner'",
    "CREATE INDEX users_by_mail ON users (mail)",
    """
    CREATE TABLE name_looks (
        look TEXT NOT NULL,
        user_id TEXT NOT NULL,
        PRIMARY KEY (look),
        FOREIGN KEY(user_id) REFERENCES users (id)
    )
    """,
    "CREATE INDEX name_looks_of_user ON name_looks (user_id)",
    """
    CREATE TABLE codes (
        hash TEXT NOT NULL,
        user_id TEXT NOT NULL,
        purpose TEXT NOT NULL,
        mail TEXT NOT NULL,
        created INTEGER NOT NULL,
        expires INTEGER NOT NULL,
        PRIMARY KEY (hash),
        FOREIGN KEY(user_id) REFERENCES users (id)
    )
    """,
    "CREATE INDEX codes_of_user ON codes (user_id)",
    """
    CREATE TABLE deeds (
        number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        admin TEXT,
        kind TEXT NOT NULL,
        user_id TEXT,
        table_id TEXT,
        until INTEGER,
        note TEXT NOT NULL,
        carried INTEGER,
        FOREIGN KEY(admin) REFERENCES users (id),
        FOREIGN KEY(user_id) REFERENCES users (id),
        FOREIGN KEY(table_id) REFERENCES tables (id)
    )
    """,
    "CREATE INDEX deeds_of_user ON deeds (user_id)",
    """
    CREATE TABLE sanctions (
        user_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        until INTEGER NOT NULL,
        reason TEXT NOT NULL,
        PRIMARY KEY (user_id, kind),
        CONSTRAINT sanctions_kind CHECK (kind IN ('mute', 'ban')),
        FOREIGN KEY(user_id) REFERENCES users (id)
    )
    """,
    """
    CREATE TABLE reports (
        number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        reporter TEXT NOT NULL,
        table_id TEXT NOT NULL,
        about TEXT,
        line INTEGER,
        note TEXT NOT NULL,
        settled INTEGER,
        FOREIGN KEY(reporter) REFERENCES users (id),
        FOREIGN KEY(table_id) REFERENCES tables (id),
        FOREIGN KEY(about) REFERENCES users (id),
        FOREIGN KEY(settled) REFERENCES deeds (number)
    )
    """,
    "CREATE INDEX reports_of_user ON reports (reporter)",
    "CREATE INDEX reports_about_user ON reports (about)",
)


def upgrade() -> None:
    for statement in STATEMENTS:
        op.execute(statement)
    look_at_names(op.get_bind())


def look_at_names(connection: Connection) -> None:
    """Give every name its key and its looks. If two look alike that did not before, the older keeps the look."""
    named = connection.exec_driver_sql("SELECT id, name FROM users WHERE name_key IS NOT NULL ORDER BY created, id")
    for user, name in named.fetchall():
        connection.exec_driver_sql("UPDATE users SET name_key = ? WHERE id = ?", (name_key(name), user))
        for look in looks(name):
            connection.exec_driver_sql("INSERT OR IGNORE INTO name_looks VALUES (?, ?)", (look, user))
