"""`petteia replay`: checks a record and shows it step by step."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ...core.engine.state import CHANCE, SPECTATOR
from ...core.records.record import Record
from ...locale import Words, words
from .. import storage
from ..output import console, print_json
from ..parameters import JSON, LANGUAGE, NUMBER
from ..terminal.names import SEATS_TAG, Names, spoken_names
from ..terminal.plain_table import PlainTable
from ..terminal.tables import table_for
from ..wording import say


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--step", is_flag=True, help="Step through, even if the input is not a terminal.")
@NUMBER
@click.option("--to", "to", type=click.IntRange(min=0), metavar="N", help="Show the position after N actions and stop.")
@LANGUAGE
@JSON
def replay(file: Path, step: bool, number: int | None, to: int | None, language: str, as_json: bool) -> None:
    """Check a record in either format, and step through it.

    Enter goes forward, b back, a number jumps to that action, q quits. Without a terminal, shows the last position. If
    the file has several records, as written by sim, match and ladder, this shows the first, or the one given by --game.
    """
    if step and (to is not None or as_json):
        raise click.UsageError(say("command-step-alone"))
    record, held = storage.load_numbered(file, number)
    count = len(record.entries)
    if to is not None and to > count:
        raise click.BadParameter(say("command-actions", count=count), param_hint="--to")
    if as_json:
        print_json(describe(record))
        return
    out = console()
    table = table_for(record.game, names_in(record, words(language, record.game.id)), language)
    voice = table.voice
    facts = {"file": str(file), "game": voice.title, "outcome": outcome(record, table), "actions": count}
    out.print(Text.assemble(("✓ ", "good"), voice("terminal-verified", **facts)), soft_wrap=True)
    if held > 1:
        out.print(Text(f"· {voice('terminal-one-of', number=number or 1, count=held)}", style="muted"))
    if step or (to is None and sys.stdin.isatty()):
        step_through(record, table, out)
    else:
        show(record, table, out, count if to is None else to)


def describe(record: Record) -> dict[str, object]:
    """A checked record as plain data."""
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


def names_in(record: Record, own: Words) -> Names:
    """The names of a record's players: by who sat there, by name, or by seat."""
    kinds = record.tags.get(SEATS_TAG, "").split(",")
    if len(kinds) == record.seats:
        return spoken_names(kinds, own)
    seats = tuple(own.format("terminal-seat", number=seat) for seat in range(record.seats))
    return Names(tuple(record.players) or seats)


def outcome(record: Record, table: PlainTable) -> str:
    """How the game ended, in a few words."""
    result = record.state.result
    return table.voice("terminal-unfinished") if result is None else table.winners(result)


def show(record: Record, table: PlainTable, out: Console, count: int) -> None:
    """Show the position after that many actions, and what the last of them did."""
    voice = table.voice
    out.print(Rule(voice("terminal-after", number=count, count=len(record.entries)), style="muted"))
    state = record.at(max(count - 1, 0))
    if count:
        state.events = []
        entry = record.entries[count - 1]
        by = voice("terminal-chance") if entry.actor == CHANCE else table.names(entry.actor)
        out.print(Text.assemble((f"{by}: ", "muted"), (table.words(state, entry.action), "bold")))
        state.play(entry.action)
        for line in table.story([event.seen_by(SPECTATOR) for event in state.events]):
            out.print(Text(f"· {line}", style="muted"))
        if entry.comment:
            out.print(Text(entry.comment, style="italic"))
    out.print(table.picture(state, SPECTATOR, out.width))
    result = state.result
    if result is not None:
        out.print(table.ending(result))


def step_through(record: Record, table: PlainTable, out: Console) -> None:
    """Step through the positions as the user asks."""
    at, count, voice = 0, len(record.entries), table.voice
    show(record, table, out, at)
    while True:
        try:
            line = out.input(Text(f"{voice('terminal-step', number=at, count=count)} › ", style="you")).strip()
        except (EOFError, KeyboardInterrupt):
            return
        if line == "q":
            return
        wanted = (
            at + 1 if not line else at - 1 if line == "b" else int(line) if line.isdecimal() and len(line) < 10 else -1
        )
        if not line and at == count:
            out.print(voice("terminal-last-action"))
        elif line == "b" and at == 0:
            out.print(voice("terminal-beginning"))
        elif not 0 <= wanted <= count:
            out.print(Text(voice("terminal-step-how", count=count), style="refusal"))
        else:
            at = wanted
            show(record, table, out, at)
