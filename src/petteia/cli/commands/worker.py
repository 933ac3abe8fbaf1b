"""`petteia worker`: thinks for servers, on this machine or another."""

from __future__ import annotations

import asyncio
import os

import click

from ..extras import needs_server
from ..wording import say


@click.command()
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=lambda: max(1, (os.cpu_count() or 2) - 1),
    show_default="one less than there are processors",
    help="How many bots and reviews to think about at a time.",
)
def worker(jobs: int) -> None:
    """Let bots think and games be reviewed here, for all servers on the same PostgreSQL database.

    The database is that of PETTEIA_DATABASE; docs/server.md lists all settings. Ctrl-C stops it when what it has begun
    is done.
    """
    with needs_server():
        from ...server.logs import configure
        from ...server.settings import SettingError, read_settings
        from ...server.store.place import place_at
        from ...server.store.store import Unusable
        from ...server.store.upgrade import check_current
    try:
        settings = read_settings()
    except SettingError as error:
        raise click.ClickException(str(error)) from None
    if not settings.database:
        example = "postgresql://user:password@host/name"
        raise click.ClickException(say("command-worker-database", setting="PETTEIA_DATABASE", example=example))
    try:
        from ...server.errands.worker import work
    except ModuleNotFoundError as error:
        missing = say("command-no-server", name=error.name, command="pip install 'petteia[server,postgres]'")
        raise click.ClickException(missing) from None
    try:
        place = place_at(settings.database)
        with place.usable():
            check_current(place)
        configure(settings)
        click.echo(say("command-worker", jobs=jobs))
        asyncio.run(work(settings.database, jobs))
    except Unusable as error:
        raise click.ClickException(str(error)) from None
