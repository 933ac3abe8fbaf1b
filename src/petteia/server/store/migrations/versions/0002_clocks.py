"""Clocks are data: when a table needs attention, and when the server was running; and tables that cannot be opened."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

STATEMENTS = (
    "ALTER TABLE tables ADD COLUMN due INTEGER",
    "ALTER TABLE tables ADD COLUMN resumed INTEGER NOT NULL DEFAULT 0",
    "UPDATE tables SET due = 0 WHERE status = 'playing'",
    "CREATE INDEX tables_by_due ON tables (due)",
    """
    CREATE TABLE runs (
        number INTEGER NOT NULL,
        began INTEGER NOT NULL,
        alive INTEGER NOT NULL,
        PRIMARY KEY (number)
    )
    """,
    """
    CREATE TABLE quarantine (
        table_id TEXT NOT NULL,
        reason TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id),
        FOREIGN KEY(table_id) REFERENCES tables (id)
    )
    """,
)


def upgrade() -> None:
    for statement in STATEMENTS:
        op.execute(statement)
