"""Under every trouble, several servers lose and double nothing; `python benchmarks/several.py` goes on for longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from several import TROUBLES, several

PATIENCE = 600.0  # seconds: a run that stands still fails
SHORT = ("killed", "apart_from_postgres", "apart_from_others", "clock_set", "notices_lost", "writers_cut")


def test_nothing_is_lost_or_doubled_between_two_servers(tmp_path: Path) -> None:
    report = asyncio.run(asyncio.wait_for(several(tmp_path, 200, seed=7, tables=4, servers=2, only=SHORT), PATIENCE))
    assert report.clean, report.plain()
    assert report.acknowledged >= 200
    assert set(report.troubles) == set(SHORT)
    assert report.leases > 4, "tables had other owners"


@pytest.mark.prove
def test_nothing_is_lost_or_doubled_among_three_servers(tmp_path: Path) -> None:
    report = asyncio.run(asyncio.wait_for(several(tmp_path, 20_000, seed=1, tables=12, servers=3), 6 * PATIENCE))
    assert report.clean, report.plain()
    assert report.acknowledged >= 20_000
    assert set(report.troubles) == set(TROUBLES)
