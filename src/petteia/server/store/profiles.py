"""Profiles: how people present themselves, and statistics of their games. What is public is the owner's choice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby
from typing import Any, Final

import msgspec

from ...bots import characters
from ...core.contract.refusal import OptionError
from ...core.contract.registry import all_games
from ...core.contract.registry import game as find_game
from ...review import Review
from . import ratings
from .attempts import Solved, solved_of
from .history import PEOPLE, Count
from .solutions import SolvedProblems, solved_problems_of
from .store import Connection

MOST_OPPONENTS: Final = 20
MOST_POINTS: Final = 500  # of a rating's course
MOST_REVIEWS: Final = 200
MOST_FAVOURITES: Final = 5  # for each game
REVIEW: Final = msgspec.json.Decoder(Review)


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody may see of a profile besides the name, the portrait and the line. A player who hides ratings does
    not appear on leaderboards, either."""

    games: bool = True
    ratings: bool = True
    results: bool = True
    skill: bool = False
    favourites: bool = False


class Presented(msgspec.Struct, frozen=True):
    """How somebody presents themselves: the portrait of a character ("" for none), a line of text, and what is
    public."""

    portrait: str = ""
    line: str = ""
    shown: Shown = Shown()


class Course(msgspec.Struct, frozen=True):
    """A rating over time: when it changed, and to what, oldest first."""

    game: str
    pace: str
    at: list[int]
    ratings: list[int]


class Tally(msgspec.Struct, frozen=True):
    """Results at one game: by the number of seats, by how the games ended, and by opponent (a person's name, or the
    level of a bot)."""

    game: str
    total: Count
    seats: dict[int, Count]
    reasons: dict[str, Count]
    people: dict[str, Count]
    bots: dict[str, Count]


class Reviewed(msgspec.Struct, frozen=True):
    """The averages of somebody's reviews at one game: what luck gave and what decisions changed, in millionths of a
    win, and the accuracy in tenths of a percent; and the accuracy in each game, oldest first."""

    game: str
    games: int
    luck: int
    skill: int
    accuracy: int
    accuracies: list[int]


class Favourite(msgspec.Struct, frozen=True):
    """What somebody chose most often in a game, such as a god or a wonder."""

    game: str
    kind: str
    name: str
    count: int


class Details(msgspec.Struct, frozen=True):
    """Statistics of somebody's games; None where they are not public."""

    courses: list[Course] | None
    tallies: list[Tally] | None
    reviewed: list[Reviewed] | None
    favourites: list[Favourite] | None
    challenges: list[Solved] | None
    problems: list[SolvedProblems] | None


@cache
def portraits() -> frozenset[str]:
    """The portraits to choose from."""
    return frozenset(one.id for game in all_games() for one in characters(game))


# ---- how somebody presents themselves


def presented(connection: Connection, user: str) -> Presented:
    found = connection.execute(
        "SELECT portrait, line, games, ratings, results, skill, favourites FROM profiles WHERE user_id = ?", (user,)
    ).fetchone()
    return Presented() if found is None else Presented(found[0], found[1], Shown(*map(bool, found[2:])))


def present(connection: Connection, user: str, how: Presented) -> None:
    """Change how somebody is presented."""
    shown = [int(getattr(how.shown, name)) for name in Shown.__struct_fields__]
    connection.execute(
        "INSERT INTO profiles (user_id, portrait, line, games, ratings, results, skill, favourites) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET portrait = excluded.portrait, "
        "line = excluded.line, games = excluded.games, ratings = excluded.ratings, results = excluded.results, "
        "skill = excluded.skill, favourites = excluded.favourites",
        (user, how.portrait, how.line, *shown),
    )


# ---- statistics


def details_of(connection: Connection, user: str, own: bool) -> Details:
    """The statistics of somebody's games that are public, or all if they are the reader's `own`."""
    shown = Shown(*[True] * len(Shown.__struct_fields__)) if own else presented(connection, user).shown
    return Details(
        courses_of(connection, user) if shown.ratings else None,
        tallies_of(connection, user) if shown.results else None,
        reviewed_of(connection, user) if shown.skill else None,
        favourites_of(connection, user) if shown.favourites else None,
        solved_of(connection, user) if shown.results else None,
        solved_problems_of(connection, user) if shown.results else None,
    )


def courses_of(connection: Connection, user: str) -> list[Course]:
    """An account's ratings over time, by game and pace."""
    rows = connection.execute(
        "SELECT game, pace, at, mu FROM rating_changes JOIN results ON number = result WHERE user_id = ? "
        "ORDER BY game, pace, number",
        (user,),
    ).fetchall()
    found = []
    for (game, pace), points in groupby(rows, key=lambda row: row[:2]):
        last = list(points)[-MOST_POINTS:]
        found.append(Course(game, pace, [at for *_, at, _ in last], [ratings.shown(mu, 0)[0] for *_, mu in last]))
    return found


def tallies_of(connection: Connection, user: str) -> list[Tally]:
    """An account's results, game by game. Games against nobody else, on one screen, do not count, nor do games without
    a winner."""
    rows = connection.execute(
        "SELECT game, results.table_id, reason, user_id, kind, name, level, share FROM results "
        "JOIN players ON players.table_id = results.table_id LEFT JOIN users ON users.id = user_id "
        "WHERE results.table_id IN (SELECT table_id FROM players WHERE user_id = ?) AND winners <> '[]' "
        "ORDER BY game, results.number, seat",
        (user,),
    ).fetchall()
    found: dict[str, Tally] = {}
    for (game, _), group in groupby(rows, key=lambda row: row[:2]):
        seats = list(group)
        others = [row for row in seats if row[3] != user]
        if not others:
            continue
        won = any(row[3] == user and row[7] > 0 for row in seats)
        tally = found.setdefault(game, Tally(game, Count(), {}, {}, {}, {}))
        tally.total.add(won)
        tally.seats.setdefault(len(seats), Count()).add(won)
        tally.reasons.setdefault(seats[0][2], Count()).add(won)
        for name in {row[5] for row in others if row[4] in ("person", "bot")}:
            tally.people.setdefault(name, Count()).add(won)
        for level in {row[6] or PEOPLE for row in others if row[4] is None}:
            tally.bots.setdefault(level, Count()).add(won)
    return [msgspec.structs.replace(tally, people=most_played(tally.people)) for tally in found.values()]


def most_played(counts: dict[str, Count]) -> dict[str, Count]:
    """The most frequent opponents."""
    return dict(sorted(counts.items(), key=lambda entry: (-entry[1].played, entry[0]))[:MOST_OPPONENTS])


def reviewed_of(connection: Connection, user: str) -> list[Reviewed]:
    """Averages of the reviews of an account's latest games, where there are any."""
    rows = connection.execute(
        "SELECT game, seat, document FROM reviews JOIN results ON results.table_id = reviews.table_id "
        "JOIN players ON players.table_id = reviews.table_id WHERE user_id = ? ORDER BY number DESC LIMIT ?",
        (user, MOST_REVIEWS),
    ).fetchall()
    found: dict[str, list[tuple[int, int, int]]] = {}
    for game, seat, document in reversed(rows):
        for one in REVIEW.decode(document).players:
            if one.seat == seat:
                found.setdefault(game, []).append((one.luck, one.skill, one.accuracy))
    return [
        Reviewed(
            game,
            len(games),
            mean(luck for luck, _, _ in games),
            mean(skill for _, skill, _ in games),
            mean(accuracy for _, _, accuracy in games),
            [accuracy for _, _, accuracy in games],
        )
        for game, games in sorted(found.items())
    ]


def mean(numbers: Iterable[int]) -> int:
    known = list(numbers)
    return round(sum(known) / len(known))


def favourites_of(connection: Connection, user: str) -> list[Favourite]:
    """What an account chose most often in its finished games, of the choices that each game's manifest counts."""
    rows = connection.execute(
        "SELECT game, rules, action, count(*) FROM entries JOIN tables ON tables.id = entries.table_id "
        "JOIN seats ON seats.table_id = entries.table_id AND seats.seat = actor "
        "WHERE seats.user_id = ? AND status = 'over' AND entries.kind = 'action' GROUP BY game, rules, action",
        (user,),
    ).fetchall()
    counts: dict[tuple[str, str, str], int] = {}
    for game, rules, action, count in rows:
        named = chosen_by(game, rules, action)
        if named is not None:
            counts[game, *named] = counts.get((game, *named), 0) + count
    found = []
    for _, group in groupby(sorted(counts.items()), key=lambda entry: entry[0][:2]):
        best = sorted(group, key=lambda entry: (-entry[1], entry[0]))[:MOST_FAVOURITES]
        found += [Favourite(*which, count) for which, count in best]
    return found


@cache
def chosen_by(game: str, rules: str, action: int) -> tuple[str, str] | None:
    """The kind and name of what an action chooses, if the game counts it."""
    try:
        known = find_game(game).edition(rules)
    except OptionError:
        return None
    favourites = known.manifest.favourites
    if not favourites or action >= known.decisions:
        return None
    move = starting(game, rules).move(action)
    kind = favourites.get(move.verb)
    return None if kind is None else (kind, str(move.objects[kind]))


@cache
def starting(game: str, rules: str) -> Any:
    """Any position of a game, to name its actions by."""
    known = find_game(game).edition(rules)
    return known.start(known.usual_seats)
