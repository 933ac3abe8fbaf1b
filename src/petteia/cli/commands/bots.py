"""`petteia bots`: the bots that can take a seat."""

from __future__ import annotations

import click
from rich.table import Table

from ...bots import levels
from ...core.contract.game import Game
from ...core.contract.manifest import Level
from ...locale import Words, words
from ..output import console, print_json
from ..parameters import GAME, JSON, LANGUAGE

SIMPLE = {"random": "terminal-bot-random", "greedy": "terminal-bot-look"}
SEARCH = "search:2000:exploration=0.8"
LEVEL = "expert:turns=100000:seconds=2"
OWN = "mine.py:Bot(depth=3)"
PROGRAM = "petteia bot-check COMMAND"


@click.command()
@GAME
@LANGUAGE
@JSON
def bots(game: Game, language: str, as_json: bool) -> None:
    """List the bots for GAME, and how far each thinks ahead."""
    if as_json:
        thinking = [{"name": level.name, "turns": level.turns, "notices": level.notices} for level in levels(game.id)]
        print_json({"game": game.id, "simple": list(SIMPLE), "levels": thinking})
        return
    own = words(language, game.id)
    headings = [heading.strip() for heading in own.format("terminal-bots-columns").split("|")]
    table = Table(*headings, box=None, padding=(0, 2), header_style="muted")
    for name, id in SIMPLE.items():
        table.add_row(name, own.format(id))
    for level in levels(game.id):
        table.add_row(level.name, thought(own, level))
    table.add_row("search:N", own.format("terminal-bot-search", example=SEARCH))
    table.add_row("LEVEL:…", own.format("terminal-bot-level", example=LEVEL))
    table.add_row("file.py:Class", own.format("terminal-bot-own", example=OWN, **{"class": "petteia.bots.Bot"}))
    table.add_row("cmd:COMMAND", own.format("terminal-bot-program", example=PROGRAM))
    console().print(table)


def thought(own: Words, level: Level) -> str:
    """How far a level thinks ahead, in words."""
    if level.turns:
        return own.format("terminal-bot-turns", turns=level.turns)
    if level.notices < 1.0:
        return own.format("terminal-bot-notices", share=level.notices)
    return own.format("terminal-bot-look")
