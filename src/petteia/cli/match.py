"""`petteia match`: bots against each other, seats changed, deals shared."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

from ..arena.match import MatchResult, Outcome, Pairing, match, tally
from ..arena.venue import Venue
from ..bots import bot
from ..core.game import Game
from .output import console, played, print_json
from .parameters import GAME, JSON, KEEP, OPTION, at_a_venue, read_words, usage
from .sim import interval, percent


@click.command(name="match")
@GAME
@click.option("--bots", callback=read_words, metavar="A,B", required=True, help="A bot for each seat.")
@click.option("--games", "count", type=click.IntRange(min=1), default=200, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same match.")
@at_a_venue
@OPTION
@KEEP
@JSON
def match_command(
    game: Game,
    bots: list[str],
    count: int,
    seed: int,
    venue: Venue,
    options: dict[str, str],
    out: Path | None,
    as_json: bool,
) -> None:
    """Let bots play a match at GAME.

    In each game the bots sit one seat further, and as many games as there are seats share the same deal. Bots are named
    as `petteia bots` lists them, search:2000 and bots of your own (module:Class) included.
    """
    with usage():
        for name in bots:
            bot(name, game.id)
        game.check_seats(len(bots))
        options = game.check_options(options)
    pairing = Pairing(game.id, tuple(bots), options, seed)
    outcomes = played(out, pairing, Outcome, lambda done: match(pairing, count, venue, len(done)), count)
    result = tally(pairing, outcomes[:count])
    if as_json:
        print_json({"game": game.id, "bots": bots, "options": options, "seed": seed} | result.plain())
        return
    report(game, result, seed)


def report(game: Game, result: MatchResult, seed: int) -> None:
    """The table for people."""
    out = console()
    out.print(f"[bold]{game.title}[/], {result.games} games, seed {seed}\n")
    table = Table("bot", "wins", "share", "95 % interval", box=None, padding=(0, 2), header_style="muted")
    for name, won in result.wins.items():
        share = result.shares[name]
        table.add_row(name, f"{won:g}", percent(share.share), interval(share))
    for column in table.columns[1:]:
        column.justify = "right"
    out.print(table)
    reasons = ", ".join(f"{number} by {reason.replace('_', ' ')}" for reason, number in result.reasons.items())
    out.print(f"\n  {reasons}; {result.mean_decisions:.1f} decisions a game")
