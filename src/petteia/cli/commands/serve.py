"""`petteia serve`: the server with its page."""

from __future__ import annotations

import click

from ..extras import needs_server
from ..wording import say, told


@click.command()
@click.option("--host", help="The address to listen on.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="The port to listen on; 0 picks any free one.")
@click.option("--data", type=click.Path(file_okay=False), help="The folder for all stored data.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
def serve(host: str | None, port: int | None, data: str | None, no_browser: bool) -> None:
    """Serve the games to browsers.

    Every setting can also be given as an environment variable; docs/server.md lists them.
    """
    with needs_server():
        from ...server.serve import CannotServe
        from ...server.serve import serve as run
        from ...server.settings import SettingError, read_settings
    try:
        run(read_settings(host=host, port=port, data=data), browser=not no_browser, say=say)
    except (SettingError, CannotServe) as error:
        raise click.ClickException(told(error)) from None
