"""`petteia match`: bots against each other, rotating seats, with the same deals."""

from __future__ import annotations

import click

from ...arena.match import MatchResult, Pairing, recorded_match, tally
from ...core.contract.game import Game
from ...locale import title, words
from ..output import console, played, print_json, tell_incidents
from ..parameters import JSON, LANGUAGE, Contest, contest, usage
from ..reporting import headed, interval, percent, reason_words
from ..wording import say


@click.command(name="match")
@contest(bots="A,B", who="A bot for each seat.", games=200, many="How many games.", what="match")
@click.option(
    "--luck-adjusted",
    is_flag=True,
    help="Take the luck of every draw out of the result, so that fewer games tell as much.",
)
@LANGUAGE
@JSON
def match_command(contest: Contest, luck_adjusted: bool, language: str, as_json: bool) -> None:
    """Play a match of GAME between bots.

    The bots move up one seat after each game, and play each deal once from every seat. Name the bots as
    `petteia bots` lists them; search:2000 and bots of your own work too: mybot.py:Class, mybot.py:Class(depth=3),
    package.module:Class, or cmd:./mybot for a program in any language. Each of those runs in its own process.
    """
    game, bots, count, out = contest.game, contest.bots, contest.count, contest.out
    with usage():
        game.check_seats(len(bots))
    pairing = Pairing(game.id, tuple(bots), contest.options, contest.seed, contest.limits, contest.strict)
    outcomes = played(
        out,
        pairing.run(),
        pairing.remember,
        lambda done: recorded_match(pairing, count, contest.venue, len(done), out is not None, luck_adjusted),
        count,
    )
    result = tally(pairing, outcomes[:count])
    if luck_adjusted and not result.adjusted:
        raise click.ClickException(say("command-no-luck", file=str(out)))
    if as_json:
        told = {"game": game.id, "bots": bots, "options": contest.options, "seed": contest.seed}
        print_json(told | result.plain())
        return
    report(game, result, contest.seed, language)


def report(game: Game, result: MatchResult, seed: int, language: str) -> None:
    """The table for people."""
    out, own = console(), words(language, game.id)
    played_games = own.format("terminal-report", games=result.games, seed=str(seed))
    out.print(f"[bold]{title(language, game.id)}[/], {played_games}\n")
    table = headed(own, "terminal-match-columns")
    for name, won in result.wins.items():
        share = result.shares[name]
        table.add_row(name, f"{won:g}", percent(own, share.share), interval(own, share))
    out.print(table)
    if result.adjusted:
        out.print(f"\n  {own.format('terminal-adjusted', times=worth(result))}")
        table = headed(own, "terminal-adjusted-columns")
        for name, share in result.adjusted.items():
            table.add_row(name, percent(own, share.share), interval(own, share))
        out.print(table)
    reasons = ", ".join(f"{reason_words(own, reason)}: {number}" for reason, number in result.reasons.items())
    out.print(f"\n  {own.format('terminal-match-ends', reasons=reasons, mean=result.mean_decisions)}")
    tell_incidents(out, own, result.statuses, result.incidents)


def worth(result: MatchResult) -> float:
    """How many times as many games it would take to be as certain without taking luck out."""
    name = next(iter(result.adjusted))
    plain, adjusted = result.shares[name], result.adjusted[name]
    return float(((plain.high - plain.low) / (adjusted.high - adjusted.low)) ** 2)
