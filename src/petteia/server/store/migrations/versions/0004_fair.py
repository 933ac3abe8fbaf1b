"""The scheme by which chance follows from the seeds, and when an abandoned table is closed."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"

STATEMENTS = (
    "ALTER TABLE tables ADD COLUMN scheme INTEGER DEFAULT '1' NOT NULL",
    "ALTER TABLE tables ADD COLUMN expires INTEGER",
    # games that have not begun will use the second scheme, whose seeds have another form
    "UPDATE seats SET seed = '' WHERE table_id IN (SELECT id FROM tables WHERE status = 'waiting')",
    "UPDATE tables SET scheme = 2 WHERE status = 'waiting'",
)


def upgrade() -> None:
    for statement in STATEMENTS:
        op.execute(statement)
