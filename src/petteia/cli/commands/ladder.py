"""`petteia ladder`: every bot plays every other, for their strengths in Elo."""

from __future__ import annotations

import shlex
import sys
from dataclasses import asdict
from datetime import date
from pathlib import Path

import click

from ...arena.ladder import LadderPlan, Meeting, Rating, ratings, recorded_climb
from ...arena.seating import statuses_of
from ...core.contract.game import Game
from ...locale import title, words
from .. import storage
from ..ladder_report import write_report
from ..output import console, played, print_json, tell_incidents
from ..parameters import JSON, LANGUAGE, Contest, contest, usage
from ..reporting import headed, percent
from ..wording import say

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@contest(bots="A,B,C", who="The bots to rate.", games=100, many="Games per pair.", what="ladder")
@click.option("--seats", type=int, default=None, help="Seats per game.  [default: the fewest the game allows]")
@click.option("--html", type=FILE, help="Write a report with plots.")
@LANGUAGE
@JSON
def ladder(contest: Contest, seats: int | None, html: Path | None, language: str, as_json: bool) -> None:
    """Rate bots at GAME in Elo, with 95 % intervals: each plays every other, rotating seats, with the same deals."""
    game, bots, count, out = contest.game, contest.bots, contest.count, contest.out
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise click.UsageError(say("command-two-bots"))
    with usage():
        seats = game.check_seats(seats or game.seat_counts[0])
    if html is not None:
        check_place(html)
    plan = LadderPlan(game.id, seats, tuple(bots), count, contest.seed, contest.options, contest.limits, contest.strict)
    meetings = played(
        out,
        plan.run(),
        plan.remember,
        lambda done: recorded_climb(plan, done, contest.venue, out is not None),
        len(plan.pairings()) * count,
    )
    rated = ratings(plan.bots, meetings, seats)
    if html is not None:
        command = shlex.join(["petteia", *sys.argv[1:]])
        write_report(html, game, plan, rated, meetings, command, date.today().isoformat(), language)
    if as_json:
        print_json(asdict(plan) | {"ratings": [asdict(rating) for rating in rated]})
        return
    report(game, plan, rated, meetings, language)


def check_place(path: Path) -> None:
    """Fail before the games are played if the report could not be written afterwards."""
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise storage.NotWritten(path, error.strerror or str(error)) from None


def report(game: Game, plan: LadderPlan, rated: list[Rating], meetings: list[Meeting], language: str) -> None:
    """The table for people."""
    out, own = console(), words(language, game.id)
    facts = own.format("terminal-ladder", seats=plan.seats, games=plan.games, seed=str(plan.seed))
    out.print(f"[bold]{title(language, game.id)}[/], {facts}\n")
    table = headed(own, "terminal-ladder-columns")
    for rating in rated:
        table.add_row(
            rating.bot,
            f"{rating.elo:+.0f}",
            own.format("terminal-elo-interval", low=f"{rating.low:+.0f}", high=f"{rating.high:+.0f}"),
            str(rating.games),
            percent(own, rating.share),
        )
    out.print(table)
    incidents = [one for meeting in meetings for one in meeting.incidents]
    tell_incidents(out, own, statuses_of(incidents), incidents)
