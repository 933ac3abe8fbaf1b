"""Tournaments: who takes part, who meets whom, and the tables made for them."""

from __future__ import annotations

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.execute("""
        CREATE TABLE tournaments (
            id TEXT NOT NULL,
            title TEXT NOT NULL,
            owner TEXT NOT NULL,
            game TEXT NOT NULL,
            options TEXT NOT NULL,
            kind TEXT NOT NULL,
            seats INTEGER NOT NULL,
            rounds INTEGER NOT NULL,
            minutes INTEGER NOT NULL,
            pause INTEGER NOT NULL,
            move INTEGER NOT NULL,
            bank INTEGER NOT NULL,
            rated INTEGER NOT NULL,
            status TEXT NOT NULL,
            starts INTEGER NOT NULL,
            began INTEGER,
            ended INTEGER,
            round INTEGER NOT NULL,
            rests INTEGER NOT NULL,
            held INTEGER NOT NULL,
            seed INTEGER NOT NULL,
            created INTEGER NOT NULL,
            version INTEGER NOT NULL,
            PRIMARY KEY (id),
            FOREIGN KEY(owner) REFERENCES users (id),
            CONSTRAINT tournaments_kind CHECK (kind IN ('arena', 'swiss', 'round_robin', 'tables')),
            CONSTRAINT tournaments_status CHECK (status IN ('open', 'running', 'over', 'off'))
        )
    """)
    op.execute("CREATE INDEX tournaments_by_status ON tournaments (status, starts)")
    op.execute("CREATE INDEX tournaments_of_user ON tournaments (owner)")
    op.execute("""
        CREATE TABLE entrants (
            tournament_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            rating INTEGER NOT NULL,
            lot INTEGER NOT NULL,
            round INTEGER NOT NULL,
            paused INTEGER NOT NULL,
            free INTEGER NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (tournament_id, user_id),
            FOREIGN KEY(tournament_id) REFERENCES tournaments (id),
            FOREIGN KEY(user_id) REFERENCES users (id)
        )
    """)
    op.execute("CREATE INDEX entrants_of_user ON entrants (user_id)")
    op.execute("ALTER TABLE tables ADD COLUMN tournament TEXT REFERENCES tournaments (id)")
    op.execute("""
        CREATE TABLE meetings (
            tournament_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            round INTEGER NOT NULL,
            table_id TEXT,
            made INTEGER NOT NULL,
            played INTEGER,
            PRIMARY KEY (tournament_id, number),
            FOREIGN KEY(tournament_id) REFERENCES tournaments (id),
            FOREIGN KEY(table_id) REFERENCES tables (id),
            UNIQUE (table_id)
        )
    """)
    op.execute("""
        CREATE TABLE meeting_seats (
            tournament_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            user_id TEXT NOT NULL,
            points INTEGER,
            PRIMARY KEY (tournament_id, number, seat),
            FOREIGN KEY(tournament_id) REFERENCES tournaments (id),
            FOREIGN KEY(user_id) REFERENCES users (id)
        )
    """)
    op.execute("CREATE INDEX meeting_seats_of_user ON meeting_seats (user_id)")
