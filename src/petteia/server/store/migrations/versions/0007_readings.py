"""How the clocks of a table stood when something changed them that is not in its log."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN clocks TEXT")
