"""Attempts at challenges: each is a table, and a challenge is solved if any of them met all its goals."""

from __future__ import annotations

from typing import Final

import msgspec

from ...core.contract.registry import all_games
from ..table.header import Header
from ..table.messages import Attempt
from .store import Connection

SAVE: Final = (
    "INSERT INTO attempts (table_id, user_id, challenge, met, goals) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET met = excluded.met, goals = excluded.goals"
)


class Progress(msgspec.Struct, frozen=True):
    """Somebody's progress with a challenge: whether it is solved, how often it was attempted, and the table where it is
    being played, or ""."""

    solved: bool
    tries: int
    table: str


class Solved(msgspec.Struct, frozen=True):
    """How many challenges of a game somebody has solved, and how many there are."""

    game: str
    solved: int
    challenges: int


def save_attempt(connection: Connection, header: Header) -> None:
    """Store that a table is an attempt at a challenge, and its outcome."""
    attempt = header.attempt
    if attempt is None:
        return
    goals = attempt.met
    met = None if goals is None else int(all(goals))
    told = None if goals is None else msgspec.json.encode(goals).decode()
    connection.execute(SAVE, (header.id, header.host, attempt.challenge, met, told))


def attempt_at(connection: Connection, table: str) -> Attempt | None:
    """The attempt at a challenge that a table is, if it is one."""
    found = connection.execute("SELECT challenge, goals FROM attempts WHERE table_id = ?", (table,)).fetchone()
    if found is None:
        return None
    challenge, goals = found
    return Attempt(challenge, None if goals is None else msgspec.json.decode(goals, type=list[bool]))


def progress_of(connection: Connection, user: str) -> dict[tuple[str, str], Progress]:
    """Somebody's progress, by game and challenge."""
    rows = connection.execute(
        "SELECT game, challenge, coalesce(max(met), 0), count(*), "
        "coalesce(max(CASE WHEN status = 'playing' THEN tables.id END), '') "
        "FROM attempts JOIN tables ON tables.id = table_id WHERE user_id = ? GROUP BY game, challenge",
        (user,),
    ).fetchall()
    return {(game, challenge): Progress(bool(met), tries, table) for game, challenge, met, tries, table in rows}


def solved_of(connection: Connection, user: str) -> list[Solved]:
    """How many challenges of each game somebody has solved; games with none solved are left out."""
    known = progress_of(connection, user)
    found = []
    for game in sorted(all_games().values(), key=lambda game: (game.manifest.order, game.id)):
        ids = [one.id for one in game.manifest.challenges]
        solved = sum((game.id, id) in known and known[game.id, id].solved for id in ids)
        if solved:
            found.append(Solved(game.id, solved, len(ids)))
    return found
