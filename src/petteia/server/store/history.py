"""What was played: the results of finished games, who played them, and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from ..table.ending import Ending
from . import ratings
from .store import Connection

DELETED: Final = "deleted player"
PEOPLE: Final = "people"
BOT_ACCOUNT: Final = "bot"  # the level of a bot with an account, which is somebody else's program

JSON: Final = msgspec.json.Encoder()


class Player(msgspec.Struct, frozen=True):
    """The player credited with a seat in a finished game; without a name, a deleted account."""

    seat: int
    name: str | None
    level: str
    won: bool


class Played(msgspec.Struct, frozen=True):
    """A finished game, as listed in a history. `number` grows with time; for the next page, ask for those before the
    last."""

    number: int
    table: str
    game: str
    pace: str
    rated: bool
    reason: str
    winners: list[int]
    players: list[Player]
    at: int
    rating: int | None = None
    change: int | None = None


class Count(msgspec.Struct):
    """Games played, and how many of them were won."""

    played: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        self.played += 1
        self.won += won


class Statistics(msgspec.Struct):
    """How often somebody has played one game; `against` counts games with people and with each level of bots."""

    game: str
    total: Count
    against: dict[str, Count]


def record_result(connection: Connection, end: Ending) -> None:
    """Store how a table's game ended, and rate it; part of the work that stores its last entry.

    It is rated if the table is, somebody has won, and the seats are held either by different people with accounts or by
    bot accounts of different owners. At a table whose game never began, nobody has played. Among several players, one
    who resigned has not won, even if the bot that played on has.
    """
    game, wanted, move, bank = connection.execute(
        "SELECT game, rated, move, bank FROM tables WHERE id = ?", (end.table,)
    ).fetchone()
    seats = connection.execute(
        "SELECT seat, seats.kind, bot, user_id, users.kind, owner, resigned FROM seats "
        "LEFT JOIN users ON users.id = user_id WHERE table_id = ? ORDER BY seat",
        (end.table,),
    ).fetchall()
    people = {user for _, kind, _, user, account, *_ in seats if kind == "person" and account == "person"}
    owners = {owner for _, _, _, _, account, owner, _ in seats if account == "bot"}
    rated = bool(wanted and end.winners) and len(seats) > 1 and len(seats) in (len(people), len(owners))
    pace = ratings.pace_of(move, bank)
    played = (end.table, game, pace, int(rated))
    ended = (json(end.winners), end.reason, json(end.scores), end.digest, end.entries, end.at)
    (number,) = connection.execute(
        "INSERT INTO results (table_id, game, pace, rated, winners, reason, scores, digest, entry_count, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number",
        played + ended,
    ).fetchone()
    connection.executemany(
        "INSERT INTO players (table_id, seat, user_id, level, share, away) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (
                end.table,
                seat,
                user,
                level_of(kind, bot, account),
                0 if resigned else end.share(seat),
                int(is_away(kind, bot, resigned)),
            )
            for seat, kind, bot, user, account, _, resigned in seats
            if end.entries or end.winners
        ],
    )
    if rated:
        ratings.rate(connection, number, game, pace, ratings.places_of(connection, end.table), end.at)


def level_of(kind: str, bot: str, account: str | None) -> str:
    """What played a seat: the level of one of our bots, a bot account, or nothing for a person.

    A bot that only finished the game for a person does not count.
    """
    if account == "bot":
        return BOT_ACCOUNT
    return bot if kind == "bot" else ""


def is_away(kind: str, bot: str, resigned: int) -> bool:
    """Whether a person had left a seat, so that a bot played on there; a player who resigned is not away."""
    return kind == "person" and bot != "" and not resigned


def json(value: object) -> str:
    return JSON.encode(value).decode()


def games_of(connection: Connection, user: str, before: int, most: int, public_only: bool) -> list[Played]:
    """An account's finished games, newest first."""
    rows = connection.execute(
        "SELECT results.number, results.table_id, results.game, results.pace, results.rated, reason, winners, at, "
        "mu_before, mu FROM results JOIN tables ON tables.id = results.table_id "
        "LEFT JOIN rating_changes ON result = results.number AND user_id = ? "
        "WHERE results.number < ? AND results.table_id IN (SELECT table_id FROM players WHERE user_id = ?) "
        "AND public >= ? ORDER BY results.number DESC LIMIT ?",
        (user, before, user, int(public_only), most),
    ).fetchall()
    return [as_played(connection, row) for row in rows]


def as_played(connection: Connection, row: Sequence[Any]) -> Played:
    number, table, game, pace, rated, reason, winners, at, mu_before, mu = row
    rating = None if mu is None else ratings.shown(mu, 0)[0]
    change = None if rating is None else rating - ratings.shown(mu_before, 0)[0]
    won = msgspec.json.decode(winners, type=list[int])
    return Played(
        number, table, game, pace, bool(rated), reason, won, players_of(connection, table), at, rating, change
    )


def players_of(connection: Connection, table: str) -> list[Player]:
    """Who played a finished game, by seat."""
    rows = connection.execute(
        "SELECT seat, CASE kind WHEN 'deleted' THEN NULL ELSE name END, level, share > 0 "
        "FROM players LEFT JOIN users ON id = user_id WHERE table_id = ? ORDER BY seat",
        (table,),
    ).fetchall()
    return [Player(seat, name, level, bool(won)) for seat, name, level, won in rows]


def statistics_of(connection: Connection, user: str) -> list[Statistics]:
    """What an account has played, game by game. Games against nobody else, on one screen, do not count, nor do games
    without a winner."""
    rows = connection.execute(
        "SELECT results.table_id, game, user_id, level, share FROM results "
        "JOIN players ON players.table_id = results.table_id "
        "WHERE results.table_id IN (SELECT table_id FROM players WHERE user_id = ?) AND winners <> '[]' "
        "ORDER BY game, results.number",
        (user,),
    ).fetchall()
    games: dict[str, Statistics] = {}
    for (_, game), seats in groupby(rows, key=lambda row: row[:2]):
        places = [(who == user, level or PEOPLE, share > 0) for _, _, who, level, share in seats]
        others = {level for mine, level, _ in places if not mine}
        won = any(mine and won for mine, _, won in places)
        if others:
            found = games.setdefault(game, Statistics(game, Count(), {}))
            found.total.add(won)
            for other in sorted(others):
                found.against.setdefault(other, Count()).add(won)
    return list(games.values())
