"""`petteia worker` says in a sentence what it lacks."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from petteia.cli import main


def test_a_worker_needs_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PETTEIA_DATABASE", raising=False)
    result = CliRunner().invoke(main, ["worker"])
    assert result.exit_code == 1
    assert result.output.startswith("Error: a worker needs PETTEIA_DATABASE")
    monkeypatch.setenv("PETTEIA_LANGUAGE", "cs")
    result = CliRunner().invoke(main, ["worker"])
    assert result.output.startswith("Error: pracovní proces potřebuje PETTEIA_DATABASE")
    monkeypatch.setenv("PETTEIA_DATABASE", "mysql://nowhere")
    result = CliRunner().invoke(main, ["worker"])
    assert result.output.startswith("Error: PETTEIA_DATABASE: expected an address like postgresql://")
