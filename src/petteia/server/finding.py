"""What workers do to find problems: one decision at a time, so that nobody at a table has to wait long."""

from __future__ import annotations

from ..arena.venue import check_engine
from ..problems.finding import positions_of_game, problem_at
from ..problems.problem import Problem


def decisions_in_game(engine: str, game: str, seed: int, number: int) -> list[str]:
    """The positions of a game between bots in which there may be a problem; refused if our engine is not the one
    wanted."""
    check_engine(engine)
    return positions_of_game(game, seed, number)


def problem_posed(engine: str, game: str, position: str, seed: int, number: int) -> Problem | None:
    """The problem that a position poses, if it does."""
    check_engine(engine)
    return problem_at(game, position, seed, number)
