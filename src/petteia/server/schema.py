"""Every table and column of the database. Times are milliseconds since 1970; secrets are stored as hashes only.

The definitions serve the migrations and their test; everything else speaks SQL.
"""

from __future__ import annotations

from sqlalchemy import CheckConstraint, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()


def key(name: str, to: str, **more: bool) -> Column[str]:
    """A column that names a row of another table."""
    return Column(name, Text, ForeignKey(to), **more)  # type: ignore[arg-type]


# ---- who

# kind: guest, person, bot, or deleted (then there is no name, and games show "deleted player").
# name_key is what two names must not share: see names.py. owner: the person who answers for a bot.
USERS = Table(
    "users",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),
    Column("password", Text),
    Column("owner", Text, ForeignKey("users.id")),
    Column("created", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    CheckConstraint("kind IN ('guest', 'person', 'bot', 'deleted')", name="users_kind"),
)
# hash: SHA-256 of what the cookie holds
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    key("user_id", "users.id", nullable=False),
    Column("created", Integer, nullable=False),
    Column("renewed", Integer, nullable=False),
    Column("expires", Integer, nullable=False),
    Index("sessions_of_user", "user_id"),
    Index("sessions_by_expiry", "expires"),
)
# scopes: words with blanks between
TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    key("user_id", "users.id", nullable=False),
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("used", Integer),
    Index("tokens_of_user", "user_id"),
)

# ---- what is played

# rules: the version of the game's rules that this table keeps for good. move, bank: seconds of the clock, both 0
# without one. delay: seconds that spectators are behind. secret: the house's seed, from which all chance follows; it
# is shown when the game is over. rematch: the table where they play again.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("options", Text, nullable=False),
    key("host", "users.id", nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("bank", Integer, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    key("rematch", "tables.id"),
    Column("created", Integer, nullable=False),
    Column("started", Integer),
    Column("ended", Integer),
    CheckConstraint("status IN ('waiting', 'playing', 'over')", name="tables_status"),
    Index("tables_by_status", "status", "public", "created"),
)
# who sits where. bot: the level of a bot's seat, or of the bot that plays on for a person. seed: the player's part in
# the chance. rating: what the player's was when he sat down.
SEATS = Table(
    "seats",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    key("user_id", "users.id"),
    Column("bot", Text, nullable=False),
    Column("rating", Integer),
    Column("resigned", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    CheckConstraint("kind IN ('open', 'person', 'bot')", name="seats_kind"),
    Index("seats_of_user", "user_id"),
)
# the log of a table, which only grows: number counts from 0 without gaps. kind: action, undo (then action says how many
# actions it takes back) or resign. shows: somebody saw something new. spent: milliseconds of the actor's time.
ENTRIES = Table(
    "entries",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("shows", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("spent", Integer, nullable=False),
    CheckConstraint("kind IN ('action', 'undo', 'resign')", name="entries_kind"),
    sqlite_with_rowid=False,
)
# the position after so many entries, so that a long game opens fast; it can always be made anew
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("position", Text, nullable=False),
    sqlite_with_rowid=False,
)
# ticket: what the sender called it, so that what was sent twice is said once
CHAT = Table(
    "chat",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("number", Integer, primary_key=True),
    key("user_id", "users.id", nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Column("ticket", Text, nullable=False),
    Index("chat_of_user", "user_id"),
    sqlite_with_rowid=False,
)

# ---- what came of it

# number: the order in which games ended, which is the order in which ratings follow. rated: it counts, since all were
# people. digest: the hash of the last position; entry_count: after so many entries.
RESULTS = Table(
    "results",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("winners", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("entry_count", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    CheckConstraint("pace IN ('live', 'correspondence', 'unlimited')", name="results_pace"),
    sqlite_autoincrement=True,
)
# who counts for a seat of an ended game; level: of a bot, "" for a person; share: of the victory
PLAYERS = Table(
    "players",
    METADATA,
    Column("table_id", Text, ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    key("user_id", "users.id"),
    Column("level", Text, nullable=False),
    Column("share", Float, nullable=False),
    Index("players_of_user", "user_id"),
)
# all of it follows from results and players, and can be computed anew
RATINGS = Table(
    "ratings",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Index("ratings_by_game", "game", "pace"),
)
RATING_CHANGES = Table(
    "rating_changes",
    METADATA,
    Column("result", Integer, ForeignKey("results.number"), primary_key=True),
    key("user_id", "users.id", primary_key=True),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_changes_of_user", "user_id"),
)
