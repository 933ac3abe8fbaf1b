"""`petteia bench`: how fast a game's engine is on this machine."""

from __future__ import annotations

import click
from rich.table import Table

from ..arena.measure import Speed, measure
from ..core.game import Game
from .output import console, print_json
from .parameters import GAME, JSON, usage


@click.command()
@GAME
@click.option("--seats", type=int, default=None, help="How many seats.  [default: as few as the game takes]")
@click.option("--quick", is_flag=True, help="Count no instructions and measure for a shorter time.")
@JSON
def bench(game: Game, seats: int | None, quick: bool, as_json: bool) -> None:
    """Measure the engine of GAME: random games, decisions and copies a second, instructions a game.

    Instructions are counted with valgrind; without it, that figure is missing.
    """
    with usage():
        seats = game.check_seats(seats or game.seat_counts[0])
    speed = measure(game, seats, instructions=not quick, least_seconds=0.05 if quick else 0.5)
    if as_json:
        print_json(speed.plain())
        return
    report(game, speed, quick)


def report(game: Game, speed: Speed, quick: bool) -> None:
    """The table for people."""
    out = console()
    out.print(f"[bold]{game.title}[/], {speed.seats} seats, {'compiled' if speed.compiled else 'plain Python'}")
    table = Table(box=None, show_header=False, padding=(0, 2))
    table.add_column(justify="right")
    table.add_row(f"{speed.games_per_second:,.0f}", "random games a second, by playout")
    table.add_row(f"{speed.stepped_games_per_second:,.0f}", "random games a second, stepped with full legal lists")
    table.add_row(f"{speed.decisions_per_second:,.0f}", "decisions a second, stepped inside the engine")
    table.add_row(f"{speed.python_decisions_per_second:,.0f}", "decisions a second, from a Python loop")
    table.add_row(f"{speed.copies_per_second:,.0f}", "copies a second")
    table.add_row(f"{speed.search_turns_per_second:,.0f}", "turns of search a second, with plain playouts")
    table.add_row(f"{speed.bytes_per_state:,}", "bytes a state")
    for count, what in (
        (speed.instructions_per_game, "instructions a game, by playout"),
        (speed.stepped_instructions_per_game, "instructions a game, stepped"),
    ):
        if count is not None:
            table.add_row(f"{count:,}", what)
    out.print(table)
    if speed.instructions_per_game is None and not quick:
        out.print("[muted]Instructions are not counted: install valgrind (apt-get install valgrind).[/]")
    out.print(
        f"[muted]{speed.decisions_per_game:.1f} decisions and {speed.chance_per_game:.1f} actions of chance a game[/]"
    )
