"""Who had left a game when it ended."""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.execute("ALTER TABLE players ADD COLUMN away INTEGER DEFAULT 0 NOT NULL")
