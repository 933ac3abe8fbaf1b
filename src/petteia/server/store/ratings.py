"""Ratings by openskill, one for each game and pace, from rated games between people and from those between bot
accounts. They follow entirely from stored results.

Only victory counts: the winners of a game rank above the others, with no order within either group. Nobody's rating
falls because of a game that somebody else has left, and a player who has left gains nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce

from .store import Connection

MODEL: Final = PlackettLuce()
# the numbers that people see: 1500 at first, with a deviation of 333
SCALE: Final = 40.0
FOOT: Final = 500.0
# a game whose turns may take longer than this, including the bank, is played over days
LIVE_SECONDS: Final = 6 * 3600
PACES: Final = ("live", "correspondence", "unlimited")
# with this many games, a rating is no longer provisional
SETTLED: Final = 10


class Rating(msgspec.Struct, frozen=True):
    """Somebody's strength at a game and pace, and how uncertain it is."""

    game: str
    pace: str
    rating: int
    deviation: int
    games: int
    provisional: bool


class Rank(msgspec.Struct, frozen=True):
    """A row of a leaderboard."""

    rank: int
    name: str
    rating: int
    deviation: int
    games: int


def shown(mu: float, sigma: float) -> tuple[int, int]:
    """Rating and deviation as people see them."""
    return round(FOOT + SCALE * mu), round(SCALE * sigma)


def pace_of(move: int, bank: int) -> str:
    """The class of a clock, by its seconds for a turn and in the bank; each class has its own ratings."""
    if move == bank == 0:
        return "unlimited"
    return "live" if move + bank <= LIVE_SECONDS else "correspondence"


def rate(
    connection: Connection, result: int, game: str, pace: str, places: Sequence[tuple[str, bool, bool]], at: int
) -> None:
    """Rate a finished game by who played, who won, and who had left. If somebody left, those who stayed do not lose
    rating, and those who left do not gain any."""
    before = [current(connection, user, game, pace) for user, _, _ in places]
    deserted = any(away for _, _, away in places)
    teams = [[MODEL.rating(mu, sigma)] for mu, sigma, _ in before]
    after = MODEL.rate(teams, ranks=[0.0 if won else 1.0 for _, won, _ in places])
    for (user, _, away), (mu_before, sigma_before, games), (new,) in zip(places, before, after, strict=True):
        if new.mu > mu_before if away else deserted and new.mu < mu_before:
            new = MODEL.rating(mu_before, sigma_before)
        connection.execute(
            "INSERT INTO rating_changes (result, user_id, mu_before, sigma_before, mu, sigma) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (result, user, mu_before, sigma_before, new.mu, new.sigma),
        )
        connection.execute(
            "INSERT INTO ratings (user_id, game, pace, mu, sigma, games, at) VALUES (?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (user_id, game, pace) DO UPDATE SET "
            "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, at = excluded.at",
            (user, game, pace, new.mu, new.sigma, games + 1, at),
        )


def current(connection: Connection, user: str, game: str, pace: str) -> tuple[float, float, int]:
    """Mu, sigma and games so far; for a newcomer, openskill's initial values."""
    row: tuple[float, float, int] | None = connection.execute(
        "SELECT mu, sigma, games FROM ratings WHERE user_id = ? AND game = ? AND pace = ?", (user, game, pace)
    ).fetchone()
    return row or (MODEL.mu, MODEL.sigma, 0)


def recompute(connection: Connection) -> int:
    """Recompute all ratings from every rated game, in the order in which they ended; returns how many games there
    were."""
    connection.execute("DELETE FROM rating_changes")
    connection.execute("DELETE FROM ratings")
    results = connection.execute(
        "SELECT number, table_id, game, pace, at FROM results WHERE rated = 1 ORDER BY number"
    ).fetchall()
    for number, table, game, pace, at in results:
        rate(connection, number, game, pace, places_of(connection, table), at)
    return len(results)


def places_of(connection: Connection, table: str) -> list[tuple[str, bool, bool]]:
    """Who played a rated game, whether they won and whether they had left, by seat."""
    rows = connection.execute(
        "SELECT user_id, share > 0, away FROM players WHERE table_id = ? ORDER BY seat", (table,)
    ).fetchall()
    return [(user, bool(won), bool(away)) for user, won, away in rows]


def of(connection: Connection, user: str) -> list[Rating]:
    """All ratings of an account."""
    rows = connection.execute(
        "SELECT game, pace, mu, sigma, games FROM ratings WHERE user_id = ? ORDER BY game, pace", (user,)
    ).fetchall()
    return [as_rating(row) for row in rows]


def as_rating(row: Iterable[Any]) -> Rating:
    game, pace, mu, sigma, games = row
    return Rating(game, pace, *shown(mu, sigma), games, games < SETTLED)


def leaderboard(connection: Connection, game: str, pace: str, skip: int, most: int, kind: str = "person") -> list[Rank]:
    """The strongest people or bots first, by what is almost certain of their rating: minus three deviations."""
    rows = connection.execute(
        "SELECT name, mu, sigma, ratings.games FROM ratings JOIN users ON id = user_id "
        "WHERE game = ? AND pace = ? AND kind = ? "
        "AND NOT EXISTS (SELECT 1 FROM profiles WHERE profiles.user_id = users.id AND profiles.ratings = 0) "
        "ORDER BY mu - 3 * sigma DESC, user_id LIMIT ? OFFSET ?",
        (game, pace, kind, most, skip),
    ).fetchall()
    return [
        Rank(skip + place, name, *shown(mu, sigma), games) for place, (name, mu, sigma, games) in enumerate(rows, 1)
    ]
