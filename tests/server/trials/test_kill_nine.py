"""An acknowledged move is still there after kill -9; `python benchmarks/kill_nine.py` checks many more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from kill_nine import storm

from server import databases

PATIENCE = 120.0  # seconds: a run that stands still fails


@pytest.mark.usefixtures("on_both")
def test_no_acknowledged_move_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in databases.environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    tally = asyncio.run(asyncio.wait_for(storm(tmp_path, moves=2_000, kills=4, seed=7), PATIENCE))
    assert tally.lost == []
    assert len(tally.acknowledged) >= 2_000
    assert tally.kills >= 2
