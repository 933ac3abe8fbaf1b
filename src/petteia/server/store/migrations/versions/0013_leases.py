"""Several servers on one database: which are alive, which has which table, what they tell each other, and workers'
answers."""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.execute("ALTER TABLE runs ADD COLUMN address TEXT")
    op.execute("ALTER TABLE runs ADD COLUMN secret TEXT")
    op.execute("ALTER TABLE runs ADD COLUMN until INTEGER")
    op.execute("ALTER TABLE runs ADD COLUMN told TEXT")
    op.execute("""
        CREATE TABLE leases (
            fence INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            table_id TEXT NOT NULL,
            run INTEGER NOT NULL,
            UNIQUE (table_id),
            FOREIGN KEY(table_id) REFERENCES tables (id)
        )
    """)
    op.execute("CREATE INDEX leases_of_run ON leases (run)")
    op.execute("""
        CREATE TABLE news (
            number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            at INTEGER NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL
        )
    """)
    op.execute("""
        CREATE TABLE answers (
            ticket TEXT NOT NULL,
            done INTEGER NOT NULL,
            answer TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (ticket)
        )
    """)
