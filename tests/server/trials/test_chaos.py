"""Under every trouble at least once, nothing is lost or doubled; `python benchmarks/chaos.py` runs longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

from chaos import chaos
from network.bad_wire import FATES
from troubles import TROUBLES

PATIENCE = 300.0  # seconds: a run that stands still fails


def test_nothing_is_lost_or_doubled_whatever_happens(tmp_path: Path) -> None:
    report = asyncio.run(asyncio.wait_for(chaos(tmp_path, actions=300, seed=7, tables=6), PATIENCE))
    assert report.clean, report.plain()
    assert report.acknowledged >= 300
    assert set(TROUBLES) - set(report.troubles) <= {"full"}  # where no disk can be mounted, none is full
    assert set(report.connections) == set(FATES)
    assert all(report.mischief.values()), report.mischief
