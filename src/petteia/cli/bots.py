"""`petteia bots`: who can take a seat besides people."""

from __future__ import annotations

import click
from rich.table import Table

from ..bots import Level, levels
from ..core.game import Game
from .output import console, print_json
from .parameters import GAME, JSON

SIMPLE = (("random", "any legal action"), ("greedy", "one look at each action"))


@click.command()
@GAME
@JSON
def bots(game: Game, as_json: bool) -> None:
    """The bots of GAME, and how far each thinks ahead."""
    if as_json:
        thinking = [{"name": level.name, "turns": level.turns, "notices": level.notices} for level in levels(game.id)]
        print_json({"game": game.id, "simple": [name for name, _ in SIMPLE], "levels": thinking})
        return
    table = Table("bot", "thinks", box=None, padding=(0, 2), header_style="muted")
    for name, about in SIMPLE:
        table.add_row(name, about)
    for level in levels(game.id):
        table.add_row(level.name, thought(level))
    table.add_row("search:N", "N turns of search, with settings behind: search:2000:exploration=0.8")
    table.add_row("LEVEL:…", "a level that searches, with other limits or settings: expert:turns=100000:seconds=2")
    table.add_row("module:Class", "a petteia.bots.Bot of your own")
    console().print(table)


def thought(level: Level) -> str:
    """How far a level thinks, in words."""
    if level.turns:
        return f"{level.turns:,} turns of search"
    if level.notices < 1.0:
        return f"one look at the actions it notices, {level.notices:.0%} of all"
    return "one look at each action"
