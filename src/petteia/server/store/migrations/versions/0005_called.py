"""Names for people at a table where several share a screen."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("ALTER TABLE seats ADD COLUMN called TEXT DEFAULT '' NOT NULL")
