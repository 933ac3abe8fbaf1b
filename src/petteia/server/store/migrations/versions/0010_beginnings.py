"""Games that begin at a moment of another game."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.execute("""
        CREATE TABLE beginnings (
            table_id TEXT NOT NULL,
            position TEXT NOT NULL,
            source TEXT NOT NULL,
            PRIMARY KEY (table_id),
            FOREIGN KEY(table_id) REFERENCES tables (id)
        )
    """)
