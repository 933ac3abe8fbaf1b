"""Problems that somebody has solved."""

from __future__ import annotations

import msgspec

from ...core.contract.registry import all_games
from ...problems.problem import problems
from .store import Connection


class SolvedProblems(msgspec.Struct, frozen=True):
    """How many problems of a game somebody has solved, and how many there are."""

    game: str
    solved: int
    problems: int


def save_solved(connection: Connection, user: str, game: str, problem: str, now: int) -> None:
    """Note that somebody has solved a problem, perhaps not for the first time."""
    connection.execute(
        "INSERT INTO solved_problems (user_id, game, problem, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (user, game, problem, now),
    )


def solved_problems_of(connection: Connection, user: str) -> list[SolvedProblems]:
    """How many of the current problems of each game somebody has solved; games with none solved are left out."""
    rows = connection.execute("SELECT game, problem FROM solved_problems WHERE user_id = ?", (user,)).fetchall()
    known = set(rows)
    found = []
    for game in sorted(all_games().values(), key=lambda game: (game.manifest.order, game.id)):
        ids = [problem.id for problem in problems(game)]
        solved = sum((game.id, id) in known for id in ids)
        if solved:
            found.append(SolvedProblems(game.id, solved, len(ids)))
    return found
