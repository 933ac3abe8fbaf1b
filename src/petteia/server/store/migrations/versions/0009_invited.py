"""Bot accounts are invited to a table before they play there."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.execute("ALTER TABLE seats ADD COLUMN invited INTEGER DEFAULT 0 NOT NULL")
    op.execute("ALTER TABLE tables ADD COLUMN eager INTEGER DEFAULT 0 NOT NULL")
