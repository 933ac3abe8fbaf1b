"""`petteia backup`: a copy of everything that the server stores."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import click

from ...locale import words
from ..extras import needs_server
from ..parameters import LANGUAGE


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--data", type=click.Path(file_okay=False), help="The server's data folder, as for `petteia serve`.")
@LANGUAGE
def backup(file: Path, data: str | None, language: str) -> None:
    """Copy the server's database to FILE, as it is now; the server may be running.

    To restore it, stop the server and replace petteia.sqlite3 in its data folder with FILE.
    """
    with needs_server():
        from ...server.settings import read_settings
        from ...server.store.database import backup as copy
    path = read_settings(data=data).database
    try:
        copy(path, file)
    except (OSError, sqlite3.Error) as error:
        raise click.ClickException(str(error)) from None
    copied = {"file": str(path), "copy": str(file), "bytes": file.stat().st_size}
    click.echo(words(language).format("command-copied", **copied))
