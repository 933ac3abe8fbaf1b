"""Games kept in a file as they are played, so that a long run can go on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


class JournalError(Exception):
    """A file that does not hold the games of the run that is to go on."""


def kept(path: Path | None, plan: Any, kind: type[T], play: Callable[[list[T]], Iterator[T]]) -> Iterator[T]:
    """All games of a run: those that the file holds, then the rest as they are played; each is written at once."""
    done = [] if path is None else read_games(path, plan, kind)
    yield from done
    if path is None:
        yield from play(done)
        return
    begin(path, plan, done)
    for game in play(done):
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game)) + "\n")  # type: ignore[call-overload]  # a game is a dataclass
        yield game


def begin(path: Path, plan: Any, games: list[Any]) -> None:
    """Write a file with the plan of a run, and the games so far."""
    lines = [json.dumps(asdict(part)) for part in (plan, *games)]
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")


def read_games(path: Path, plan: Any, kind: type[T]) -> list[T]:
    """The games that a file holds, if it is of the same run; a last line that was cut off is left out.

    A run may be planned longer than it was before.
    """
    if not path.exists():
        return []
    header, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    known, wanted = read_plan(header), json.loads(json.dumps(asdict(plan)))
    if "games" in wanted:
        wanted["games"] = known.get("games")
    if known != wanted:
        raise JournalError(f"{path} holds another run: {header[:200]}")
    found = []
    for line in lines:
        try:
            fields = json.loads(line)
        except ValueError:
            break
        found.append(
            kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()})
        )
    return found


def read_plan(header: str) -> dict[str, Any]:
    """The plan of the first line; of a line that is none, nothing."""
    try:
        known = json.loads(header)
    except ValueError:
        return {}
    return known if isinstance(known, dict) else {}
