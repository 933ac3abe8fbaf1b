"""`petteia backup`: a copy of everything that the server stores."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import click

from ...locale import words
from ..extras import needs_server
from ..parameters import LANGUAGE
from ..wording import told


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--data", type=click.Path(file_okay=False), help="The server's data folder, as for `petteia serve`.")
@LANGUAGE
def backup(file: Path, data: str | None, language: str) -> None:
    """Copy the server's database to FILE, as it is now; the server may be running.

    To restore it, stop the server and replace petteia.sqlite3 in its data folder with FILE. With PostgreSQL, FILE is
    for its program pg_restore; docs/server.md has the command.
    """
    with needs_server():
        from ...server.settings import SettingError, read_settings
        from ...server.store.place import place_of
        from ...server.store.store import Unusable
    try:
        place = place_of(read_settings(data=data))
        place.backup(file)
    except (OSError, sqlite3.Error, SettingError, Unusable) as error:
        raise click.ClickException(told(error)) from None
    copied = {"file": str(place), "copy": str(file), "bytes": file.stat().st_size}
    click.echo(words(language).format("command-copied", **copied))
