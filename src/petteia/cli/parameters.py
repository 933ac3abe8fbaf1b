"""Arguments that several commands take, checked as they are read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

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
JSON = click.option("--json", "as_json", is_flag=True, help="One JSON document instead of words.")


@contextmanager
def usage() -> Iterator[None]:
    """What the games refuse of the arguments is an error of usage."""
    try:
        yield
    except (OptionError, NotationError) as error:
        raise click.UsageError(str(error)) from None
