"""Under every trouble, several servers lose and double nothing; `python benchmarks/several.py` goes on for longer."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import several as storm
from network import namespaces
from several import TROUBLES, several

PATIENCE = 600.0  # seconds: a run that stands still fails
SHORT = ("killed", "apart_from_postgres", "apart_from_others", "clock_set", "notices_lost", "writers_cut")
UNPLUGGED = ("killed", "apart_from_postgres", "apart_from_others")


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


def in_namespaces(patience: float, **wanted: object) -> Any:
    """What comes of a run in which each server has a network namespace of its own, if this machine has any; else cables
    are cut instead of links."""
    flags = [word for name, value in wanted.items() for word in (f"--{name}", str(value))]
    command = [sys.executable, storm.__file__, "--namespaces", *flags]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=patience, check=False)
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["clean"], report
    assert report["namespaces"] == namespaces.possible()
    return report


def test_nothing_is_lost_or_doubled_when_links_go_down() -> None:
    report = in_namespaces(PATIENCE, actions=200, seed=5, tables=4, servers=2, only=",".join(UNPLUGGED))
    assert report["acknowledged"] >= 200
    assert set(report["troubles"]) == set(UNPLUGGED)


@pytest.mark.prove
@pytest.mark.parametrize("servers", [2, 3])
def test_nothing_is_lost_or_doubled_among_machines(servers: int) -> None:
    report = in_namespaces(6 * PATIENCE, actions=20_000, seed=servers, tables=12, servers=servers)
    assert report["acknowledged"] >= 20_000
    assert set(report["troubles"]) == set(TROUBLES)
