"""`petteia migrate`: copies the server's data from SQLite to PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import click
from rich.text import Text

from ...core.records.fair import Seeds
from ...locale import Words, words
from ..extras import needs_server
from ..output import console, print_json, progress
from ..parameters import JSON, LANGUAGE
from ..wording import say, told

if TYPE_CHECKING:
    from ...server.store.audit import Verdict
    from ...server.store.postgres.copying import Migration


@click.command()
@click.option(
    "--to",
    "address",
    required=True,
    envvar="PETTEIA_DATABASE",
    metavar="URL",
    help="An empty database: postgresql://user:password@host/name.  [default: PETTEIA_DATABASE]",
)
@click.option("--data", type=click.Path(file_okay=False), help="The server's data folder, as for `petteia serve`.")
@LANGUAGE
@JSON
def migrate(address: str, data: str | None, language: str, as_json: bool) -> None:
    """Copy the server's data from its SQLite file to PostgreSQL, and check every row and every game there.

    The server may be running: the copy shows the moment at which this command was started. If it is interrupted, run
    it again, and it continues. The file stays as it is.
    """
    with needs_server():
        from ...server.settings import SettingError, read_settings
        from ...server.store.database import File
        from ...server.store.place import place_at, place_of
        from ...server.store.store import Unusable
    try:
        source = place_of(read_settings({}, data=data, database=""))
        place = place_at(read_settings({}, database=address).database)
        assert isinstance(source, File)
        from ...server.store.postgres.copying import Migration

        with place.usable(), source.usable(), closing(Migration(source.path, place)) as migration:
            rows, verdicts = carry_out(migration)
    except KeyboardInterrupt:
        raise click.ClickException(say("command-migration-interrupted")) from None
    except (SettingError, Unusable, sqlite3.Error) as error:
        raise click.ClickException(told(error)) from None
    found = {"from": str(source), "to": str(place), "resumed": migration.resumed, **summary(rows, verdicts)}
    if as_json:
        print_json(found)
    else:
        report(found, verdicts, words(language))


def carry_out(migration: Migration) -> tuple[dict[str, int], list[Verdict]]:
    """Carry out the migration with progress bars; returns the number of rows of each table, and a verdict on each
    game."""
    from ...server.store.postgres.copying import PAGE

    migration.begin()
    rows = migration.count()
    most = sum(-(-count // PAGE) for count in rows.values())
    for _ in progress(migration.copy(), most, "command-copying"):
        pass
    for _ in progress(migration.compare(), most, "command-comparing"):
        pass
    verdicts = list(progress(migration.judge(Seeds), len(migration.games()), "command-checking"))
    migration.finish()
    return rows, verdicts


def summary(rows: dict[str, int], verdicts: list[Verdict]) -> dict[str, object]:
    """What was copied, as plain data. Games that are wrong were wrong before: all rows are identical."""
    return {
        "rows": rows,
        "games": len(verdicts),
        "wrong": sum(bool(verdict.problem) for verdict in verdicts),
        "not_judged": sum(not verdict.judged for verdict in verdicts),
    }


def report(found: dict[str, object], verdicts: list[Verdict], own: Words) -> None:
    """Print the summary for people."""
    out = console()
    rows = found["rows"]
    assert isinstance(rows, dict)
    if found["resumed"]:
        out.print(Text(own.format("command-migration-resumed")), soft_wrap=True)
    copied = {"file": found["from"], "place": found["to"], "rows": sum(rows.values()), "games": found["games"]}
    out.print(Text(own.format("command-migrated", **copied)), soft_wrap=True)
    for verdict in verdicts:
        if verdict.problem:
            out.print(Text.assemble((f"✗ {verdict.table}: ", "refusal"), verdict.problem), soft_wrap=True)
    if found["wrong"]:
        out.print(Text(own.format("command-migration-wrong", count=found["wrong"])), soft_wrap=True)
    out.print(Text(own.format("command-migration-next")), soft_wrap=True)
