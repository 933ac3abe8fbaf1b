"""Every table and column of the database. Times are milliseconds since 1970; people's secrets are stored only as
hashes.

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
# times do not fit into PostgreSQL's INTEGER, and its texts are sorted as in SQLite
WHOLE = BigInteger().with_variant(Integer(), "sqlite")
TEXT = Text().with_variant(Text(collation="C"), "postgresql")


def key(name: str, to: str, ondelete: str | None = None, **more: bool) -> Column[str]:
    """A column that refers to a row of another table."""
    return Column(name, TEXT, ForeignKey(to, ondelete=ondelete), **more)  # type: ignore[arg-type]


# ---- people

# kind: guest, person, bot, or deleted (then there is no name, and games show "deleted player"). name_key: used to look
# up an account; see names.py. owner: the person who answers for a bot. seated_by: who may seat that bot: its owner, or
# anybody. role: "" or admin. mail: a confirmed address.
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
# what the name of an account looks like: no two accounts share a look (names.py)
NAME_LOOKS = Table(
    "name_looks",
    METADATA,
    Column("look", TEXT, primary_key=True),
    key("user_id", "users.id", nullable=False),
    Index("name_looks_of_user", "user_id"),
)
# hash: SHA-256 of the cookie's value
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
# scopes: words separated by spaces
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
# how somebody presents themselves: a portrait, a line; and which parts of the profile everybody may see
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
# clubs; code: part of the link to join
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
# codes that prove something once. purpose: reset (a forgotten password) or mail (that `mail` is the person's address)
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

# ---- games

# rules: the version of the game's rules, which a table keeps for good. move, bank: seconds of the clock, both 0 without
# one. delay: seconds by which spectators are delayed. secret: the house's seed, from which all chance follows; it is
# shown when the game is over. rematch: the table where the players meet again. due: when the table next needs
# attention, at the latest; null: never. resumed: when a player last took their seat back on their own turn. scheme: how
# chance follows from the seeds (docs/fair-chance.md). expires: when the table is closed unless something happens there
# first; see expiry.py. clocks: as last changed by something that is not in the log. eager: it begins as soon as
# everybody invited has agreed. tournament: the one it was made for. chances: whether spectators are told them.
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
# who sits where. bot: the level of a bot's seat, or of the bot that plays on for a person. seed: the player's share of
# the chance. rating: the player's when they sat down. invited: whether an invited account has yet to agree.
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
# the log of a table, which only grows: number counts from 0 without gaps. kind: action, undo (then action is the number
# of actions undone) or resign. shows: whether somebody saw something new. spent: milliseconds of the actor's time.
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
# the position after a number of entries, so that a long game opens quickly; it can always be recomputed
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("number", WHOLE, primary_key=True),
    Column("position", TEXT, nullable=False),
    sqlite_with_rowid=False,
)
# ticket: the sender's id for the message, so that one sent twice is said only once
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

# games that were not played here: somebody opened a record of them. position: where the game begins, "" for its normal
# start. record: as written
OPENED = Table(
    "opened",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("position", TEXT, nullable=False),
    Column("record", TEXT, nullable=False),
)
# games that begin at a moment of another game, at the table `source`. position: that moment as a player knew it, with
# the rest drawn again
BEGINNINGS = Table(
    "beginnings",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("position", TEXT, nullable=False),
    Column("source", TEXT, nullable=False),
)
# attempts at challenges. goals: which of the goals were met, as JSON; met: whether all were; null until the game is
# over
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
# problems that somebody has solved, and when they first did
SOLVED_PROBLEMS = Table(
    "solved_problems",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("game", TEXT, primary_key=True),
    Column("problem", TEXT, primary_key=True),
    Column("at", WHOLE, nullable=False),
)
# reviews of finished games, the deepest so far. places: the number of entries before each of its moments. They can
# always be made again
REVIEWS = Table(
    "reviews",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("level", TEXT, nullable=False),
    Column("places", TEXT, nullable=False),
    Column("document", TEXT, nullable=False),
    Column("at", WHOLE, nullable=False),
)
# trees of moves that somebody keeps; anybody with the id may read one. document: the tree as JSON, see studies.py.
# version: how often it was changed
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
# people who are invited to a table
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
# a seat's planned answers in a game over days: see table/plans.py
PLANS = Table(
    "plans",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("seat", WHOLE, primary_key=True),
    Column("document", TEXT, nullable=False),
)
# tables that cannot be opened, and why
QUARANTINE = Table(
    "quarantine",
    METADATA,
    key("table_id", "tables.id", primary_key=True),
    Column("reason", TEXT, nullable=False),
    Column("at", WHOLE, nullable=False),
)
# when a server was running: it notes every few seconds that it is alive. On PostgreSQL, also where other servers reach
# it, the secret by which it knows them, until when it counts as alive (by PostgreSQL's clock), and what it tells them
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
# which run has a table in use; none, if there is no row. fence: different for each lease, and part of each write
LEASES = Table(
    "leases",
    METADATA,
    Column("fence", WHOLE, primary_key=True),
    Column("table_id", TEXT, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("run", WHOLE, nullable=False),
    Index("leases_of_run", "run"),
    sqlite_autoincrement=True,
)
# events that all servers must hear of, in order; see owners/news.py
NEWS = Table(
    "news",
    METADATA,
    Column("number", WHOLE, primary_key=True),
    Column("at", WHOLE, nullable=False),
    Column("kind", TEXT, nullable=False),
    Column("body", TEXT, nullable=False),
    sqlite_autoincrement=True,
)
# answers of workers that nobody has read yet; done: whether the work succeeded
ANSWERS = Table(
    "answers",
    METADATA,
    Column("ticket", TEXT, primary_key=True),
    Column("done", WHOLE, nullable=False),
    Column("answer", TEXT, nullable=False),
    Column("at", WHOLE, nullable=False),
)

# ---- results

# number: the order in which games ended, and so the order in which they are rated. rated: whether the game counts for
# ratings (history.py). digest: the hash of the last position. entry_count: how many entries the log had.
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
# the player credited with a seat in a finished game. level: of a bot, "" for a person. share: of the victory. away: the
# person had left, and a bot played on
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
# everything here follows from results and players, and can be recomputed
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

# ---- moderation

# what admins did, in order; admin is null for the machine's console. kind: what was done, to whom or to which table.
# until: for how long. carried: when the server closed a table that was to be closed
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
# who may not chat (mute) or use the server (ban), and until when
SANCTIONS = Table(
    "sanctions",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("kind", TEXT, primary_key=True),
    Column("until", WHOLE, nullable=False),
    Column("reason", TEXT, nullable=False),
    CheckConstraint("kind IN ('mute', 'ban')", name="sanctions_kind"),
)
# what people complain about: a table, a player there (about), or a line of its chat; or the words of a club or
# tournament, as they were at the time. settled: the deed that settled it
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

# ---- notices

# whose move a game over days is waiting for, and since when; other games have no row. digest: the mail about it, once
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
# how somebody wants to be notified: whether by mail, in which language, and the quiet hours, in minutes of the day in a
# time zone. not_before: no mail until then, after one that was sent or failed; tries: failures in a row
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
# turns that somebody does not want to hear of through a channel, mail or push: those of a game at a pace (turns.py)
SILENCES = Table(
    "silences",
    METADATA,
    key("user_id", "users.id", primary_key=True),
    Column("channel", TEXT, primary_key=True),
    Column("game", TEXT, primary_key=True),
    Column("pace", TEXT, primary_key=True),
)
# browsers that are notified, for as long as their session lasts: the address at their push service, and the keys to
# encrypt notices for them. not_before, tries: as with mail
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
# turns that a browser is being told of, by which notice (digest); told: when the push service accepted it
PUSHES = Table(
    "pushes",
    METADATA,
    key("table_id", "turns.table_id", ondelete="CASCADE", primary_key=True),
    key("subscription_id", "subscriptions.id", ondelete="CASCADE", primary_key=True),
    Column("digest", TEXT, nullable=False),
    Column("told", WHOLE),
    Index("pushes_of_subscription", "subscription_id"),
)
# the webhook that is told the turns of a table, and in which language. digest, told: for the current turn
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
# secrets that a server makes once
KEYS = Table(
    "keys",
    METADATA,
    Column("name", TEXT, primary_key=True),
    Column("value", TEXT, nullable=False),
)

# ---- tournaments

# kind: see tournament/score.py. seats: at a table. rounds: to be played; 0: depends on the entrants. minutes: how long
# an arena lasts. pause: seconds between two rounds. starts: when it is to begin; began: when it did. status: open (for
# entries), running, over, or off (called off). round: the last one drawn; rests: no other before that time. held:
# whether its organiser lets nothing new begin. seed: of the draws. version: grows with every change
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
# who takes part. lot: decides when nothing else does. round: the last one drawn before they entered. free: since when a
# player in an arena has had no game
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
# who meets, in which round, at which table; no table for a bye. played: whether there was a game with nobody missing;
# null until it is over
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
