"""`petteia games`: the games that can be played."""

from __future__ import annotations

import click
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...core.contract.game import Game
from ...core.contract.registry import all_games
from ...locale import FALLBACK, Words, about_option, title, words
from ..output import console, print_json
from ..parameters import JSON, LANGUAGE

WIDE = 110  # columns of a terminal from which on options are shown as a table


@click.command()
@LANGUAGE
@JSON
def games(language: str, as_json: bool) -> None:
    """List the games, with their seats, options and rules version."""
    known = list(all_games().values())
    if as_json:
        print_json([describe(game) for game in known])
        return
    out = console()
    for game in known:
        own = words(language, game.id)
        counts = ", ".join(str(count) for count in game.seat_counts)
        facts = [own.format("terminal-players", counts=counts), own.format("terminal-version", version=game.version)]
        out.print(f"[you]{game.id}[/]  [bold]{title(language, game.id)}[/]  [muted]{' · '.join(facts)}[/]")
        out.print(option_table(game, own) if out.width >= WIDE else option_list(game, own))


def option_list(game: Game, own: Words) -> Group:
    """The options one below the other, for terminals that are too narrow for a table."""
    told: list[Text | Padding] = []
    for option in game.options:
        line = Text.assemble("  ", (option.name, "you"), "  ", (option.default, "bold"))
        line.append("".join(f" | {choice}" for choice in option.choices[1:]))
        told += [line, Padding(Text(f"{about_option(own, option)} ({option.rule})", style="muted"), (0, 0, 0, 4))]
    return Group(*told, Text())


def option_table(game: Game, own: Words) -> Table:
    """A row for each option, the default first among its choices; names and choices are as people type them."""
    columns = ("terminal-option", "terminal-choices", "terminal-rule", "terminal-about")
    headings = [own.format(column) for column in columns]
    table = Table(*headings, box=None, padding=(0, 2), header_style="muted")
    for option in game.options:
        others = "".join(f" | {choice}" for choice in option.choices[1:])
        table.add_row(option.name, f"[bold]{option.default}[/]{others}", option.rule, about_option(own, option))
    return table


def describe(game: Game) -> dict[str, object]:
    """A game as plain data, in English."""
    own = words(FALLBACK, game.id)
    return {
        "id": game.id,
        "title": title(FALLBACK, game.id),
        "version": game.version,
        "seats": list(game.seat_counts),
        "options": [
            {
                "name": option.name,
                "choices": list(option.choices),
                "default": option.default,
                "rule": option.rule,
                "about": about_option(own, option),
            }
            for option in game.options
        ],
    }
