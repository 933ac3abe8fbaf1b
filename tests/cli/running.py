"""How tests run a command."""

from __future__ import annotations

from typing import Protocol

from click.testing import Result


class Run(Protocol):
    """Runs a command line, split at blanks, with further arguments as they are, and with typed input."""

    def __call__(self, command: str, *more: str, typed: str = "", columns: int = 80, locale: str = "C") -> Result: ...
