"""Every table and column of the database. Times are milliseconds since 1970; secrets are stored as hashes only.

The definitions serve the migrations and their test; everything else speaks SQL.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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
# times do not fit into PostgreSQL's INTEGER, and its texts are sorted as SQLite's are
WHOLE = BigInteger().with_variant(Integer(), "sqlite")
TEXT = Text().with_variant(Text(collation="C"), "postgresql")


def key(name: str, to: str, ondelete: str | None = None, **more: bool) -> Column[str]:
    """A column that names a row of another table."""
    return Column(name, TEXT, ForeignKey(to, ondelete=ondelete), **more)  # type: ignore[arg-type]


# ---- who

# kind: guest, person, bot, or deleted (then there is no name, and games show "deleted player").
# name_key is what an account is found by: see names.py. owner: the person who answers for a bot, and seated_by says who
# may put that bot on a seat: its owner, or anybody. role: "" or admin. mail: an address that was confirmed.
USERS = Table(
    "users",
    METADATA,
    Column("id", TEXT, primary_key=True),
    Column("kind", TEXT, nullable=False),
    Column("name", TEXT, nullable=False),
    Column("name_key", TEXT, unique=True),
    Column("password", TEXT),
    Column("owner", TEXT, ForeignKey("users.id")),
    Column("created", WHOLE, nullable=False),
    Column("seen", WHOLE, nullable=False),
    Column("role", TEXT, nullable=False, server_default=text("''")),
    Column("mail", TEXT),
    Column("seated_by", TEXT, nullable=False, server_default=text("'owner'")),
    CheckConstraint("kind IN ('guest', 'person', 'bot', 'deleted')", name="users_kind"),
    Index("users_by_mail", "mail"),
)
# how the name of an account looks: no two accounts share a look (names.py)
NAME_LOOKS = Table(
    "name_looks",
    METADATA,
    Column("look", TEXT, primary_key=True),
    key("user_id", "users.id", nullable=False),
    Index("name_looks_of_user", "user_id"),
)
# hash: SHA-256 of what the cookie holds
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", TEXT, primary_key=True),
    key("user_id", "users.id", nullable=False),
    Column("created", WHOLE, nullable=False),
    Column("renewed", WHOLE, nullable=False),
    Column("expires", WHOLE, nullable=False),
    Index("sessions_of_user", "user_id"),
    Index("sessions_by_expiry", "expires"),
)
# scopes: words with blanks between
TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", TEXT, primary_key=True),
    Column("hash", TEXT, nullable=False, unique=True),
    key("user_id", "users.id", nullable=False),
    Column("label", TEXT, nullable=False),
    Column("scopes", TEXT, nullable=False),
    Column("created", WHOLE, nullable=False),
    Column("used", WHOLE),
    Index("tokens_of_user", "user_id"),
)
# how somebody presents himself: a face, a line; and which parts of the profile everybody may see
PROFILES = Table(
    "profiles",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("portrait", TEXT, nullable=False),
    Column("line", TEXT, nullable=False),
    Column("games", WHOLE, nullable=False),
    Column("ratings", WHOLE, nullable=False),
    Column("results", WHOLE, nullable=False),
    Column("skill", WHOLE, nullable=False),
    Column("favourites", WHOLE, nullable=False),
)
# whom somebody follows or blocks
TIES = Table(
    "ties",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    key("other", "users.id", primary_key=True),
    Column("kind", TEXT, nullable=False),
    Column("at", WHOLE, nullable=False),
    CheckConstraint("kind IN ('follow', 'block')", name="ties_kind"),
    Index("ties_by_other", "other"),
)
# clubs; code: what the link to join says
CLUBS = Table(
    "clubs",
    METADATA,
    Column("id", TEXT, primary_key=True),
    Column("name", TEXT, nullable=False),
    Column("about", TEXT, nullable=False),
    key("founder", "users.id", nullable=False),
    Column("code", TEXT, nullable=False),
    Column("created", WHOLE, nullable=False),
    Index("clubs_of_founder", "founder"),
)
CLUB_MEMBERS = Table(
    "club_members",
    METADATA,
    key("club_id", "clubs.id", primary_key=True),
    key("user_id", "users.id", primary_key=True),
    Column("joined", WHOLE, nullable=False),
    Index("club_members_of_user", "user_id"),
)
# words that prove something once: purpose is reset (a forgotten password) or mail (that `mail` is the person's address)
CODES = Table(
    "codes",
    METADATA,
    Column("hash", TEXT, primary_key=True),
    key("user_id", "users.id", nullable=False),
    Column("purpose", TEXT, nullable=False),
    Column("mail", TEXT, nullable=False),
    Column("created", WHOLE, nullable=False),
    Column("expires", WHOLE, nullable=False),
    Index("codes_of_user", "user_id"),
)

# ---- what is played

# rules: the version of the game's rules that this table keeps for good. move, bank: seconds of the clock, both 0
# without one. delay: seconds that spectators are behind. secret: the house's seed, from which all chance follows; it
# is shown when the game is over. rematch: the table where they play again. due: by then somebody must look at it,
# perhaps before; without it, never. resumed: when a player last took his seat back and was asked at once. scheme: how
# chance follows from the seeds (docs/fair-chance.md). expires: when the table is closed unless somebody touches it
# before; see expiry.py. clocks: how they stood when something changed them that the log does not tell. eager: it
# begins as soon as all who are invited have agreed. tournament: the one that it was made for. chances: whether
# spectators are told them.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", TEXT, primary_key=True),
    Column("game", TEXT, nullable=False),
    Column("rules", TEXT, nullable=False),
    Column("options", TEXT, nullable=False),
    key("host", "users.id", nullable=False),
    Column("status", TEXT, nullable=False),
    Column("public", WHOLE, nullable=False),
    Column("rated", WHOLE, nullable=False),
    Column("move", WHOLE, nullable=False),
    Column("bank", WHOLE, nullable=False),
    Column("delay", WHOLE, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    key("rematch", "tables.id"),
    Column("created", WHOLE, nullable=False),
    Column("started", WHOLE),
    Column("ended", WHOLE),
    Column("due", WHOLE),
    Column("resumed", WHOLE, nullable=False, server_default=text("0")),
    Column("scheme", WHOLE, nullable=False, server_default="1"),
    Column("expires", WHOLE),
    Column("clocks", TEXT),
    Column("eager", WHOLE, nullable=False, server_default=text("0")),
    key("tournament", "tournaments.id"),
    Column("chances", WHOLE, nullable=False, server_default=text("0")),
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
    Column("seat", WHOLE, primary_key=True),
    Column("kind", TEXT, nullable=False),
    key("user_id", "users.id"),
    Column("bot", TEXT, nullable=False),
    Column("rating", WHOLE),
    Column("resigned", WHOLE, nullable=False),
    Column("seed", TEXT, nullable=False),
    Column("called", TEXT, nullable=False, server_default=""),
    Column("invited", WHOLE, nullable=False, server_default=text("0")),
    CheckConstraint("kind IN ('open', 'person', 'bot')", name="seats_kind"),
    Index("seats_of_user", "user_id"),
)
# the log of a table, which only grows: number counts from 0 without gaps. kind: action, undo (then action says how many
# actions it takes back) or resign. shows: somebody saw something new. spent: milliseconds of the actor's time.
ENTRIES = Table(
    "entries",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("number", WHOLE, primary_key=True),
    Column("kind", TEXT, nullable=False),
    Column("actor", WHOLE, nullable=False),
    Column("action", WHOLE, nullable=False),
    Column("shows", WHOLE, nullable=False),
    Column("at", WHOLE, nullable=False),
    Column("spent", WHOLE, nullable=False),
    CheckConstraint("kind IN ('action', 'undo', 'resign')", name="entries_kind"),
    sqlite_with_rowid=False,
)
# the position after a number of entries, so that a long game opens fast; it can always be made anew
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("number", WHOLE, primary_key=True),
    Column("position", TEXT, nullable=False),
    sqlite_with_rowid=False,
)
# ticket: what the sender called it, so that what was sent twice is said once
CHAT = Table(
    "chat",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("number", WHOLE, primary_key=True),
    key("user_id", "users.id", nullable=False),
    Column("seat", WHOLE),
    Column("text", TEXT, nullable=False),
    Column("at", WHOLE, nullable=False),
    Column("ticket", TEXT, nullable=False),
    Index("chat_of_user", "user_id"),
    sqlite_with_rowid=False,
)

# games that were not played here: somebody opened a record of them. position: where it begins, "" at the game's own
# start. record: as it was written
OPENED = Table(
    "opened",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("position", TEXT, nullable=False),
    Column("record", TEXT, nullable=False),
)
# games that begin at a moment of another, whose table is `source`. position: that moment as a player knew it, with the
# rest drawn anew
BEGINNINGS = Table(
    "beginnings",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("position", TEXT, nullable=False),
    Column("source", TEXT, nullable=False),
)
# games that take up a challenge of their game. goals: which of them were met, as JSON, and met: whether all were; null
# until the game is over
ATTEMPTS = Table(
    "attempts",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    key("user_id", "users.id", nullable=False),
    Column("challenge", TEXT, nullable=False),
    Column("met", WHOLE),
    Column("goals", TEXT),
    Index("attempts_of_user", "user_id"),
)
# problems that somebody has solved, and when first
SOLVED_PROBLEMS = Table(
    "solved_problems",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("game", TEXT, primary_key=True),
    Column("problem", TEXT, primary_key=True),
    Column("at", WHOLE, nullable=False),
)
# what was found in a finished game, by the deepest look so far. places: after how many entries each of its moments was.
# It can always be made anew
REVIEWS = Table(
    "reviews",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("level", TEXT, nullable=False),
    Column("places", TEXT, nullable=False),
    Column("document", TEXT, nullable=False),
    Column("at", WHOLE, nullable=False),
)
# trees of moves that somebody keeps; whoever has the id may read. document: the tree as JSON, see studies.py. version:
# how often it was changed
STUDIES = Table(
    "studies",
    METADATA,
    Column("id", TEXT, primary_key=True),
    key("owner", "users.id", nullable=False),
    Column("title", TEXT, nullable=False),
    Column("game", TEXT, nullable=False),
    Column("document", TEXT, nullable=False),
    Column("version", WHOLE, nullable=False),
    Column("created", WHOLE, nullable=False),
    Column("changed", WHOLE, nullable=False),
    Index("studies_of_user", "owner"),
)
# people who are asked to sit down at a table
INVITATIONS = Table(
    "invitations",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    key("user_id", "users.id", primary_key=True),
    key("invited_by", "users.id", nullable=False),
    Column("at", WHOLE, nullable=False),
    Index("invitations_of_user", "user_id"),
)
# tables that belong to a club
CLUB_TABLES = Table(
    "club_tables",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    key("club_id", "clubs.id", nullable=False),
    Index("club_tables_of_club", "club_id"),
)
# what a seat has planned to answer in a game of days: see plans.py in table
PLANS = Table(
    "plans",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("seat", WHOLE, primary_key=True),
    Column("document", TEXT, nullable=False),
)
# tables that cannot be opened, and why not
QUARANTINE = Table(
    "quarantine",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("reason", TEXT, nullable=False),
    Column("at", WHOLE, nullable=False),
)
# when a server was there: it notes every few seconds that it is alive. On PostgreSQL, also where others reach it, the
# word by which it knows them, until when it counts as alive (by PostgreSQL's clock), and what it tells them
RUNS = Table(
    "runs",
    METADATA,
    Column("number", WHOLE, primary_key=True),
    Column("began", WHOLE, nullable=False),
    Column("alive", WHOLE, nullable=False),
    Column("address", TEXT),
    Column("secret", TEXT),
    Column("until", WHOLE),
    Column("told", TEXT),
)
# which run has a table in use; nobody, if there is no row. fence: of each lease another, and part of each write
LEASES = Table(
    "leases",
    METADATA,
    Column("fence", WHOLE, primary_key=True),
    Column("table_id", TEXT, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("run", WHOLE, nullable=False),
    Index("leases_of_run", "run"),
    sqlite_autoincrement=True,
)
# what happened that all servers must hear of, in its order; see owners/news.py
NEWS = Table(
    "news",
    METADATA,
    Column("number", WHOLE, primary_key=True),
    Column("at", WHOLE, nullable=False),
    Column("kind", TEXT, nullable=False),
    Column("body", TEXT, nullable=False),
    sqlite_autoincrement=True,
)
# what workers have answered and nobody has read yet; done: whether they could
ANSWERS = Table(
    "answers",
    METADATA,
    Column("ticket", TEXT, primary_key=True),
    Column("done", WHOLE, nullable=False),
    Column("answer", TEXT, nullable=False),
    Column("at", WHOLE, nullable=False),
)

# ---- what came of it

# number: the order in which games ended, which is the order in which ratings follow. rated: it counts, since all were
# people, or all bot accounts. digest: the hash of the last position; entry_count: how many entries the log had.
RESULTS = Table(
    "results",
    METADATA,
    Column("number", WHOLE, primary_key=True),
    Column("table_id", TEXT, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("game", TEXT, nullable=False),
    Column("pace", TEXT, nullable=False),
    Column("rated", WHOLE, nullable=False),
    Column("winners", TEXT, nullable=False),
    Column("reason", TEXT, nullable=False),
    Column("scores", TEXT, nullable=False),
    Column("digest", TEXT, nullable=False),
    Column("entry_count", WHOLE, nullable=False),
    Column("at", WHOLE, nullable=False),
    CheckConstraint("pace IN ('live', 'correspondence', 'unlimited')", name="results_pace"),
    sqlite_autoincrement=True,
)
# who counts for a seat of an ended game; level: of a bot, "" for a person; share: of the victory; away: the person had
# left, and a bot played on
PLAYERS = Table(
    "players",
    METADATA,
    Column("table_id", TEXT, ForeignKey("results.table_id"), primary_key=True),
    Column("seat", WHOLE, primary_key=True),
    key("user_id", "users.id"),
    Column("level", TEXT, nullable=False),
    Column("share", Float, nullable=False),
    Column("away", WHOLE, nullable=False, server_default=text("0")),
    Index("players_of_user", "user_id"),
)
# all of it follows from results and players, and can be computed anew
RATINGS = Table(
    "ratings",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("game", TEXT, primary_key=True),
    Column("pace", TEXT, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", WHOLE, nullable=False),
    Column("at", WHOLE, nullable=False),
    Index("ratings_by_game", "game", "pace"),
)
RATING_CHANGES = Table(
    "rating_changes",
    METADATA,
    Column("result", WHOLE, ForeignKey("results.number"), primary_key=True),
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
    Column("number", WHOLE, primary_key=True),
    Column("at", WHOLE, nullable=False),
    key("admin", "users.id"),
    Column("kind", TEXT, nullable=False),
    key("user_id", "users.id"),
    key("table_id", "tables.id"),
    Column("until", WHOLE),
    Column("note", TEXT, nullable=False),
    Column("carried", WHOLE),
    Index("deeds_of_user", "user_id"),
    sqlite_autoincrement=True,
)
# who may not talk (mute) or not come (ban), and until when
SANCTIONS = Table(
    "sanctions",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("kind", TEXT, primary_key=True),
    Column("until", WHOLE, nullable=False),
    Column("reason", TEXT, nullable=False),
    CheckConstraint("kind IN ('mute', 'ban')", name="sanctions_kind"),
)
# what people complain of: a table, a player there (about), or a line of the chat; or the words that a club or a
# tournament is shown with, as they were then. settled: the deed that ended it
REPORTS = Table(
    "reports",
    METADATA,
    Column("number", WHOLE, primary_key=True),
    Column("at", WHOLE, nullable=False),
    key("reporter", "users.id", nullable=False),
    key("table_id", "tables.id"),
    key("about", "users.id"),
    Column("line", WHOLE),
    Column("note", TEXT, nullable=False),
    Column("settled", WHOLE, ForeignKey("deeds.number")),
    key("club_id", "clubs.id", ondelete="SET NULL"),
    key("tournament_id", "tournaments.id"),
    Column("words", TEXT),
    Index("reports_of_user", "reporter"),
    Index("reports_about_user", "about"),
    sqlite_autoincrement=True,
)

# ---- what people are told

# whose move a game of days waits for, since when; turns of others are no rows. digest: the mail that tells of it, once
# there is to be one; told: when that was sent
TURNS = Table(
    "turns",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    key("user_id", "users.id", nullable=False),
    Column("since", WHOLE, nullable=False),
    Column("digest", TEXT),
    Column("told", WHOLE),
    Index("turns_of_user", "user_id"),
)
# how somebody wants to be told: whether by mail, in which language, and from when until when not, in minutes of the day
# in a time zone. not_before: no mail until then, after one that was sent or failed; tries: how often in a row
NOTICES = Table(
    "notices",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("mail", WHOLE, nullable=False),
    Column("language", TEXT, nullable=False),
    Column("zone", TEXT, nullable=False),
    Column("quiet_from", WHOLE, nullable=False),
    Column("quiet_until", WHOLE, nullable=False),
    Column("not_before", WHOLE, nullable=False),
    Column("tries", WHOLE, nullable=False),
)
# of which turns somebody is not told by a channel, mail or push: those of a game at a pace, as turns.py has it
SILENCES = Table(
    "silences",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("channel", TEXT, primary_key=True),
    Column("game", TEXT, primary_key=True),
    Column("pace", TEXT, primary_key=True),
)
# browsers that want to be told, as long as their session lasts: the address at their push service, and the keys that
# only they can read what is sent there with. not_before, tries: as with mail
SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", TEXT, primary_key=True),
    key("user_id", "users.id", nullable=False),
    key("session", "sessions.hash", ondelete="CASCADE", nullable=False),
    Column("endpoint", TEXT, nullable=False, unique=True),
    Column("p256dh", TEXT, nullable=False),
    Column("auth", TEXT, nullable=False),
    Column("created", WHOLE, nullable=False),
    Column("not_before", WHOLE, nullable=False),
    Column("tries", WHOLE, nullable=False),
    Index("subscriptions_of_user", "user_id"),
    Index("subscriptions_of_session", "session"),
)
# turns that a browser is being told of, by which notice (digest); told: when the push service took it
PUSHES = Table(
    "pushes",
    METADATA,
    key("table_id", "turns.table_id", ondelete="CASCADE", primary_key=True),
    key("subscription_id", "subscriptions.id", ondelete="CASCADE", primary_key=True),
    Column("digest", TEXT, nullable=False),
    Column("told", WHOLE),
    Index("pushes_of_subscription", "subscription_id"),
)
# where else the turns of a table are told, and in which language. digest, told: of its present turn
WEBHOOKS = Table(
    "webhooks",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("address", TEXT, nullable=False),
    Column("language", TEXT, nullable=False),
    Column("digest", TEXT),
    Column("told", WHOLE),
    Column("not_before", WHOLE, nullable=False),
    Column("tries", WHOLE, nullable=False),
)
# secrets that the server makes once for itself
KEYS = Table(
    "keys",
    METADATA,
    Column("name", TEXT, primary_key=True),
    Column("value", TEXT, nullable=False),
)

# ---- tournaments

# kind: see tournament/score.py. seats: of a table. rounds: to be played, 0 if that follows from who takes part.
# minutes: how long an arena lasts. pause: seconds between two rounds. starts: when it is to begin, began: when it did.
# status: open (for entries), running, over, or off: called off. round: the last that was drawn, rests: no other before
# that time. held: its organiser lets nothing new begin. seed: of what is drawn. version: grows with everything that
# changes
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", TEXT, primary_key=True),
    Column("title", TEXT, nullable=False),
    key("owner", "users.id", nullable=False),
    Column("game", TEXT, nullable=False),
    Column("options", TEXT, nullable=False),
    Column("kind", TEXT, nullable=False),
    Column("seats", WHOLE, nullable=False),
    Column("rounds", WHOLE, nullable=False),
    Column("minutes", WHOLE, nullable=False),
    Column("pause", WHOLE, nullable=False),
    Column("move", WHOLE, nullable=False),
    Column("bank", WHOLE, nullable=False),
    Column("rated", WHOLE, nullable=False),
    Column("status", TEXT, nullable=False),
    Column("starts", WHOLE, nullable=False),
    Column("began", WHOLE),
    Column("ended", WHOLE),
    Column("round", WHOLE, nullable=False),
    Column("rests", WHOLE, nullable=False),
    Column("held", WHOLE, nullable=False),
    Column("seed", WHOLE, nullable=False),
    Column("created", WHOLE, nullable=False),
    Column("version", WHOLE, nullable=False),
    CheckConstraint("kind IN ('arena', 'swiss', 'round_robin', 'tables')", name="tournaments_kind"),
    CheckConstraint("status IN ('open', 'running', 'over', 'off')", name="tournaments_status"),
    Index("tournaments_by_status", "status", "starts"),
    Index("tournaments_of_user", "owner"),
)
# who takes part. lot: decides where nothing else does. round: the last that was drawn before. free: since when the
# player of an arena has no game
ENTRANTS = Table(
    "entrants",
    METADATA,
    key("tournament_id", "tournaments.id", primary_key=True),
    key("user_id", "users.id", primary_key=True),
    Column("rating", WHOLE, nullable=False),
    Column("lot", WHOLE, nullable=False),
    Column("round", WHOLE, nullable=False),
    Column("paused", WHOLE, nullable=False),
    Column("free", WHOLE, nullable=False),
    Column("at", WHOLE, nullable=False),
    Index("entrants_of_user", "user_id"),
)
# who meets, in which round, at which table; none for a bye. played: there was a game, and nobody was missing; null
# while it is not over
MEETINGS = Table(
    "meetings",
    METADATA,
    key("tournament_id", "tournaments.id", primary_key=True),
    Column("number", WHOLE, primary_key=True),
    Column("round", WHOLE, nullable=False),
    Column("table_id", TEXT, ForeignKey("tables.id"), unique=True),
    Column("made", WHOLE, nullable=False),
    Column("played", WHOLE),
)
MEETING_SEATS = Table(
    "meeting_seats",
    METADATA,
    key("tournament_id", "tournaments.id", primary_key=True),
    Column("number", WHOLE, primary_key=True),
    Column("seat", WHOLE, primary_key=True),
    key("user_id", "users.id", nullable=False),
    Column("points", WHOLE),
    Index("meeting_seats_of_user", "user_id"),
)
