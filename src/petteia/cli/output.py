"""Where the commands write: a console for people, one JSON document for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.theme import Theme

from . import palette

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
    """A console on the standard output as it is now."""
    return Console(theme=THEME, highlight=False, emoji=False, width=width)


def print_json(document: object) -> None:
    """One JSON document, and nothing else."""
    click.echo(json.dumps(document, ensure_ascii=False, indent=2))


def progress(games: Iterable[T], count: int, doing: str = "playing") -> Iterator[T]:
    """The games as they are played or checked, with a bar on the standard error if somebody looks at it."""
    screen = Console(stderr=True)
    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        yield from bar.track(games, total=count)
