"""`petteia backup`: a copy of everything that the server keeps."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import click

from .extras import needs_server


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--data", type=click.Path(file_okay=False), help="The folder of the server, as for `petteia serve`.")
def backup(file: Path, data: str | None) -> None:
    """Copy the database of the server to FILE, as it is at this moment; the server may run meanwhile.

    To restore it, stop the server, and put FILE in the place of petteia.sqlite3 in its folder.
    """
    with needs_server():
        from ..server.database import backup as copy
        from ..server.settings import read_settings
    path = read_settings(data=data).database
    try:
        copy(path, file)
    except (OSError, sqlite3.Error) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{path} is copied to {file} ({file.stat().st_size:,} bytes), and the copy is checked.")
