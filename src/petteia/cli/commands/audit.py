"""`petteia audit`: every game on the server, replayed and checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.text import Text

from ...core.records.fair import Seeds
from ...locale import Words, words
from ..extras import needs_server
from ..output import console, print_json, progress
from ..parameters import JSON, LANGUAGE
from ..reporting import headed

if TYPE_CHECKING:
    from ...server.store.audit import Verdict


@click.command()
@click.option("--data", type=click.Path(file_okay=False), help="The server's data folder, as for `petteia serve`.")
@LANGUAGE
@JSON
@click.pass_context
def audit(ctx: click.Context, data: str | None, language: str, as_json: bool) -> None:
    """Replay every game that the server has stored, and check its result, snapshots and chance.

    The server may be running. Exits with status 1 if anything is wrong.
    """
    with needs_server():
        from ...server.settings import read_settings
        from ...server.store.audit import audit as judge_all
        from ...server.store.audit import count_games
        from ...server.store.upgrade import Unusable, usable
    path = read_settings(data=data).database
    try:
        with usable(path):
            verdicts = list(progress(judge_all(path, Seeds), count_games(path), "command-checking"))
    except Unusable as error:
        raise click.ClickException(str(error)) from None
    wrong = [verdict for verdict in verdicts if verdict.problem]
    if as_json:
        print_json(summary(path, verdicts))
    else:
        report(console(), path, verdicts, words(language))
    ctx.exit(1 if wrong else 0)


def summary(path: Path, verdicts: list[Verdict]) -> dict[str, object]:
    """The verdicts as plain data."""
    return {
        "database": str(path),
        "games": len(verdicts),
        "wrong": sum(bool(verdict.problem) for verdict in verdicts),
        "not_judged": sum(not verdict.judged for verdict in verdicts),
        "verdicts": [verdict.plain() for verdict in verdicts],
    }


def report(out: Console, path: Path, verdicts: list[Verdict], own: Words) -> None:
    """How many games are right, by rules version, and what is wrong with the others."""
    out.print(Text(own.format("command-audited", file=str(path), games=len(verdicts))), soft_wrap=True)
    rules = sorted({(verdict.game, verdict.rules) for verdict in verdicts})
    counts = headed(own, "command-audit-columns")
    for game, version in rules:
        of_these = [verdict for verdict in verdicts if (verdict.game, verdict.rules) == (game, version)]
        wrong = sum(bool(verdict.problem) for verdict in of_these)
        others = sum(not verdict.judged for verdict in of_these)
        counts.add_row(game, version, str(len(of_these) - wrong - others), str(wrong), str(others))
    if rules:
        out.print(counts)
    for verdict in verdicts:
        if verdict.problem:
            out.print(Text.assemble((f"✗ {verdict.table}: ", "refusal"), verdict.problem), soft_wrap=True)
