"""Problems saved to a file as they are found, so that a long search for them can be resumed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ..arena.venue import HERE, Venue
from ..core.contract.refusal import Worded
from .finding import problems_of_game
from .problem import Problem, written


class FileError(Worded):
    """The file does not hold the problems of the run that is to be resumed."""


def find_problems(
    game: str, games: int, seed: int, path: Path | None = None, venue: Venue = HERE
) -> Iterator[list[Problem]]:
    """The problems of each game of a run. Games that are done according to the file are not searched again; new
    problems are added to it, game by game."""
    done, first = ([], 0) if path is None else kept(path, game, seed)
    first = min(games, first)
    if path is not None:
        path.write_text("".join(written(problem) for problem in done), encoding="utf-8")
    for number in range(first):
        yield [problem for problem in done if problem.number == number]
    looked_at = venue.play(problems_of_game, [(game, seed, number) for number in range(first, games)])
    for number, found in enumerate(looked_at, start=first):
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write("".join(written(problem) for problem in found))
            progress_of(path).write_text(f"{game} {seed} {number + 1}\n", encoding="utf-8")
        yield found


def progress_of(path: Path) -> Path:
    """The file, next to that of the problems, that says how many games of a run have been searched."""
    return path.with_name(f"{path.name}.games")


def kept(path: Path, game: str, seed: int) -> tuple[list[Problem], int]:
    """The problems of a run in a file, and the game with which to continue. The last game may have been cut off while
    it was being written, so it is searched again unless it is known to be done."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found, whole = [], True
    for place, line in enumerate(lines):
        try:
            found.append(msgspec.json.decode(line, type=Problem))
        except (msgspec.DecodeError, msgspec.ValidationError):
            whole = False
            if place + 1 < len(lines):  # the last one may have been cut off
                raise other_run(path, line) from None
    for problem in found:
        if (problem.game, problem.seed) != (game, seed):
            raise other_run(path, f"{problem.game}, {problem.seed}")
    first = max([games_done(path, game, seed) if whole else 0, *(problem.number for problem in found[-1:])])
    return [problem for problem in found if problem.number < first], first


def games_done(path: Path, game: str, seed: int) -> int:
    """How many games of a run have been searched, according to its progress file."""
    told = progress_of(path).read_text(encoding="utf-8").split() if progress_of(path).exists() else []
    if told and told[:-1] != [game, str(seed)]:
        raise other_run(progress_of(path), " ".join(told))
    return int(told[-1]) if told else 0


def other_run(path: Path, found: str) -> FileError:
    told = f"{path} holds something else: {found[:200]}"
    return FileError(told, "journal-other-run", file=str(path), found=found[:200])
