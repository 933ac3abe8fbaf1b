"""Problems kept in a file as they are found, so that a long search for them can continue where it stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ..arena.venue import HERE, Venue
from ..core.contract.refusal import Worded
from .finding import problems_of_game
from .problem import Problem, written


class FileError(Worded):
    """A file that does not hold the problems of the run that is to go on."""


def find_problems(
    game: str, games: int, seed: int, path: Path | None = None, venue: Venue = HERE
) -> Iterator[list[Problem]]:
    """The problems of each game of a run. Those in the file are not looked for again; new ones are added to it, game
    by game."""
    done = [] if path is None else kept(path, game, seed)
    if path is not None:
        path.write_text("".join(written(problem) for problem in done), encoding="utf-8")
    first = min(games, done[-1].number + 1) if done else 0
    for number in range(first):
        yield [problem for problem in done if problem.number == number]
    for found in venue.play(problems_of_game, [(game, seed, number) for number in range(first, games)]):
        if path is not None and found:
            with path.open("a", encoding="utf-8") as file:
                file.write("".join(written(problem) for problem in found))
        yield found


def kept(path: Path, game: str, seed: int) -> list[Problem]:
    """The problems that a file holds of a run, but for those of its last game, which may not all be there."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = []
    for place, line in enumerate(lines):
        try:
            found.append(msgspec.json.decode(line, type=Problem))
        except (msgspec.DecodeError, msgspec.ValidationError):
            if place + 1 < len(lines):  # the last one may have been cut off
                raise other_run(path, line) from None
    for problem in found:
        if (problem.game, problem.seed) != (game, seed):
            raise other_run(path, f"{problem.game}, {problem.seed}")
    return [problem for problem in found if problem.number != found[-1].number]


def other_run(path: Path, found: str) -> FileError:
    told = f"{path} holds something else: {found[:200]}"
    return FileError(told, "journal-other-run", file=str(path), found=found[:200])
