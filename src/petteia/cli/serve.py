"""`petteia serve`: the server with its page."""

from __future__ import annotations

import click


@click.command()
@click.option("--host", help="The address to listen at.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="The port to listen at; 0 is any that is free.")
@click.option("--data", type=click.Path(file_okay=False), help="The folder of everything that is kept.")
@click.option("--no-browser", is_flag=True, help="Open no browser.")
def serve(host: str | None, port: int | None, data: str | None, no_browser: bool) -> None:
    """Serve the games to browsers.

    Every setting has a name in the environment, too; docs/server.md lists them.
    """
    try:
        from ..server.serve import CannotListen
        from ..server.serve import serve as run
        from ..server.settings import SettingError, read_settings
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"{error.name} is missing; install the server: pip install petteia[server]"
        ) from None
    try:
        run(read_settings(host=host, port=port, data=data), browser=not no_browser)
    except (SettingError, CannotListen) as error:
        raise click.ClickException(str(error)) from None
