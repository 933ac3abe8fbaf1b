"""Every table and column of the database. Times are milliseconds since 1970; secrets are stored as hashes only.

The definitions serve the migrations and their test; everything else speaks SQL.
"""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData()


def key(name: str, to: str, **more: bool) -> Column[str]:
    """A column that names a row of another table."""
    return Column(name, Text, ForeignKey(to), **more)  # type: ignore[arg-type]


# ---- who

# kind: guest, person, bot, or deleted (then there is no name, and games show "deleted player").
# name_key is what an account is found by: see names.py. owner: the person who answers for a bot, and seated_by says who
# may put that bot on a seat: its owner, or anybody. role: "" or admin. mail: an address that was confirmed.
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
    Column("role", Text, nullable=False, server_default=text("''")),
    Column("mail", Text),
    Column("seated_by", Text, nullable=False, server_default=text("'owner'")),
    CheckConstraint("kind IN ('guest', 'person', 'bot', 'deleted')", name="users_kind"),
    Index("users_by_mail", "mail"),
)
# how the name of an account looks: no two accounts share a look (names.py)
NAME_LOOKS = Table(
    "name_looks",
    METADATA,
    Column("look", Text, primary_key=True),
    key("user_id", "users.id", nullable=False),
    Index("name_looks_of_user", "user_id"),
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
# words that prove something once: purpose is reset (a forgotten password) or mail (that `mail` is the person's address)
CODES = Table(
    "codes",
    METADATA,
    Column("hash", Text, primary_key=True),
    key("user_id", "users.id", nullable=False),
    Column("purpose", Text, nullable=False),
    Column("mail", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("expires", Integer, nullable=False),
    Index("codes_of_user", "user_id"),
)

# ---- what is played

# rules: the version of the game's rules that this table keeps for good. move, bank: seconds of the clock, both 0
# without one. delay: seconds that spectators are behind. secret: the house's seed, from which all chance follows; it
# is shown when the game is over. rematch: the table where they play again. due: by then somebody must look at it,
# perhaps before; without it, never. resumed: when a player last took his seat back and was asked at once. scheme: how
# chance follows from the seeds (docs/fair-chance.md). expires: when the table is closed unless somebody touches it
# before; see expiry.py. clocks: how they stood when something changed them that the log does not tell. eager: it
# begins as soon as all who are invited have agreed.
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
    Column("due", Integer),
    Column("resumed", Integer, nullable=False, server_default=text("0")),
    Column("scheme", Integer, nullable=False, server_default="1"),
    Column("expires", Integer),
    Column("clocks", Text),
    Column("eager", Integer, nullable=False, server_default=text("0")),
    CheckConstraint("status IN ('waiting', 'playing', 'over')", name="tables_status"),
    Index("tables_by_status", "status", "public", "created"),
    Index("tables_by_due", "due"),
)
# who sits where. bot: the level of a bot's seat, or of the bot that plays on for a person. seed: the player's part in
# the chance. rating: what the player's was when he sat down. invited: a bot account that has not agreed yet.
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
    Column("called", Text, nullable=False, server_default=""),
    Column("invited", Integer, nullable=False, server_default=text("0")),
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
# the position after a number of entries, so that a long game opens fast; it can always be made anew
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

# games that were not played here: somebody opened a record of them. position: where it begins, "" at the game's own
# start. record: as it was written
OPENED = Table(
    "opened",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("position", Text, nullable=False),
    Column("record", Text, nullable=False),
)
# games that begin at a moment of another, whose table is `source`. position: that moment as a player knew it, with the
# rest drawn anew
BEGINNINGS = Table(
    "beginnings",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("position", Text, nullable=False),
    Column("source", Text, nullable=False),
)
# what was found in a finished game, by the deepest look so far. places: after how many entries each of its moments was.
# It can always be made anew
REVIEWS = Table(
    "reviews",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("level", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("document", Text, nullable=False),
    Column("at", Integer, nullable=False),
)
# trees of moves that somebody keeps; whoever has the id may read. document: the tree as JSON, see studies.py. version:
# how often it was changed
STUDIES = Table(
    "studies",
    METADATA,
    Column("id", Text, primary_key=True),
    key("owner", "users.id", nullable=False),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("document", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Index("studies_of_user", "owner"),
)
# tables that cannot be opened, and why not
QUARANTINE = Table(
    "quarantine",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Integer, nullable=False),
)
# when the server was there: it notes every few seconds that it is alive
RUNS = Table(
    "runs",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("began", Integer, nullable=False),
    Column("alive", Integer, nullable=False),
)

# ---- what came of it

# number: the order in which games ended, which is the order in which ratings follow. rated: it counts, since all were
# people, or all bot accounts. digest: the hash of the last position; entry_count: how many entries the log had.
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

# ---- order in the house

# what admins did, in its order; admin is null for the console of the machine. kind: what was done, to whom or to which
# table; until: for how long. carried: when the server closed the table that was to be closed
DEEDS = Table(
    "deeds",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    key("admin", "users.id"),
    Column("kind", Text, nullable=False),
    key("user_id", "users.id"),
    key("table_id", "tables.id"),
    Column("until", Integer),
    Column("note", Text, nullable=False),
    Column("carried", Integer),
    Index("deeds_of_user", "user_id"),
    sqlite_autoincrement=True,
)
# who may not talk (mute) or not come (ban), and until when
SANCTIONS = Table(
    "sanctions",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("until", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    CheckConstraint("kind IN ('mute', 'ban')", name="sanctions_kind"),
)
# what people complain of: a table, a player there (about), or a line of the chat. settled: the deed that ended it
REPORTS = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    key("reporter", "users.id", nullable=False),
    key("table_id", "tables.id", nullable=False),
    key("about", "users.id"),
    Column("line", Integer),
    Column("note", Text, nullable=False),
    Column("settled", Integer, ForeignKey("deeds.number")),
    Index("reports_of_user", "reporter"),
    Index("reports_about_user", "about"),
    sqlite_autoincrement=True,
)
