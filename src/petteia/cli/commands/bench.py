"""`petteia bench`: how fast a game's engine is on this machine."""

from __future__ import annotations

from typing import Any, Final

import click
from rich.table import Table

from ...arena.measure import Speed, measure
from ...core.contract.game import Game
from ...locale import title, words
from ..output import console, print_json
from ..parameters import GAME, JSON, LANGUAGE, usage

# each figure with its message
FIGURES: Final = {
    "games_per_second": "command-bench-games",
    "stepped_games_per_second": "command-bench-stepped",
    "decisions_per_second": "command-bench-decisions",
    "python_decisions_per_second": "command-bench-python",
    "copies_per_second": "command-bench-copies",
    "search_turns_per_second": "command-bench-search",
    "bytes_per_state": "command-bench-bytes",
    "instructions_per_game": "command-bench-instructions",
    "stepped_instructions_per_game": "command-bench-stepped-instructions",
}


@click.command()
@GAME
@click.option("--seats", type=int, default=None, help="Number of seats.  [default: the fewest the game allows]")
@click.option("--quick", is_flag=True, help="Measure for a shorter time, without counting instructions.")
@LANGUAGE
@JSON
def bench(game: Game, seats: int | None, quick: bool, language: str, as_json: bool) -> None:
    """Measure the engine of GAME: random games, decisions and copies per second, and instructions per game.

    Instructions are counted with valgrind; without it, that figure is missing.
    """
    with usage():
        seats = game.check_seats(seats or game.seat_counts[0])
    speed = measure(game, seats, instructions=not quick, least_seconds=0.05 if quick else 0.5)
    if as_json:
        print_json(speed.plain())
        return
    report(game, speed, quick, language)


def report(game: Game, speed: Speed, quick: bool, language: str) -> None:
    """The table for people."""
    out, own = console(), words(language)
    figures: dict[str, Any] = speed.plain()
    build = own.format("command-compiled" if speed.compiled else "command-plain")
    out.print(f"[bold]{title(language, game.id)}[/], {own.format('command-bench-seats', seats=speed.seats)}, {build}")
    table = Table(box=None, show_header=False, padding=(0, 2))
    table.add_column(justify="right")
    for name, message in FIGURES.items():
        if figures[name] is not None:
            table.add_row(f"{figures[name]:,.0f}", own.format(message))
    out.print(table)
    if speed.instructions_per_game is None and not quick:
        out.print(own.format("command-bench-uncounted", command="apt-get install valgrind"), style="muted")
    means = {"decisions": speed.decisions_per_game, "chance": speed.chance_per_game}
    out.print(own.format("command-bench-means", **means), style="muted")
