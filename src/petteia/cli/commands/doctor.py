"""`petteia doctor`: whether a server is fit to run here, and what to do if it is not."""

from __future__ import annotations

import os
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.text import Text

from ...locale import Words, words
from ..extras import needs_server
from ..output import console, print_json
from ..parameters import JSON, LANGUAGE

if TYPE_CHECKING:
    from ...server.doctor import Finding

SIGNS: Final = {"good": ("✓", "good"), "notice": ("!", "coin"), "bad": ("✗", "refusal")}


@click.command()
@click.option("--data", type=click.Path(file_okay=False), help="The server's data folder, as for `petteia serve`.")
@click.option("--mail", is_flag=True, help="Also call the mail server.")
@LANGUAGE
@JSON
@click.pass_context
def doctor(ctx: click.Context, data: str | None, mail: bool, language: str, as_json: bool) -> None:
    """Check settings, database, disk, clock, page and engine, and say what to do.

    The server may be running. Exits with status 1 if it could not do its work.
    """
    with needs_server():
        from ...server.doctor import examine
    findings = list(examine(os.environ, data, mail))
    own = words(language, "doctor")
    if as_json:
        print_json([asdict(finding) | {"text": own.format(finding.message, **finding.args)} for finding in findings])
    else:
        report(console(), findings, own)
    ctx.exit(1 if any(finding.state == "bad" for finding in findings) else 0)


def report(out: Console, findings: list[Finding], own: Words) -> None:
    """Print a line for each finding, and a summary."""
    about = {finding.about: own.format(f"doctor-about-{finding.about}") for finding in findings}
    width = max(map(len, about.values()))
    for finding in findings:
        sign, style = SIGNS[finding.state]
        told = own.format(finding.message, **finding.args)
        out.print(Text.assemble((f"{sign} ", style), f"{about[finding.about]:<{width}}  ", told), soft_wrap=True)
    bad = sum(finding.state == "bad" for finding in findings)
    notices = sum(finding.state == "notice" for finding in findings)
    out.print()
    out.print(Text(own.format("doctor-sum", bad=bad, notices=notices)), soft_wrap=True)
