"""Stored games as records: the same as those that files hold."""

from __future__ import annotations

from typing import Final

import msgspec

from ..core.fair import Pledge, Seeds
from ..core.record import Record
from ..core.refusal import OptionError
from ..core.registry import game as find_game
from .errors import Code, Problem
from .history import DELETED
from .store import Connection

OPTIONS: Final = msgspec.json.Decoder(dict[str, str])


def stored_record(connection: Connection, table: str) -> Record:
    """The game of a table as far as it was played, every action legal; what was taken back is not in it.

    It shows the pledge of its chance, and once the game is over, the seeds.
    """
    row = connection.execute(
        "SELECT game, rules, options, secret, status FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        raise Problem(Code.NOT_FOUND, "There is no such table")
    game, rules, options, secret, status = row
    seeds = Seeds(secret, seeds_of_players(connection, table))
    players, tags = names(connection, table), {"Table": table}
    record = empty_record(game, rules, OPTIONS.decode(options), players, tags, seeds.pledge())
    for action in line(connection, table):
        record.play(action)
    if status == "over":
        record.reveal(seeds)
    return record


def empty_record(
    game: str,
    rules: str,
    options: dict[str, str],
    players: list[str],
    tags: dict[str, str],
    pledge: Pledge | None = None,
) -> Record:
    """A record without actions, if its rules are those that are installed."""
    try:
        known = find_game(game)
    except OptionError:
        raise Problem(Code.OTHER_RULES, f"The game {game} is not installed", game=game, rules=rules) from None
    if known.version != rules:
        raise Problem(
            Code.OTHER_RULES,
            f"This was played by rules {rules} of {game}; these are {known.version}",
            game=game,
            rules=rules,
        )
    return Record(known, len(players), options, players, tags, pledge=pledge)


def seeds_of_players(connection: Connection, table: str) -> tuple[str, ...]:
    """What each seat gave for the chance of the game."""
    rows = connection.execute("SELECT seed FROM seats WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
    return tuple(seed for (seed,) in rows)


def names(connection: Connection, table: str) -> list[str]:
    """Who sits at a table, by seats: names of people, levels of bots."""
    rows = connection.execute(
        "SELECT seats.kind, bot, users.kind, name FROM seats LEFT JOIN users ON users.id = user_id "
        "WHERE table_id = ? ORDER BY seat",
        (table,),
    ).fetchall()
    return [
        DELETED if account == "deleted" else bot if kind == "bot" else name or "" for kind, bot, account, name in rows
    ]


def line(connection: Connection, table: str) -> list[int]:
    """The actions that stand: those of the log that were not taken back."""
    actions: list[int] = []
    for kind, action in connection.execute(
        "SELECT kind, action FROM entries WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall():
        if kind == "action":
            actions.append(action)
        elif kind == "undo":
            del actions[len(actions) - action :]
    return actions
