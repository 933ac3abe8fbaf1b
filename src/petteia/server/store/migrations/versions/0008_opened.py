"""Records that somebody has opened."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.execute("""
        CREATE TABLE opened (
            table_id TEXT NOT NULL,
            position TEXT NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (table_id),
            FOREIGN KEY(table_id) REFERENCES tables (id)
        )
    """)
