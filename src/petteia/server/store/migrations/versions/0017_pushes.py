"""Browsers that are told of turns, webhooks of tables, what people are not told about, and the house's own keys."""

from __future__ import annotations

from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.execute("""
        CREATE TABLE silences (
            user_id TEXT NOT NULL,
            channel TEXT NOT NULL,
            game TEXT NOT NULL,
            pace TEXT NOT NULL,
            PRIMARY KEY (user_id, channel, game, pace),
            FOREIGN KEY(user_id) REFERENCES users (id)
        )
    """)
    op.execute("""
        CREATE TABLE subscriptions (
            id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            session TEXT NOT NULL,
            endpoint TEXT NOT NULL,
            p256dh TEXT NOT NULL,
            auth TEXT NOT NULL,
            created INTEGER NOT NULL,
            not_before INTEGER NOT NULL,
            tries INTEGER NOT NULL,
            PRIMARY KEY (id),
            FOREIGN KEY(user_id) REFERENCES users (id),
            FOREIGN KEY(session) REFERENCES sessions (hash) ON DELETE CASCADE,
            UNIQUE (endpoint)
        )
    """)
    op.execute("CREATE INDEX subscriptions_of_user ON subscriptions (user_id)")
    op.execute("CREATE INDEX subscriptions_of_session ON subscriptions (session)")
    op.execute("""
        CREATE TABLE pushes (
            table_id TEXT NOT NULL,
            subscription_id TEXT NOT NULL,
            digest TEXT NOT NULL,
            told INTEGER,
            PRIMARY KEY (table_id, subscription_id),
            FOREIGN KEY(table_id) REFERENCES turns (table_id) ON DELETE CASCADE,
            FOREIGN KEY(subscription_id) REFERENCES subscriptions (id) ON DELETE CASCADE
        )
    """)
    op.execute("CREATE INDEX pushes_of_subscription ON pushes (subscription_id)")
    op.execute("""
        CREATE TABLE webhooks (
            table_id TEXT NOT NULL,
            address TEXT NOT NULL,
            language TEXT NOT NULL,
            digest TEXT,
            told INTEGER,
            not_before INTEGER NOT NULL,
            tries INTEGER NOT NULL,
            PRIMARY KEY (table_id),
            FOREIGN KEY(table_id) REFERENCES tables (id)
        )
    """)
    op.execute("""
        CREATE TABLE keys (
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (name)
        )
    """)
