"""Everything, as it was in the beginning."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None

STATEMENTS = (
    """
    CREATE TABLE users (
        id TEXT NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        name_key TEXT,
        password TEXT,
        owner TEXT,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT users_kind CHECK (kind IN ('guest', 'person', 'bot', 'deleted')),
        UNIQUE (name_key),
        FOREIGN KEY(owner) REFERENCES users (id)
    )
    """,
    """
    CREATE TABLE sessions (
        hash TEXT NOT NULL,
        user_id TEXT NOT NULL,
        created INTEGER NOT NULL,
        renewed INTEGER NOT NULL,
        expires INTEGER NOT NULL,
        PRIMARY KEY (hash),
        FOREIGN KEY(user_id) REFERENCES users (id)
    )
    """,
    "CREATE INDEX sessions_by_expiry ON sessions (expires)",
    "CREATE INDEX sessions_of_user ON sessions (user_id)",
    """
    CREATE TABLE tokens (
        id TEXT NOT NULL,
        hash TEXT NOT NULL,
        user_id TEXT NOT NULL,
        label TEXT NOT NULL,
        scopes TEXT NOT NULL,
        created INTEGER NOT NULL,
        used INTEGER,
        PRIMARY KEY (id),
        UNIQUE (hash),
        FOREIGN KEY(user_id) REFERENCES users (id)
    )
    """,
    "CREATE INDEX tokens_of_user ON tokens (user_id)",
    """
    CREATE TABLE tables (
        id TEXT NOT NULL,
        game TEXT NOT NULL,
        rules TEXT NOT NULL,
        options TEXT NOT NULL,
        host TEXT NOT NULL,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        rated INTEGER NOT NULL,
        move INTEGER NOT NULL,
        bank INTEGER NOT NULL,
        delay INTEGER NOT NULL,
        secret BLOB NOT NULL,
        rematch TEXT,
        created INTEGER NOT NULL,
        started INTEGER,
        ended INTEGER,
        PRIMARY KEY (id),
        CONSTRAINT tables_status CHECK (status IN ('waiting', 'playing', 'over')),
        FOREIGN KEY(host) REFERENCES users (id),
        FOREIGN KEY(rematch) REFERENCES tables (id)
    )
    """,
    "CREATE INDEX tables_by_status ON tables (status, public, created)",
    """
    CREATE TABLE seats (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        user_id TEXT,
        bot TEXT NOT NULL,
        rating INTEGER,
        resigned INTEGER NOT NULL,
        seed TEXT NOT NULL,
        PRIMARY KEY (table_id, seat),
        CONSTRAINT seats_kind CHECK (kind IN ('open', 'person', 'bot')),
        FOREIGN KEY(table_id) REFERENCES tables (id),
        FOREIGN KEY(user_id) REFERENCES users (id)
    )
    """,
    "CREATE INDEX seats_of_user ON seats (user_id)",
    """
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        actor INTEGER NOT NULL,
        action INTEGER NOT NULL,
        shows INTEGER NOT NULL,
        at INTEGER NOT NULL,
        spent INTEGER NOT NULL,
        PRIMARY KEY (table_id, number),
        CONSTRAINT entries_kind CHECK (kind IN ('action', 'undo', 'resign')),
        FOREIGN KEY(table_id) REFERENCES tables (id)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE snapshots (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        position TEXT NOT NULL,
        PRIMARY KEY (table_id, number),
        FOREIGN KEY(table_id) REFERENCES tables (id)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE chat (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        user_id TEXT NOT NULL,
        seat INTEGER,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        ticket TEXT NOT NULL,
        PRIMARY KEY (table_id, number),
        FOREIGN KEY(table_id) REFERENCES tables (id),
        FOREIGN KEY(user_id) REFERENCES users (id)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX chat_of_user ON chat (user_id)",
    """
    CREATE TABLE results (
        number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        table_id TEXT NOT NULL,
        game TEXT NOT NULL,
        pace TEXT NOT NULL,
        rated INTEGER NOT NULL,
        winners TEXT NOT NULL,
        reason TEXT NOT NULL,
        scores TEXT NOT NULL,
        digest TEXT NOT NULL,
        entry_count INTEGER NOT NULL,
        at INTEGER NOT NULL,
        CONSTRAINT results_pace CHECK (pace IN ('live', 'correspondence', 'unlimited')),
        UNIQUE (table_id),
        FOREIGN KEY(table_id) REFERENCES tables (id)
    )
    """,
    """
    CREATE TABLE players (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        user_id TEXT,
        level TEXT NOT NULL,
        share FLOAT NOT NULL,
        PRIMARY KEY (table_id, seat),
        FOREIGN KEY(table_id) REFERENCES results (table_id),
        FOREIGN KEY(user_id) REFERENCES users (id)
    )
    """,
    "CREATE INDEX players_of_user ON players (user_id)",
    """
    CREATE TABLE ratings (
        user_id TEXT NOT NULL,
        game TEXT NOT NULL,
        pace TEXT NOT NULL,
        mu FLOAT NOT NULL,
        sigma FLOAT NOT NULL,
        games INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (user_id, game, pace),
        FOREIGN KEY(user_id) REFERENCES users (id)
    )
    """,
    "CREATE INDEX ratings_by_game ON ratings (game, pace)",
    """
    CREATE TABLE rating_changes (
        result INTEGER NOT NULL,
        user_id TEXT NOT NULL,
        mu_before FLOAT NOT NULL,
        sigma_before FLOAT NOT NULL,
        mu FLOAT NOT NULL,
        sigma FLOAT NOT NULL,
        PRIMARY KEY (result, user_id),
        FOREIGN KEY(result) REFERENCES results (number),
        FOREIGN KEY(user_id) REFERENCES users (id)
    )
    """,
    "CREATE INDEX rating_changes_of_user ON rating_changes (user_id)",
)


def upgrade() -> None:
    for statement in STATEMENTS:
        op.execute(statement)
