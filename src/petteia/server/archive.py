"""Tables in the store: how they get there, and how they come back. The log of a table is only ever added to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from .course import Row, Snapshot
from .header import Chair, Header
from .history import Ending, record_result
from .messages import Outcome, Pace, Said
from .step import Stored
from .store import Connection, Statement
from .talk import LINES_KEPT

HEADER_COLUMNS: Final = (
    *("id", "game", "rules", "options", "host", "status", "public", "rated", "move", "bank", "delay", "secret"),
    *("rematch", "created", "started", "ended"),
)
SAVE_HEADER: Final = (
    f"INSERT INTO tables ({', '.join(HEADER_COLUMNS)}) VALUES ({', '.join('?' * len(HEADER_COLUMNS))}) "
    "ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public, rated = excluded.rated, "
    "rematch = excluded.rematch, started = excluded.started, ended = excluded.ended"
)
SAVE_SEAT: Final = (
    "INSERT INTO seats (table_id, seat, kind, user_id, bot, rating, resigned, seed) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, user_id = excluded.user_id, "
    "bot = excluded.bot, rating = excluded.rating, resigned = excluded.resigned, seed = excluded.seed"
)
SAVE_ENTRIES: Final = "INSERT INTO entries (table_id, number, kind, actor, action, shows, at, spent) VALUES "
ENTRY: Final = "(?, ?, ?, ?, ?, ?, ?, ?)"
SAVE_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, number, position) VALUES (?, ?, ?) ON CONFLICT (table_id, number) DO NOTHING"
)
SAVE_CHAT: Final = "INSERT INTO chat (table_id, number, user_id, seat, text, at, ticket) VALUES (?, ?, ?, ?, ?, ?, ?)"


class Opened(msgspec.Struct, frozen=True):
    """A table as it was stored."""

    header: Header
    rows: list[Row]
    snapshot: Snapshot | None
    chat: list[Said]


# ---- there


def saving(table: str, stored: Sequence[Stored]) -> Callable[[Connection], None]:
    """The work that stores what follows from one step of a table. Mostly that is nothing but entries of the log."""
    rows = [one for one in stored if isinstance(one, Row)]
    if len(rows) == len(stored):
        return save_entries(table, rows)
    return lambda connection: save(connection, table, stored)


def save_entries(table: str, rows: Sequence[Row]) -> Statement:
    """Add to the log. A number that is there already is an error of the database: two can never both win a turn."""
    parameters: list[int | str] = []
    for r in rows:
        parameters += (table, r.n, r.kind, r.actor, r.action, int(r.shows), r.at, r.spent)
    return Statement(SAVE_ENTRIES + ", ".join([ENTRY] * len(rows)), parameters)


def save(connection: Connection, table: str, stored: Sequence[Stored]) -> None:
    """Store what follows from one step of a table, all of it or nothing."""
    rows = [one for one in stored if isinstance(one, Row)]
    if rows:
        save_entries(table, rows)(connection)
    headers = [one for one in stored if isinstance(one, Header)]
    for header in sorted(headers, key=lambda header: header.id == table):  # a rematch is there before it is named
        save_header(connection, header)
    for one in stored:
        if isinstance(one, Snapshot):
            connection.execute(SAVE_SNAPSHOT, (table, one.n, one.position))
        elif isinstance(one, Said):
            connection.execute(SAVE_CHAT, (table, one.id, one.user, one.seat, one.text, one.at, one.ticket))
        elif isinstance(one, Ending):
            record_result(connection, one)


def save_header(connection: Connection, header: Header) -> None:
    """Store everything about a table but its log."""
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
        ),
    )
    connection.executemany(
        SAVE_SEAT,
        [
            (header.id, seat, chair.kind, chair.user or None, chair.bot, chair.rating, int(chair.resigned), chair.seed)
            for seat, chair in enumerate(header.chairs)
        ],
    )


# ---- and back


def open_table(connection: Connection, id: str) -> Opened | None:
    """Everything that is stored of a table."""
    header = load_header(connection, id)
    if header is None:
        return None
    rows = connection.execute(
        "SELECT number, kind, actor, action, shows, at, spent FROM entries WHERE table_id = ? ORDER BY number", (id,)
    ).fetchall()
    snapshot = connection.execute(
        "SELECT number, position FROM snapshots WHERE table_id = ? ORDER BY number DESC LIMIT 1", (id,)
    ).fetchone()
    chat = connection.execute(
        "SELECT number, user_id, name, seat, text, at, ticket FROM chat JOIN users ON id = user_id "
        "WHERE table_id = ? ORDER BY number DESC LIMIT ?",
        (id, LINES_KEPT),
    ).fetchall()
    return Opened(
        header,
        [Row(n, kind, actor, action, bool(shows), at, spent) for n, kind, actor, action, shows, at, spent in rows],
        None if snapshot is None else Snapshot(*snapshot),
        [Said(*line) for line in reversed(chat)],
    )


def load_header(connection: Connection, id: str) -> Header | None:
    """Everything about a table but its log."""
    found = connection.execute(f"SELECT {', '.join(HEADER_COLUMNS)} FROM tables WHERE id = ?", (id,)).fetchone()
    return None if found is None else as_header(connection, found)


def as_header(connection: Connection, found: Sequence[Any]) -> Header:
    row = dict(zip(HEADER_COLUMNS, found, strict=True))
    chairs = connection.execute(
        "SELECT seats.kind, user_id, coalesce(name, ''), bot, rating, resigned, seed "
        "FROM seats LEFT JOIN users ON id = user_id WHERE table_id = ? ORDER BY seat",
        (row["id"],),
    ).fetchall()
    result = connection.execute(
        "SELECT winners, reason, scores FROM results WHERE table_id = ?", (row["id"],)
    ).fetchone()
    return Header(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        chairs=tuple(
            Chair(kind, user or "", name, bot, rating, bool(resigned), seed)
            for kind, user, name, bot, rating, resigned, seed in chairs
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
    )


def as_outcome(winners: str, reason: str, scores: str) -> Outcome:
    return Outcome(
        msgspec.json.decode(winners, type=list[int]), reason, msgspec.json.decode(scores, type=list[dict[str, int]])
    )


def lobby(connection: Connection, since: int, most: int) -> list[Header]:
    """Public tables that wait for players or are being played, the newest first."""
    rows = connection.execute(
        f"SELECT {', '.join(HEADER_COLUMNS)} FROM tables WHERE public = 1 AND status IN ('waiting', 'playing') "
        "AND created >= ? ORDER BY status = 'playing', created DESC LIMIT ?",
        (since, most),
    ).fetchall()
    return [as_header(connection, row) for row in rows]


def tables_of(connection: Connection, user: str, statuses: Sequence[str], most: int) -> list[Header]:
    """The tables where somebody holds a seat, the newest first."""
    marks = ", ".join("?" * len(statuses))
    rows = connection.execute(
        f"SELECT {', '.join(HEADER_COLUMNS)} FROM tables WHERE status IN ({marks}) "
        "AND id IN (SELECT table_id FROM seats WHERE user_id = ?) ORDER BY created DESC LIMIT ?",
        (*statuses, user, most),
    ).fetchall()
    return [as_header(connection, row) for row in rows]


def being_played(connection: Connection) -> list[str]:
    """The tables whose games go on."""
    return [id for (id,) in connection.execute("SELECT id FROM tables WHERE status = 'playing'").fetchall()]
