"""Commands that need more than the package itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

from .wording import say


@contextmanager
def needs_server() -> Iterator[None]:
    """Wraps imports of the server; if something is missing, says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = say("command-no-server", name=error.name, command="pip install 'petteia[server]'")
        raise click.ClickException(missing) from None
