"""Reviews of finished games."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.execute("""
        CREATE TABLE reviews (
            table_id TEXT NOT NULL,
            level TEXT NOT NULL,
            places TEXT NOT NULL,
            document TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (table_id),
            FOREIGN KEY(table_id) REFERENCES tables (id)
        )
    """)
