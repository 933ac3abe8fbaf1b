"""`petteia ladder`: every bot against every other, and their strength in Elo."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click
from rich.table import Table

from ..arena.ladder import LadderPlan, Meeting, Rating, climb, ratings
from ..arena.venue import Venue
from ..bots import bot
from ..core.game import Game
from .ladder_report import write_report
from .output import console, played, print_json
from .parameters import GAME, JSON, KEEP, OPTION, at_a_venue, read_words, usage

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@GAME
@click.option("--bots", callback=read_words, metavar="A,B,C", required=True, help="The bots that meet.")
@click.option(
    "--games", "count", type=click.IntRange(min=1), default=100, show_default=True, help="Games of each pair."
)
@click.option("--seats", type=int, default=None, help="How many sit at a table.  [default: as few as the game takes]")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same ladder.")
@at_a_venue
@OPTION
@KEEP
@click.option("--html", type=FILE, help="Write a report with plots.")
@JSON
def ladder(
    game: Game,
    bots: list[str],
    count: int,
    seats: int | None,
    seed: int,
    venue: Venue,
    options: dict[str, str],
    out: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Rate bots at GAME: each plays each other one, seats changed and deals shared; Elo with 95 % intervals."""
    with usage():
        for name in bots:
            bot(name, game.id)
        if len(set(bots)) != len(bots) or len(bots) < 2:
            raise click.UsageError("--bots: a ladder needs two bots or more, each once")
        seats = game.check_seats(seats or game.seat_counts[0])
        options = game.check_options(options)
    plan = LadderPlan(game.id, seats, tuple(bots), count, seed, options)
    total = len(plan.pairings()) * count
    meetings = played(out, plan, Meeting, lambda done: climb(plan, done, venue), total)
    rated = ratings(plan.bots, meetings)
    if html is not None:
        write_report(html, game, plan, rated, meetings)
    if as_json:
        print_json(asdict(plan) | {"ratings": [asdict(rating) for rating in rated]})
        return
    report(game, plan, rated)


def report(game: Game, plan: LadderPlan, rated: list[Rating]) -> None:
    """The table for people."""
    out = console()
    out.print(f"[bold]{game.title}[/], {plan.seats} seats, {plan.games} games of each pair, seed {plan.seed}\n")
    table = Table("bot", "Elo", "95 % interval", "games", "share", box=None, padding=(0, 2), header_style="muted")
    for rating in rated:
        table.add_row(
            rating.bot,
            f"{rating.elo:+.0f}",
            f"{rating.low:+.0f} to {rating.high:+.0f}",
            str(rating.games),
            f"{100 * rating.share:.1f} %",
        )
    for column in table.columns[1:]:
        column.justify = "right"
    out.print(table)
