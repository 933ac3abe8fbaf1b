"""Spectators may be told the chances in games between people."""

from __future__ import annotations

from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN chances INTEGER DEFAULT 0 NOT NULL")
