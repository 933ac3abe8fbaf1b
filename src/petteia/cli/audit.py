"""`petteia audit`: every game of the server once more."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..core.fair import Seeds
from .extras import needs_server
from .output import console, print_json, progress
from .parameters import JSON

if TYPE_CHECKING:
    from ..server.audit import Verdict


@click.command()
@click.option("--data", type=click.Path(file_okay=False), help="The folder of the server, as for `petteia serve`.")
@JSON
@click.pass_context
def audit(ctx: click.Context, data: str | None, as_json: bool) -> None:
    """Replay every game that the server has stored, and compare results, snapshots and chance.

    The server may run meanwhile. Ends with status 1 if anything is wrong.
    """
    with needs_server():
        from ..server.audit import audit as judge_all
        from ..server.audit import count_games
        from ..server.settings import read_settings
        from ..server.upgrade import WrongVersion
    path = read_settings(data=data).database
    try:
        verdicts = list(progress(judge_all(path, Seeds), count_games(path), "checking"))
    except (FileNotFoundError, WrongVersion) as error:
        raise click.ClickException(str(error)) from None
    wrong = [verdict for verdict in verdicts if verdict.problem]
    if as_json:
        print_json(summary(path, verdicts))
    else:
        report(console(), path, verdicts)
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


def report(out: Console, path: Path, verdicts: list[Verdict]) -> None:
    """How many games of which rules are right, and what is wrong with the others."""
    out.print(Text(f"{path}: {len(verdicts)} games"), soft_wrap=True)
    rules = sorted({(verdict.game, verdict.rules) for verdict in verdicts})
    counts = Table("game", "rules", "right", "wrong", "other rules", box=None, padding=(0, 2), header_style="muted")
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
