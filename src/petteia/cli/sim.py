"""`petteia sim`: many games between bots, and what they tell."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import TextIO

import click
from rich.console import Console
from rich.table import Table

from ..arena import STALLED, Interval, Plan, Played, Summary, simulate, summarise
from ..arena.venue import Venue
from ..bots import bot
from ..core.game import Game
from .names import name_seats
from .output import console, print_json, progress
from .parameters import GAME, JSON, OPTION, at_a_venue, read_words, usage


@click.command()
@GAME
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option(
    "--bots",
    callback=read_words,
    metavar="A,B",
    default=None,
    help="A bot for each seat.  [default: greedy everywhere]",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@at_a_venue
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    default=None,
    help="Break a game off after so many rounds (cycles, ages); it counts as unfinished.",
)
@OPTION
@click.option("--out", type=click.File("w", encoding="utf-8"), help="Write every game to this file, a JSON line each.")
@JSON
def sim(
    game: Game,
    count: int,
    bots: list[str] | None,
    seed: int,
    venue: Venue,
    rounds: int | None,
    options: dict[str, str],
    out: TextIO | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME; tells who wins, why, and how long it takes.

    The result follows from the seed alone, wherever the games are played. A game in which a round finds no end counts
    as stalled; with one such game the command fails.
    """
    bots = bots or ["greedy"] * game.seat_counts[0]
    with usage():
        for name in bots:
            bot(name, game.id)
        game.check_seats(len(bots))
        options = game.check_options(options)
    plan = Plan(game.id, tuple(bots), options, seed, keep_actions=out is not None, most_rounds=rounds)
    summary = summarise(progress(written(simulate(plan, count, venue), out), count), len(bots))
    if as_json:
        print_json({"game": game.id, "bots": bots, "options": options, "seed": seed} | summary.plain())
    else:
        report(console(), game, bots, seed, summary)
    if STALLED in summary.reasons:
        raise SystemExit(1)


def written(games: Iterator[Played], out: TextIO | None) -> Iterator[Played]:
    """The games, each written to the file if there is one, and then without its actions."""
    for played in games:
        if out is not None:
            out.write(json.dumps(played.plain(), ensure_ascii=False) + "\n")
        yield replace(played, actions=())


def report(out: Console, game: Game, bots: list[str], seed: int, summary: Summary) -> None:
    """The tables for people."""
    names = name_seats(bots)
    out.print(f"[bold]{game.title}[/], {summary.games} games, seed {seed}")
    points = ["mean points"] if any(summary.mean_points) else []  # not every game has them
    wins = Table("seat", "wins", "share", "95 % interval", *points, box=None, padding=(0, 2))
    for seat in range(len(bots)):
        share = summary.win_shares[seat]
        won = f"{summary.wins[seat]:g}"
        mean = [f"{summary.mean_points[seat]:.1f}"] if points else []
        wins.add_row(names.badge(seat), won, percent(share.share), interval(share), *mean)
    reasons = Table("ended by", "games", "share", "95 % interval", box=None, padding=(0, 2))
    for reason, number in summary.reasons.items():
        share = summary.reason_shares[reason]
        reasons.add_row(reason.replace("_", " "), str(number), percent(share.share), interval(share))
    for table in (wins, reasons):
        table.header_style = "muted"
        for column in table.columns[1:]:
            column.justify = "right"
        out.print()
        out.print(table)
    out.print(
        f"\n  {summary.mean_decisions:.1f} decisions a game, from {summary.shortest} to {summary.longest};"
        f" {summary.mean_drawn:.1f} actions of chance"
    )
    out.print(
        f"  {summary.mean_rounds:.1f} rounds a game, at most {summary.most_rounds};"
        f" the longest round took {summary.longest_round} actions"
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(share: Interval) -> str:
    return f"{100 * share.low:.1f} to {100 * share.high:.1f} %"
