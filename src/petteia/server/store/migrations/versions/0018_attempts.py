"""Attempts at challenges, and which goals they met."""

from __future__ import annotations

from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.execute("""
        CREATE TABLE attempts (
            table_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            challenge TEXT NOT NULL,
            met INTEGER,
            goals TEXT,
            PRIMARY KEY (table_id),
            FOREIGN KEY(table_id) REFERENCES tables (id),
            FOREIGN KEY(user_id) REFERENCES users (id)
        )
    """)
    op.execute("CREATE INDEX attempts_of_user ON attempts (user_id)")
