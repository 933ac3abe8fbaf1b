"""Problems that people have solved."""

from __future__ import annotations

from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.execute("""
        CREATE TABLE solved_problems (
            user_id TEXT NOT NULL,
            game TEXT NOT NULL,
            problem TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (user_id, game, problem),
            FOREIGN KEY(user_id) REFERENCES users (id)
        )
    """)
