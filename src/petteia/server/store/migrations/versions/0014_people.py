"""What people plan, how they present themselves, whom they follow, and their clubs."""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0012"


def upgrade() -> None:
    op.execute("""
        CREATE TABLE plans (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            document TEXT NOT NULL,
            PRIMARY KEY (table_id, seat),
            FOREIGN KEY(table_id) REFERENCES tables (id)
        )
    """)
    op.execute("""
        CREATE TABLE profiles (
            user_id TEXT NOT NULL,
            portrait TEXT NOT NULL,
            line TEXT NOT NULL,
            games INTEGER NOT NULL,
            ratings INTEGER NOT NULL,
            results INTEGER NOT NULL,
            skill INTEGER NOT NULL,
            favourites INTEGER NOT NULL,
            PRIMARY KEY (user_id),
            FOREIGN KEY(user_id) REFERENCES users (id)
        )
    """)
