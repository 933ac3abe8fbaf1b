"""`petteia games`: what can be played."""

from __future__ import annotations

import click
from rich.table import Table

from ..core.game import Game
from ..core.registry import all_games
from .output import console, print_json
from .parameters import JSON


@click.command()
@JSON
def games(as_json: bool) -> None:
    """The games there are, with their seats, options and rules version."""
    known = list(all_games().values())
    if as_json:
        print_json([describe(game) for game in known])
        return
    out = console()
    for game in known:
        counts = ", ".join(str(count) for count in game.seat_counts)
        out.print(
            f"[you]{game.id}[/]  [bold]{game.title}[/]  [muted]{counts} players · rules version {game.version}[/]"
        )
        out.print(option_table(game))


def option_table(game: Game) -> Table:
    """A row an option, the default first among its choices."""
    table = Table("option", "choices", "rule", "what it says", box=None, padding=(0, 2), header_style="muted")
    for option in game.options:
        others = "".join(f" | {choice}" for choice in option.choices[1:])
        table.add_row(option.name, f"[bold]{option.default}[/]{others}", option.rule, option.about)
    return table


def describe(game: Game) -> dict[str, object]:
    """A game as plain data."""
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seat_counts),
        "options": [
            {
                "name": option.name,
                "choices": list(option.choices),
                "default": option.default,
                "rule": option.rule,
                "about": option.about,
            }
            for option in game.options
        ],
    }
