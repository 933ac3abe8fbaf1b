"""`petteia audit`: every game on the server, replayed and checked."""

from __future__ import annotations

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
from ..wording import told

if TYPE_CHECKING:
    from ...server.store.audit import Verdict
    from ...server.store.place import Place


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
        from ...server.settings import SettingError, read_settings
        from ...server.store.audit import audit as judge_all
        from ...server.store.audit import count_games
        from ...server.store.place import place_of
        from ...server.store.store import Unusable
    try:
        place = place_of(read_settings(data=data))
        with place.usable():
            verdicts = list(progress(judge_all(place, Seeds), count_games(place), "command-checking"))
    except (SettingError, Unusable) as error:
        raise click.ClickException(told(error)) from None
    wrong = [verdict for verdict in verdicts if verdict.problem]
    if as_json:
        print_json(summary(place, verdicts))
    else:
        report(console(), place, verdicts, words(language))
    ctx.exit(1 if wrong else 0)


def summary(place: Place, verdicts: list[Verdict]) -> dict[str, object]:
    """The verdicts as plain data."""
    return {
        "database": str(place),
        "games": len(verdicts),
        "wrong": sum(bool(verdict.problem) for verdict in verdicts),
        "not_judged": sum(not verdict.judged for verdict in verdicts),
        "verdicts": [verdict.plain() for verdict in verdicts],
    }


def report(out: Console, place: Place, verdicts: list[Verdict], own: Words) -> None:
    """Print how many games are right, by rules version, and what is wrong with the others."""
    out.print(Text(own.format("command-audited", file=str(place), games=len(verdicts))), soft_wrap=True)
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
