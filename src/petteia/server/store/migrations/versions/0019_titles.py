"""The words of clubs and tournaments can be reported, too."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Text

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    with op.batch_alter_table("reports", table_kwargs={"sqlite_autoincrement": True}) as reports:
        reports.alter_column("table_id", existing_type=Text(), nullable=True)
        reports.add_column(Column("club_id", Text(), ForeignKey("clubs.id", name="reports_club", ondelete="SET NULL")))
        reports.add_column(Column("tournament_id", Text(), ForeignKey("tournaments.id", name="reports_tournament")))
        reports.add_column(Column("words", Text()))
