"""A problem as typed data, and the problems that come with a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from ..core.contract.game import Game
from ..core.engine.state import State

FILE: Final = "problems.jsonl"  # in the game's own folder
Plan = tuple[int, ...]


class Candidate(msgspec.Struct, frozen=True):
    """A plan, its actions as people write them, and the seat's chance of winning after it, in millionths."""

    texts: tuple[str, ...]
    chance: int


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position in which a seat is asked something, and one answer is clearly the best.

    The best of the `solutions` comes first; the others begin with the same action or lead to the same position.
    `others` are the most promising of the rest, including the tempting plan, which a greedy player chooses. Every
    solution gives the seat at least `gap` more than anything else, in millionths; `exact` if everything that can follow
    was searched. `line` is the best plan with a likely continuation. `seed` and `number` say from which run and which
    of its games it is.
    """

    id: str
    game: str
    version: str
    position: str
    seat: int
    seats: int
    question: str
    theme: str
    rating: int
    gap: int
    solutions: tuple[Candidate, ...]
    others: tuple[Candidate, ...]
    line: tuple[str, ...]
    seed: int
    number: int
    exact: bool = False


def solves(problem: Problem, texts: Sequence[str]) -> bool:
    """Whether a plan is a solution."""
    return any(solution.texts == tuple(texts) for solution in problem.solutions)


def known_chance(problem: Problem, texts: Sequence[str]) -> int | None:
    """The chance after a plan, if the problem lists it."""
    candidates = (*problem.solutions, *problem.others)
    return next((one.chance for one in candidates if one.texts == tuple(texts)), None)


def actions_of(state: State, texts: Iterable[str]) -> Plan:
    """The plan as numbers of actions; `NotationError` or `IllegalAction` if the texts make none."""
    reached, plan = state.copy(), []
    for text in texts:
        action = int(reached.parse(text))
        reached.play(action)
        plan.append(action)
    return tuple(plan)


# ---- files


def written(problem: Problem) -> str:
    """A problem as a line of a file."""
    return msgspec.json.encode(problem).decode() + "\n"


def read(text: str) -> list[Problem]:
    """The problems in the lines of a file; `ValueError` if one of them cannot be read."""
    return [msgspec.json.decode(line, type=Problem) for line in text.splitlines()]


@lru_cache(maxsize=32)
def problems_in(path: Path) -> tuple[Problem, ...]:
    """The problems in a file, sorted by id, which mixes games and themes; none if there is no file."""
    if not path.exists():
        return ()
    return tuple(sorted(read(path.read_text(encoding="utf-8")), key=lambda problem: problem.id))


def problems(game: Game) -> tuple[Problem, ...]:
    """The problems that come with a game and belong to its current version."""
    home = game.manifest.home
    found = () if home is None else problems_in(home / FILE)
    return tuple(problem for problem in found if problem.version == game.version)


def daily(game: Game, day: date) -> Problem | None:
    """The problem of the day, the same for everybody; the next day has the next one."""
    known = problems(game)
    return known[day.toordinal() % len(known)] if known else None
