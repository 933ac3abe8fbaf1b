"""`petteia verify`: was the chance of a game what had been pledged before its first action?"""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text

from ..core.notation import RecordError, read
from ..core.record import Record
from ..core.verification import NothingToVerify, Unfair, verify
from .output import console, print_json
from .parameters import JSON
from .replay import outcome

WRONG = 1
NOTHING = 3


@click.command(name="verify")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@JSON
def verify_command(file: Path, as_json: bool) -> None:
    """Derive every draw and die of a record again from its seeds, and check everything else in it.

    Exit code 0: all is as it was pledged. 1: something is wrong; the first thing that is wrong is named. 3: there is
    nothing to verify, because nothing was pledged or the seeds are not revealed yet.
    """
    try:
        record = read(file.read_text(encoding="utf-8"))
        drawn = verify(record)
    except UnicodeDecodeError:
        fail(file, "not a text file, so not a record", WRONG, as_json)
    except (RecordError, Unfair) as error:
        fail(file, str(error), WRONG, as_json)
    except NothingToVerify as error:
        fail(file, str(error), NOTHING, as_json)
    else:
        tell(file, record, drawn, as_json)


def fail(file: Path, problem: str, code: int, as_json: bool) -> None:
    """Say what is wrong, or that there is nothing to verify."""
    if as_json:
        print_json({"verified": None if code == NOTHING else False, "problem": problem})
    else:
        click.echo(f"Not verified: {file}, {problem}", err=True)
    raise SystemExit(code)


def tell(file: Path, record: Record, drawn: int, as_json: bool) -> None:
    """Say what was verified."""
    assert record.pledge is not None
    result = record.state.result
    if as_json:
        print_json(
            {
                "verified": True,
                "game": record.game.id,
                "actions": len(record.entries),
                "chance": drawn,
                "commitment": record.pledge.house,
                "result": None if result is None else result.plain(),
                "hash": record.state.digest(),
            }
        )
        return
    out = console()
    out.print(
        Text.assemble(("✓ Verified: ", "good"), f"{file}, {record.game.title}, {outcome(record)}"), soft_wrap=True
    )
    for line in (
        f"the seeds are those that were pledged before the first action (SHA-256 {record.pledge.house})",
        f"all {drawn} actions of chance follow from them, each drawn from the outcomes that the rules give",
        f"all {len(record.entries)} actions are legal and lead to this result and position ({record.state.digest()})",
        "the seal is whole: nothing in the file was changed by accident",
    ):
        out.print(Text(f"· {line}", style="muted"), soft_wrap=True)
