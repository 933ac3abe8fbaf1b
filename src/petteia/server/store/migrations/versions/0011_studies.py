"""Studies: trees of moves that somebody keeps."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.execute("""
        CREATE TABLE studies (
            id TEXT NOT NULL,
            owner TEXT NOT NULL,
            title TEXT NOT NULL,
            game TEXT NOT NULL,
            document TEXT NOT NULL,
            version INTEGER NOT NULL,
            created INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            PRIMARY KEY (id),
            FOREIGN KEY(owner) REFERENCES users (id)
        )
    """)
    op.execute("CREATE INDEX studies_of_user ON studies (owner)")
