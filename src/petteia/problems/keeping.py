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
    """The problems of each game of a run. Those in the file are not looked for again, nor are games in which there were
    none; new ones are added to it, game by game."""
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
    """The file that tells how many games of a run have been looked at, beside the problems found in them."""
    return path.with_name(f"{path.name}.games")


def kept(path: Path, game: str, seed: int) -> tuple[list[Problem], int]:
    """The problems that a file holds of a run, and the game with which it goes on. Of a game that was being written
    down, not all problems may be there."""
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
    """How many games of a run have been looked at, as far as that was written down."""
    told = progress_of(path).read_text(encoding="utf-8").split() if progress_of(path).exists() else []
    if told and told[:-1] != [game, str(seed)]:
        raise other_run(progress_of(path), " ".join(told))
    return int(told[-1]) if told else 0


def other_run(path: Path, found: str) -> FileError:
    told = f"{path} holds something else: {found[:200]}"
    return FileError(told, "journal-other-run", file=str(path), found=found[:200])
