"""`petteia replay`: a record, checked, and shown step by step."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ..core.record import Record
from ..core.state import CHANCE, SPECTATOR
from . import storage
from .names import Names
from .output import console, print_json
from .parameters import JSON
from .plain_table import PlainTable
from .tables import table_for


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--step", is_flag=True, help="Step through, even if the input is not a terminal.")
@click.option("--to", "to", type=click.IntRange(min=0), metavar="N", help="Show the position after N actions and stop.")
@JSON
def replay(file: Path, step: bool, to: int | None, as_json: bool) -> None:
    """Check a record, in either form, and step through it.

    Enter goes forward, b back, a number to that action, q quits. Without a terminal, shows the last position.
    """
    if step and (to is not None or as_json):
        raise click.UsageError("--step asks at every action; leave out --to and --json")
    record = storage.load(file)
    count = len(record.entries)
    if to is not None and to > count:
        raise click.BadParameter(f"the record has {count} actions", param_hint="--to")
    if as_json:
        print_json(describe(record))
        return
    out = console()
    verified = f"{file}, {count} actions of {record.game.title}, {outcome(record)}"
    out.print(Text.assemble(("✓ Verified: ", "good"), verified), soft_wrap=True)
    table = table_for(record.game, Names(tuple(record.players) or tuple(f"seat {n}" for n in range(record.seats))))
    if step or (to is None and sys.stdin.isatty()):
        step_through(record, table, out)
    else:
        show(record, table, out, count if to is None else to)


def describe(record: Record) -> dict[str, object]:
    """A record that was checked, as plain data."""
    result = record.state.result
    return {
        "game": record.game.id,
        "players": record.players,
        "actions": [
            {"by": "chance" if entry.actor == CHANCE else entry.actor, "do": entry.text} for entry in record.entries
        ],
        "result": None if result is None else result.plain(),
        "verified": True,
    }


def outcome(record: Record) -> str:
    """How the game ended, in a few words."""
    result = record.state.result
    if result is None:
        return "not finished"
    winners = " and ".join(record.players[seat] if record.players else f"seat {seat}" for seat in result.winners)
    return f"won by {winners} ({result.reason.replace('_', ' ')})"


def show(record: Record, table: PlainTable, out: Console, count: int) -> None:
    """The position after that many actions, and what the last of them did."""
    out.print(Rule(f"after action {count} of {len(record.entries)}", style="muted"))
    state = record.at(max(count - 1, 0))
    if count:
        state.events = []
        entry = record.entries[count - 1]
        state.play(entry.action)
        by = "chance" if entry.actor == CHANCE else table.names(entry.actor)
        out.print(Text.assemble((f"{by}: ", "muted"), (entry.text, "bold")))
        for line in table.story([event.seen_by(SPECTATOR) for event in state.events]):
            out.print(Text(f"· {line}", style="muted"))
        if entry.comment:
            out.print(Text(entry.comment, style="italic"))
    out.print(table.picture(state, SPECTATOR, out.width))
    result = state.result
    if result is not None:
        out.print(table.ending(result))


def step_through(record: Record, table: PlainTable, out: Console) -> None:
    """Show position after position as somebody asks for them."""
    at, count = 0, len(record.entries)
    show(record, table, out, at)
    while True:
        try:
            line = out.input(f"[you]{at} of {count}[/] [muted]Enter forward · b back · number · q ›[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            return
        if line == "q":
            return
        wanted = (
            at + 1 if not line else at - 1 if line == "b" else int(line) if line.isdecimal() and len(line) < 10 else -1
        )
        if not line and at == count:
            out.print("That was the last action; q quits.")
        elif line == "b" and at == 0:
            out.print("That is the beginning.")
        elif not 0 <= wanted <= count:
            out.print(f"[refusal]Press Enter, or type b, q or a number from 0 to {count}.[/]")
        else:
            at = wanted
            show(record, table, out, at)
