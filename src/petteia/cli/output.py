"""Where the commands write: a console for people, one JSON document for programs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.theme import Theme

from ..arena.journal import JournalError, KeptGame, Run, kept
from ..arena.seating import Incident
from ..locale import Words
from .terminal import palette
from .wording import say, told

T = TypeVar("T")

THEME = Theme(
    {
        "you": f"bold {palette.AEGEAN}",
        "foe": f"bold {palette.TERRACOTTA}",
        "refusal": palette.TERRACOTTA,
        "good": palette.OLIVE,
        "coin": palette.GOLD,
        "muted": palette.MUTED,
        "rule.line": palette.MUTED,
        # the rules page
        "markdown.h1": "bold",
        "markdown.h2": f"bold {palette.AEGEAN}",
        "markdown.code": f"bold {palette.AEGEAN}",
        "markdown.table.header": palette.MUTED,
        "markdown.strong": f"bold {palette.AEGEAN}",
    }
)


def console(width: int | None = None) -> Console:
    """A console on the current standard output."""
    return Console(theme=THEME, highlight=False, emoji=False, width=width)


def print_json(document: object) -> None:
    """Print one JSON document, and nothing else."""
    click.echo(json.dumps(document, ensure_ascii=False, indent=2))


def progress(games: Iterable[T], count: int, doing: str = "command-playing") -> Iterator[T]:
    """The games as they are played or checked, with a progress bar on standard error if that is a terminal. `doing` is
    the message that says what is happening."""
    screen = Console(stderr=True)
    columns = (TextColumn(say(doing)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        yield from bar.track(games, total=count)


def played(
    path: Path | None,
    run: Run,
    remember: Callable[[KeptGame], T],
    play: Callable[[list[T]], Iterator[tuple[T, str]]],
    count: int,
) -> list[T]:
    """All games of a run, with a progress bar; those already recorded in the file are not played again. After an
    interrupt, those that have been played."""
    games: list[T] = []
    try:
        for game in progress(kept(path, run, remember, play), count):
            games.append(game)
    except KeyboardInterrupt:
        click.echo(say("command-interrupted", done=len(games), count=count), err=True)
    except (JournalError, OSError) as error:
        raise click.ClickException(told(error)) from None
    return games


def tell_incidents(
    out: Console, own: Words, statuses: dict[str, dict[str, int]], incidents: Sequence[Incident]
) -> None:
    """Report how often each bot gave bad answers, and the first of them."""
    for name, counted in statuses.items():
        told = ", ".join(f"{number} {status}" for status, number in counted.items())
        out.print(f"\n  [refusal]{escape(name)}[/]: {told}")
        first = next(one for one in incidents if one.bot == name)
        out.print(f"  {own.format('terminal-incident', game=first.game + 1, actions=first.actions)}", highlight=False)
        out.print(escape(f"  {first.position}"), style="muted", soft_wrap=True)
        for line in first.problem.strip().splitlines():
            out.print(escape(f"  {line}"), soft_wrap=True)
