"""`petteia problems`: positions in which one decision is clearly the best, found in games between bots."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import click
import msgspec
from rich.console import Console

from ...arena.venue import Venue
from ...core.contract.game import Game
from ...locale import title, words
from ...problems import Problem
from ...problems.keeping import FileError, find_problems
from ...review.chances import CERTAIN
from ..extras import needs_server
from ..output import console, print_json, progress
from ..parameters import GAME, JSON, LANGUAGE, at_a_venue
from ..reporting import headed, percent
from ..wording import say, told


@click.command(name="problems")
@GAME
@click.option("--games", "count", type=click.IntRange(min=1), default=10, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same problems.")
@at_a_venue
@click.option("--workers", is_flag=True, help="Let the workers that serve PETTEIA_DATABASE do the looking.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the problems to this file; run again with the same file to resume.",
)
@LANGUAGE
@JSON
def problems_command(
    game: Game, count: int, seed: int, venue: Venue, workers: bool, out: Path | None, language: str, as_json: bool
) -> None:
    """Look for problems in games of GAME between bots.

    In a problem, the chance of winning is higher after one decision than after any other, by at least 12 percentage
    points, even for a search ten times as long, and a greedy player does not see it. Problems depend only on the seed.
    """
    if workers:
        venue = workplace()
    runs: list[list[Problem]] = []
    try:
        for found in progress(find_problems(game.id, count, seed, out, venue), count, "command-finding"):
            runs.append(found)
    except KeyboardInterrupt:
        click.echo(say("command-interrupted", done=len(runs), count=count), err=True)
    except (FileError, OSError) as error:
        raise click.ClickException(told(error)) from None
    problems = list(chain.from_iterable(runs))
    if as_json:
        made = {"game": game.id, "seed": seed, "games": len(runs)}
        print_json(made | {"problems": [msgspec.to_builtins(problem) for problem in problems]})
    else:
        report(console(), game, problems, len(runs), seed, language)


def workplace() -> Venue:
    """The venue at which workers look for problems."""
    with needs_server():
        from ...server.errands.workplace import Workplace
        from ...server.settings import SettingError, read_settings
    try:
        database = read_settings().database
    except SettingError as error:
        raise click.ClickException(str(error)) from None
    if not database:
        raise click.ClickException(say("command-no-workers"))
    return Workplace(database)


def report(out: Console, game: Game, problems: list[Problem], games: int, seed: int, language: str) -> None:
    """The table for people."""
    own = words(language, game.id)
    played = own.format("terminal-report", games=games, seed=str(seed))
    out.print(f"[bold]{title(language, game.id)}[/], {played}\n")
    if not problems:
        out.print(f"  {own.format('command-no-problems')}")
        return
    table = headed(own, "command-problems-columns")
    for problem in problems:
        subject = own.format(f"theme-{problem.theme}") if problem.theme else ""
        solution = ", ".join(problem.solutions[0].texts)
        table.add_row(problem.id, subject, str(problem.rating), percent(own, problem.gap / CERTAIN), solution)
    out.print(table)
