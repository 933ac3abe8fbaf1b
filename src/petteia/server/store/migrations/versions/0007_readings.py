"""The clocks of a table, as last changed by something that is not in its log."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN clocks TEXT")
