"""`petteia bot-check`: whether a program can play."""

from __future__ import annotations

import click
from rich.markup import escape

from ...bots import Limits
from ...bots.checking import Finding, check_command
from ...bots.command import program_of
from ...core.contract.game import Game
from ...core.contract.registry import all_games
from ...locale import Words, words
from ..output import console, print_json
from ..parameters import JSON, LANGUAGE, read_game, usage
from ..reporting import reason_words


def first_game() -> str:
    """The game that is listed first."""
    return min(all_games().values(), key=lambda game: game.manifest.order).id


@click.command(name="bot-check")
@click.argument("command")
@click.option("--game", callback=read_game, default=first_game, help="The game to play.  [default: the first one]")
@click.option(
    "--games", type=click.IntRange(min=1), default=2, show_default=True, help="Games for each number of seats."
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--seconds", type=click.FloatRange(min=0.0, min_open=True), default=10.0, help="Seconds for an answer.")
@LANGUAGE
@JSON
def bot_check(command: str, game: Game, games: int, seed: int, seconds: float, language: str, as_json: bool) -> None:
    """Check whether the program that COMMAND starts speaks the bot protocol: it is greeted, plays, and is told to quit.

    The protocol is described in docs/bots.md.
    """
    with usage():
        program_of(command)
    found = []
    own = words(language, game.id)
    for finding in check_command(command, game, games, seed, Limits(seconds)):
        found.append(finding)
        if not as_json:
            sign = "[good]✓[/]" if finding.good else "[refusal]✗[/]"
            console().print(f"{sign} {escape(said(finding, own))}", soft_wrap=True)
            if finding.problem:
                console().print(escape(finding.problem), style="muted", soft_wrap=True)
    good = all(finding.good for finding in found)
    if as_json:
        told = [{"good": one.good, "said": said(one, own), "problem": one.problem} for one in found]
        print_json({"command": command, "game": game.id, "good": good, "findings": told})
    if not good:
        raise SystemExit(1)


def said(finding: Finding, own: Words) -> str:
    """What was found, in the reader's language."""
    reason = {"reason": reason_words(own, str(finding.args["reason"]))} if "reason" in finding.args else {}
    return own.format(finding.message, **{**finding.args, **reason})
