"""Stored games as records, like those in files."""

from __future__ import annotations

from typing import Final

import msgspec

from ...core.contract.refusal import OptionError
from ...core.contract.registry import game as find_game
from ...core.records.fair import Pledge, Seeds
from ...core.records.notation import RecordError, read
from ...core.records.record import Record
from ..errors import Code, Problem
from ..table.header import lesson_secret
from .archive import begun_from
from .history import DELETED
from .store import Connection

OPTIONS: Final = msgspec.json.Decoder(dict[str, str])


def stored_record(connection: Connection, table: str) -> Record:
    """The game of a table as far as it was played, every action legal; undone actions are left out.

    It includes the pledge of its chance and, once the game is over, the seeds. A lesson pledges nothing. If a game
    ended before its rules ended it, a tag says why. An opened record is returned as it was.
    """
    opened = connection.execute("SELECT record FROM opened WHERE table_id = ?", (table,)).fetchone()
    if opened is not None:
        try:
            return read(opened[0])
        except RecordError as error:
            raise Problem(Code.OTHER_RULES, str(error)) from None
    row = connection.execute(
        "SELECT game, rules, options, secret, status, scheme FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        raise Problem(Code.NOT_FOUND, "There is no such table")
    game, rules, options, secret, status, scheme = row
    lesson = secret == lesson_secret(game)
    seeds = Seeds(secret, seeds_of_players(connection, table), scheme)
    tags = {"Table": table} | ({"Lesson": "yes"} if lesson else {})
    pledge = None if lesson else seeds.pledge()
    position, _ = begun_from(connection, table)
    record = empty_record(game, rules, OPTIONS.decode(options), names(connection, table), tags, pledge, position)
    for action in line(connection, table):
        record.play(action)
    if status == "over" and not record.state.over:
        record.tags["Ended"] = reason_of(connection, table)
    if status == "over" and not lesson:
        record.reveal(seeds)
    return record


def empty_record(
    game: str,
    rules: str,
    options: dict[str, str],
    players: list[str],
    tags: dict[str, str],
    pledge: Pledge | None = None,
    position: str = "",
) -> Record:
    """A record without actions, if its rules are installed."""
    try:
        known = find_game(game)
    except OptionError:
        raise Problem(Code.OTHER_RULES, f"The game {game} is not installed", game=game, rules=rules) from None
    try:
        played = known.edition(rules)
    except OptionError as error:
        raise Problem(Code.OTHER_RULES, str(error), game=game, rules=rules) from None
    return Record(played, len(players), options, players, tags, position, pledge)


def seeds_of_players(connection: Connection, table: str) -> tuple[str, ...]:
    """Each seat's contribution to the game's chance."""
    rows = connection.execute("SELECT seed FROM seats WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
    return tuple(seed for (seed,) in rows)


def reason_of(connection: Connection, table: str) -> str:
    """Why a game ended before the rules ended it."""
    (reason,) = connection.execute("SELECT reason FROM results WHERE table_id = ?", (table,)).fetchone()
    return str(reason)


def names(connection: Connection, table: str) -> list[str]:
    """Who sits at a table, by seat: names of people, levels of bots."""
    rows = connection.execute(
        "SELECT seats.kind, bot, users.kind, name FROM seats LEFT JOIN users ON users.id = user_id "
        "WHERE table_id = ? ORDER BY seat",
        (table,),
    ).fetchall()
    return [
        DELETED if account == "deleted" else bot if kind == "bot" else name or "" for kind, bot, account, name in rows
    ]


def line(connection: Connection, table: str) -> list[int]:
    """The actions in the log that were not undone."""
    actions: list[int] = []
    for kind, action in connection.execute(
        "SELECT kind, action FROM entries WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall():
        if kind == "action":
            actions.append(action)
        elif kind == "undo":
            del actions[len(actions) - action :]
    return actions
