"""What people plan, how they present themselves, whom they follow, and their clubs."""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"


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
    op.execute("""
        CREATE TABLE ties (
            user_id TEXT NOT NULL,
            other TEXT NOT NULL,
            kind TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (user_id, other),
            CONSTRAINT ties_kind CHECK (kind IN ('follow', 'block')),
            FOREIGN KEY(user_id) REFERENCES users (id),
            FOREIGN KEY(other) REFERENCES users (id)
        )
    """)
    op.execute("CREATE INDEX ties_by_other ON ties (other)")
    op.execute("""
        CREATE TABLE clubs (
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            about TEXT NOT NULL,
            founder TEXT NOT NULL,
            code TEXT NOT NULL,
            created INTEGER NOT NULL,
            PRIMARY KEY (id),
            FOREIGN KEY(founder) REFERENCES users (id)
        )
    """)
    op.execute("CREATE INDEX clubs_of_founder ON clubs (founder)")
    op.execute("""
        CREATE TABLE club_members (
            club_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            joined INTEGER NOT NULL,
            PRIMARY KEY (club_id, user_id),
            FOREIGN KEY(club_id) REFERENCES clubs (id),
            FOREIGN KEY(user_id) REFERENCES users (id)
        )
    """)
    op.execute("CREATE INDEX club_members_of_user ON club_members (user_id)")
    op.execute("""
        CREATE TABLE invitations (
            table_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            invited_by TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (table_id, user_id),
            FOREIGN KEY(table_id) REFERENCES tables (id),
            FOREIGN KEY(user_id) REFERENCES users (id),
            FOREIGN KEY(invited_by) REFERENCES users (id)
        )
    """)
    op.execute("CREATE INDEX invitations_of_user ON invitations (user_id)")
    op.execute("""
        CREATE TABLE club_tables (
            table_id TEXT NOT NULL,
            club_id TEXT NOT NULL,
            PRIMARY KEY (table_id),
            FOREIGN KEY(table_id) REFERENCES tables (id),
            FOREIGN KEY(club_id) REFERENCES clubs (id)
        )
    """)
    op.execute("CREATE INDEX club_tables_of_club ON club_tables (club_id)")
