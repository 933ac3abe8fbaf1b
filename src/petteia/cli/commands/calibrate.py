"""`petteia calibrate`: how reliable the chances of a game are."""

from __future__ import annotations

from pathlib import Path

import click

from ...arena.calibration import Plan, bins, drawing, foretell, plain, scores
from ...arena.venue import Venue
from ...bots import bot
from ...core.contract.game import Game
from ...locale import words
from ..output import console, print_json, progress
from ..parameters import GAME, JSON, LANGUAGE, OPTION, at_a_venue, usage
from ..reporting import headed

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command(name="calibrate")
@GAME
@click.option("--seats", type=click.IntRange(min=1), help="Number of seats.  [default: the usual number]")
@click.option("--bot", "name", default="hard", show_default=True, help="The bot that plays itself.")
@click.option("--games", "count", type=click.IntRange(min=1), default=200, show_default=True, help="How many games.")
@click.option("--turns", type=click.IntRange(min=0), default=0, show_default=True, help="Turns of search; 0: none.")
@click.option(
    "--every", type=click.IntRange(min=1), default=1, show_default=True, help="Ask about one in this many decisions."
)
@click.option(
    "--together", type=click.IntRange(min=1), default=1, show_default=True, help="Rounds that count as one phase."
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--plot", type=FILE, help="Plot what was predicted against what came true, as SVG.")
@at_a_venue
@OPTION
@LANGUAGE
@JSON
def calibrate_command(
    game: Game,
    seats: int | None,
    name: str,
    count: int,
    turns: int,
    every: int,
    together: int,
    seed: int,
    plot: Path | None,
    venue: Venue,
    options: dict[str, str],
    language: str,
    as_json: bool,
) -> None:
    """Say how reliable the chances are that GAME's mind gives.

    A bot plays itself. At its decisions, the chances of all seats are asked for and compared with what the seats got:
    by squared distance (Brier) and by the logarithm of the winner's chance. The constants are what a player who knows
    nothing would score.
    The last column says which sharpness would have made them most reliable: 1 is as they are, 0 tells nothing.
    """
    with usage():
        bot(name, game.id)
        number = game.check_seats(seats or game.manifest.seats or game.seat_counts[0])
        options = game.check_options(options)
    own = words(language)
    plan = Plan(game.id, number, options, name, turns, every, seed)
    played = venue.play(foretell, [(plan, index) for index in range(count)])
    told = [one for game_told in progress(played, count) for one in game_told]
    if plot is not None:
        how = own.format("terminal-bot-turns", turns=turns) if turns else own.format("command-first-sight")
        heading = own.format("command-calibrated", game=game.id, seats=number, games=count, how=how)
        plot.write_text(drawing(heading, bins(told)), encoding="utf-8")
    if as_json:
        print_json(plain(plan, count, told, together))
        return
    out = console()
    table = headed(own, "command-calibration-columns")
    for one in scores(told, together):
        row = (one.brier, one.constant_brier, one.log_loss, one.constant_log_loss)
        table.add_row(one.phase, str(one.positions), *(f"{value:.4f}" for value in row), f"{one.sharpness:.2f}")
    out.print(table)
    shown = headed(own, "command-bins-columns")
    for step in bins(told):
        shown.add_row(f"{step.chance:.1%}", f"{step.came_true:.1%}", str(step.seats))
    out.print()
    out.print(shown)
