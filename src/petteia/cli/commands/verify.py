"""`petteia verify`: checks that the chance in a game follows from what was pledged before its first action."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import click
from rich.text import Text

from ...core.contract.refusal import Worded
from ...core.records.notation import RecordError, read_at, split
from ...core.records.record import Record
from ...core.records.verification import NothingToVerify, Unfair, order_shown, verify
from ...locale import Words, words
from ..output import console, print_json
from ..parameters import JSON, LANGUAGE
from ..terminal.tables import table_for
from ..terminal.voice import Voice
from ..wording import told
from .replay import names_in, outcome

WRONG = 1
NOTHING = 3


@click.command(name="verify")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@LANGUAGE
@JSON
def verify_command(file: Path, language: str, as_json: bool) -> None:
    """Recompute every draw and die roll of a record from its seeds, and check everything else in it.

    If the file has several records, as written by sim, match and ladder, all of them are checked.

    Exit code 0: everything is as pledged. 1: something is wrong; the first mistake is named. 3: there is nothing to
    verify, because nothing was pledged or the seeds have not been revealed yet; everything else is right.
    """
    verified: list[tuple[Record, int]] = []
    unpledged: list[NothingToVerify] = []
    own = words(language)
    try:
        for first, text in split(file.read_text(encoding="utf-8")):
            record = read_at(first, text)
            try:
                verified.append((record, verify(record)))
            except NothingToVerify as error:
                unpledged.append(error)
    except UnicodeDecodeError:
        fail(own, file, Worded("not a text file, so not a record", "record-not-text"), WRONG, as_json)
    except (RecordError, Unfair) as error:
        fail(own, file, error, WRONG, as_json)
    if unpledged:
        problem: Worded = unpledged[0]
        checked = len(verified) + len(unpledged)
        if checked > 1:
            right = f"{problem} (all actions and results of {checked} records are right)"
            problem = Worded(right, "command-rest-right", problem=problem, count=checked)
        fail(own, file, problem, NOTHING, as_json)
    tell(file, verified, language, as_json)


def fail(own: Words, file: Path, problem: Worded, code: int, as_json: bool) -> NoReturn:
    """Say what is wrong, or that there is nothing to verify."""
    if as_json:
        print_json({"verified": None if code == NOTHING else False, "problem": str(problem)})
    else:
        click.echo(own.format("terminal-not-verified", file=str(file), problem=told(problem)), err=True)
    raise SystemExit(code)


def tell(file: Path, verified: list[tuple[Record, int]], language: str, as_json: bool) -> None:
    """Say what was verified."""
    if as_json:
        found = [describe(record, drawn) for record, drawn in verified]
        print_json(found[0] if len(found) == 1 else found)
        return
    out = console()
    for record, drawn in verified:
        assert record.pledge is not None
        table = table_for(record.game, names_in(record, words(language, record.game.id)), language)
        voice = table.voice
        said = voice("terminal-fair", file=str(file), game=voice.title, outcome=outcome(record, table))
        out.print(Text.assemble(("✓ ", "good"), said), soft_wrap=True)
        for line in (
            voice("terminal-fair-seeds", hash=record.pledge.house),
            voice(f"terminal-fair-{order_shown(record)}", givers=givers(record, voice)),
            voice("terminal-fair-chance", drawn=str(drawn)),
            voice("terminal-fair-actions", actions=str(len(record.entries)), hash=record.state.digest()),
            voice("terminal-fair-seal"),
        ):
            out.print(Text(f"· {line}", style="muted"), soft_wrap=True)


def givers(record: Record, voice: Voice) -> str:
    """The seats whose players contributed seeds, with their names if the record has them."""
    assert record.pledge is not None
    players = dict(enumerate(record.players))
    seats = ((voice("terminal-seat", number=seat), players.get(seat, "")) for seat in record.pledge.seeded)
    return ", ".join(f"{seat} {name}" if name else seat for seat, name in seats)


def describe(record: Record, drawn: int) -> dict[str, object]:
    """A verified record as plain data."""
    assert record.pledge is not None
    result = record.state.result
    return {
        "verified": True,
        "game": record.game.id,
        "actions": len(record.entries),
        "chance": drawn,
        "commitment": record.pledge.house,
        "scheme": record.pledge.scheme,
        "seeded": record.pledge.seeded,
        "result": None if result is None else result.plain(),
        "hash": record.state.digest(),
    }
