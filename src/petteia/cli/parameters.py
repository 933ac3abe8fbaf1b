"""Arguments that several commands share, checked as they are read."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any

import click

from ..arena.seating import check_name
from ..arena.venue import HERE, LOCAL, Cluster, Processes, Venue, VenueError
from ..bots import USUAL_LIMITS, Limits
from ..core.contract.game import Game
from ..core.contract.refusal import NotationError, OptionError
from ..core.contract.registry import game as find_game
from ..locale import languages, preferred_language
from .completion import complete_bots, complete_game, complete_option
from .wording import VARIABLE, remember, say, told

BETWEEN_NAMES = re.compile(r",(?![^()]*\))")


def read_game(ctx: click.Context, param: click.Parameter, id: str) -> Game:
    """The game with that id."""
    try:
        return find_game(id)
    except OptionError as error:
        raise click.BadParameter(told(error), ctx, param) from None


def read_words(ctx: click.Context, param: click.Parameter, value: str | None) -> list[str] | None:
    """Names separated by commas; commas within brackets separate arguments."""
    words = None if value is None else [word.strip() for word in BETWEEN_NAMES.split(value)]
    if words is not None and not all(words):
        raise click.BadParameter(say("command-names", found=repr(value)), ctx, param)
    return words


def read_options(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """Each `--option name=choice` given; the game itself checks whether it has that option."""
    options: dict[str, str] = {}
    for value in values:
        name, sign, choice = value.partition("=")
        if not sign:
            raise click.BadParameter(say("command-option", found=repr(value)), ctx, param)
        options[name] = choice
    return options


GAME = click.argument("game", callback=read_game, shell_complete=complete_game)
OPTION = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=CHOICE",
    callback=read_options,
    shell_complete=complete_option,
    help="A rules option, as listed by `petteia games`. May be given several times.",
)
NUMBER = click.option(
    "--game", "number", type=click.IntRange(min=1), metavar="N", help="The N-th record in a file that has several."
)
KEEP = click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the record of every game to this file; run again with the same file to resume.",
)
LANGUAGE = click.option(
    "--language",
    type=click.Choice(languages()),
    envvar=VARIABLE,
    is_eager=True,  # so that errors in the other arguments are told in it
    callback=remember,
    default=lambda: preferred_language(os.environ),
    help="The language to read and play in.  [env: PETTEIA_LANGUAGE; default: the system's, or English]",
)
JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON document instead of text.")


def choose_venue(jobs: int, ray: str | None) -> Venue:
    """The venue in which the games of a command are played."""
    if ray == LOCAL:
        return Cluster(LOCAL, jobs)
    if ray is not None and jobs > 1:
        raise click.UsageError(say("command-jobs"))
    if ray is not None:
        return Cluster(ray)
    return HERE if jobs == 1 else Processes(jobs)


def at_a_venue(command: Callable[..., None]) -> Callable[..., None]:
    """Adds `--jobs` and `--ray` to a command, which say where its games are played."""

    @click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes to play in.")
    @click.option(
        "--ray",
        metavar="ADDRESS",
        help='Play on the Ray cluster there; "local" starts a temporary cluster on this machine.',
    )
    @wraps(command)
    def wrapped(*, jobs: int, ray: str | None, **arguments: Any) -> None:
        try:
            command(venue=choose_venue(jobs, ray), **arguments)
        except VenueError as error:
            raise click.ClickException(told(error)) from None

    return wrapped


STRICT = click.option(
    "--strict", is_flag=True, help="A bad answer forfeits the game; without this, a plain move replaces it."
)


def with_limits(command: Callable[..., None]) -> Callable[..., None]:
    """Adds limits on what users' own bots may use to a command."""

    @click.option(
        "--seconds",
        type=click.FloatRange(min=0.0, min_open=True),
        default=USUAL_LIMITS.seconds,
        show_default=True,
        help="Seconds that your own bot has for an answer.",
    )
    @click.option(
        "--memory",
        type=click.IntRange(min=64),
        default=USUAL_LIMITS.megabytes,
        show_default=True,
        help="Megabytes that your own bot may use.",
    )
    @wraps(command)
    def wrapped(*, seconds: float, memory: int, **arguments: Any) -> None:
        command(limits=Limits(seconds, memory), **arguments)

    return wrapped


def read_bots(names: list[str], game: Game) -> None:
    """Check that all bots can be created, users' own ones in separate processes."""
    for name in dict.fromkeys(names):
        check_name(name, game.id)


@contextmanager
def usage() -> Iterator[None]:
    """Turns errors about arguments that a game rejects into usage errors."""
    try:
        yield
    except (OptionError, NotationError) as error:
        raise click.UsageError(told(error)) from None


@dataclass(frozen=True)
class Contest:
    """What all commands ask for that let bots play each other: which bots, how many games, where, on which terms."""

    game: Game
    bots: list[str]
    count: int
    seed: int
    venue: Venue
    limits: Limits
    strict: bool
    options: dict[str, str]
    out: Path | None


def contest(bots: str, who: str, games: int, many: str, what: str) -> Callable[..., Callable[..., None]]:
    """Adds the arguments of a contest to a command. `bots` is how they are shown in the help, `who` says who they are,
    `games` is the usual number and `many` what it counts, `what` is what the seed decides."""

    def add(command: Callable[..., None]) -> Callable[..., None]:
        @GAME
        @click.option(
            "--bots", callback=read_words, shell_complete=complete_bots, metavar=bots, required=True, help=who
        )
        @click.option("--games", "count", type=click.IntRange(min=1), default=games, show_default=True, help=many)
        @click.option("--seed", type=int, default=1, show_default=True, help=f"The same seed gives the same {what}.")
        @at_a_venue
        @with_limits
        @STRICT
        @OPTION
        @KEEP
        @wraps(command)
        def wrapped(
            *,
            game: Game,
            bots: list[str],
            count: int,
            seed: int,
            venue: Venue,
            limits: Limits,
            strict: bool,
            options: dict[str, str],
            out: Path | None,
            **arguments: Any,
        ) -> None:
            with usage():
                read_bots(bots, game)
                options = game.check_options(options)
            command(contest=Contest(game, bots, count, seed, venue, limits, strict, options, out), **arguments)

        return wrapped

    return add
