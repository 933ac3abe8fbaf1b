"""`petteia analyse`: who is winning a position, and what each option is worth."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

import click
from rich.console import Console, Group
from rich.live import Live

from ...arena.analysis import Verdict, judge_position, verdicts
from ...core.contract.registry import read_position
from ...core.engine.state import CHANCE, State
from ...locale import Words, words
from .. import storage
from ..output import console, print_json
from ..parameters import JSON, LANGUAGE, usage
from ..reporting import headed, interval, percent
from ..wording import say

MOST_OPTIONS = 12  # shown to people
LONGEST_LINE = 8
BETWEEN_LOOKS = 0.5  # seconds


@click.command(name="analyse")
@click.argument("where", metavar="POSITION|FILE")
@click.option("--seconds", type=click.FloatRange(min=0.01), default=2.0, show_default=True, help="How long to think.")
@click.option("--to", "to", type=click.IntRange(min=0), metavar="N", help="In a record, the position after N actions.")
@LANGUAGE
@JSON
def analyse_command(where: str, seconds: float, to: int | None, language: str, as_json: bool) -> None:
    """Say who is winning a position, and what each option is worth.

    POSITION is a line as `State.position` writes it; of a FILE it is the last position at which a seat is asked.
    Several searches look at it: the bands show how far they agree. A terminal shows what they think as they go on.
    """
    state = found(where, to)
    if state.actor <= CHANCE:
        raise click.ClickException(say("command-nobody-asked"))
    if as_json:
        print_json({"position": state.position()} | judge_position(state, seconds, time.monotonic).plain())
        return
    out, own = console(), words(language)
    looks = max(1, round(seconds / BETWEEN_LOOKS)) if out.is_terminal else 1
    watch(verdicts(state, seconds, time.monotonic, looks), out, own)


def found(where: str, to: int | None) -> State:
    """The position that an argument stands for: a line, or a file with a record."""
    path = Path(where)
    if not path.exists():
        with usage():
            return read_position(where)
    record = storage.load_parts(path)[0]()
    count = len(record.entries) if to is None else to
    if count > len(record.entries):
        raise click.BadParameter(say("command-actions", count=len(record.entries)), param_hint="--to")
    state = record.at(count)
    while to is None and count and state.actor <= CHANCE:
        count -= 1
        state = record.at(count)
    return state


def watch(found: Iterable[Verdict], out: Console, own: Words) -> None:
    """Show each verdict in place of the previous one; the last one stays."""
    with Live(console=out, transient=True, auto_refresh=False) as screen:
        for verdict in found:
            screen.update(report(verdict, own), refresh=out.is_terminal)
    out.print(report(verdict, own))


def report(verdict: Verdict, own: Words) -> Group:
    """The tables for people."""
    seats = headed(own, "terminal-chances-columns")
    for seat, chance in enumerate(verdict.chances):
        named = own.format("terminal-asked", seat=seat) if seat == verdict.actor else str(seat)
        seats.add_row(named, percent(own, chance.chance), interval(own, chance))
    table = headed(own, "terminal-options-columns")
    for option in verdict.options[:MOST_OPTIONS]:
        worth = percent(own, option.worth.chance), interval(own, option.worth)
        table.add_row(option.text, *worth, percent(own, option.share))
    lines = [
        f"  {option.text}: [muted]{', '.join(option.line[:LONGEST_LINE])}[/]"
        for option in verdict.options
        if option.line
    ]
    return Group(seats, "", table, "", *lines, f"\n  {own.format('terminal-bot-turns', turns=verdict.turns)}")
