"""`petteia train`: a mind, or weights, that learn from self-play, generation after generation."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...arena.venue import Venue
from ...core.contract.game import Game
from ...locale import Words, words
from ..output import console, print_json
from ..parameters import GAME, JSON, LANGUAGE, at_a_venue
from ..reporting import headed

FOLDER = click.Path(path_type=Path, file_okay=False)
FILE = click.Path(path_type=Path, dir_okay=False)


@click.command(name="train")
@GAME
@click.option("--folder", type=FOLDER, required=True, help="Where lessons, nets and the log are kept.")
@click.option("--generations", type=click.IntRange(min=1), default=1, show_default=True, help="How many in total.")
@click.option("--lessons", type=click.IntRange(min=20), default=4000, show_default=True, help="Games per generation.")
@click.option("--turns", type=click.IntRange(min=2), default=120, show_default=True, help="Turns of a player's search.")
@click.option("--trial", type=click.IntRange(min=0), default=100, show_default=True, help="Games against the best.")
@click.option(
    "--rounds", type=click.FloatRange(min=0), default=6.0, show_default=True, help="Passes over the positions."
)
@click.option("--rate", type=click.FloatRange(min=0), default=0.002, show_default=True, help="How fast it learns.")
@click.option(
    "--overlook", type=click.FloatRange(0, 0.9), default=0.2, show_default=True, help="Share of features hidden."
)
@click.option("--refine", is_flag=True, help="Start from what the best net knows instead of from scratch.")
@click.option("--weights", is_flag=True, help="Learn what each feature is worth, instead of a net.")
@click.option("--exploit", is_flag=True, help="Train an exploiter: it meets the game's own net, and has to beat it.")
@click.option(
    "--exploiter",
    "exploiters",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    multiple=True,
    help="An exploiter's net, to play in the lessons. May be given several times.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same lessons.")
@click.option("--out", type=FILE, help="Where to copy the best net at the end.")
@at_a_venue
@LANGUAGE
@JSON
def train_command(
    game: Game,
    folder: Path,
    generations: int,
    lessons: int,
    turns: int,
    trial: int,
    rounds: float,
    rate: float,
    overlook: float,
    refine: bool,
    weights: bool,
    exploit: bool,
    exploiters: tuple[Path, ...],
    seed: int,
    out: Path | None,
    venue: Venue,
    language: str,
    as_json: bool,
) -> None:
    """Train the mind of GAME by self-play.

    In each generation a population plays: the best net, its former self, and others; in Duel specialists for each way
    of winning, the search of 0.1, and random playouts. A new net learns from the last generations and is accepted if it
    wins its trial against the best. Run the same command again to continue where it stopped.

    With --weights, it is the weights of both Cyclades that learn. With --exploit, the net that learns has one opponent,
    the game's own net, whose weaknesses it looks for. Exploiters can then play in the lessons of others.
    """
    own = words(language)
    try:
        from ...arena.training.campaign import Campaign, CampaignPlan
        from ...arena.training.course import course_of
        from ...arena.training.learner import Pace
    except ImportError:
        raise click.ClickException(own.format("command-no-numpy", command="pip install 'petteia[train]'")) from None
    course = course_of(game.id, weights)
    if course is None:
        raise click.ClickException(own.format("command-no-weights" if weights else "command-no-net", game=game.id))
    plan = CampaignPlan(
        folder.resolve(),  # processes of a cluster have other working folders
        lessons,
        turns,
        trial,
        seed,
        Pace(rounds, rate, overlook, seed),
        refine,
        exploit,
        tuple(exploiter.resolve() for exploiter in exploiters),
        weights,
    )
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        doing = bar.add_task("play")
        campaign = Campaign(
            course,
            plan,
            venue,
            lambda what, done, total: bar.update(doing, description=what, completed=done, total=total),
        )
        for entry in campaign.run(generations):
            if as_json:
                print_json(entry)
            else:
                report(entry, exploit, own)
    if out is not None:
        shutil.copy(plan.net_of(campaign.best()), out)


def report(entry: dict[str, Any], exploit: bool, own: Words) -> None:
    """Print a generation for people."""
    out = console()
    facts = {name: entry[name] for name in ("generation", "lessons", "positions", "trial", "against")}
    facts["won"] = f"{entry['won']:g}"
    out.print(own.format("command-generation", **facts), style="bold")
    verdict = "command-accepted" if entry["accepted"] else "command-not-accepted"
    if exploit:
        verdict = "command-exploited"
    out.print(f"  {own.format(verdict, **facts)}")
    table = headed(own, "command-training-columns")
    for phase, (net, linear) in entry["log_loss"].items():
        table.add_row(phase, f"{net:.4f}", f"{linear:.4f}")
    out.print(table)
