"""Whose move games over days are waiting for, and who wants to be told by mail."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.execute("""
        CREATE TABLE turns (
            table_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            since INTEGER NOT NULL,
            digest TEXT,
            told INTEGER,
            PRIMARY KEY (table_id),
            FOREIGN KEY(table_id) REFERENCES tables (id),
            FOREIGN KEY(user_id) REFERENCES users (id)
        )
    """)
    op.execute("CREATE INDEX turns_of_user ON turns (user_id)")
    op.execute("""
        CREATE TABLE notices (
            user_id TEXT NOT NULL,
            mail INTEGER NOT NULL,
            language TEXT NOT NULL,
            zone TEXT NOT NULL,
            quiet_from INTEGER NOT NULL,
            quiet_until INTEGER NOT NULL,
            not_before INTEGER NOT NULL,
            tries INTEGER NOT NULL,
            PRIMARY KEY (user_id),
            FOREIGN KEY(user_id) REFERENCES users (id)
        )
    """)
