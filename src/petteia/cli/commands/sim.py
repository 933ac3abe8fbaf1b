"""`petteia sim`: many games between bots, summarised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TextIO

import click
from rich.console import Console

from ...arena import STALLED, Plan, Played, Summary, simulate, summarise
from ...arena.venue import Venue
from ...core.contract.game import Game
from ...locale import title, words
from ..completion import complete_bots
from ..output import console, print_json, progress
from ..parameters import GAME, JSON, LANGUAGE, OPTION, at_a_venue, read_bots, read_words, usage
from ..reporting import headed, interval, percent, reason_words
from ..terminal.names import name_seats


@click.command()
@GAME
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option(
    "--bots",
    callback=read_words,
    shell_complete=complete_bots,
    metavar="A,B",
    default=None,
    help="A bot for each seat.  [default: greedy in every seat]",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@at_a_venue
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    default=None,
    help="Stop a game after this many rounds (cycles, ages) and count it as unfinished.",
)
@OPTION
@click.option("--out", type=click.File("w", encoding="utf-8"), help="Write the record of every game to this file.")
@LANGUAGE
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
    language: str,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots, and report who wins, why, and how long it takes.

    The result depends only on the seed, not on where the games are played. A game with a never-ending round counts as
    stalled; a single such game makes the command fail.
    """
    bots = bots or ["greedy"] * game.seat_counts[0]
    with usage():
        read_bots(bots, game)
        game.check_seats(len(bots))
        options = game.check_options(options)
    plan = Plan(game.id, tuple(bots), options, seed, keep_records=out is not None, most_rounds=rounds)
    summary = summarise(progress(written(simulate(plan, count, venue), out), count), len(bots))
    if as_json:
        print_json({"game": game.id, "bots": bots, "options": options, "seed": seed} | summary.plain())
    else:
        report(console(), game, bots, seed, summary, language)
    if STALLED in summary.reasons:
        raise SystemExit(1)


def written(games: Iterator[Played], out: TextIO | None) -> Iterator[Played]:
    """The games without their records, which are first written to the file if there is one."""
    for played in games:
        if out is not None:
            out.write(played.record)
        yield replace(played, record="")


def report(out: Console, game: Game, bots: list[str], seed: int, summary: Summary, language: str) -> None:
    """The tables for people."""
    names, own = name_seats(bots), words(language, game.id)
    out.print(
        f"[bold]{title(language, game.id)}[/], {own.format('terminal-report', games=summary.games, seed=str(seed))}"
    )
    has_points = any(summary.mean_points)  # not every game has points
    wins = headed(own, "terminal-wins-columns", None if has_points else -1)
    for seat in range(len(bots)):
        share = summary.win_shares[seat]
        won = f"{summary.wins[seat]:g}"
        mean = [own.format("terminal-mean", mean=summary.mean_points[seat])] if has_points else []
        wins.add_row(names.badge(seat), won, percent(own, share.share), interval(own, share), *mean)
    reasons = headed(own, "terminal-reasons-columns")
    for reason, number in summary.reasons.items():
        share = summary.reason_shares[reason]
        reasons.add_row(reason_words(own, reason), str(number), percent(own, share.share), interval(own, share))
    for table in (wins, reasons):
        out.print()
        out.print(table)
    decisions = own.format(
        "terminal-decisions",
        mean=summary.mean_decisions,
        least=summary.shortest,
        most=summary.longest,
        chance=summary.mean_drawn,
    )
    rounds = own.format(
        "terminal-rounds", mean=summary.mean_rounds, most=summary.most_rounds, actions=summary.longest_round
    )
    out.print(f"\n  {decisions}\n  {rounds}")
