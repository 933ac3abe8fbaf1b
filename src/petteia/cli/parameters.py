"""Arguments that several commands take, checked as they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import click

from ..arena.venue import HERE, LOCAL, Cluster, Processes, Venue, VenueError
from ..core.game import Game
from ..core.refusal import NotationError, OptionError
from ..core.registry import game as find_game


def read_game(ctx: click.Context, param: click.Parameter, id: str) -> Game:
    """The game with that id."""
    try:
        return find_game(id)
    except OptionError as error:
        raise click.BadParameter(str(error), ctx, param) from None


def read_words(ctx: click.Context, param: click.Parameter, value: str | None) -> list[str] | None:
    """Names with commas between them."""
    words = None if value is None else [word.strip() for word in value.split(",")]
    if words is not None and not all(words):
        raise click.BadParameter(f"{value!r}: expected names with commas between, as in greedy,random", ctx, param)
    return words


def read_options(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """Each `--option name=choice` given; whether the game knows it, the game says."""
    options: dict[str, str] = {}
    for value in values:
        name, sign, choice = value.partition("=")
        if not sign:
            raise click.BadParameter(f"{value!r}: expected name=choice, as in wonders=first_game", ctx, param)
        options[name] = choice
    return options


GAME = click.argument("game", callback=read_game)
OPTION = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=CHOICE",
    callback=read_options,
    help="A switch of the rules, as `petteia games` lists them. May be given several times.",
)
KEEP = click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Keep the games in this file; given again, it goes on from there.",
)
JSON = click.option("--json", "as_json", is_flag=True, help="One JSON document instead of words.")


def choose_venue(jobs: int, ray: str | None) -> Venue:
    """Where the games of a command are played."""
    if ray == LOCAL:
        return Cluster(LOCAL, jobs)
    if ray is not None and jobs > 1:
        raise click.UsageError("--jobs: a cluster plays in as many processes as it has processors; leave it out")
    if ray is not None:
        return Cluster(ray)
    return HERE if jobs == 1 else Processes(jobs)


def at_a_venue(command: Callable[..., None]) -> Callable[..., None]:
    """Lets a command be told where its games are played, by `--jobs` and `--ray`."""

    @click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes to play in.")
    @click.option(
        "--ray", metavar="ADDRESS", help="Play on the Ray cluster there; local: on one of this machine, for this time."
    )
    @wraps(command)
    def told(*, jobs: int, ray: str | None, **arguments: Any) -> None:
        try:
            command(venue=choose_venue(jobs, ray), **arguments)
        except VenueError as error:
            raise click.ClickException(str(error)) from None

    return told


@contextmanager
def usage() -> Iterator[None]:
    """What the games refuse of the arguments is an error of usage."""
    try:
        yield
    except (OptionError, NotationError) as error:
        raise click.UsageError(str(error)) from None
