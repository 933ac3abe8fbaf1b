"""What people do with tournaments: announce, enter, leave, pause, hold, and call them off."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from ..errors import Code, Problem
from . import ratings
from .companions import check_welcome
from .store import Connection
from .tournaments import COLUMNS, Tournament, load, touch

MOST_PLAYERS: Final = 200
MOST_IN_ROUND_ROBIN: Final = 16  # everybody plays everybody
MOST_AT_ONCE: Final = 3  # for each organiser, open or running
MOST_UNDER_WAY: Final = 50  # on the server


def create(connection: Connection, new: Tournament) -> None:
    """Announce a tournament."""
    (own,) = connection.execute(
        "SELECT count(*) FROM tournaments WHERE owner = ? AND status IN ('open', 'running')", (new.owner,)
    ).fetchone()
    (all_,) = connection.execute("SELECT count(*) FROM tournaments WHERE status IN ('open', 'running')").fetchone()
    if own >= MOST_AT_ONCE or all_ >= MOST_UNDER_WAY:
        raise Problem(
            Code.TOO_MANY_TOURNAMENTS,
            f"Nobody has more than {MOST_AT_ONCE} tournaments at a time, and the house {MOST_UNDER_WAY}",
        )
    values = (
        *(new.id, new.title, new.owner, new.game, msgspec.json.encode(new.options).decode(), new.kind, new.seats),
        *(new.rounds, new.minutes, new.pause, new.pace.move, new.pace.bank, int(new.rated), new.status, new.starts),
        *(new.began, new.ended, new.round, new.rests, int(new.held), new.seed, new.created, new.version),
    )
    connection.execute(
        f"INSERT INTO tournaments ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})", values
    )


def enter(connection: Connection, id: str, user: str, now: int) -> None:
    """Enter, or come back after a pause."""
    found = load(connection, id)
    entered = connection.execute(
        "SELECT paused FROM entrants WHERE tournament_id = ? AND user_id = ?", (id, user)
    ).fetchone()
    if entered is not None:
        return set_pause(connection, id, user, False, now)
    check_welcome(connection, found.owner, user)
    if not found.may_enter(now):
        raise Problem(Code.ENTRY_CLOSED, "It is too late to enter this tournament")
    (count,) = connection.execute("SELECT count(*) FROM entrants WHERE tournament_id = ?", (id,)).fetchone()
    if count >= (MOST_IN_ROUND_ROBIN if found.kind == "round_robin" else MOST_PLAYERS):
        raise Problem(Code.ENTRY_CLOSED, "This tournament is full")
    pace = ratings.pace_of(found.pace.move, found.pace.bank)
    mu, sigma, _ = ratings.current(connection, user, found.game, pace)
    values = (id, user, ratings.shown(mu, sigma)[0], secrets.randbits(31), found.round, 0, now, now)
    connection.execute(
        "INSERT INTO entrants (tournament_id, user_id, rating, lot, round, paused, free, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        values,
    )
    return touch(connection, id)


def leave(connection: Connection, id: str, user: str, now: int) -> None:
    """Leave: before the tournament begins, as if you had never entered; afterwards, a pause without end."""
    if load(connection, id).status != "open":
        return set_pause(connection, id, user, True, now)
    connection.execute("DELETE FROM entrants WHERE tournament_id = ? AND user_id = ?", (id, user))
    return touch(connection, id)


def set_pause(connection: Connection, id: str, user: str, paused: bool, now: int) -> None:
    """Pause, and not be drawn, or come back."""
    changed = connection.execute(
        "UPDATE entrants SET paused = ?, free = ? WHERE tournament_id = ? AND user_id = ?",
        (int(paused), now, id, user),
    )
    if changed.rowcount == 0:
        raise Problem(Code.NOT_FOUND, "You do not take part in this tournament")
    touch(connection, id)


def manage(connection: Connection, id: str, user: str, admin: bool, change: str, *values: int) -> None:
    """Change a tournament as its organiser or an admin; `change` is the assignments of the UPDATE."""
    found = load(connection, id)
    if found.owner != user and not admin:
        raise Problem(Code.NOT_HOST, "Only the organiser can do that")
    connection.execute(f"UPDATE tournaments SET {change} WHERE id = ? AND status IN ('open', 'running')", (*values, id))
    touch(connection, id)


def hold(connection: Connection, id: str, user: str, admin: bool, held: bool) -> None:
    """Let nothing new begin, or resume."""
    manage(connection, id, user, admin, "held = ?", int(held))


def begin_now(connection: Connection, id: str, user: str, admin: bool, now: int) -> None:
    """Begin before the time set."""
    manage(connection, id, user, admin, "starts = CASE WHEN starts > ? THEN ? ELSE starts END", now, now)


def call_off(connection: Connection, id: str, user: str, admin: bool, now: int) -> None:
    """End a tournament early; unfinished games do not count."""
    change = "ended = ?, status = CASE status WHEN 'open' THEN 'off' ELSE 'over' END"
    manage(connection, id, user, admin, change, now)
