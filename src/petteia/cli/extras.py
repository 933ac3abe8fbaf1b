"""Commands that need more than the package itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click


@contextmanager
def needs_server() -> Iterator[None]:
    """Around imports of the server: if something is missing, says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"{error.name} is missing; install the server: pip install petteia[server]"
        ) from None
