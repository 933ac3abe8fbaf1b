"""Tables in the store: how they are written and read. A table's log is append-only."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from ..table.clocks import Reading
from ..table.course import Row, Snapshot
from ..table.ending import Ending
from ..table.header import Chair, Header
from ..table.messages import Outcome, Pace, Said
from ..table.plans import Plan
from ..table.step import Due, KeptPlan, Stored, Turn
from ..table.talk import LINES_KEPT
from .attempts import attempt_at, save_attempt
from .history import record_result
from .store import Connection, Statement
from .turns import save_turn

HEADER_COLUMNS: Final = (
    *("id", "game", "rules", "options", "host", "status", "public", "rated", "move", "bank", "delay", "secret"),
    *("rematch", "created", "started", "ended", "resumed", "scheme", "clocks", "eager", "tournament", "chances"),
)
SAVE_HEADER: Final = (
    f"INSERT INTO tables ({', '.join(HEADER_COLUMNS)}) VALUES ({', '.join('?' * len(HEADER_COLUMNS))}) "
    "ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public, rated = excluded.rated, "
    "rematch = excluded.rematch, started = excluded.started, ended = excluded.ended, resumed = excluded.resumed, "
    "clocks = excluded.clocks, eager = excluded.eager"
)
SAVE_DUE: Final = "UPDATE tables SET due = ? WHERE id = ?"
SAVE_SEAT: Final = (
    "INSERT INTO seats (table_id, seat, kind, user_id, bot, rating, resigned, seed, called, invited) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, user_id = excluded.user_id, "
    "bot = excluded.bot, rating = excluded.rating, resigned = excluded.resigned, seed = excluded.seed, "
    "called = excluded.called, invited = excluded.invited"
)
SAVE_ENTRIES: Final = "INSERT INTO entries (table_id, number, kind, actor, action, shows, at, spent) VALUES "
ENTRY: Final = "(?, ?, ?, ?, ?, ?, ?, ?)"
# NULL if the lease is lost, which the database refuses
HELD: Final = "SELECT table_id FROM leases WHERE table_id = ? AND fence = ?"
HELD_ENTRY: Final = f"(({HELD}), ?, ?, ?, ?, ?, ?, ?)"
# a rematch is a table of the club whose table it follows
SAVE_IN_CLUB: Final = (
    "INSERT INTO club_tables (table_id, club_id) SELECT ?, club_id FROM club_tables WHERE table_id = ?"
)
SAVE_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, number, position) VALUES (?, ?, ?) ON CONFLICT (table_id, number) DO NOTHING"
)
SAVE_BEGINNING: Final = (
    "INSERT INTO beginnings (table_id, position, source) VALUES (?, ?, ?) ON CONFLICT (table_id) DO NOTHING"
)
SAVE_PLAN: Final = (
    "INSERT INTO plans (table_id, seat, document) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET document = excluded.document"
)
SAVE_CHAT: Final = "INSERT INTO chat (table_id, number, user_id, seat, text, at, ticket) VALUES (?, ?, ?, ?, ?, ?, ?)"


class Opened(msgspec.Struct, frozen=True):
    """A table as stored."""

    header: Header
    rows: list[Row]
    snapshots: list[Snapshot]
    chat: list[Said]
    due: int | None
    plans: dict[int, Plan]


# ---- writing


def saving(table: str, stored: Sequence[Stored], fence: int | None = None) -> Callable[[Connection], None]:
    """The work that stores the consequences of one step of a table, usually just entries of the log. If several servers
    share the database, the lease with this fence must still hold."""
    rows = [one for one in stored if isinstance(one, Row)]
    if len(rows) == len(stored):
        return save_entries(table, rows) if fence is None else save_held_entries(table, rows, fence)
    return lambda connection: save(connection, table, stored, fence)


def save_entries(table: str, rows: Sequence[Row]) -> Statement:
    """Append to the log. A number that already exists is a database error, so two clients can never both win a turn."""
    parameters: list[int | str] = []
    for r in rows:
        parameters += (table, r.n, r.kind, r.actor, r.action, int(r.shows), r.at, r.spent)
    return Statement(SAVE_ENTRIES + ", ".join([ENTRY] * len(rows)), parameters)


def save_held_entries(table: str, rows: Sequence[Row], fence: int) -> Statement:
    """Append to the log, unless the table's lease is lost."""
    plain = save_entries(table, rows)
    return Statement(plain.sql.replace(ENTRY, HELD_ENTRY, 1), [table, fence, *plain.parameters[1:]])


class Lost(RuntimeError):
    """The table now belongs to another server."""


def save(connection: Connection, table: str, stored: Sequence[Stored], fence: int | None = None) -> None:
    """Store the consequences of one step of a table, all or nothing."""
    if fence is not None and connection.execute(HELD, (table, fence)).fetchone() is None:
        raise Lost(table)
    rows = [one for one in stored if isinstance(one, Row)]
    if rows:
        save_entries(table, rows)(connection)
    headers = [one for one in stored if isinstance(one, Header)]
    for header in sorted(headers, key=lambda header: header.id == table):  # a rematch is stored before it is named
        save_header(connection, header)
        if header.id != table:
            connection.execute(SAVE_IN_CLUB, (header.id, table))
    for one in stored:
        if isinstance(one, Snapshot):
            connection.execute(SAVE_SNAPSHOT, (table, one.n, one.position))
        elif isinstance(one, Said):
            connection.execute(SAVE_CHAT, (table, one.id, one.user, one.seat, one.text, one.at, one.ticket))
        elif isinstance(one, Ending):
            record_result(connection, one)
        elif isinstance(one, Due):
            connection.execute(SAVE_DUE, (one.at, table))
        elif isinstance(one, Turn):
            save_turn(connection, table, one)
        elif isinstance(one, KeptPlan):
            save_plan(connection, table, one)


def save_plan(connection: Connection, table: str, kept: KeptPlan) -> None:
    """Store a seat's plan, or delete it."""
    if kept.plan is None:
        connection.execute("DELETE FROM plans WHERE table_id = ? AND seat = ?", (table, kept.seat))
    else:
        connection.execute(SAVE_PLAN, (table, kept.seat, msgspec.json.encode(kept.plan).decode()))


def forget_plans(connection: Connection, user: str) -> None:
    """Delete all plans of somebody and of their bots."""
    connection.execute(
        "DELETE FROM plans WHERE EXISTS (SELECT 1 FROM seats JOIN users ON users.id = user_id "
        "WHERE seats.table_id = plans.table_id AND seats.seat = plans.seat AND (users.id = ? OR owner = ?))",
        (user, user),
    )


def save_header(connection: Connection, header: Header) -> None:
    """Store everything about a table except its log."""
    connection.execute(
        SAVE_HEADER,
        (
            header.id,
            header.game,
            header.rules,
            msgspec.json.encode(header.options).decode(),
            header.host,
            header.status,
            int(header.public),
            int(header.rated),
            header.pace.move,
            header.pace.bank,
            header.delay,
            header.secret,
            header.rematch or None,
            header.created,
            header.started or None,
            header.ended or None,
            header.resumed,
            header.scheme,
            None if header.clocks is None else msgspec.json.encode(header.clocks).decode(),
            int(header.eager),
            header.tournament or None,
            int(header.chances),
        ),
    )
    connection.executemany(
        SAVE_SEAT,
        [
            (
                header.id,
                seat,
                c.kind,
                c.user or None,
                c.bot,
                c.rating,
                int(c.resigned),
                c.seed,
                c.called,
                int(c.invited),
            )
            for seat, c in enumerate(header.chairs)
        ],
    )
    if header.source:
        connection.execute(SAVE_BEGINNING, (header.id, header.position, header.source))
    save_attempt(connection, header)


# ---- reading


def open_table(connection: Connection, id: str) -> Opened | None:
    """Everything that is stored about a table."""
    header = load_header(connection, id)
    if header is None:
        return None
    rows = connection.execute(
        "SELECT number, kind, actor, action, shows, at, spent FROM entries WHERE table_id = ? ORDER BY number", (id,)
    ).fetchall()
    snapshots = connection.execute(
        "SELECT number, position FROM snapshots WHERE table_id = ? ORDER BY number", (id,)
    ).fetchall()
    chat = connection.execute(
        "SELECT number, user_id, name, seat, text, at, ticket FROM chat JOIN users ON id = user_id "
        "WHERE table_id = ? ORDER BY number DESC LIMIT ?",
        (id, LINES_KEPT),
    ).fetchall()
    plans = connection.execute("SELECT seat, document FROM plans WHERE table_id = ?", (id,)).fetchall()
    (wanted,) = connection.execute("SELECT due FROM tables WHERE id = ?", (id,)).fetchone()
    return Opened(
        header,
        [Row(n, kind, actor, action, bool(shows), at, spent) for n, kind, actor, action, shows, at, spent in rows],
        [Snapshot(*snapshot) for snapshot in snapshots],
        [Said(*line) for line in reversed(chat)],
        None if wanted is None else as_time(wanted),
        {seat: msgspec.json.decode(document, type=Plan) for seat, document in plans},
    )


def exists(connection: Connection, id: str) -> bool:
    """Whether there is a table with that id."""
    return connection.execute("SELECT 1 FROM tables WHERE id = ?", (id,)).fetchone() is not None


def as_time(found: object) -> int:
    """A stored time, checked: SQLite would store anything else as well."""
    if not isinstance(found, int):
        raise TypeError(f"expected a time, found {found!r}")
    return found


def load_header(connection: Connection, id: str) -> Header | None:
    """Everything about a table except its log."""
    found = connection.execute(f"SELECT {', '.join(HEADER_COLUMNS)} FROM tables WHERE id = ?", (id,)).fetchone()
    return None if found is None else as_header(connection, found)


def as_header(connection: Connection, found: Sequence[Any]) -> Header:
    row = dict(zip(HEADER_COLUMNS, found, strict=True))
    chairs = connection.execute(
        "SELECT seats.kind, user_id, coalesce(name, ''), bot, rating, resigned, seed, called, invited "
        "FROM seats LEFT JOIN users ON id = user_id WHERE table_id = ? ORDER BY seat",
        (row["id"],),
    ).fetchall()
    result = connection.execute(
        "SELECT winners, reason, scores FROM results WHERE table_id = ?", (row["id"],)
    ).fetchone()
    opened = opened_from(connection, row["id"])
    position, source = ("", "") if opened is not None else begun_from(connection, row["id"])
    return Header(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        chairs=tuple(
            Chair(kind, user or "", name, bot, rating, bool(resigned), seed, called, bool(invited))
            for kind, user, name, bot, rating, resigned, seed, called, invited in chairs
        ),
        host=row["host"],
        public=bool(row["public"]),
        rated=bool(row["rated"]),
        pace=Pace(row["move"], row["bank"]),
        delay=row["delay"],
        created=row["created"],
        secret=row["secret"],
        status=row["status"],
        started=row["started"] or 0,
        ended=row["ended"] or 0,
        result=None if result is None else as_outcome(*result),
        rematch=row["rematch"] or "",
        resumed=row["resumed"],
        scheme=row["scheme"],
        clocks=None if row["clocks"] is None else msgspec.json.decode(row["clocks"], type=Reading),
        opened=opened is not None,
        position=opened or position,
        source=source,
        eager=bool(row["eager"]),
        tournament=row["tournament"] or "",
        attempt=attempt_at(connection, row["id"]),
        chances=bool(row["chances"]),
    )


def opened_from(connection: Connection, id: str) -> str | None:
    """The position that an opened record begins from, "" for the game's normal start; None for a game played here."""
    found: tuple[str] | None = connection.execute("SELECT position FROM opened WHERE table_id = ?", (id,)).fetchone()
    return None if found is None else found[0]


def begun_from(connection: Connection, id: str) -> tuple[str, str]:
    """The position that a game played here begins from, and the table it was taken from; both "" for the game's normal
    start."""
    found: tuple[str, str] | None = connection.execute(
        "SELECT position, source FROM beginnings WHERE table_id = ?", (id,)
    ).fetchone()
    return found or ("", "")


def as_outcome(winners: str, reason: str, scores: str) -> Outcome:
    return Outcome(
        msgspec.json.decode(winners, type=list[int]), reason, msgspec.json.decode(scores, type=list[dict[str, int]])
    )


def lobby(connection: Connection, since: int, most: int) -> list[Header]:
    """Public tables that are waiting for players or in play, newest first."""
    rows = connection.execute(
        f"SELECT {', '.join(HEADER_COLUMNS)} FROM tables WHERE public = 1 AND status IN ('waiting', 'playing') "
        "AND (status = 'playing' OR tournament IS NULL) AND created >= ? "
        "ORDER BY status = 'playing', created DESC LIMIT ?",
        (since, most),
    ).fetchall()
    return as_headers(connection, rows)


def place_in_lobby(header: Header) -> tuple[bool, bool, int]:
    """Sorts tables as the lobby does, with those that it leaves out at the end."""
    listed = header.status == "playing" or (header.status == "waiting" and not header.tournament)
    return not listed, header.status == "playing", -header.created


def tables_of(connection: Connection, user: str, statuses: Sequence[str], most: int) -> list[Header]:
    """The tables where somebody holds a seat, newest first."""
    marks = ", ".join("?" * len(statuses))
    rows = connection.execute(
        f"SELECT {', '.join(HEADER_COLUMNS)} FROM tables WHERE status IN ({marks}) "
        "AND id IN (SELECT table_id FROM seats WHERE user_id = ?) ORDER BY created DESC LIMIT ?",
        (*statuses, user, most),
    ).fetchall()
    return as_headers(connection, rows)


def as_headers(connection: Connection, rows: Iterable[Sequence[Any]]) -> list[Header]:
    """Tables for a list, without those that cannot be read: the reason appears when one is opened."""
    found = []
    for row in rows:
        with contextlib.suppress(msgspec.MsgspecError, TypeError):
            found.append(as_header(connection, row))
    return found


def awaited_at(connection: Connection, user: str, most: int) -> list[str]:
    """The tables where somebody holds a seat in a game in progress, or is invited to one, newest first."""
    rows = connection.execute(
        "SELECT DISTINCT id, created FROM tables JOIN seats ON id = table_id WHERE user_id = ? "
        "AND (status = 'playing' OR status = 'waiting' AND invited = 1) ORDER BY created DESC, id LIMIT ?",
        (user, most),
    ).fetchall()
    return [id for id, _ in rows]


def due(connection: Connection) -> list[tuple[str, Any]]:
    """All tables that will need attention, and when, as stored."""
    return connection.execute("SELECT id, due FROM tables WHERE due IS NOT NULL").fetchall()


def end(connection: Connection, id: str, reason: str, at: int) -> None:
    """End a game that cannot be opened, without a winner. Its position is not known, so there is no hash."""
    ended = connection.execute(
        "UPDATE tables SET status = 'over', ended = ?, due = NULL WHERE id = ? AND status <> 'over'", (at, id)
    )
    if ended.rowcount == 1:
        (entries,) = connection.execute("SELECT count(*) FROM entries WHERE table_id = ?", (id,)).fetchone()
        record_result(connection, Ending(id, [], reason, [], "", entries, at))


# ---- tables that cannot be opened


def set_aside(connection: Connection, id: str, reason: str, at: int) -> None:
    """Note that a table cannot be opened, and why."""
    connection.execute(
        "INSERT INTO quarantine (table_id, reason, at) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason, at = excluded.at",
        (id, reason, at),
    )
    connection.execute(SAVE_DUE, (None, id))


def take_up_again(connection: Connection, id: str) -> None:
    """Note that a table could be opened after all."""
    connection.execute("DELETE FROM quarantine WHERE table_id = ?", (id,))


def quarantine(connection: Connection) -> dict[str, str]:
    """The tables that could not be opened, and why."""
    return dict(connection.execute("SELECT table_id, reason FROM quarantine ORDER BY at").fetchall())
