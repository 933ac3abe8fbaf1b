"""`petteia tune`: learns the weights that judge a game's positions from self-play."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from pathlib import Path

import click
from rich.table import Table

from ...arena.tuning import Tuned, TuningPlan, lessons, read_weights, tune, weights_file, write_weights
from ...arena.venue import Venue
from ...bots import bot
from ...core.contract.game import Game
from ...locale import Words, words
from ..output import console, print_json, progress
from ..parameters import GAME, JSON, LANGUAGE, at_a_venue, read_words, usage

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command(name="tune")
@GAME
@click.option("--bot", "name", default="greedy", show_default=True, help="The bot that plays itself.")
@click.option(
    "--seats", callback=read_words, metavar="N,N", default="4", show_default=True, help="Seat counts, in turn."
)
@click.option("--games", "count", type=click.IntRange(min=1), default=2000, show_default=True, help="How many games.")
@click.option("--wander", type=click.FloatRange(0, 1), default=0.08, show_default=True, help="Share of random actions.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same weights.")
@at_a_venue
@click.option("--out", type=FILE, help="Where to write the weights.  [default: the game's own file]")
@LANGUAGE
@JSON
def tune_command(
    game: Game,
    name: str,
    seats: list[str],
    count: int,
    wander: float,
    seed: int,
    venue: Venue,
    out: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Learn how to judge positions of GAME.

    A bot plays against itself, some positions of every game are kept, and the weights are fitted to who won. They start
    from the game's current weights, so the command can be run again with stronger play.
    """
    with usage():
        bot(name, game.id)
        weights = weights_file(game.id)
        numbers = tuple(game.check_seats(int(number)) for number in seats)
    before = {weight.name: weight.value for weight in read_weights(weights)}
    plan = TuningPlan(game.id, name, numbers, count, wander, seed)
    tuned = tune(plan, progress(lessons(plan, venue), count))
    command = f"petteia tune {game.id} --bot {name} --seats {','.join(seats)} --games {count}"
    write_weights(out or weights, tuned.weights, f"{command} --wander {wander:g} --seed {seed} ({date.today()})")
    if as_json:
        print_json(asdict(plan) | asdict(tuned))
        return
    report(before, tuned, words(language))


def report(before: dict[str, float], tuned: Tuned, own: Words) -> None:
    """The table for people."""
    out = console()
    headings = own.format("command-tune-columns").split(" | ")
    table = Table(*headings, box=None, padding=(0, 2), header_style="muted")
    for weight in tuned.weights:
        table.add_row(weight.name, f"{before[weight.name]:+.2f}", f"{weight.value:+.2f}", weight.about)
    out.print(table)
    errors = {"before": f"{tuned.before:.4f}", "after": f"{tuned.after:.4f}"}
    out.print(f"\n  {own.format('command-tuned', positions=tuned.positions, **errors)}")
