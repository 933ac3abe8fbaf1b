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
from several import TROUBLES, Noted, look_through, several

PATIENCE = 600.0  # seconds: a run that stands still fails
SHORT = (
    *("killed", "apart_from_postgres", "apart_from_others", "clock_set", "notices_lost", "writers_cut"),
    "worker_killed",
)
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
    assert report.thoughts > 100, "the worker has thought for bots"


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


@pytest.mark.prove
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


# ---- whoever looks through the history sees what is wrong

TAKEN_TWICE: list[Noted] = [("taken", "t", 1, "a"), ("taken", "t", 2, "b")]
STALE: list[Noted] = [("taken", "t", 1, "a"), ("left", "t", 1, "b"), ("taken", "t", 2, "b"), ("entry", "t", 7, "a")]
UNOWNED: list[Noted] = [("taken", "t", 1, "a"), ("left", "t", 1, "a"), ("entry", "t", 7, "a")]
LEFT_TWICE: list[Noted] = [("taken", "t", 1, "a"), ("left", "t", 1, "a"), ("left", "t", 1, "a")]


def test_a_history_in_which_all_is_right() -> None:
    right: list[Noted] = [*STALE[:3], ("thought", "", 1, "w"), ("entry", "t", 7, "b"), ("taken", "u", 3, "a")]
    assert look_through(right) == (3, 1, [])


@pytest.mark.parametrize(
    ("history", "said"),
    [
        (TAKEN_TWICE, "t: b took it by 2 while a had it by 1"),
        (STALE, "t: entry 7 was written by a, and (2, 'b') had the table"),
        (UNOWNED, "t: entry 7 was written by a, and None had the table"),
        (LEFT_TWICE, "t: lease 1 ended, and there was none"),
    ],
    ids=["a lease held twice", "a stale owner", "no owner", "left twice"],
)
def test_what_is_done_without_a_lease_is_found(history: list[Noted], said: str) -> None:
    assert look_through(history)[2] == [said]
