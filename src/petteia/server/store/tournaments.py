"""Tournaments in the store: what is shown of them, and how they progress from round to round.

Every step is a work that takes it or, if it has been taken already, does nothing: so it does not matter where a server
was killed, and the next one continues from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from ...core.contract.game import Game
from ...core.contract.refusal import OptionError
from ...core.contract.registry import game as find_game
from ..errors import Code, Problem
from ..table.ending import CLOSED, RULES_GONE
from ..table.header import Header
from ..table.messages import Pace
from ..tournament.drawing import Course, draw_free, draw_round, fewest, rounds_of
from ..tournament.score import Entrant, Kind, Meeting, places_of, points_of, worth_of_bye
from ..tournament.standings import Standing, standings
from . import ratings
from .archive import save_header
from .store import Connection

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
TO_COME: Final[dict[Kind, int]] = {
    "arena": MINUTE,
    "swiss": 3 * MINUTE,
    "round_robin": 3 * MINUTE,
    "tables": 3 * MINUTE,
}
TO_COME_IN_DAYS: Final = 48 * HOUR
VOID: Final = (CLOSED, RULES_GONE)  # nobody's fault: the points of such a game are shared

COLUMNS: Final = (
    *(
        "id",
        "title",
        "owner",
        "game",
        "options",
        "kind",
        "seats",
        "rounds",
        "minutes",
        "pause",
        "move",
        "bank",
        "rated",
    ),
    *("status", "starts", "began", "ended", "round", "rests", "held", "seed", "created", "version"),
)
Status = Literal["open", "running", "over", "off"]


class Tournament(Struct, frozen=True):
    """A tournament as stored; times are in milliseconds."""

    id: str
    title: str
    owner: str
    game: str
    options: dict[str, str]
    kind: Kind
    seats: int
    rounds: int
    minutes: int
    pause: int
    pace: Pace
    rated: bool
    starts: int
    seed: int
    created: int
    status: Status = "open"
    began: int | None = None
    ended: int | None = None
    round: int = 0
    rests: int = 0
    held: bool = False
    version: int = 0

    @property
    def of_days(self) -> bool:
        return ratings.pace_of(self.pace.move, self.pace.bank) != "live"

    @property
    def course(self) -> Course:
        return Course(self.kind, self.seats, self.possible_seats, self.rounds, self.seed, self.of_days)

    @property
    def possible_seats(self) -> tuple[int, ...]:
        """How many can play at a table with these options: the code of a map may be for one number of players only."""
        game = find_game(self.game)
        return tuple(seats for seats in game.seat_counts if can_begin(game, seats, self.options))

    @property
    def to_come(self) -> int:
        """How long to wait for players who were drawn, in milliseconds."""
        return TO_COME_IN_DAYS if self.of_days else TO_COME[self.kind]

    @property
    def ends(self) -> int:
        """When an arena stops drawing."""
        return (self.began or self.starts) + self.minutes * MINUTE

    def may_enter(self, now: int) -> bool:
        """Whether entry is still open: until half of the rounds are drawn, in an arena until it ends, in a round robin
        until it begins."""
        if self.status != "running" or self.kind == "round_robin":
            return self.status == "open"
        return now < self.ends if self.kind == "arena" else self.round < self.rounds // 2


def can_begin(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Whether a game for that many can be set up with these options."""
    try:
        game.begin(seats, options)
    except OptionError:
        return False
    return True


class Shown(Struct, frozen=True):
    """A tournament as everybody sees it: names by user, None for a deleted account."""

    tournament: Tournament
    organiser: str | None
    names: dict[str, str | None]
    entrants: list[Entrant]
    meetings: list[tuple[str | None, Meeting]]  # with their tables
    standings: list[Standing]
    rounds: int


class Progress(Struct, frozen=True):
    """What there is to do: whether games are over that have not been counted, the tables where somebody is late, the
    tables where only bots still play, how many games have not been counted, and how many players are free in an
    arena."""

    tournament: Tournament
    counted: bool
    late: list[str]
    deserted: list[str]
    unfinished: int
    free: int


Drawn = list[tuple[int, tuple[str, ...]]]  # who meets, by round


# ---- reading


def load(connection: Connection, id: str) -> Tournament:
    """The tournament with that id."""
    found = connection.execute(f"SELECT {', '.join(COLUMNS)} FROM tournaments WHERE id = ?", (id,)).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "There is no such tournament")
    return as_tournament(found)


def as_tournament(found: Sequence[Any]) -> Tournament:
    row = dict(zip(COLUMNS, found, strict=True))
    pace = Pace(row.pop("move"), row.pop("bank"))
    options = msgspec.json.decode(row.pop("options"), type=dict[str, str])
    rated, held = bool(row.pop("rated")), bool(row.pop("held"))
    return Tournament(pace=pace, options=options, rated=rated, held=held, **row)


def version_of(connection: Connection, id: str) -> int:
    found = connection.execute("SELECT version FROM tournaments WHERE id = ?", (id,)).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "There is no such tournament")
    return int(found[0])


def entrants_of(connection: Connection, id: str) -> list[Entrant]:
    rows = connection.execute(
        "SELECT user_id, rating, lot, round, paused FROM entrants WHERE tournament_id = ? ORDER BY lot, user_id", (id,)
    ).fetchall()
    return [Entrant(user, rating, lot, round, bool(paused)) for user, rating, lot, round, paused in rows]


def meetings_of(connection: Connection, id: str) -> list[tuple[str | None, Meeting]]:
    """All meetings in order, each with its table."""
    rows = connection.execute(
        "SELECT meetings.number, round, table_id, played, user_id, points FROM meetings JOIN meeting_seats "
        "ON meeting_seats.tournament_id = meetings.tournament_id AND meeting_seats.number = meetings.number "
        "WHERE meetings.tournament_id = ? ORDER BY meetings.number, seat",
        (id,),
    ).fetchall()
    found: dict[int, list[Any]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(row)
    return [as_meeting(seats) for seats in found.values()]


def as_meeting(seats: Sequence[Any]) -> tuple[str | None, Meeting]:
    _, round, table, played, _, _ = seats[0]
    users, points = tuple(row[4] for row in seats), tuple(row[5] for row in seats)
    return table, Meeting(round, users, None if played is None else points, played != 0)


def shown(connection: Connection, id: str) -> Shown:
    """Everything that is shown of a tournament. Standings of many players take a while, so a clerk does it."""
    found = load(connection, id)
    entrants, meetings = entrants_of(connection, id), meetings_of(connection, id)
    rows = connection.execute(
        "SELECT id, CASE kind WHEN 'deleted' THEN NULL ELSE name END FROM users WHERE id = ? OR id IN "
        "(SELECT user_id FROM entrants WHERE tournament_id = ?)",
        (found.owner, id),
    ).fetchall()
    names: dict[str, str | None] = dict(rows)
    lines = standings(found.kind, entrants, [meeting for _, meeting in meetings], found.round)
    settled = found.status != "open" or found.kind == "round_robin"  # others may still enter
    rounds = rounds_of(found.course, len(entrants)) if settled else found.rounds
    return Shown(found, names.get(found.owner), names, entrants, meetings, lines, rounds)


def listed(connection: Connection, most: int) -> list[tuple[Tournament, str | None, int]]:
    """Tournaments, running ones first, then upcoming ones, then the latest that are over; each with the name of its
    organiser and the number of entrants."""
    columns = ", ".join(f"tournaments.{name}" for name in COLUMNS)
    rows = connection.execute(
        f"SELECT {columns}, CASE users.kind WHEN 'deleted' THEN NULL ELSE users.name END, "
        "(SELECT count(*) FROM entrants WHERE tournament_id = tournaments.id) FROM tournaments "
        "JOIN users ON users.id = tournaments.owner WHERE status <> 'off' "
        "ORDER BY CASE status WHEN 'running' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, "
        "CASE status WHEN 'over' THEN -starts ELSE starts END LIMIT ?",
        (most,),
    ).fetchall()
    return [(as_tournament(row[:-2]), row[-2], row[-1]) for row in rows]


# ---- how they progress


def touch(connection: Connection, id: str) -> None:
    """Note that something has changed."""
    connection.execute("UPDATE tournaments SET version = version + 1 WHERE id = ?", (id,))


def under_way(connection: Connection, now: int) -> list[str]:
    """The tournaments to look after: running, or due to begin."""
    rows = connection.execute(
        "SELECT id FROM tournaments WHERE status = 'running' OR status = 'open' AND starts <= ? ORDER BY starts, id",
        (now,),
    ).fetchall()
    return [id for (id,) in rows]


def progress(connection: Connection, id: str, now: int) -> Progress:
    """What there is to do for a tournament."""
    found = load(connection, id)
    rows = connection.execute(
        "SELECT table_id, made, status, (SELECT count(*) FROM seats WHERE seats.table_id = tables.id "
        "AND kind = 'person' AND bot = '') FROM meetings JOIN tables ON tables.id = table_id "
        "WHERE tournament_id = ? AND played IS NULL",
        (id,),
    ).fetchall()
    late = [table for table, made, status, _ in rows if status == "waiting" and made + found.to_come <= now]
    deserted = [table for table, _, status, awake in rows if status == "playing" and not awake]
    return Progress(
        found,
        any(status == "over" for _, _, status, _ in rows),
        late,
        deserted,
        len(rows),
        len(free_players(connection, id, now)) if found.kind == "arena" else 0,
    )


def free_players(connection: Connection, id: str, now: int) -> dict[str, int]:
    """The players in an arena who are waiting for a game, and for how long."""
    rows = connection.execute(
        "SELECT user_id, free FROM entrants WHERE tournament_id = ? AND paused = 0 AND user_id NOT IN "
        "(SELECT user_id FROM meeting_seats JOIN meetings ON meetings.tournament_id = meeting_seats.tournament_id "
        "AND meetings.number = meeting_seats.number WHERE meetings.tournament_id = ? AND played IS NULL)",
        (id, id),
    ).fetchall()
    return {user: now - free for user, free in rows}


def begin(connection: Connection, id: str, now: int) -> None:
    """Begin a tournament, or call it off if there are too few entrants."""
    (count,) = connection.execute("SELECT count(*) FROM entrants WHERE tournament_id = ?", (id,)).fetchone()
    found = load(connection, id)
    if found.status != "open":
        return
    begins = count >= fewest(found.kind)
    connection.execute(
        "UPDATE tournaments SET status = ?, began = ?, ended = ? WHERE id = ?",
        ("running" if begins else "off", now if begins else None, None if begins else now, id),
    )
    connection.execute("UPDATE entrants SET free = ? WHERE tournament_id = ?", (now, id))
    touch(connection, id)


def draw(connection: Connection, id: str, now: int) -> Drawn:
    """Who meets next; nothing once all rounds are drawn. It takes a while, so a clerk does it."""
    found = load(connection, id)
    entrants = entrants_of(connection, id)
    meetings = [meeting for _, meeting in meetings_of(connection, id)]
    if found.kind == "arena":
        pairs = draw_free(entrants, meetings, free_players(connection, id, now), ())
        return [(0, seats) for seats in pairs]
    last = rounds_of(found.course, len(entrants))
    until = last if found.kind == "round_robin" and found.of_days else min(last, found.round + 1)
    return [
        (number, seats)
        for number in range(found.round + 1, until + 1)
        for seats in draw_round(found.course, entrants, meetings, number)
    ]


def make(
    connection: Connection, before: Tournament, drawn: Drawn, header_of: Callable[[Sequence[str]], Header], now: int
) -> int:
    """Store who meets, with a table for each game; returns how many meetings there are. A draw based on an older state
    of the tournament is dropped: another server may have drawn meanwhile, or somebody may have paused."""
    found = load(connection, before.id)
    if found.version != before.version or found.status != "running" or found.held:
        return 0
    (number,) = connection.execute(
        "SELECT coalesce(max(number), 0) FROM meetings WHERE tournament_id = ?", (found.id,)
    ).fetchone()
    for round, seats in drawn:
        number += 1
        header = header_of(seats) if len(seats) > 1 else None
        if header is not None:
            save_header(connection, header)
        connection.execute(
            "INSERT INTO meetings (tournament_id, number, round, table_id, made, played) VALUES (?, ?, ?, ?, ?, ?)",
            (found.id, number, round, None if header is None else header.id, now, 1 if header is None else None),
        )
        points = worth_of_bye(found.kind) if header is None else None
        connection.executemany(
            "INSERT INTO meeting_seats (tournament_id, number, seat, user_id, points) VALUES (?, ?, ?, ?, ?)",
            [(found.id, number, seat, user, points) for seat, user in enumerate(seats)],
        )
    if found.kind != "arena":
        last = max(round for round, _ in drawn)
        connection.execute("UPDATE tournaments SET round = ?, rests = 0 WHERE id = ?", (last, found.id))
    touch(connection, found.id)
    return len(drawn)


def count(connection: Connection, id: str, now: int) -> None:
    """Count the games that are over. Once all games of a round are, there is a pause before the next."""
    found = load(connection, id)
    rows = connection.execute(
        "SELECT number, table_id FROM meetings JOIN tables ON tables.id = table_id "
        "WHERE tournament_id = ? AND played IS NULL AND status = 'over' ORDER BY number",
        (id,),
    ).fetchall()
    for number, table in rows:
        count_one(connection, found, number, table, now)
    (left,) = connection.execute(
        "SELECT count(*) FROM meetings WHERE tournament_id = ? AND played IS NULL", (id,)
    ).fetchone()
    if rows and not left and found.round < rounds_of(found.course, len(entrants_of(connection, id))):
        connection.execute("UPDATE tournaments SET rests = ? WHERE id = ?", (now + found.pause * 1000, id))
    if rows:
        touch(connection, id)


def count_one(connection: Connection, found: Tournament, number: int, table: str, now: int) -> None:
    """Count one game. A player who did not arrive, or was gone at the end, gets nothing; one who did not arrive is not
    drawn again until they say they are back."""
    drawn = connection.execute(
        "SELECT user_id FROM meeting_seats WHERE tournament_id = ? AND number = ? ORDER BY seat", (found.id, number)
    ).fetchall()
    chairs = connection.execute(
        "SELECT user_id, bot, invited FROM seats WHERE table_id = ? ORDER BY seat", (table,)
    ).fetchall()
    users = [user for (user,) in drawn]
    absent = [bool(invited) or sat != user for user, (sat, _, invited) in zip(users, chairs, strict=True)]
    gone = [seat for seat, (_, bot, _) in enumerate(chairs) if absent[seat] or bot]
    points = worth(connection, found.game, table, gone)
    connection.executemany(
        "UPDATE meeting_seats SET points = ? WHERE tournament_id = ? AND number = ? AND seat = ?",
        [(value, found.id, number, seat) for seat, value in enumerate(points)],
    )
    played = not any(absent) or (len(users) > 2 and not all(absent))  # at larger tables, bots play for the absent
    connection.execute(
        "UPDATE meetings SET played = ? WHERE tournament_id = ? AND number = ?", (int(played), found.id, number)
    )
    for user, away in zip(users, absent, strict=True):
        paused = ", paused = 1" if away and found.kind != "round_robin" else ""
        connection.execute(
            f"UPDATE entrants SET free = ?{paused} WHERE tournament_id = ? AND user_id = ?", (now, found.id, user)
        )


def worth(connection: Connection, game: str, table: str, gone: Iterable[int]) -> list[int]:
    """The points of each seat in a game that is over."""
    winners, reason, scores = connection.execute(
        "SELECT winners, reason, scores FROM results WHERE table_id = ?", (table,)
    ).fetchone()
    (seats,) = connection.execute("SELECT count(*) FROM seats WHERE table_id = ?", (table,)).fetchone()
    sheets = msgspec.json.decode(scores, type=list[dict[str, int]])
    merits = [find_game(game).merit(sheet) for sheet in sheets] if len(sheets) == seats else []
    left = set() if reason in VOID else set(gone)
    points = points_of(places_of(seats, msgspec.json.decode(winners, type=list[int]), merits, left))
    return [0 if seat in left else value for seat, value in enumerate(points)]


def end(connection: Connection, id: str, now: int) -> None:
    """End a tournament: everything has been played."""
    connection.execute(
        "UPDATE tournaments SET status = 'over', ended = ? WHERE id = ? AND status = 'running'", (now, id)
    )
    touch(connection, id)
