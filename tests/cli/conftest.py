"""Commands are run as people run them, in a folder of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import petteia
from cli.running import Run
from cli.toy import Pebbles
from petteia.cli import main
from petteia.core.contract.registry import REGISTERED


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line, split at blanks, with further arguments as they are."""
    monkeypatch.chdir(tmp_path)

    def invoke(command: str, *more: str, typed: str = "", columns: int = 80, locale: str = "C") -> Result:
        environment = {"COLUMNS": str(columns), "TERM": "dumb", "NO_COLOR": "1", "LC_ALL": locale}
        result = CliRunner(env=environment).invoke(main, [*command.split(), *more], input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return invoke


@pytest.fixture
def pebbles() -> Iterator[petteia.Game]:
    """A small game that the commands know for the time of a test."""
    yield petteia.register(Pebbles())
    del REGISTERED["pebbles"]
